"""Phase 3: unblocked attack, retreat, reinforcement, rest, and the end of the turn."""

from typing import Any

import pytest

import pygames
from pygames.engine.rng import Rng
from tests.heroz.scene import scene
from tests.kit.scene import table, told


def after_the_fight(columns: dict[str, str], **more: Any) -> dict[str, Any]:
    """The first column has attacked, and B has a King."""
    return {"columns": columns, "heroes": ("", "K♥"), "attack": 1, "hands": ("", "2♥"), **more}


@pytest.mark.rules("HZ-04", "HZ-79", "HZ-80", "AMB-HZ-35", "AMB-HZ-38", "AMB-HZ-39")
@table(
    ("first", "more", "plays", "found"),
    [
        "an unblocked attacker may go to the victory points instead of the enemy hero",
        ("conquest", after_the_fight({"A1": "5♦"}), "score A11",
         {"won A": "5♦", "points A": 5, "hero B": "K♥", "discard A": ""}),
        "only troops that attacked are used",
        ("conquest", after_the_fight({"A1": "5♦ (7♠)", "A2": "9♥"}), "",
         {f"why {use} {place}": f"HZ-79 {reason}" for use in ("score", "raid") for place, reason in (
             ("A12", "did_not_attack"), ("A21", "did_not_attack"), ("A33", "no_troop"),
         ("B11", "enemy_area"))}),
        "surviving blockers stay in their places",
        ("clash", after_the_fight({"A1": "2♥", "B1": "5♠ 7♦"}), "destroy A11", {"area B": ("5♠ 7♦", "", "")}),
    ],
)  # fmt: skip
def test_what_an_attack_leaves(first: str, more: dict[str, Any], plays: str, found: dict[str, Any]) -> None:
    scene(first, **more).comes_to(plays, found)


# --- 3.1 unblocked attack ---


@pytest.mark.rules("HZ-79")
def test_an_unblocked_attacker_may_destroy_the_enemy_hero() -> None:
    s = scene(
        "conquest", columns={"A1": "5♦ 9♠", "B1": "(8♣)"}, heroes=("J♥", "K♥"), attack=1, hands=("2♥", "")
    )
    assert s.legal() == ["score A11", "score A12", "raid A11", "raid A12", "pass"]
    events = s.play("raid A11")
    assert told(events, "HZ-79 raided", seat=0, other=1, card="5♦", card2="K♥") == 1
    # both cards are discarded, each to its owner's discard
    assert (s.discard("A"), s.discard("B")) == ("5♦", "K♥")
    assert (s.hero("A"), s.hero("B")) == ("J♥", "")
    assert s["A1"] == "9♠"
    assert s.points("A") == 0
    assert s.why("raid A11") == "HZ-79 no_enemy_hero"


@pytest.mark.rules("AMB-HZ-37")
def test_each_unblocked_troop_is_decided_apart() -> None:
    s = scene("conquest", columns={"A1": "5♦ 9♠ 2♣"}, heroes=("", "K♥"), attack=1, hands=("", "2♥"))
    s.play("score A12", "raid A12", "pass")  # the 9 scores, the 2 behind it takes the King, the 5 retreats
    assert (s.won("A"), s.discard("A"), s.under("A", 1)) == ("9♠", "2♣", "5♦")


@pytest.mark.rules("AMB-HZ-36", "HZ-80")
def test_an_unblocked_troop_may_be_left_unused_and_retreats() -> None:
    s = scene("conquest", columns={"A1": "5♦ 9♠"}, heroes=("", "K♥"), attack=1, hands=("", "2♥"))
    events = s.play("pass")
    assert told(events, "HZ-80 retreated", seat=0) == 2
    assert (s.won("A"), s.hero("B")) == ("", "K♥")


@pytest.mark.rules("AMB-HZ-35", "HZ-80")
def test_a_blocked_attacker_that_survives_scores_nothing_and_retreats() -> None:
    s = scene("clash", columns={"A1": "9♥", "B1": "5♠"}, heroes=("", "K♥"), attack=1, hands=("", "2♥"))
    events = s.play("destroy B11")  # even though no blocker is left
    assert told(events, "HZ-80 retreated", seat=0, card="9♥") == 1
    assert not told(events, "scored")
    assert (s.points("A"), s.hero("B")) == (0, "K♥")
    assert s.asks == "B placement"


