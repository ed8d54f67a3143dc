"""The table of Hero Realms."""

# sheets of web/css, of which later ones win
STYLES = (
    "hero-realms",
    "hero-realms-players",
    "hero-realms-small",
    "hero-realms-wide",
    "hero-realms-cards",
    "hero-realms-cover",
)

# classes of what is pointed at, and of what is pressed on the mat itself: marked by web/css/marks.css
POINTED = ("hr-card", "hr-plate", "hr-pack")
PRESSED = ("hr-deed", "hr-opener")
