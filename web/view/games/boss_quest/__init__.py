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

# classes of what is pointed at, and of what is pressed on the mat itself: marked by web/css/marks.css
POINTED = ("weapon", "spell", "plate", "companion", "number")
PRESSED = ("opener", "deed", "boss-card", "stock", "tokens")
