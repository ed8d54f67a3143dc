"""The table of Escarmouche, on that of Hero Realms."""

# sheets of web/css, of which later ones win
STYLES = ("hero-realms-skirmish", "hero-realms-skirmish-cover")
