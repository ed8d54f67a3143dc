"""The table of the Skirmish, on that of Hero Realms."""

# sheets of web/css, of which later ones win
STYLES = ("hero-realms-skirmish", "hero-realms-skirmish-cover")

POINTED = ("sk-choice",)  # classes of what is pointed at: marked by web/css/marks.css