@pytest.mark.rules("HZ-70", "HZ-74", "HZ-79", "HZ-80", "AMB-HZ-30")
@pytest.mark.parametrize("active", ["A", "B"])
@pytest.mark.parametrize("column", [1, 2, 3])
def test_any_column_of_either_player_may_get_through(active: str, column: int) -> None:
    other = "B" if active == "A" else "A"
    columns = {f"{active}{column}": "5♦ (7♠) 9♠", f"{other}{column % 3 + 1}": "10♣"}
    heroes = ("", "K♥") if active == "A" else ("K♥", "")
    s = scene("attack", active=active, columns=columns, heroes=heroes)
    s.play(f"attack {active}{column}")
    s.until(f"{active} conquest")
    assert s.legal("score") == [f"score {active}{column}1", f"score {active}{column}3"]
    s.play(f"score {active}{column}3")
    assert s.points(active) == 9
    assert s[f"{active}{column}"] == "5♦ (7♠)"
    events = s.play("pass")
    assert told(events, "HZ-80 retreated", card="5♦") == 1
    assert s[f"{active}{column}"] == "(7♠)"


@pytest.mark.rules("HZ-72", "HZ-76", "HZ-78", "HZ-80", "HZ-81")
@pytest.mark.parametrize("active", ["A", "B"])
@pytest.mark.parametrize("column", [1, 2, 3])
def test_any_column_of_either_player_may_be_blocked(active: str, column: int) -> None:
    other = "B" if active == "A" else "A"
    columns = {f"{active}{column}": "5♦ 9♠", f"{other}{column}": "3♣ 4♥"}
    s = scene("attack", active=active, columns=columns)
    events = s.play(f"attack {active}{column}")
    assert told(events, "HZ-75 strengths", seat="AB".index(active), attack=14, defence=7) == 1
    assert s.legal() == [f"destroy {other}{column}1", f"destroy {other}{column}2", "pass"]
    fight = s.view()["fight"]
    assert (fight["column"], fight["damage"]) == (column, 14)
    assert [(side["seat"], side["places"], side["power"]) for side in fight["sides"]] == [
        ("AB".index(player), [f"{player}{column}1", f"{player}{column}2"], power)
        for player, power in ((active, 14), (other, 7))
    ]
    assert [s.troop(f"{player}{column}1")["tilted"] for player in "AB"] == [True, True]
    events = s.play(f"destroy {other}{column}2", f"destroy {other}{column}1")
    assert s.discard(other) == "4♥ 3♣"
    assert told(events, "HZ-81 reinforced", seat="AB".index(other), n=2) == 1
    assert s[f"{active}{column}"] == ""


# --- 3.2 retreat ---


@pytest.mark.rules("HZ-80", "AMB-HZ-38")
def test_all_attackers_still_in_play_go_face_down_under_their_deck() -> None:
    s = scene(
        "conquest", columns={"A1": "5♦ (7♠) 9♠", "A2": "3♥"}, attack=1, hands=("", "2♥"), decks=("7♥ 4♣", "")
    )
    before = len(s.state.decks[0])
    s.play("pass")  # they go under the deck one after another, from line 1
    assert s.deck("A", 2) == "7♥ 4♣"
    assert s.under("A", 2) == "5♦ 9♠"
    assert len(s.state.decks[0]) == before + 2
    assert s.view()["decks"][0]["open"] == []
    # the others of the column and of the area stay
    assert s.area("A") == ("(7♠)", "3♥", "")


# --- 3.3 reinforcement ---


@pytest.mark.rules("HZ-81")
def test_each_player_draws_as_many_cards_as_troops_lost_in_combat() -> None:
    columns = {"A1": "9♥ 2♦", "B1": "6♠ 5♦"}
    s = scene("clash", columns=columns, attack=1, hands=("3♥", "3♠"), decks=("K♥ Q♥ J♥", "K♠ Q♠ J♠"))
    events = s.play("destroy B11", "destroy B12", "destroy A12", "pass")
    assert told(events, "HZ-81 reinforced", seat=0, n=1) == 1
    assert told(events, "HZ-81 reinforced", seat=1, n=2) == 1
    assert (s.hand("A"), s.hand("B")) == ("3♥ K♥", "3♠ K♠ Q♠ J♠")  # B also drew for the new turn
    assert told(events, "HZ-63 drew", seat=1, card="J♠") == 1


@pytest.mark.rules("HZ-81", "HZ-52")
def test_only_troops_count_for_reinforcement_and_only_those_of_this_turn() -> None:
    # a shield, an aura and a sacrificed hero go to the discard too
    s = scene(
        "window", step=3, attack=1, columns={"A1": "9♥", "B1": "5♠"}, hands=("A♦ Q♦", ""), heroes=("J♥", ""),
        discards=("2♣ 3♣", "4♣ 5♣"),
    )  # fmt: skip
    s.play("sacrifice A11", "shield A♦ B11", "aura Q♦ B11", "destroy B11")
    assert s.discard("A") == "2♣ 3♣ J♥ A♦ Q♦"
    assert told(s.match.events, "reinforced", seat=0) == 0
    assert told(s.match.events, "HZ-81 reinforced", seat=1, n=1) == 1


