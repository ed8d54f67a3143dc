"""The measure of docs/balance.md: whether the party has a way on."""

import re
from typing import Any

import pytest

from tests.immortal_king.scene import PROVING_GROUND, scene
from tools.balance.arena import Pairing, tally
from tools.balance.chapters import wilson
from tools.balance.ways import has_way_on

HOPELESS = "abunakkashii fiend bone-king"  # 9, 7 and 7: more than a six


def way(fronts: str, **more: Any) -> bool:
    """Whether a party, by default one without mana or anything else that helps, has a way on alone."""
    given: dict[str, Any] = {"seats": 1, "scenario": "dark-evening", "party": "captain", "mana": ""} | more
    return has_way_on(scene(fronts, **given).state)


def test_a_fight_that_the_best_throw_wins_is_a_way_on() -> None:
    assert not way(HOPELESS)
    assert way("abunakkashii fiend zombie")
    assert not way("abunakkashii fiend zombie+")


def test_a_die_in_a_power_counts_as_the_least_whatever_was_rolled_before() -> None:
    assert way("abunakkashii fiend dice-fiend", power_die=6)
    assert way("abunakkashii fiend mana-eater", mana_then=4)


def test_mana_and_potions_are_counted() -> None:
    assert way(HOPELESS, party="nova", mana="nova")
    assert way(HOPELESS, hand="strength-potion")
    assert not way(HOPELESS, party="nova", hand="courage-potion")
    assert way(HOPELESS, party="nova", hand="mana-potion")


def test_what_can_be_paid_first_is_counted() -> None:
    assert way(HOPELESS, hand="sword", won="green")
    assert not way(HOPELESS, hand="sword")
    assert way("abunakkashii fiend zombie+", hand="lullaby", won="green")
    assert way(HOPELESS, hand="monster-hunt")


def test_courage_that_is_bought_is_no_way_on() -> None:
    assert not way(HOPELESS, hand="rest", won="yellow blue")


def test_flight_is_no_way_on() -> None:
    assert not way(HOPELESS, party="sneak", mana="sneak")


@pytest.mark.rules("HIK-70")
def test_a_trap_that_the_party_survives_is_a_way_on() -> None:
    cards = re.sub(r'(id = "spikes"(?:\n.+)*?\npower = )5', r"\g<1>9", PROVING_GROUND)
    fronts = "abunakkashii fiend spikes"  # with Pain: two courage tokens
    assert way(fronts, cards=cards, courage=3)
    assert not way(fronts, cards=cards, courage=2)
    assert way(fronts, cards=cards, courage=5, fear=7)
    assert not way(fronts, cards=cards, courage=5, fear=8)  # the scale has ten steps


@pytest.mark.rules("HIK-72")
def test_gestures_can_always_win() -> None:
    assert has_way_on(scene("abunakkashii fiend orc", party="captain", mana="").state)


def test_the_open_way_is_one_only_if_the_final_monster_can_be_beaten() -> None:
    only = ("only", "only", "")
    assert not way("- abunakkashii fiend", piles=only)
    assert way("- abunakkashii fiend", piles=only, party="nova", mana="nova")


def test_a_game_is_the_same_for_the_same_seed() -> None:
    trial = Pairing("lair", scenario="lich")
    found = tally(trial, 3, 2)
    assert found == tally(trial, 3, 2)
    assert found.games == 2
    assert found.wins + found.stuck <= 2


def test_wilsons_interval() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    low, high = wilson(100, 100)
    assert (round(low, 3), round(high, 3)) == (0.963, 1.0)
