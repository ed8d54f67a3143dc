"""A clock that never goes back."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class SteadyClock:
    """Seconds by another clock. While that one goes back, as after a machine has slept, this stands."""

    def __init__(self, read: Callable[[], float]) -> None:
        self.read = read
        self.last = inf  # it begins when it is first read
        self.passed = 0.0

    def __call__(self) -> float:
        """How much time has passed."""
        read = self.read()
        self.passed += max(0.0, read - self.last)
        self.last = read
        return self.passed
