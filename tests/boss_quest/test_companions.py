"""The extension with companions."""

from itertools import combinations
from typing import Any

import pytest

from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.games.boss_quest.cards import COMPANION_NAMES, SPELL
from pygames.games.boss_quest.game import GAME
from tests.boss_quest.scene import A, B, C, combat, scene, state_of
from tests.kit.scene import table, told

ROW = "boss+1 need-pair extra-key"
CONDITIONS = ["need-blue", "need-red", "need-green", "need-purple", "need-pair"]


CHAIN = {"companions": "chain - -"}
REPLACE = {"row": ROW, "active": "boss-1", "companions": "replace - -"}


@pytest.mark.rules("BQ-28", "BQ-66", "BQ-77", "BQ-82", "BQ-85", "AMB-BQ-14", "AMB-BQ-60")
@table(
    ("weapons", "more", "plays", "found"),
    [
        "the third leaves the choice",
        ("", {**CHAIN, "row": "boss+1 boss-1", "boss": 21}, "equip 1; pass",
         {"place A": "armourer", "asks": "B turn"}),
        ("", {**CHAIN, "row": "boss+1 boss-1", "boss": 21}, "equip 1; pass; equip 1; equip 1; equip 1",
         {"asks": "A chain"}),
        "it does not ask when the magician has no spell",
        ("", CHAIN, "equip 1", {"asks": "B turn"}),
        "a potion is read before it leads on",
        ("", {**CHAIN, "row": "boss+1", "pile": "potion-1"}, "equip 1", {"asks": "A reading"}),
        ("", {**CHAIN, "row": "boss+1", "pile": "potion-1"}, "equip 1; plus potion-1", {"asks": "A chain"}),
        "it leads one who has just exceeded to the magician",
        ("(red-7) blue-7, 5/2, 5/2", {**CHAIN, "row": "boss+2", "pile": "green-4"},
         "equip 1; activate boss+2", {"force A": 18, "hp": 18}),
        "once used it does not lead another player on in that round",
        ("", {"row": "boss+1 companions boss-1", "companions": "chain - ties", "boss": 21},
         "equip 1; activate boss+1; rearrange companions chain ties; equip 1",
         {"companion C": "chain", "asks": "C turn"}),
        "the sixth replaces one available spell a round",
        ("", REPLACE, "", {"why replace boss-1": "BQ-85 not_offered", "why renew": "BQ-85 no_mystery"}),
        ("", REPLACE, "replace boss+1", {"why replace need-pair": "AMB-BQ-60 used"}),
        ("", REPLACE, "replace boss+1; equip 1; equip 1; equip 1",
         {"why replace need-pair": "AMB-BQ-60 used"}),
        "the spell swaps two different companions",
        ("", {"row": "companions", "companions": "ties excess chain"}, "",
         {"why rearrange companions ties ties": "BQ-66 two_companions",
          "why activate companions": "BQ-66 aim_companions",
         "why cast companions B": "BQ-66 aim_companions"}),
    ],
)  # fmt: skip
def test_companions(weapons: str, more: dict[str, Any], plays: str, found: dict[str, Any]) -> None:
    scene("turns", *(weapons.split(", ") if weapons else ()), **more).comes_to(plays, found)


# --- 1: the weapons count as every colour ---


@pytest.mark.rules("BQ-80", "AMB-BQ-51")
@pytest.mark.parametrize("active", CONDITIONS)
def test_with_companion_1_any_weapons_meet_every_colour_condition(active: str) -> None:
    weapons = "(green-7) purple-5" if active in ("need-blue", "need-red") else "(red-7) blue-5"
    s = combat(weapons, "5/2", "5/2", active=active, companions="colours - -")
    assert told(s.opening, "condition_failed", seat=A) == 0
    s = combat(weapons, "5/2", "5/2", active=active)
    assert told(s.opening, "condition_failed", seat=A) == 1


# --- 2: looking ---


@pytest.mark.rules("BQ-81", "BQ-18")
def test_companion_2_looks_at_one_hidden_weapon_and_nobody_else_sees_it() -> None:
    s = scene("turns", "(red-1) blue-1", "(red-7) blue-2", "(green-7) blue-3", row=ROW, companions="spy - -")
    assert s.legal("spy") == ["spy B", "spy C"]
    events = s.play("spy B")
    assert s.asks == "A turn"  # the turn goes on
    assert s.player("B", "A")["hidden"]["weapon"]["name"] == "red-7"
    assert s.player("B", "A")["force"] == {"least": 9, "most": 9}
    assert s.player("C", "A")["hidden"] == {}
    for viewer in ("C", ""):
        assert s.player("B", viewer)["hidden"] == {}
    (spied,) = events
    assert spied.seen_by(A).params["weapon"] == "red-7"
    assert set(spied.seen_by(C).params) == {"seat", "other"}


