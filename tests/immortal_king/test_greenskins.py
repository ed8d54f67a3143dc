"""Greenskins: with two players they are fought by rock, paper, scissors."""

import pytest

from pygames.engine.event import Event
from tests.immortal_king.scene import Scene, scene
from tests.kit.scene import told

BEATS = {"paper": "rock", "scissors": "paper", "rock": "scissors"}
GESTURES = ("rock", "paper", "scissors")
PAIRS = [(ours, theirs) for ours in GESTURES for theirs in GESTURES]


def shown(s: Scene, ours: str, theirs: str) -> list[Event]:
    """The fight in the left corridor, by these gestures; what happened."""
    s.play("attack left", f"show {ours}")
    return s.play(f"show {theirs}")


@pytest.mark.rules("HIK-72", "HIK-96", "HIK-97")
@pytest.mark.parametrize(("ours", "theirs"), PAIRS)
def test_paper_beats_rock_rock_beats_scissors_scissors_beat_paper_and_a_tie_is_the_partys(
    ours: str, theirs: str
) -> None:
    s = scene("orc imp wisp")
    events = shown(s, ours, theirs)
    won = ours == theirs or BEATS[ours] == theirs
    assert (s.last["how"] == "won") == won
    assert s.last["gestures"] == [ours, theirs]
    assert told(events, "HIK-96 gestures", gesture=ours, gesture2=theirs) == 1
    assert s.won == ("orc" if won else "")
    assert s.asks == "master swap"


@pytest.mark.rules("HIK-96")
def test_the_choice_is_simultaneous_the_dungeon_master_answers_without_knowing() -> None:
    s = scene("orc imp wisp")
    s.play("attack left")
    assert s.asks == "party gesture"
    assert s.legal() == ["show rock", "show paper", "show scissors"]
    assert s.why("pass") == "HIK-72 must_gesture"
    events = s.play("show scissors")
    assert s.asks == "master gesture"
    assert s.why("pass") == "HIK-72 must_gesture"
    assert s.view("party")["fight"]["gesture"] == "scissors"
    assert s.view("master")["fight"]["gesture"] is None
    assert s.view()["fight"]["gesture"] is None
    assert [(event.to, event.params) for event in events] == [(0, {})]
    assert s.legal() == ["show rock", "show paper", "show scissors"]


@pytest.mark.rules("HIK-72", "HIK-61")
def test_a_greenskin_from_ambush_is_turned_up_and_fought_by_gestures() -> None:
    s = scene("(orc) imp wisp", hand="strength-potion", fear=3)
    events = s.play("attack left")
    assert told(events, "ambush_revealed", card="orc") == 1
    assert s.asks == "party gesture"


@pytest.mark.rules("HIK-72", "HIK-73")
def test_no_die_is_rolled_and_no_power_counts() -> None:
    s = scene("orc imp wisp", hand="strength-potion", fear=3)
    assert s.view()["corridors"][0]["encounter"]["power"] is None
    before = s.state.rng_state
    events = shown(s, "rock", "paper")
    assert s.state.rng_state == before
    assert told(events, "rolled") == 0
    assert s.last["power"] is None
    assert s.last["total"] is None


@pytest.mark.rules("AMB-HIK-24")
@pytest.mark.parametrize(("ours", "theirs"), PAIRS)
def test_neither_tenacity_nor_gifts_nor_objects_change_a_fight_by_gestures(ours: str, theirs: str) -> None:
    plain = scene("orc imp wisp", party="seer", mana="")
    shown(plain, ours, theirs)
    rich = scene("orc+ imp wisp", party="hero nova guard", open="sword", hand="strength-potion", fear=6)
    shown(rich, ours, theirs)
    assert rich.last["how"] == plain.last["how"]
    assert rich.mana == "hero nova guard"


@pytest.mark.rules("AMB-HIK-24", "HIK-56")
def test_a_greenskin_may_get_a_tenacity_token_all_the_same() -> None:
    s = scene("rat imp wisp", party="seer", mana="", fear=2, piles=("orc", "", ""))
    s.play("attack left", dice="5")
    s.play("harden")
    assert s.fronts == "orc+ imp wisp"


@pytest.mark.rules("AMB-HIK-25", "HIK-50", "HIK-53")
def test_a_round_lost_to_a_greenskin_costs_courage_and_brings_fear_like_any_fight() -> None:
    s = scene("orc imp wisp")
    events = shown(s, "rock", "paper")
    assert told(events, "HIK-50 courage_lost", n=1) == 1
    assert s.tokens == (4, 1)
    assert s.fronts == "orc imp wisp"


@pytest.mark.rules("AMB-HIK-25", "HIK-79")
def test_pain_counts_against_greenskins_too() -> None:
    s = scene("orc-torturer imp wisp")
    shown(s, "rock", "paper")
    assert s.tokens == (3, 2)


@pytest.mark.rules("HIK-66", "HIK-67", "HIK-68", "HIK-72")
def test_a_beaten_greenskin_is_kept_replaced_and_brings_its_mana() -> None:
    s = scene("orc-drummer imp wisp", mana="hero", fear=1, piles=("rat", "", ""))
    shown(s, "rock", "scissors")
    assert s.mana == "hero nova"
    assert s.asks == "master place"
    s.play("ambush")
    assert (s.won, s.fronts) == ("orc-drummer", "(rat) imp wisp")
