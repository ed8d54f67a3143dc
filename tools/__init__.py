"""What measures, mines and writes: run by `build.py` or by hand, imported by tests, never by the product."""