@pytest.mark.rules("AMB-HZ-40", "HZ-81")
def test_a_troop_spent_to_destroy_a_hero_does_not_count() -> None:
    s = scene("conquest", columns={"A1": "5♦"}, heroes=("", "K♥"), attack=1, hands=("", "2♥"))
    events = s.play("raid A11")
    assert s.discard("A") == "5♦"
    assert not told(events, "reinforced")
    assert not told(events, "HZ-81 drew")


@pytest.mark.rules("AMB-HZ-41", "HZ-81")
@pytest.mark.parametrize(("active", "order"), [("A", [0, 1]), ("B", [1, 0])])
def test_the_player_whose_turn_it_is_draws_reinforcements_first(active: str, order: list[int]) -> None:
    other = "B" if active == "A" else "A"
    s = scene("clash", active=active, columns={"A1": "9♥", "B1": "9♠"}, attack=1)
    events = s.play(f"destroy {other}11", f"destroy {active}11")
    assert [event.params["seat"] for event in events if event.kind == "reinforced"] == order


@pytest.mark.rules("AMB-HZ-41", "HZ-53")
def test_reinforcements_stop_at_an_empty_deck_and_the_next_turn_is_skipped() -> None:
    s = scene(
        "clash", active="B", columns={"A1": "6♠ 5♦", "B1": "10♥ 10♠"}, attack=1, decks=("only K♥", ""),
        discards=("3♣", ""), hands=("", "2♥"),
    )  # fmt: skip
    events = s.play("destroy A11", "destroy A12")
    # the first of two cards is drawn, the second meets an empty deck
    assert told(events, "HZ-81 drew", seat=0, card="K♥") == 1
    assert told(events, "HZ-81 drew", seat=0) == 1
    assert told(events, "HZ-53 turned_discard", seat=0, n=3) == 1
    assert s.deck("A") == "3♣ 6♠ 5♦"
    assert told(events, "HZ-53 passed_turn", seat=0) == 1
    assert s.asks == "B placement"


# --- 3.4 rest, and the end of the turn ---


@pytest.mark.rules("HZ-82", "HZ-56")
def test_all_tilted_cards_are_straightened_when_the_turn_ends() -> None:
    s = scene("clash", columns={"A1": "2♥ 3♠", "B1": "5♠ 7♦"}, attack=1, hands=("", "2♥"))
    assert [s.troop(p)["tilted"] for p in ("A11", "A12", "B11", "B12")] == [True] * 4
    events = s.play("destroy A11", "destroy A12")
    assert told(events, "destroyed", seat=0) == 2
    assert s.asks == "B placement"
    assert [s.troop(p)["tilted"] for p in ("B11", "B12")] == [False, False]
    assert not any(entry["tilted"] for discard in s.view()["discards"] for entry in discard)
    assert s.view()["fight"] is None
    assert s.view()["step"] == 0


@pytest.mark.rules("HZ-83")
def test_the_turn_passes_to_the_opponent() -> None:
    s = scene("attack", columns={"A1": "5♦"}, hands=("2♥", "2♣"))
    turn = s.view()["turn"]
    events = s.play("pass")
    assert told(events, "HZ-83 turn", seat=1, n=turn + 1) == 1
    assert (s.view()["active"], s.view()["turn"]) == (1, turn + 1)
    s.until("A placement")
    assert (s.view()["active"], s.view()["turn"]) == (0, turn + 2)


@pytest.mark.rules("HZ-83", "AMB-HZ-61")
def test_the_players_take_turns_until_the_end() -> None:
    for seed in range(5):
        match, rng, turns = pygames.new("heroz", seed=seed), Rng(seed), []
        while match.decision:
            match.play(rng.choice(match.decision.legal_actions))
        turns = [event.params for event in match.events if event.kind == "turn"]
        first = int(turns[0]["seat"])
        assert [turn["seat"] for turn in turns] == [(first + i) % 2 for i in range(len(turns))]
        assert [turn["n"] for turn in turns] == list(range(1, len(turns) + 1))


@pytest.mark.rules("AMB-HZ-61")
def test_after_300_turns_the_game_is_a_draw() -> None:
    s = scene("turn", turn=300, hands=("2♥", "2♣"))
    assert s.asks == "nobody"
    assert s.match.result == ((), "endless", "AMB-HZ-61")
    assert told(s.opening, "AMB-HZ-61 drawn_game", n=300) == 1
    s = scene("turn", turn=299, hands=("2♥", "2♣"))
    assert (s.asks, s.match.result) == ("A placement", None)
    assert s.view()["turn"] == 300
