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

# classes of cards that are pointed at, and of buttons on the table beside them: marked by web/css/marks.css
POINTED = ("hr-card", "hr-plate", "hr-pack")
PRESSED = ("hr-deed", "hr-opener")
