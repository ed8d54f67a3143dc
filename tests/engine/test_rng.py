"""Random numbers are SplitMix64, to the bit."""

from collections import Counter

import pytest

from pygames.engine.rng import GAMMA, MASK, Rng, mix

# what the reference implementation (Steele, Lea, Flood; Vigna's splitmix64.c) gives for this seed
SEED = 1234567
REFERENCE = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]


def test_the_numbers_are_those_of_the_reference() -> None:
    rng = Rng(SEED)
    assert [rng.below(1 << 64) for _ in REFERENCE] == REFERENCE


def test_the_state_advances_by_a_constant_and_is_all_there_is() -> None:
    rng = Rng(SEED)
    rng.below(6)
    assert rng.state == SEED + GAMMA
    assert mix(rng.state) == REFERENCE[0]
    assert Rng(rng.state).below(1 << 64) == REFERENCE[1]


def test_a_number_below_n_is_the_scaled_number() -> None:
    for n in (1, 2, 6, 54, 10**12):
        assert Rng(SEED).below(n) == REFERENCE[0] * n >> 64


def test_a_seed_is_taken_modulo_2_to_the_64() -> None:
    assert Rng(SEED + (1 << 64)).state == SEED
    assert Rng(-1).state == MASK


def test_every_number_below_n_comes_up_about_as_often() -> None:
    rng = Rng(7)
    found = Counter(rng.below(6) for _ in range(6000))
    assert set(found) == set(range(6))
    assert all(900 < times < 1100 for times in found.values())


def test_a_shuffle_is_fisher_and_yates_from_the_end() -> None:
    items = list(range(54))
    Rng(SEED).shuffle(items)
    assert sorted(items) == list(range(54))
    rng, slow = Rng(SEED), list(range(54))
    for i in range(53, 0, -1):
        j = rng.below(i + 1)
        slow[i], slow[j] = slow[j], slow[i]
    assert items == slow


def test_a_shuffle_of_nothing_uses_no_random_number() -> None:
    for items in ([], [5]):
        rng = Rng(SEED)
        rng.shuffle(items)
        assert rng.state == SEED


def test_shuffled_leaves_its_items_alone() -> None:
    items = (1, 2, 3, 4, 5)
    order = list(items)
    Rng(3).shuffle(order)
    assert Rng(3).shuffled(items) == tuple(order)
    assert items == (1, 2, 3, 4, 5)


def test_a_choice_is_one_of_the_items() -> None:
    rng = Rng(9)
    assert {rng.choice("abc") for _ in range(50)} == set("abc")
    with pytest.raises(IndexError):
        rng.choice([])
