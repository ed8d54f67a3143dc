"""Bonuses of heroes: the sacrifice of the one in play, the aura of one in hand."""

from typing import Any

import pytest

from tests.heroz.scene import scene
from tests.kit.scene import table, told

FIGHT: dict[str, Any] = {
    "columns": {"A1": "5♦ 9♠", "A2": "7♣", "B1": "8♣", "B2": "6♦ (10♥)"},
    "attack": 1,
    "step": 3,
}

JACK: dict[str, Any] = {"heroes": ("J♥", ""), "hands": ("2♣", "")}
PAIR: dict[str, Any] = {**FIGHT, **JACK, "columns": {"A1": "5♦ 9♦", "B1": "8♣"}, "decks": ("7♠", "")}
KING: dict[str, Any] = {**FIGHT, "hands": ("K♥ 2♣", ""), "heroes": ("J♠", "")}  # and no heart for the King


@pytest.mark.rules("HZ-13", "HZ-21", "HZ-42", "HZ-45", "HZ-46", "HZ-47", "HZ-48", "HZ-49", "HZ-50")
@pytest.mark.rules("AMB-HZ-21", "AMB-HZ-23")
@table(
    ("first", "more", "plays", "found"),
    [
        "only one's own fighting troops gain from a sacrifice; before the attack nobody fights yet",
        ("window", {**FIGHT, **JACK}, "",
         {"legal": ["sacrifice A11", "sacrifice A12", "pass"],
          **{f"why sacrifice {place}": "HZ-42 not_fighting" for place in ("A21", "A13", "B11", "B21")}}),
        ("window", {**JACK, "columns": FIGHT["columns"], "step": 1}, "",
         {"why sacrifice A11": "HZ-42 no_attack_yet"}),
        "without a hero in play there is none",
        ("window", {**FIGHT, **JACK, "heroes": ("", "Q♥")}, "", {"why sacrifice A11": "HZ-42 no_hero"}),
        "the bonus is added after all multiplications, and a shield does not cancel it",
        ("window", PAIR, "", {"power A": 5 + 9 * 2}),
        ("window", PAIR, "sacrifice A12", {"power A": 5 + 9 * 2 + 7}),
        ("window", {**FIGHT, **JACK, "hands": ("2♣", "A♠"), "decks": ("7♠", "")},
         "sacrifice A11; shield A♠ A11", {"power A": 0 + 9 + 7}),
        "an aura targets an active enemy troop; the defender may play one, too",
        ("window", {**FIGHT, "hands": ("Q♥ 2♣ A♥", "K♠ 3♣")}, "",
         {"legal aura": ["aura Q♥ B11", "aura Q♥ B21"], "why aura Q♥ A11": "HZ-45 own_troop",
          "why aura Q♥ B22": "AMB-HZ-23 inactive", "why aura Q♥ B33": "AMB-HZ-23 no_troop",
          "why aura 2♣ B11": "HZ-45 not_a_hero", "why aura A♥ B11": "HZ-45 not_a_hero",
          "why aura K♠ B11": "HZ-45 not_in_hand"}),
        ("window", {**FIGHT, "hands": ("Q♥ 2♣ A♥", "K♠ 3♣")}, "pass",
         {"legal aura": ["aura K♠ A11", "aura K♠ A12", "aura K♠ A21"]}),
        "two troops under auras are a pair of ones",
        ("window", {**FIGHT, "hands": ("Q♥ J♠ 2♣", ""), "columns": {"A1": "10♠", "B1": "8♣ 4♦"}},
         "aura Q♥ B11; aura J♠ B12", {"terms B": [("value2", 1 + 5)]}),
        "an attacker that was under one scores its own value",
        ("window", {"hands": ("", "J♠ 3♦"), "columns": {"A1": "5♦"}, "attack": 1, "step": 3},
         "aura J♠ A11; pass; score A11", {"points A": 5}),
        "a troop carries one only, but the same card of the other deck may carry one as well",
        ("window", {**FIGHT, "hands": ("Q♥ K♥ 2♣", "")}, "aura Q♥ B11",
         {"why aura K♥ B11": "HZ-48 one_aura", "may aura K♥ B21": True}),
        ("window", {"hands": ("Q♥ 2♣", "Q♥ 3♦"), "columns": {"A1": "8♣", "B1": "8♣"}, "attack": 1, "step": 3},
         "aura Q♥ B11; aura Q♥ A11", {"power A": 1, "power B": 1}),
        "a hero played for its aura needs no resources, is not in play and replaces nobody",
        ("window", KING, "aura K♥ B11", {"hero A": "J♠"}),
        ("window", KING, "aura K♥ B11; sacrifice A11",
         {"hero A": "", "discard A": "J♠", "why sacrifice A11": "HZ-49 no_hero"}),
    ],
)  # fmt: skip
def test_what_a_bonus_does(first: str, more: dict[str, Any], plays: str, found: dict[str, Any]) -> None:
    scene(first, **more).comes_to(plays, found)


