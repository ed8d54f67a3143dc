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

# classes of cards that are pointed at, and of buttons on the table beside them: marked by web/css/marks.css
POINTED = ("weapon", "spell", "plate", "companion", "number")
PRESSED = ("opener", "deed", "boss-card", "stock", "tokens")
