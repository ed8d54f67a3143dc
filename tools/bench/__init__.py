"""The benchmark: `python3 build.py bench`. What each figure means is in docs/measurements/performance.md."""
