"""The table of Hero: Immortal King."""

# sheets of web/css, of which later ones win
STYLES = (
    "immortal-king",
    "immortal-king-cards",
    "immortal-king-party",
    "immortal-king-wide",
    "immortal-king-marks",
    "immortal-king-cover",
)
