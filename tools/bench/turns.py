"""Measuring in turns: short slices, each beside one of a reference, so that a busy machine slows all."""

from __future__ import annotations

import gc
from collections.abc import Callable
from math import ceil
from statistics import median
from typing import NamedTuple

ROUNDS = 15
SLICE = 0.02  # seconds that a slice takes at the least

Work = Callable[[], int]  # does something; returns how many units of it
Clock = Callable[[], float]


class Measured(NamedTuple):
    """Microseconds a unit: the least of all slices, and the median of the ratios to the reference's slice."""

    least: float
    ratio: float | None


class _Slice:
    """A work, done so many times over that a slice of it is long enough for the clock."""

    def __init__(self, work: Work, clock: Clock) -> None:
        self.work, self.clock, self.passes = work, clock, 1
        start = clock()
        units = work()
        once = max(clock() - start, 1e-6)
        self.passes = ceil(SLICE / once) if units else 1

    def __call__(self) -> float:
        """Microseconds a unit, now."""
        units, start = 0, self.clock()
        for _ in range(self.passes):
            units += self.work()
        return (self.clock() - start) / units * 1e6


def measure(works: dict[str, Work], clock: Clock, reference: Work | None = None) -> dict[str, Measured]:
    """Measure these works in turns, each beside a slice of the reference."""
    slices = {name: _Slice(work, clock) for name, work in works.items()}
    beside = None if reference is None else _Slice(reference, clock)
    times: dict[str, list[float]] = {name: [] for name in works}
    ratios: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(ROUNDS):
        for name, now in slices.items():
            gc.collect()
            before = beside() if beside else 0.0
            times[name].append(now())
            if beside:
                ratios[name].append(times[name][-1] / before)
    return {name: Measured(min(times[name]), median(ratios[name]) if beside else None) for name in works}
