"""Exact odds: every way in which the dice may fall is played, and the victories are counted."""

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
