"""The table of Boss Quest."""

# sheets of web/css, of which later ones win
STYLES = (
    "boss-quest",
    "boss-quest-court",
    "boss-quest-cards",
    "boss-quest-spells",
    "boss-quest-knights",
    "boss-quest-wide",
    "boss-quest-marks",
    "boss-quest-cover",
)
