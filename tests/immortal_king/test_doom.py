"""Doom: for three fear tokens the dungeon master has the combat die rolled again."""

from __future__ import annotations

import pytest

from tests.immortal_king.scene import scene
from tests.kit.scene import told


@pytest.mark.rules("HIK-58")
def test_doom_costs_three_fear_and_the_new_result_counts() -> None:
    s = scene("hydra imp wisp", party="seer", mana="", fear=4)
    s.play("attack left", dice="6")
    assert s.asks == "master doom"
    assert s.legal() == ["doom", "pass", "enough"]
    events = s.play("doom", dice="3")
    assert told(events, "HIK-58 doom", fear=1) == 1
    assert s.fought == "3 against 6: lost"
    assert s.fear == 1 + 1


@pytest.mark.rules("HIK-58")
def test_the_new_result_counts_for_better_or_worse() -> None:
    s = scene("hydra imp wisp", party="seer", mana="", fear=3)
    s.play("attack left", dice="3")
    s.play("doom", dice="6")
    assert s.won == "hydra"


@pytest.mark.rules("HIK-58", "HIK-60")
@pytest.mark.parametrize("fear", range(5))
def test_doom_is_asked_for_only_if_it_can_be_paid(fear: int) -> None:
    s = scene("hydra imp wisp", fear=fear)
    s.play("attack left", dice="3")
    assert (s.asks == "master doom") == (fear >= 3)


@pytest.mark.rules("HIK-58", "HIK-54")
def test_the_fear_of_a_natural_1_may_pay_for_doom_on_that_very_die() -> None:
    s = scene("hydra imp wisp", fear=2)
    s.play("attack left", dice="1")
    assert s.asks == "master doom"
    s.play("doom", dice="1")
    assert s.fear == 1  # a 1 by doom brings fear like any


@pytest.mark.rules("HIK-58")
def test_doom_rolls_the_die_that_lies_there_whatever_its_sides() -> None:
    s = scene("abunakkashii imp wisp", fear=3, party="giant", mana="")
    s.play("attack left", dice="8/8")
    s.play("doom", dice="2/8")
    assert s.fought == "2 against 9: lost"


@pytest.mark.rules("HIK-58", "AMB-HIK-15")
def test_the_dungeon_master_decides_before_a_power_is_used_on_the_die() -> None:
    s = scene("abunakkashii imp wisp", fear=3)
    s.play("attack left", dice="4")
    assert s.asks == "master doom"
    assert s.why("power nova") == "HIK-04 adventurers_only"
    s.play("pass")
    assert s.asks == "party after"
    s.play("power nova")  # 8 + 1
    assert s.won == "abunakkashii"


@pytest.mark.rules("HIK-58", "AMB-HIK-15")
@pytest.mark.parametrize("action", ["power guard", "power nova", "use strength-potion"])
def test_a_result_on_which_a_power_was_used_is_safe_from_doom(action: str) -> None:
    s = scene("abunakkashii imp wisp", party="nova guard", hand="strength-potion", fear=3)
    s.play("attack left", "roll", dice="3")
    s.play("pass", action)
    assert s.asks == "party after"


@pytest.mark.rules("AMB-HIK-15")
def test_each_new_die_gives_a_new_chance_for_doom() -> None:
    s = scene("abunakkashii imp wisp", fear=3)
    s.play("attack left", dice="2")
    s.play("pass")
    s.play("gift nova", dice="3")
    assert s.asks == "master doom"
    s.play("pass")
    s.play("power hero", dice="11/12")
    assert s.asks == "master doom"
    s.play("doom", dice="2/12")
    assert s.asks == "party after"
    assert s.total == 3


@pytest.mark.rules("AMB-HIK-16")
def test_doom_may_strike_again_and_again_as_long_as_it_is_paid() -> None:
    s = scene("hydra imp wisp", party="seer", mana="", fear=9)
    s.play("attack left", dice="6")
    for left in (6, 3, 0):
        assert s.asks == "master doom"
        s.play("doom", dice="6")
        assert s.fear == left
    assert s.won == "hydra"


@pytest.mark.rules("AMB-HIK-17")
def test_a_gift_that_always_counts_leaves_the_chance_for_doom() -> None:
    s = scene("hydra imp wisp", party="hero", mana="", open="sword", fear=3)
    s.play("attack left", dice="4")  # 4 + 1 + 1: it would win
    assert s.asks == "master doom"
    s.play("doom", dice="2")
    assert s.fought == "4 against 6: lost"


@pytest.mark.rules("HIK-58", "AMB-HIK-16")
def test_who_has_enough_is_not_asked_again_in_this_fight_but_in_the_next() -> None:
    s = scene("abunakkashii imp wisp", fear=3)
    s.play("attack left", dice="2")
    s.play("enough")
    s.play("gift nova", dice="3")
    assert s.asks == "party after"
    s.play("accept", "pass")
    s.play("attack left", dice="2")
    assert s.asks == "master doom"


@pytest.mark.rules("HIK-58")
def test_doom_and_letting_it_stand_belong_to_a_fights_die() -> None:
    s = scene(start="construction", fear=6)
    assert s.asks == "master swap"
    assert s.why("doom") == "HIK-58 not_doom"
    assert s.why("enough") == "HIK-58 not_doom"


@pytest.mark.rules("HIK-58", "AMB-HIK-14")
def test_doom_leaves_the_dungeons_own_die_alone() -> None:
    s = scene("dice-imp imp wisp", party="seer", mana="", fear=3)
    s.play("attack left", dice="5 6")
    s.play("doom", dice="2")
    assert s.fought == "2 against 5: lost"