@pytest.mark.rules("BQ-81", "AMB-BQ-49")
def test_companion_2_looks_at_the_mystery_spell() -> None:
    s = scene(row=ROW, mystery="second", companions="spy - -")
    (scried,) = s.play("scry")
    assert s.view("A")["mystery"] == {"spell": "second"}
    for viewer in ("B", "C", ""):
        assert s.view(viewer)["mystery"] == {}
    assert scried.seen_by(A).params["spell"] == "second"
    assert set(scried.seen_by(B).params) == {"seat"}
    # for the one who has looked, forks keep it; for the others it varies
    known = {SPELL.words[state_of(s.match.fork(A, seed)).mystery] for seed in range(20)}
    assert known == {"second"}
    assert len({state_of(s.match.fork(B, seed)).mystery for seed in range(20)}) > 5


@pytest.mark.rules("BQ-81")
def test_companion_2_has_one_look_a_round_and_not_at_what_is_not_there() -> None:
    s = scene(row=ROW, companions="spy - -")
    assert s.why("scry") == "BQ-81 no_mystery"
    assert s.why("spy A") == "BQ-18 own_weapon"
    assert s.why("spy D") == "BQ-81 nobody_there"
    assert s.why("renew") == "BQ-85 not_your_companion"
    s.play("spy B")
    assert s.why("spy C") == "AMB-BQ-60 used"
    assert s.why("scry") == "AMB-BQ-60 used"
    s = combat("15/3", "5/2", "5/2", companions="spy - -", used=(1,), turn="A", armourer="B")
    assert s.asks == "A turn"
    assert s.may("spy C")  # a new round


@pytest.mark.rules("AMB-BQ-61", "BQ-63", "BQ-64")
def test_what_was_seen_stays_visible_until_the_card_changes_owner() -> None:
    s = scene("turns", "(red-1) blue-1", "(red-7) blue-2", "(green-7) blue-3",
              row="boss+1 swap-hidden swap-pile", companions="spy - -")  # fmt: skip
    s.play("spy B", "equip 1")
    assert s.player("B", "A")["hidden"]["weapon"]["name"] == "red-7"
    swapped = s.match.copy()
    swapped.play("cast swap-hidden C")
    assert swapped.view(A)["players"][B]["hidden"] == swapped.view(A)["players"][C]["hidden"] == {}
    s.play("trade swap-pile blue-2")  # a visible one: the hidden one is still the same
    assert s.player("B", "A")["hidden"]["weapon"]["name"] == "red-7"
    s = scene("turns", "5/2", "(red-7) blue-2", "5/2", turn="B", row="swap-pile", peeks=((A, B), (C, B)))
    s.play("trade swap-pile red-7")
    assert s.player("B", "A")["hidden"] == s.player("B", "C")["hidden"] == {}


@pytest.mark.rules("AMB-BQ-61", "BQ-60")
def test_what_was_seen_in_a_round_says_nothing_of_the_next() -> None:
    s = combat("15/3", "5/2", "5/2", companions="spy - -", mystery="second", peeks=((A, B), (A, -1)))
    assert s.state.round == 3
    assert s.player("B", "A")["hidden"] == s.view("A")["mystery"] == {}


@pytest.mark.rules("AMB-BQ-61", "AMB-BQ-74")
def test_a_mystery_spell_that_was_looked_at_is_unknown_again_once_replaced() -> None:
    s = scene(row=ROW, mystery="second", companions="spy replace -", spells="cancel")
    s.play("scry", "equip 1")
    assert s.view("A")["mystery"] == {"spell": "second"}
    s.play("renew")
    assert s.view("A")["mystery"] == {}
    assert s.mystery == "cancel"


# --- 3: both phases in one turn ---


@pytest.mark.rules("BQ-82")
def test_companion_3_takes_its_player_to_the_magician_in_the_turn_of_equipping() -> None:
    s = scene(row="boss+1 force+1", mystery="second", companions="chain - -")
    s.play("equip 1")
    assert s.asks == "A chain"
    assert {"activate boss+1", "discard boss+1", "cast force+1 B", "open", "bury", "pass"} <= {*s.legal()}
    assert s.why("equip 1") == "BQ-82 equipped_already"
    events = s.play("activate boss+1")
    assert told(events, "BQ-82 chained", seat=A) == 1
    assert (s.place("A"), s.asks) == ("magician", "B turn")
    # without it the turn is over
    s = scene(row="boss+1 force+1")
    s.play("equip 1")
    assert s.asks == "B turn"


# --- 5: a small excess ---


@pytest.mark.rules("BQ-84")
@pytest.mark.parametrize(("force", "hearts"), [("17/3", 3), ("18/3", 3), ("19/3", 2), ("20/3", 2)])
def test_with_companion_5_an_excess_of_1_or_2_costs_no_heart_but_the_round(force: str, hearts: int) -> None:
    s = combat(force, "5/2", "5/2", companions="excess - -")
    assert s.hearts[A] == hearts
    assert s.keys[A] == 0
    assert told(s.opening, "BQ-42 exceeded", seat=A) == 1
    assert told(s.opening, "BQ-84 heart_kept", seat=A) == (hearts == 3)


# --- 6: another spell ---


