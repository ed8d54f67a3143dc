"""The booklet's worked example (HIK-S1), and scenarios derived from its rules (HIK-S2, S3, S6, S7)."""

from typing import Any

import pytest

from tests.immortal_king.scene import Scene, scene
from tests.kit.scene import told


def abunakkashii(**more: Any) -> Scene:
    """Nova and Hero before Abunakkashii, as the booklet tells it."""
    return scene("abunakkashii rat imp", party="hero nova", courage=2, fear=2, **more)


@pytest.mark.rules(
    *("HIK-08", "HIK-10", "HIK-40", "HIK-54", "HIK-58", "HIK-62", "HIK-64", "HIK-66", "HIK-91", "HIK-94"),
    *("AMB-HIK-13", "AMB-HIK-15", "AMB-HIK-17", "AMB-HIK-18", "AMB-HIK-74"),
)
def test_s1_nova_and_hero_beat_abunakkashii_as_the_booklet_tells_it() -> None:
    s = abunakkashii()
    assert s.power("left") == 9
    assert s.mana == "hero nova"

    events = s.play("attack left", dice="1")
    assert told(events, "HIK-54 fear", n=1, fear=3) == 1
    assert s.asks == "party after"  # 1 * 2 + 1 would not do: the example has no doom here, AMB-HIK-74

    s.play("gift nova", dice="2")
    assert s.tokens == (2, 3)

    s.play("power hero", dice="11/12")
    assert s.mana == "nova"
    assert s.asks == "master doom"
    s.play("doom", dice="4/12")
    assert s.fear == 0
    assert s.asks == "party after"

    s.play("power nova")
    assert s.mana == ""
    assert s.fought == "9 against 9: won"  # 4 * 2 + 1
    assert s.last["rolls"] == [[6, 1], [6, 2], [12, 11], [12, 4]]
    assert (s.last["multiplier"], s.last["bonus"]) == (2, 1)
    assert s.won == "abunakkashii"
    assert s.tokens == (2, 0)


@pytest.mark.rules("HIK-50", "HIK-52", "HIK-53", "HIK-74", "HIK-79")
def test_s2_the_same_party_fails_and_pain_takes_all_its_courage() -> None:
    s = abunakkashii()
    s.play("attack left", dice="2")
    s.play("accept")
    assert s.tokens == (0, 2 + 2)
    assert s.result == "demoralised HIK-74 master"


@pytest.mark.rules("HIK-79", "HIK-52", "HIK-53", "HIK-54")
def test_s2_with_all_that_they_have_they_may_still_fail() -> None:
    s = abunakkashii()
    s.play("attack left", dice="1")
    s.play("gift nova", dice="2")
    s.play("power hero", dice="11/12")
    s.play("doom", dice="3/12")
    s.play("power nova")  # 3 * 2 + 1
    assert s.fought == "7 against 9: lost"
    assert s.tokens == (0, 2)
    assert s.result == "demoralised HIK-74 master"


@pytest.mark.rules("HIK-38", "HIK-67", "AMB-HIK-03", "HIK-30")
def test_s7_after_sixteen_victories_in_one_corridor_the_final_monster_may_be_attacked() -> None:
    weak = "rat#2 rat#3 imp imp#2 imp#3 imp#4 snare pit spikes wisp wisp#2 drake page mimic hydra"
    s = scene("rat zombie zombie#2", party="hero", piles=(weak, "", ""))
    for left in range(15, -1, -1):
        assert s.piles[0] == left
        assert s.why("attack final") == "HIK-38 way_closed"
        s.play("attack left", dice="6")
        if s.asks == "master guard":
            s.play("pass")
        s.play("pass")
    assert s.won == f"rat {weak}"
    assert s.fronts == "- zombie zombie#2"
    assert s.may("attack final")
