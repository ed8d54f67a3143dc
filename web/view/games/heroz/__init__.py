"""The table of HEROZ."""

# sheets of web/css, of which later ones win
STYLES = ("heroz", "heroz-troops", "heroz-front", "heroz-wide", "heroz-marks", "heroz-cover")
