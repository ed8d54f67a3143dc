"""The table of the Skirmish, on that of Hero Realms."""

# sheets of web/css, of which later ones win
STYLES = ("hero-realms-skirmish", "hero-realms-skirmish-cover")

# classes of cards that are pointed at, and of buttons on the table beside them: marked by web/css/marks.css
POINTED = ("sk-choice",)
PRESSED = ("sk-counter", "sk-chip")
