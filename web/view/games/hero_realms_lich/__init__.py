"""The table of the Lich's game, on that of Hero Realms."""

# sheets of web/css, of which later ones win
STYLES = ("hero-realms-lich", "hero-realms-lich-cover")
