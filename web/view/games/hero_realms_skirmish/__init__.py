"""The table of the Skirmish, on that of Hero Realms."""

# sheets of web/css, of which later ones win
STYLES = ("hero-realms-skirmish", "hero-realms-skirmish-cover")

# classes of what is pointed at, and of what is pressed on the mat itself: marked by web/css/marks.css
POINTED = ("sk-choice",)
PRESSED = ("sk-counter", "sk-chip")
