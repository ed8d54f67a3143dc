"""A progress bar in a terminal."""

from __future__ import annotations

import sys
import time
from typing import Self

WIDTH = 30  # characters
EVERY = 0.1  # seconds; it is drawn no more often


class Bar:
    """A progress bar on standard error, when that is a terminal."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.drawn = -EVERY

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if sys.stderr.isatty():
            print("\r" + " " * (WIDTH + 40) + "\r", end="", file=sys.stderr, flush=True)

    def show(self, done: int) -> None:
        """Draw it, unless it was drawn a moment ago."""
        if not sys.stderr.isatty() or time.perf_counter() - self.drawn < EVERY:
            return
        self.drawn = time.perf_counter()
        full = WIDTH * done // self.most
        bar = "█" * full + " " * (WIDTH - full)
        print(f"\r[{bar}] {done} / {self.most}", end="", file=sys.stderr, flush=True)
