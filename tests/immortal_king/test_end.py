"""The end of the turn, and of the game."""

from typing import Any

import pytest

import pygames
from pygames.engine.standing import Figure
from pygames.games.immortal_king.game import GAME
from pygames.games.immortal_king.standing import standings
from pygames.words.localizer import Localizer
from tests.immortal_king.scene import scene
from tests.immortal_king.tester import having
from tests.kit.scene import table, told

Z = "zombie imp wisp"
LAST: dict[str, Any] = {"party": "captain", "mana": "", "courage": 1}
GONE = {"result": "demoralised HIK-74 master"}
ROLLED = "attack left; roll: 2; accept"  # where something lies face down, the party is asked before and after


@pytest.mark.rules("HIK-04", "HIK-17", "HIK-19", "HIK-20", "HIK-29", "HIK-39", "HIK-42", "HIK-50")
@pytest.mark.rules("HIK-52", "HIK-74", "HIK-75", "HIK-79", "HIK-108", "HIK-110", "AMB-HIK-07", "AMB-HIK-08")
@pytest.mark.rules("AMB-HIK-53", "AMB-HIK-63")
@table(
    ("fronts", "more", "plays", "found"),
    [
        "without courage the party has lost",
        (Z, LAST, "attack left: 2", {**GONE, "asks": "nobody", "tokens": (0, 1)}),
        (Z, {**LAST, "courage": 2}, "attack left: 2", {"asks": "master swap"}),
        ("torturer imp wisp", {**LAST, "courage": 2}, "attack left: 2", GONE),
        "with the final monster dead and courage left the adventurers have won, without it they have not",
        ("- imp wisp", {**LAST, "party": "seer"}, "attack final: 6",
         {"result": "slain HIK-75 party", "asks": "nobody"}),
        ("- imp wisp", {"start": "end_of_turn", "courage": 0, "slain": True}, "", GONE),
        "a potion brings courage back before the game is lost, or is given up",
        (Z, {**LAST, "hand": "courage-potion sword"}, ROLLED,
         {"asks": "party last", "legal": ["use courage-potion", "pass"]}),
        (Z, {**LAST, "hand": "courage-potion sword"}, f"{ROLLED}; use courage-potion",
         {"courage": 2, "asks": "master swap"}),
        (Z, {**LAST, "hand": "courage-potion"}, f"{ROLLED}; pass", {**GONE, "hand": "courage-potion"}),
        "the question is put whatever lies face down, so that it betrays nothing",
        (Z, {**LAST, "hand": "sword", "won": "green"}, ROLLED, {"asks": "party last", "legal": ["pass"]}),
        (Z, {**LAST, "hand": "sword", "won": "green"}, f"{ROLLED}; pass", GONE),
        "there is time for potions only",
        (Z, {**LAST, "hand": "sword courage-potion strength-potion", "open": "well", "won": "green"}, ROLLED,
         {"asks": "party last", "why use sword": "HIK-65 object_phase", "why use well": "HIK-65 quest_phase",
          "why use strength-potion": "HIK-64 acts_in_fight", "why power captain": "HIK-64 power_in_fight"}),
        "one that brings no courage is not the last",
        (Z, {**LAST, "hand": "mana-potion courage-potion"}, f"{ROLLED}; use mana-potion",
         {"asks": "party last", "mana": "captain", "courage": 0}),
        (Z, {**LAST, "hand": "mana-potion courage-potion"}, f"{ROLLED}; use mana-potion; use courage-potion",
         {"asks": "master swap", "courage": 2}),
        "courage is looked at at the end of the turn: the trap is beaten, and 2 fear can be paid before",
        ("spikes imp wisp", {**LAST, "courage": 2, "hand": "courage-potion"}, ROLLED,
         {"won": "spikes", "asks": "master place"}),
        ("spikes imp wisp", {**LAST, "courage": 2, "hand": "courage-potion"}, f"{ROLLED}; place",
         {"asks": "party last", "mana": "captain"}),
        "in a game that is lost nobody is asked for mana, an encounter or a last potion",
        *[("spikes imp wisp", {"party": "captain seer", "mana": "", "courage": courage, "fear": 9,
                               "hand": "sword", "drunk": "courage-potion"}, "attack left; roll: 1; accept",
           {**GONE, "won": "spikes", "fear": 9 + 1 + courage, "fronts": "- imp wisp"}) for courage in (1, 2)],
        "with two players it counts whether anybody can think of a potion that helps",
        (Z, {**LAST, "hand": "sword map", "drunk": "courage-potion"}, ROLLED, {"asks": "nobody"}),
        (Z, {**LAST, "hand": "sword map", "drunk": "strength-potion"}, ROLLED, {"asks": "party last"}),
        "alone only what is really there counts",
        (Z, {**LAST, "hand": "sword", "seats": 1}, ROLLED, {"asks": "nobody"}),
        (Z, {**LAST, "hand": "mana-potion", "seats": 1}, ROLLED, {"asks": "nobody"}),
        (Z, {**LAST, "hand": "courage-potion", "seats": 1}, ROLLED, {"asks": "party last"}),
        "and the scale asks nothing: 3 is the step at which an adventurer would lose mana",
        (Z, {"party": "captain seer", "courage": 1, "fear": 2, "seats": 1, "scenario": "search"},
         "attack left; roll: 1; accept", {"result": "demoralised HIK-74", "fear": 3}),
    ],
)  # fmt: skip
def test_how_it_ends(fronts: str, more: dict[str, Any], plays: str, found: dict[str, Any]) -> None:
    scene(fronts, **more).comes_to(plays, found)


# --- who has won ---


@pytest.mark.rules("HIK-38")
def test_who_attacks_the_final_monster_is_told_so_and_not_its_name_twice() -> None:
    s = scene("- imp wisp", party="seer", mana="", courage=1)
    event = s.play("attack final", dice="6")[0]
    assert (
        Localizer(GAME, "en", ("Ada", "Blaise")).event(event) == "The party attacks the final monster: Lich."
    )


@pytest.mark.rules("HIK-76", "HIK-36")
def test_otherwise_a_new_turn_starts() -> None:
    s = scene(Z, **{**LAST, "courage": 2})
    s.play("attack left", dice="2")
    assert (s.asks, s.state.turn, s.state.fighting) == ("master swap", 3, -1)
    s = scene("rat imp wisp", party="captain", mana="")
    events = s.play("attack left", dice="6")
    assert told(events, "HIK-36 turn", n=3) == 1
    assert s.asks == "master swap"


@pytest.mark.rules("AMB-HIK-63", "AMB-HIK-49")
def test_the_last_potion_is_paid_for_too() -> None:
    for won, may in (("green", False), ("red", True)):
        s = having(potion='kind = "courage", amount = 1', cost='["red"]', won=won, courage=1)
        s.play("attack left", "roll", "accept", dice="2")
        assert s.asks == "party last"
        assert s.may("use potion") == may
    s.play("use potion")
    assert (s.courage, s.won, s.asks) == (1, "", "master swap")


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