@pytest.mark.rules("BQ-85", "AMB-BQ-69")
def test_companion_6_puts_the_first_spell_of_the_pile_in_place_of_one_at_the_magicians() -> None:
    s = scene(row=ROW, mystery="boss-1", companions="replace - -", spells="second cancel")
    assert s.legal("replace") == [f"replace {spell}" for spell in ROW.split()]
    events = s.play("replace need-pair")
    assert told(events, "BQ-85 replaced", seat=A, spell="need-pair", spell2="second") == 1
    assert s.row == "boss+1 second extra-key"
    assert s.discard == ["need-pair"]
    assert s.asks == "A turn"  # the turn goes on
    assert s.may("activate second")


@pytest.mark.rules("AMB-BQ-74", "BQ-85")
def test_companion_6_replaces_the_mystery_spell_unseen() -> None:
    s = scene(row=ROW, mystery="boss-1", companions="replace - -", spells="second")
    events = s.play("renew")
    assert told(events, "AMB-BQ-74 renewed", spell="boss-1") == 1
    assert s.discard == ["boss-1"]
    assert s.mystery == "second"
    assert all(s.view(viewer)["mystery"] == {} for viewer in ("A", "B", ""))
    assert not any("second" in str(event) for event in events)


# --- when, and whose ---


@pytest.mark.rules("AMB-BQ-35", "BQ-81", "BQ-85")
def test_companions_serve_on_ones_own_turn_before_the_phases() -> None:
    s = scene(row=ROW, mystery="second", companions="chain spy replace")
    # neither spy nor magpie is A's, and B's turn is not now
    assert s.why("spy B") == "BQ-81 not_your_companion"
    assert s.why("replace boss+1") == "BQ-85 not_your_companion"
    s.play("equip 1")
    assert s.asks == "A chain"
    assert s.why("spy B") == s.why("scry") == "BQ-81 not_your_companion"
    assert s.why("replace boss+1") == s.why("renew") == "BQ-85 not_your_companion"
    s.play("pass", "scry")
    s.play("bury")  # B has looked first, then gone to the magician
    assert s.asks == "C turn"
    assert s.may("replace boss+1")


@pytest.mark.rules("BQ-86", "BQ-79")
def test_companions_are_kept_for_the_whole_game_unless_the_spell_swaps_them() -> None:
    kept = swapped = 0
    for seed in range(6):
        match = Match(GAME, 3, seed, GAME.choose_options({"companions": True}))
        rng = Rng(seed)
        held = list(state_of(match).companions)
        while match.decision:
            events = match.play(rng.choice(match.decision.legal_actions))
            if any(event.kind == "companions_swapped" for event in events):
                swapped += 1
                held = list(state_of(match).companions)
            kept += 1
            assert state_of(match).companions == held
    assert kept > 100
    assert swapped


@pytest.mark.rules("BQ-66")
def test_the_spell_swaps_two_companions_in_play_or_in_reserve() -> None:
    s = scene(row="companions", companions="ties excess chain")
    assert {tuple(text.split()[2:]) for text in s.legal("rearrange")} == {
        pair for one, other in combinations(COMPANION_NAMES, 2) for pair in ((one, other), (other, one))
    }
    s.play("rearrange companions excess chain")  # of two other players
    assert [s.companion(player) for player in "ABC"] == ["ties", "chain", "excess"]
    assert s.discard == ["companions"]
    s = scene(row="companions", companions="ties excess chain")
    s.play("rearrange companions ties replace")  # with the reserve
    assert [s.companion(player) for player in "ABC"] == ["replace", "excess", "chain"]
    assert s.view()["reserve"] == ["colours", "spy", "ties"]


@pytest.mark.rules("BQ-66", "BQ-83")
def test_a_swapped_companion_serves_its_new_player_at_once() -> None:
    weapons = ("15/3", "15/3", "18/3")
    s = scene("turns", *weapons, turn="C", done="AB", row="companions", companions="excess ties -")
    events = s.play("rearrange companions excess ties")
    assert told(events, "wins_round", seat=A) == 1  # now A has the fox
    assert s.hearts == [3, 3, 2]


@pytest.mark.rules("AMB-BQ-60", "BQ-66")
@pytest.mark.parametrize(
    ("companion", "first", "then"), [("spy", "scry", "spy A"), ("replace", "replace boss+1", "renew")]
)
def test_a_companion_once_used_is_used_for_its_next_player_too(companion: str, first: str, then: str) -> None:
    s = scene(row=f"{ROW} companions", mystery="second", companions=f"{companion} ties -")
    s.play(first, f"rearrange companions {companion} ties")
    assert (s.companion("B"), s.asks) == (companion, "B turn")
    assert s.why(then) == "AMB-BQ-60 used"
    # not used by A, it serves B
    s = scene(row=f"{ROW} companions", mystery="second", companions=f"{companion} ties -")
    s.play(f"rearrange companions {companion} ties")
    assert s.may(then)


@pytest.mark.rules("AMB-BQ-73")
def test_the_companion_of_a_player_who_leaves_joins_the_reserve() -> None:
    s = combat("18/3", "5/2", "5/2", hearts=[1, 3, 3], companions="ties excess chain", reaper="done")
    assert s.role("A") == "gone"
    assert s.companion("A") is None
    assert s.view()["reserve"] == ["colours", "spy", "ties", "replace"]
