"""The deck: face-up cards on it, and what happens when it is empty."""

from typing import Any

import pytest

from pygames.engine.event import Event
from tests.heroz.scene import scene
from tests.kit.scene import told

SHUFFLE: dict[str, Any] = {"options": {"shuffle_discard": True}}


@pytest.mark.rules("HZ-53", "AMB-HZ-43")
def test_at_1_1_the_discard_becomes_the_deck_and_the_turn_is_passed_without_a_card() -> None:
    s = scene("turn", decks=("only", ""), discards=("3♣ 4♣", ""), hands=("2♥", "2♣"), columns={"A1": "(5♦)"})
    assert told(s.opening, "HZ-53 turned_discard", seat=0, n=2) == 1
    assert told(s.opening, "HZ-53 AMB-HZ-43 passed_turn", seat=0) == 1
    assert (s.hand("A"), s.discard("A")) == ("2♥", "")
    assert s["A1"] == "(5♦)"  # the rest of the turn is passed: nothing is activated
    assert s.asks == "B placement"
    assert s.view()["skips"] == [False, False]  # one turn is the whole price
    s.until("A placement")
    # B likewise
    s = scene("turn", active="B", decks=("", "only"), discards=("", "3♣ 4♣"), hands=("2♥", "2♠"))
    assert told(s.opening, "HZ-53 AMB-HZ-43 passed_turn", seat=1) == 1
    assert (s.hand("B"), s.asks) == ("2♠", "A placement")


@pytest.mark.rules("HZ-53")
def test_the_last_card_of_a_deck_is_drawn_without_any_penalty() -> None:
    s = scene("turn", decks=("only K♥", ""), discards=("3♣ 4♣", ""), hands=("2♥", "2♣"))
    assert s.asks == "A placement"
    assert (s.hand("A"), s.discard("A"), s.deck("A")) == ("2♥ K♥", "3♣ 4♣", "")


@pytest.mark.rules("AMB-HZ-42", "HZ-53")
def test_the_discard_is_turned_over_and_not_shuffled() -> None:
    for seed in range(10):
        s = scene("turn", decks=("only", ""), discards=("3♣ 9♠ 4♣ K♦", ""), seed=seed, hands=("2♥", "2♣"))
        assert s.deck("A") == "3♣ 9♠ 4♣ K♦"  # the oldest card on top
        assert s.view()["decks"][0] == {"count": 4, "open": []}  # face down


@pytest.mark.rules("AMB-HZ-42")
def test_with_the_option_the_discard_is_shuffled() -> None:
    empty: dict[str, Any] = {"decks": ("only", ""), "discards": ("3♣ 9♠ 4♣ K♦", ""), "hands": ("2♥", "2♣")}
    orders = {scene("turn", seed=seed, **empty, **SHUFFLE).deck("A") for seed in range(40)}
    assert len(orders) > 10
    assert {frozenset(order.split()) for order in orders} == {frozenset(["3♣", "9♠", "4♣", "K♦"])}


@pytest.mark.rules("AMB-HZ-43", "HZ-53", "HZ-37")
@pytest.mark.parametrize("active", ["A", "B"])
def test_later_in_a_turn_drawing_stops_and_the_next_turn_is_passed(active: str) -> None:
    # a pair of suits on a line draws, in one's own turn or in the opponent's
    pair = {"A1": "3♦", "A2": "8♦"}
    empty: dict[str, Any] = {"decks": ("only", ""), "discards": ("3♣ 4♣", "")}
    s = scene("formations", active=active, columns=pair, hands=("2♥", "2♣"), **empty)
    assert told(s.opening, "HZ-53 turned_discard", seat=0, n=2) == 1
    assert not told(s.opening, "drew")
    assert s.view()["skips"] == [True, False]
    assert s.asks == f"{active} specials"  # this turn is played out
    events: list[Event] = []
    while not (skipped := told(events, "HZ-53 passed_turn", seat=0)) and s.view()["turn"] < 9:
        events += s.play("pass")
    assert skipped == 1
    assert s.view()["skips"] == [False, False]
    assert s.view()["active"] == 1
    assert not told(events, "HZ-63 drew", seat=0)


@pytest.mark.rules("HZ-53")
def test_a_skipped_turn_is_passed_whole() -> None:
    s = scene("turn", skips=[True, False], hands=("2♥ 3♥", "2♣"), columns={"A1": "(5♦)"}, decks=("K♥", ""))
    assert told(s.opening, "HZ-53 passed_turn", seat=0) == 1
    assert (s.hand("A"), s["A1"]) == ("2♥ 3♥", "(5♦)")
    assert s.asks == "B placement"
    s = scene("turn", active="B", skips=[False, True], hands=("2♥", "2♣"), decks=("", "K♥"))
    assert told(s.opening, "HZ-53 passed_turn", seat=1) == 1
    assert (s.hand("B"), s.asks) == ("2♣", "A placement")


@pytest.mark.rules("AMB-HZ-60")
def test_with_deck_and_discard_empty_a_player_plays_on_without_drawing() -> None:
    s = scene("turn", decks=("only", ""), hands=("2♥", "2♣"), columns={"A1": "(5♦)"})
    assert told(s.opening, "HZ-53 AMB-HZ-60 nothing_left", seat=0) == 1
    assert not told(s.opening, "passed_turn")
    assert (s.asks, s.hand("A"), s["A1"]) == ("A placement", "2♥", "5♦")
    # nor does it cost a turn later
    s = scene("formations", columns={"A1": "3♦", "A2": "8♦"}, decks=("only", ""), hands=("2♥", "2♣"))
    assert told(s.opening, "nothing_left", seat=0) == 1
    assert s.view()["skips"] == [False, False]


