"""The table of Matches."""

STYLES = ()
