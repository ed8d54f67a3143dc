"""Random numbers: SplitMix64, an integer in and an integer out.

The generator's state is one integer of 64 bits, so it can lie in a game's state: a copy costs nothing
and a replay is the same on every platform. (Steele, Lea, Flood: Fast splittable pseudorandom number
generators, 2014.)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

MASK = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15


def mix(state: int) -> int:
    """The 64 random bits that belong to `state`."""
    z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    return z ^ (z >> 31)


class Rng:
    """A generator of random numbers; `state` is all there is to it.

    >>> dice = Rng(7)
    >>> [dice.below(6) + 1 for _ in range(5)]
    [3, 1, 6, 4, 3]
    """

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & MASK

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1; the bias of the scaling is under n / 2**64."""
        self.state = (self.state + GAMMA) & MASK
        return (mix(self.state) * n) >> 64

    def shuffle(self, items: list[T]) -> None:
        """Put `items` in random order, in place (Fisher and Yates)."""
        state = self.state
        for n in range(len(items), 1, -1):
            # as `below(n)` does, without its calls and names: a shuffle is most of what a deal costs
            state = (state + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
            z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
            j = ((z ^ (z >> 31)) * n) >> 64
            n -= 1  # noqa: PLW2901 — the last of those that are left
            items[n], items[j] = items[j], items[n]
        self.state = state

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """`items` in random order."""
        order = list(items)
        self.shuffle(order)
        return tuple(order)

    def choice(self, items: Sequence[T]) -> T:
        """One of `items`, which must not be empty."""
        return items[self.below(len(items))]
