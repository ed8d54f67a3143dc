"""Formats: free for all, and Hunter in both its forms."""

from typing import Any

import pytest

from tests.hero_realms.scene import A, B, Scene, has, scene
from tests.kit.scene import told


def hunter(*players: Any, form: str = "last-one-standing", **more: Any) -> Scene:
    """A game of Hunter."""
    return scene(*players, options={"format": form}, **more)


@pytest.mark.rules("HR-142")
def test_free_for_all_anyone_may_attack_anyone() -> None:
    s = scene(has(), has(), has(), has(), combat=1)
    assert s.legal("attack") == ["attack B 1", "attack C 1", "attack D 1"]


@pytest.mark.rules("HR-143", "HR-144")
def test_s40_hunter_champions_on_both_sides() -> None:
    s = hunter(has(), has(champions="cron"), has(champions="rake"), has(champions="borg darian"), combat=20)
    assert {text.split()[1] for text in s.legal("attack")} == {"B"}
    assert s.why("attack D 1") == "HR-143 not_on_the_left"
    assert s.why("attack C 1") == "HR-143 not_on_the_left"
    assert s.legal("strike") == ["strike cron", "strike borg"]
    assert s.why("strike rake") == "HR-143 not_a_neighbour"
    assert s.why("strike darian") == "HR-57 guard_first"
    s.play("strike borg")
    assert s.may("strike darian")


@pytest.mark.rules("HR-145", "HR-113")
def test_s38_hunter_first_blood() -> None:
    s = hunter(has(pack="wizard", health=1, deck="gold"), has(), has(), has(), form="first-blood", gold=2)
    s.play("skill channel")
    assert s.result == "blood HR-145 D"


@pytest.mark.rules("HR-146", "HR-143")
def test_s39_hunter_last_one_standing() -> None:
    s = hunter(has(deck="gold"), has(health=3), has(), has(), combat=4)
    s.play("attack B 3")
    assert (s.health("A"), s.cards("A", "hands")) == (60, "gold")
    assert s.may("attack C 1")


@pytest.mark.rules("AMB-HR-37", "HR-143")
def test_hunter_only_the_player_on_the_left_is_a_target() -> None:
    s = hunter(has("spark"), has("gold ruby"), has("gold ruby"))
    s.play("play spark")
    assert s.asks == "B discard"
    s = hunter(has(pack="cleric"), has(), has(), gold=2)
    s.play("skill bless")
    assert s.legal() == ["target A", "target B"]
    assert s.why("target C") == "AMB-HR-37 not_on_the_left"


@pytest.mark.rules("HR-109", "HR-110", "HR-114", "AMB-HR-21")
def test_all_who_are_out_are_out_together() -> None:
    from pygames.games.hero_realms.ending import check_health  # noqa: PLC0415 — no card of the box does it

    for health, wanted in (((0, 0, 5), "last HR-112 C"), ((0, 0, 0), "draw HR-114")):
        s = scene(has(), has(), has())
        s.state.health[:] = health
        s.state.log = []
        check_health(s.state)
        assert s.result == wanted
        assert told(s.state.log, "HR-110 out") == health.count(0)
    s = hunter(has(), has(), has(), has(), form="first-blood")
    s.state.health[:] = [5, 0, 5, 0]
    check_health(s.state)
    assert s.result == "blood HR-145 AC"


@pytest.mark.rules("HR-113", "HR-12")
def test_the_next_living_player_goes_on() -> None:
    s = scene(has("gold"), has(health=2, deck="gold*5"), has(deck="gold*5"), combat=2)
    events = s.play("attack B 2")
    assert told(events, "HR-109 out", seat=B) == 1
    assert told(events, "HR-110 out") == 0
    assert s.asks == "A main"
    s.play("end")
    assert s.asks == "C main"
    s.play("end")
    assert s.state.active == A
    assert s.why("attack B 1") == "HR-109 is_out"
