"""The table of Hero: Immortal King."""

# sheets of web/css, of which later ones win
STYLES = (
    "immortal-king",
    "immortal-king-cards",
    "immortal-king-sizes",
    "immortal-king-marks",
    "immortal-king-cover",
)

# classes of cards that are pointed at, and of buttons on the table beside them: marked by web/css/marks.css
POINTED = ("hik-encounter", "hik-pile", "hik-adventurer", "hik-item", "hik-gesture")
PRESSED = ("hik-opener",)