@pytest.mark.rules("AMB-HZ-44")
def test_a_face_up_card_on_the_deck_is_drawn_as_the_next_card_and_known_to_all() -> None:
    s = scene("turn", decks=("[K♥] 7♠", ""), hands=("2♥", "2♣"))
    (drawn,) = [event for event in s.opening if event.kind == "drew"]
    assert drawn.seen_by(1).params["card"] == drawn.seen_by(None).params["card"] == "K♥"
    assert s.hand("A") == "2♥ K♥"
    assert s.view()["decks"][0]["open"] == []


@pytest.mark.rules("AMB-HZ-44", "HZ-37", "HZ-58")
def test_several_face_up_cards_are_seen_from_the_top_and_drawn_in_that_order() -> None:
    s = scene(
        "turn", decks=("[K♥] [Q♥] [J♥] 7♠", ""), hands=("2♥", "2♣"), columns={"A1": "(3♦)", "A2": "(8♦)"}
    )
    assert s.hand("A") == "2♥ K♥"
    assert s.view("B")["decks"][0]["open"] == ["Q♥", "J♥"]
    s.play("pass", "pass")  # a pair of suits draws in combat
    assert s.hand("A") == "2♥ K♥ Q♥"
    assert s.view("B")["decks"][0]["open"] == ["J♥"]


@pytest.mark.rules("AMB-HZ-44", "HZ-63")
def test_a_face_down_card_is_seen_by_the_player_who_draws_it_only() -> None:
    s = scene("turn", decks=("K♥ 7♠", ""), hands=("2♥", "2♣"))
    (drawn,) = [event for event in s.opening if event.kind == "drew"]
    assert drawn.seen_by(0).params["card"] == "K♥"
    assert "card" not in drawn.seen_by(1).params
    assert "card" not in drawn.seen_by(None).params
    assert s.view("A")["hands"][0]["cards"] == ["2♥", "K♥"]
    assert "cards" not in s.view("B")["hands"][0]


@pytest.mark.rules("AMB-HZ-46")
def test_there_is_no_limit_to_the_hand() -> None:
    hand = "2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♥ Q♥ K♥ J♣ Q♣ K♣"
    s = scene("turn", hands=(hand, ""), decks=("K♠", "Q♠"))
    assert s.hand("A") == f"{hand} K♠"
    s.until("B placement")
    assert s.hand("A") == f"{hand} K♠"  # nothing has to be given up at the end of the turn


AT_ONCE: dict[str, Any] = {"options": {"lose_turn_at_once": True}}
EMPTY: dict[str, Any] = {"decks": ("only", ""), "discards": ("3♣ 4♣", "")}
PAIR = {"A1": "3♦", "A2": "8♦"}


@pytest.mark.rules("AMB-HZ-43", "HZ-53")
def test_with_the_option_an_empty_deck_breaks_off_ones_own_turn() -> None:
    # B's pair of spades does not act either
    columns = {**PAIR, "B1": "4♠", "B2": "6♠"}
    s = scene("formations", columns=columns, hands=("2♥", "2♣"), **EMPTY, **AT_ONCE)
    assert told(s.opening, "HZ-53 turned_discard", seat=0, n=2) == 1
    assert told(s.opening, "HZ-53 AMB-HZ-43 broke_off", seat=0) == 1
    assert not told(s.opening, "formation_draw", seat=1)
    assert s.asks == "B placement"
    assert s.view()["skips"] == [False, False]
    assert s.hand("A") == "2♥"


@pytest.mark.rules("AMB-HZ-43", "HZ-53")
def test_with_the_option_too_the_next_turn_is_passed_for_a_deck_found_empty_in_the_opponents() -> None:
    s = scene("formations", active="B", columns=PAIR, hands=("2♥", "2♣"), **EMPTY, **AT_ONCE)
    assert not told(s.opening, "broke_off")
    assert s.view()["skips"] == [True, False]
    assert s.asks == "B specials"


@pytest.mark.rules("AMB-HZ-43", "AMB-HZ-22", "HZ-80", "HZ-47")
def test_a_turn_broken_off_in_a_fight_ends_with_the_retreat() -> None:
    columns = {"A1": "5♦ 7♠", "B1": "8♣"}
    fight: dict[str, Any] = {"step": 3, "attack": 1, "shields": {"A11": "B:A♥"}, "auras": {"B11": "Q♥"}}
    s = scene("window", columns=columns, heroes=("J♥", ""), hands=("2♣", "2♥"), **fight, **EMPTY, **AT_ONCE)
    events = s.play("sacrifice A11")
    kinds = [event.kind for event in events]
    assert kinds[:4] == ["sacrificed", "turned_discard", "flipped", "broke_off"]
    assert told(events, "HZ-80 retreated", seat=0) == 2
    assert told(events, "shield_ends") == told(events, "aura_ends") == 1
    assert not told(events, "strengths")
    assert (s["A1"], s["B1"], s.asks) == ("", "8♣", "B placement")
    assert s.view()["skips"] == [False, False]


@pytest.mark.rules("AMB-HZ-43", "AMB-HZ-41")
def test_with_the_option_reinforcement_ends_the_turn_anyway() -> None:
    # A's troops fall, its deck is empty: nothing is left of the turn, and the next one is not lost
    columns = {"A1": "4♦ 2♠", "B1": "4♣ 2♥"}
    s = scene("clash", columns=columns, attack=1, hands=("2♣", "3♥"), **EMPTY, **AT_ONCE)
    events = s.play("pass", "destroy A11", "destroy A12")
    assert told(events, "HZ-53 turned_discard", seat=0) == 1
    assert not told(events, "broke_off")
    assert s.view()["skips"] == [False, False]
