"""Whether forks are dealt fairly: how often each world comes, against how often it must.

A test lists by brute force the worlds that a seat cannot tell apart, each with its weight; the kit forks
the position by the seeds 0, 1, 2, … and compares. The same code gives the same numbers, so a test that
passes passes always. The bound is wide enough for any fair dealing and far too narrow for one that takes
some worlds a third more often than others.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from math import sqrt
from typing import Any, TypeVar

from pygames.engine.match import Match
from tests.kit.truth import true_state

World = TypeVar("World")

EACH = 60  # forks for each world, on the average
FEWEST = 10  # the rarest world is to be expected so often
BOUND = 4.0  # standard deviations


def drawn(match: Match, seat: int, world: Callable[[Any], Hashable], forks: int) -> Counter[Hashable]:
    """How often forks for this seat have each world, as `world(table)` tells them apart."""
    return Counter(world(true_state(match.fork(seat, seed))) for seed in range(forks))


def excess(found: Mapping[World, int], worlds: Mapping[World, int]) -> float:
    """How much farther the frequencies are from the exact ones than chance takes them, in deviations.

    It is the chi-square distance, brought to a normal distribution (Wilson and Hilferty, 1931).
    """
    total, forks = sum(worlds.values()), sum(found.values())
    expected = {world: forks * weight / total for world, weight in worlds.items()}
    assert min(expected.values()) >= FEWEST, "too few forks for so rare a world"
    square = sum((found.get(world, 0) - n) ** 2 / n for world, n in expected.items())
    free = len(worlds) - 1
    if not free:
        return 0.0
    spread = 2 / (9 * free)
    return float(((square / free) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def dealt_fairly(
    match: Match,
    seat: int,
    world: Callable[[Any], Hashable],
    worlds: Mapping[Hashable, int] | Iterable[Hashable],
    forks: int = 0,
) -> None:
    """Assert that forks have the worlds of `worlds`, no other, each as often as its weight says.

    `worlds` are weights, or the worlds one by one: what comes several times weighs as much. Without
    `forks` there are sixty for each world.
    """
    weights = Counter(worlds)
    assert weights[world(true_state(match))], "the true world is one of them"
    found = drawn(match, seat, world, forks or EACH * len(weights))
    assert not set(found) - set(weights), "worlds that contradict what the seat knows"
    assert excess(found, weights) < BOUND
