"""The kit that compares frequencies lets a fair dealing pass and no other (tests/kit/frequencies.py)."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations

import pytest

from pygames.engine.rng import Rng
from tests.kit.frequencies import BOUND, EACH, excess

WORLDS = Counter(permutations("abcd"))


def deals(deal: Callable[[Rng], tuple[str, ...]]) -> Counter[tuple[str, ...]]:
    return Counter(deal(Rng(seed)) for seed in range(EACH * len(WORLDS)))


def fair(chance: Rng) -> tuple[str, ...]:
    return chance.shuffled("abcd")


def a_greedy_one(chance: Rng) -> tuple[str, ...]:
    """The last place must not have `d`: whoever deals it last and mends the fault afterwards is not fair."""
    cards = list(chance.shuffled("abcd"))
    if cards[3] == "d":
        cards[0], cards[3] = cards[3], cards[0]
    return tuple(cards)


def test_a_fair_dealing_passes() -> None:
    assert abs(excess(deals(fair), WORLDS)) < BOUND / 2


def test_a_dealing_that_mends_its_faults_is_found_out() -> None:
    worlds = Counter(world for world in WORLDS if world[3] != "d")
    assert excess(deals(a_greedy_one), worlds) > 2 * BOUND


def test_one_world_too_many_is_found_out() -> None:
    assert excess(deals(fair), WORLDS + Counter([("a", "b", "c", "d")] * 2)) > BOUND / 2
    assert excess(deals(fair), Counter(list(WORLDS)[:12])) > 3 * BOUND


def test_weights_count() -> None:
    found = Counter({"heads": 600, "tails": 400})
    assert excess(found, {"heads": 3, "tails": 2}) < 0
    assert excess(found, {"heads": 1, "tails": 1}) > BOUND


def test_a_world_that_is_too_rare_for_the_number_of_forks_is_refused() -> None:
    with pytest.raises(AssertionError, match="too few"):
        excess(Counter({"a": 100}), {"a": 99, "b": 1})
