"""Exact odds: every way in which the dice may fall is played, and the victories are counted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from tests.immortal_king.scene import scene

D6 = [str(die) for die in range(1, 7)]
D12 = [f"{die}/12" for die in range(1, 13)]
GESTURES = ("rock", "paper", "scissors")


def odds(fight: Callable[..., bool], *dice: Sequence[str]) -> Fraction:
    """The share of victories among all falls of these dice; `fight` plays one and says whether it was won."""
    falls = list(product(*dice))
    return Fraction(sum(fight(*fall) for fall in falls), len(falls))


def plain(front: str, **more: Any) -> Callable[..., bool]:
    """A fight in which the party has nothing to use."""

    def fight(*dice: str) -> bool:
        s = scene(f"{front} rat#3 imp", **{"party": "seer", "mana": "", **more})
        s.play("attack left", dice=" ".join(dice))
        return bool(s.last["how"] == "won")

    return fight


def with_hero(front: str, place: str = "left") -> Callable[..., bool]:
    """Hero alone: the d6, and if it does not suffice his d12."""

    def fight(die: str, twelve: str) -> bool:
        s = scene(f"{front} rat#3 imp", party="hero")
        s.play(f"attack {place}", dice=die)
        s.play("power hero", dice=twelve)
        if s.asks == "party after":
            s.play("accept")
        return bool(s.last["how"] == "won") if s.match.decision else s.result == "slain HIK-75 party"

    return fight


@pytest.mark.rules("HIK-112", "HIK-40")
def test_a_d6_beats_a_power_of_4_in_3_cases_of_6() -> None:
    assert odds(plain("rat"), D6) == Fraction(3, 6)


@pytest.mark.rules("HIK-112", "HIK-08")
def test_the_d12_with_heros_gift_beats_a_power_of_9_in_5_cases_of_12() -> None:
    assert odds(with_hero("abunakkashii"), D6, D12) == Fraction(5, 12)  # no d6 reaches 9


@pytest.mark.rules("HIK-112", "HIK-26", "HIK-78")
def test_the_d12_with_heros_gift_beats_the_lich_in_6_cases_of_12() -> None:
    assert odds(with_hero("-", "final"), D6, D12) == Fraction(6, 12)  # nor 8


@pytest.mark.rules("HIK-40", "HIK-66")
@pytest.mark.parametrize(
    ("front", "cases"), [("sulker", 4), ("rat", 3), ("rat+", 2), ("drake", 2), ("hydra", 1), ("hydra+", 0)]
)
def test_a_d6_reaches_a_power_in_as_many_cases_as_the_power_leaves(front: str, cases: int) -> None:
    party = {"party": "guard", "mana": ""}  # her gift adds nothing
    assert odds(plain(front, **party), D6) == Fraction(cases, 6)


@pytest.mark.rules("HIK-77")
def test_a_d6_against_a_power_of_1d6_wins_in_21_cases_of_36() -> None:
    assert odds(plain("dice-imp"), D6, D6) == Fraction(21, 36)


@pytest.mark.rules("AMB-HIK-18")
def test_a_gift_that_rolls_again_beats_a_power_of_4_in_3_cases_of_4() -> None:
    def fight(first: str, second: str) -> bool:
        s = scene("rat imp wisp", party="nova", mana="")
        s.play("attack left", dice=first)
        if s.asks == "party after":
            s.play("gift nova", dice=second)
        if s.asks == "party after":
            s.play("accept")
        return bool(s.last["how"] == "won")

    assert odds(fight, D6, D6) == Fraction(3, 4)


@pytest.mark.rules("HIK-58")
def test_doom_on_every_die_that_would_win_leaves_1_case_of_4() -> None:
    def fight(first: str, second: str) -> bool:
        s = scene("rat imp wisp", party="seer", mana="", fear=3)
        s.play("attack left", dice=first)
        if int(first) >= 4:
            s.play("doom", dice=second)
        else:
            s.play("pass")
        return bool(s.last["how"] == "won")

    assert odds(fight, D6, D6) == Fraction(1, 4)


@pytest.mark.rules("HIK-72", "HIK-97")
def test_by_gestures_the_party_wins_6_cases_of_9() -> None:
    def fight(ours: str, theirs: str) -> bool:
        s = scene("orc imp wisp")
        s.play("attack left", f"show {ours}", f"show {theirs}")
        return bool(s.last["how"] == "won")

    assert odds(fight, GESTURES, GESTURES) == Fraction(6, 9)
