"""The command line: what `python -m pygames` does besides the laboratory. Nothing of it is in the page."""
