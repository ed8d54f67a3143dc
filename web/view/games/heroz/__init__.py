"""The table of HEROZ."""

# sheets of web/css, of which later ones win
STYLES = ("heroz", "heroz-troops", "heroz-front", "heroz-wide", "heroz-marks", "heroz-cover")

# classes of what is pointed at, and of what is pressed on the mat itself: marked by web/css/marks.css
POINTED = ("card-button", "place", "column")
PRESSED = ("spread-open",)
