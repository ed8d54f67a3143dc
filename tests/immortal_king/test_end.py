"""The end of the turn, and of the game."""

from __future__ import annotations

from typing import Any

import pytest

import pygames
from pygames.engine.standing import Figure
from pygames.games.immortal_king.game import GAME
from pygames.games.immortal_king.standing import standings
from pygames.words.localizer import Localizer
from tests.immortal_king.scene import Scene, scene
from tests.immortal_king.tester import having
from tests.kit.scene import told


def at_the_end(courage: int = 1, front: str = "zombie", **more: Any) -> Scene:
    """A fight has been lost, and with it the last courage if there was one token."""
    s = scene(f"{front} imp wisp", party="captain", mana="", courage=courage, **more)
    s.play("attack left", *["roll", "accept"] * bool(more.get("hand")), dice="2")
    return s


# --- who has won ---


@pytest.mark.rules("HIK-74", "HIK-52", "HIK-39", "HIK-04", "AMB-HIK-53", "HIK-79")
def test_without_courage_the_party_has_lost() -> None:
    s = at_the_end()
    assert s.result == "demoralised HIK-74 master"
    assert (s.asks, s.tokens) == ("nobody", (0, 1))
    assert at_the_end(2).match.result is None
    assert at_the_end(2, "torturer").result == "demoralised HIK-74 master"


@pytest.mark.rules("HIK-75", "HIK-04")
def test_with_the_final_monster_dead_and_courage_left_the_adventurers_have_won() -> None:
    s = scene("- imp wisp", party="seer", mana="", courage=1)
    events = s.play("attack final", dice="6")
    assert told(events, "HIK-75 slain", card="lich") == 1
    assert s.result == "slain HIK-75 party"
    assert s.asks == "nobody"


@pytest.mark.rules("HIK-38")
def test_who_attacks_the_final_monster_is_told_so_and_not_its_name_twice() -> None:
    s = scene("- imp wisp", party="seer", mana="", courage=1)
    event = s.play("attack final", dice="6")[0]
    assert (
        Localizer(GAME, "en", ("Ada", "Blaise")).event(event) == "The party attacks the final monster: Lich."
    )


@pytest.mark.rules("AMB-HIK-07", "HIK-74")
def test_without_courage_even_the_death_of_the_final_monster_does_not_help() -> None:
    s = scene("- imp wisp", start="end_of_turn", courage=0, slain=True)
    assert s.result == "demoralised HIK-74 master"


@pytest.mark.rules("HIK-76", "HIK-36")
def test_otherwise_a_new_turn_starts() -> None:
    s = at_the_end(2)
    assert (s.asks, s.state.turn, s.state.fighting) == ("master swap", 3, -1)
    s = scene("rat imp wisp", party="captain", mana="")
    events = s.play("attack left", dice="6")
    assert told(events, "HIK-36 turn", n=3) == 1
    assert s.asks == "master swap"


# --- a last potion ---


@pytest.mark.rules("AMB-HIK-08", "AMB-HIK-63", "HIK-17")
def test_a_potion_brings_courage_back_before_the_game_is_lost() -> None:
    s = at_the_end(hand="courage-potion sword")
    assert (s.asks, s.legal(), s.match.result) == ("party last", ["use courage-potion", "pass"], None)
    s.play("use courage-potion")
    assert (s.courage, s.asks, s.state.turn) == (2, "master swap", 3)


@pytest.mark.rules("AMB-HIK-63", "HIK-74")
def test_the_party_may_give_up_the_last_potion() -> None:
    s = at_the_end(hand="courage-potion")
    s.play("pass")
    assert s.result == "demoralised HIK-74 master"
    assert s.hand == "courage-potion"


@pytest.mark.rules("AMB-HIK-63", "HIK-29", "HIK-74")
def test_the_question_is_put_whatever_lies_face_down_so_that_it_betrays_nothing() -> None:
    s = at_the_end(hand="sword", won="green")
    assert (s.asks, s.legal()) == ("party last", ["pass"])
    s.play("pass")
    assert s.result == "demoralised HIK-74 master"


@pytest.mark.rules("AMB-HIK-63", "HIK-19", "HIK-20")
def test_at_the_last_moment_there_is_time_for_potions_only() -> None:
    s = at_the_end(hand="sword courage-potion strength-potion", open="well", won="green")
    assert s.asks == "party last"
    assert s.why("use sword") == "HIK-65 object_phase"
    assert s.why("use well") == "HIK-65 quest_phase"
    assert s.why("use strength-potion") == "HIK-64 acts_in_fight"
    assert s.why("power captain") == "HIK-64 power_in_fight"


