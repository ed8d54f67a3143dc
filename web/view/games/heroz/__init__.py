"""The table of HEROZ."""