# --- sacrifice ---


@pytest.mark.rules("HZ-42", "HZ-13")
def test_a_hero_in_play_is_discarded_and_the_top_card_strengthens_a_fighting_troop() -> None:
    s = scene("window", heroes=("J♥", ""), hands=("2♣", ""), decks=("7♠ 2♠", ""), **FIGHT)
    assert (s.power("A"), s.power("B")) == (14, 8)
    events = s.play("sacrifice A12")
    assert told(events, "HZ-42 sacrificed", seat=0, card="J♥") == 1
    assert told(events, "HZ-43 flipped", seat=0, card="7♠", place="A12", n=7) == 1
    assert (s.hero("A"), s.discard("A")) == ("", "J♥")
    assert (s.power("A"), s.power("B")) == (21, 8)
    assert s.terms("A")[-1] == ("sacrifice", 7)


@pytest.mark.rules("HZ-42")
def test_each_player_may_sacrifice_a_hero_the_defender_for_a_blocker() -> None:
    s = scene("window", heroes=("J♥", "Q♥"), decks=("7♠", "3♠"), **FIGHT)
    s.play("sacrifice A11")
    assert s.asks == "B specials"
    assert s.legal() == ["sacrifice B11", "pass"]
    s.play("sacrifice B11")
    assert told(s.match.events, "HZ-75 strengths", attack=21, defence=11) == 1


@pytest.mark.rules("HZ-43")
@pytest.mark.parametrize(
    ("card", "value"),
    [("★1", 0), ("A♣", 1), ("2♠", 2), ("10♠", 10), ("J♣", 12), ("Q♣", 12), ("K♣", 12)],
)
def test_for_a_sacrifice_a_joker_is_worth_0_an_ace_1_a_hero_12(card: str, value: int) -> None:
    s = scene("window", heroes=("J♥", ""), hands=("2♣", ""), decks=(card, ""), **FIGHT)
    events = s.play("sacrifice A11")
    assert told(events, "HZ-43 flipped", card=card, n=value) == 1
    assert s.power("A") == 14 + value


@pytest.mark.rules("HZ-44", "AMB-HZ-59")
@pytest.mark.parametrize(
    ("deck", "under", "flipped"),
    [
        ("3♥ 7♠", "", "3♥"),
        ("[3♥] 7♠", "3♥", "7♠"),
        ("[3♥] [4♥] 7♠", "3♥ 4♥", "7♠"),
        ("only [3♥] [4♥]", "3♥ 4♥", "3♥"),  # the whole deck lay face up
    ],
)
def test_face_up_cards_go_under_the_deck_first(deck: str, under: str, flipped: str) -> None:
    s = scene("window", heroes=("J♥", ""), hands=("2♣", ""), decks=(deck, ""), **FIGHT)
    events = s.play("sacrifice A11")
    put = [str(event.params["card"]) for event in events if event.kind == "put_under"]
    assert " ".join(put) == under
    assert told(events, "HZ-44 put_under") == len(put)
    assert told(events, "HZ-43 flipped", card=flipped) == 1
    assert s.under("A", len(put)) == under
    assert s.deck("A", 1) == f"[{flipped}]"
    assert s.view()["decks"][0]["open"] == [flipped]  # what went under lies face down


@pytest.mark.rules("AMB-HZ-20")
def test_the_card_turned_up_stays_on_the_deck_face_up() -> None:
    s = scene("window", heroes=("J♥", ""), hands=("2♣", ""), decks=("7♠ 2♠", ""), **FIGHT)
    s.play("sacrifice A11")
    assert s.deck("A", 2) == "[7♠] 2♠"
    s.until("A damage")
    s.play("destroy B11")
    assert s.deck("A", 2) == "[7♠] 2♠"  # still there in the next turn
    assert (s.discard("A"), s.hand("A")) == ("J♥", "2♣")


@pytest.mark.rules("AMB-HZ-22", "HZ-53")
def test_with_an_empty_deck_the_discard_is_turned_over_and_the_next_turn_is_skipped() -> None:
    fight: dict[str, Any] = {**FIGHT, "columns": {"A1": "5♦", "B1": "8♣"}}
    s = scene(
        "window", heroes=("J♥", ""), hands=("2♣", ""), decks=("only", ""), discards=("4♠ K♠", ""), **fight
    )
    events = s.play("sacrifice A11")
    # the hero just sacrificed lies on top of the discard, so at the bottom of the new deck
    assert told(events, "HZ-53 turned_discard", seat=0, n=3) == 1
    assert told(events, "flipped", card="4♠", n=4) == 1
    assert s.deck("A") == "[4♠] K♠ J♥"
    assert (s.discard("A"), s.state.skips) == ("", [True, False])
    events = []
    while s.view()["turn"] < 8:
        events += s.play("pass")
    assert told(events, "HZ-53 passed_turn", seat=0) == 1