@pytest.mark.rules("AMB-HIK-63", "AMB-HIK-49")
def test_the_last_potion_is_paid_for_too() -> None:
    for won, may in (("green", False), ("red", True)):
        s = having(potion='kind = "courage", amount = 1', cost='["red"]', won=won, courage=1)
        s.play("attack left", "roll", "accept", dice="2")
        assert s.asks == "party last"
        assert s.may("use potion") == may
    s.play("use potion")
    assert (s.courage, s.won, s.asks) == (1, "", "master swap")


@pytest.mark.rules("AMB-HIK-63", "HIK-42")
def test_a_potion_that_brings_no_courage_is_not_the_last_one() -> None:
    s = at_the_end(hand="mana-potion courage-potion")
    s.play("use mana-potion")
    assert (s.asks, s.mana, s.courage) == ("party last", "captain", 0)
    s.play("use courage-potion")
    assert (s.asks, s.courage) == ("master swap", 2)


@pytest.mark.rules("AMB-HIK-08", "HIK-50")
def test_the_courage_is_looked_at_at_the_end_of_the_turn_and_not_before() -> None:
    s = scene("spikes imp wisp", party="captain", mana="", courage=2, hand="courage-potion")
    events = s.play("attack left", "roll", "accept", dice="2")
    assert told(events, "HIK-70 sprung") == 1  # the trap is beaten although no courage is left
    assert s.won == "spikes"
    assert s.asks == "master place"  # and 2 fear can be paid before the end
    s.play("place")
    assert (s.asks, s.mana) == ("party last", "captain")


# --- a game that is lost ---


@pytest.mark.rules("AMB-HIK-08", "AMB-HIK-63", "HIK-74")
@pytest.mark.parametrize("courage", [1, 2])
def test_in_a_game_that_is_lost_nobody_is_asked_anything_more(courage: int) -> None:
    """A trap with mana takes two: no mana to place, no next encounter to lay, no last potion."""
    s = scene("spikes imp wisp", party="captain seer", mana="", hand="sword", courage=courage, fear=9,
              drunk="courage-potion")  # fmt: skip
    s.play("attack left", "roll", "accept", dice="1")
    assert s.result == "demoralised HIK-74 master"
    assert (s.won, s.fear, s.fronts) == ("spikes", 9 + 1 + courage, "- imp wisp")


@pytest.mark.rules("AMB-HIK-63", "HIK-29")
def test_a_game_is_lost_where_nobody_can_think_of_a_potion_that_helps() -> None:
    """With two players what the party has is not asked: the only potion of courage has been drunk."""
    for drunk, asks in (("courage-potion", "nobody"), ("strength-potion", "party last")):
        s = at_the_end(hand="sword map", drunk=drunk)
        assert s.asks == asks


@pytest.mark.rules("AMB-HIK-63")
def test_alone_only_what_is_really_there_counts() -> None:
    for hand, asks in (("sword", "nobody"), ("mana-potion", "nobody"), ("courage-potion", "party last")):
        s = at_the_end(hand=hand, seats=1)
        assert s.asks == asks


@pytest.mark.rules("AMB-HIK-63", "HIK-110", "HIK-108")
def test_alone_the_scale_asks_nothing_in_a_game_that_is_lost() -> None:
    s = scene("zombie imp wisp", party="captain seer", courage=1, fear=2, seats=1, scenario="search")
    s.play("attack left", "roll", "accept", dice="1")
    assert s.result == "demoralised HIK-74"
    assert s.fear == 3  # the step at which an adventurer would lose mana


@pytest.mark.rules("HIK-53")
def test_the_final_table_has_a_row_for_each_seat_and_none_for_a_dungeon_without_a_master() -> None:
    s = scene("hydra imp wisp", party="seer", fear=4)
    party, master = standings(s.match.view(None))
    assert (party.seat, master.seat) == (0, 1)
    assert master.figures == (Figure("fear", 4),)
    assert master.score == -party.score
    alone = pygames.new("immortal-king", seed=1, seats=1)
    assert [it.seat for it in standings(alone.view(None))] == [0]


@pytest.mark.rules("HIK-10")
def test_a_hint_can_say_what_a_choice_costs_in_mana() -> None:
    """A power is paid with it: without that figure, losing the fight would seem to be the worse choice."""
    s = scene("hydra imp wisp", party="guard seer", seats=1, scenario="search")
    assert Figure("mana", 2) in standings(s.match.view(None))[0].figures
    s.play("attack left", "power guard")
    assert Figure("mana", 1) in standings(s.match.view(None))[0].figures
