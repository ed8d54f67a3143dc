"""What builds `dist/`: run by build.py with the venv's Python, never part of the page."""