@pytest.mark.rules("AMB-HZ-22", "AMB-HZ-60")
def test_with_nothing_else_left_the_hero_itself_is_turned_up() -> None:
    fight: dict[str, Any] = {**FIGHT, "columns": {"A1": "5♦", "B1": "8♣"}}
    s = scene("window", heroes=("J♥", ""), hands=("2♣", ""), decks=("only", ""), **fight)
    events = s.play("sacrifice A11")
    assert told(events, "HZ-43 flipped", card="J♥", n=12) == 1


# --- aura ---


@pytest.mark.rules("HZ-45")
def test_an_aura_makes_an_enemy_troop_a_1_of_the_heros_suit() -> None:
    s = scene("window", hands=("Q♥ 2♣", ""), **FIGHT)
    events = s.play("aura Q♥ B11")
    assert told(events, "HZ-45 aura", seat=0, card="Q♥", place="B11") == 1
    cell = s.troop("B11", "B")
    assert (cell["card"], cell["value"], cell["suit"], cell["aura"]) == ("8♣", 1, "♥", "Q♥")
    assert s.power("B") == 1
    assert s.hand("A") == "2♣"
    assert [s.troop(place)["aura"] for place in ("A11", "A12", "B21")] == [None] * 3


@pytest.mark.rules("HZ-45", "HZ-46")
def test_an_aura_breaks_and_makes_formations_of_a_column_at_once() -> None:
    fight: dict[str, Any] = {"attack": 1, "step": 3}
    s = scene("window", hands=("Q♥", ""), columns={"A1": "10♠", "B1": "8♣ 4♣"}, **fight)
    assert s.power("B") == 20
    s.play("aura Q♥ B12")
    assert told(s.match.events, "strengths", defence=8 + 1) == 1  # the pair of clubs is broken
    s = scene("window", hands=("Q♣ 2♣", ""), columns={"A1": "10♠", "B1": "8♣ 4♥"}, **fight)
    assert s.power("B") == 12
    s.play("aura Q♣ B12")
    assert s.power("B") == 8 * 2 + 1  # a pair of clubs is made


@pytest.mark.rules("HZ-47", "HZ-58")
def test_when_combat_ends_auras_are_discarded_and_targets_are_themselves_again() -> None:
    s = scene("window", hands=("Q♥ 2♣", "J♠ 3♦"), columns={"A1": "5♦", "B1": "8♣"}, step=1)
    s.play("aura Q♥ B11", "aura J♠ A11")
    assert (s.troop("A11")["value"], s.troop("B11")["value"]) == (1, 1)
    assert (s.discard("A"), s.discard("B")) == ("", "")
    s.until("A attack")
    events = s.play("pass")
    assert told(events, "HZ-47 aura_ends", seat=0, card="Q♥") == 1
    assert told(events, "HZ-47 aura_ends", seat=1, card="J♠") == 1
    assert (s.discard("A"), s.discard("B")) == ("Q♥", "J♠")
    assert [(s.troop(p)["suit"], s.troop(p)["value"], s.troop(p)["aura"]) for p in ("A11", "B11")] == [
        ("♦", 5, None),
        ("♣", 8, None),
    ]


@pytest.mark.rules("AMB-HZ-24", "HZ-78")
def test_a_troop_under_an_aura_takes_damage_as_a_1() -> None:
    for strict, left in ((False, 4), (True, 3)):
        s = scene(
            "clash", columns={"A1": "5♦", "B1": "10♣"}, attack=1, auras={"B11": "Q♥"},
            options={"strict_damage": strict}, strict_damage=strict,
        )  # fmt: skip
        assert s.asks == "A damage"
        (struck,) = [event for event in s.play("destroy B11") if event.kind == "struck"]
        assert struck.params["n"] == 5 - left


@pytest.mark.rules("AMB-HZ-26", "HZ-47")
def test_a_troop_that_dies_under_an_aura_is_discarded_as_printed() -> None:
    s = scene("clash", columns={"A1": "5♦", "B1": "10♣"}, attack=1, auras={"B11": "Q♥"})
    events = s.play("destroy B11")
    assert told(events, "destroyed", seat=1, card="10♣") == 1
    assert (s.discard("A"), s.discard("B")) == ("Q♥", "10♣")
