"""The table of Hero Realms."""

# sheets of web/css, of which later ones win
STYLES = ("hero-realms", "hero-realms-cards", "hero-realms-wide", "hero-realms-cover")
