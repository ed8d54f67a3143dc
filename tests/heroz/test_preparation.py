"""Preparing a game, and steps 1.1 and 1.2."""

from collections.abc import Sequence
from itertools import pairwise
from typing import TypeVar

import pytest

import pygames
from pygames.engine.event import Event
from pygames.engine.fields import value
from pygames.games.heroz.cards import DECK, NAMES, card
from pygames.games.heroz.preparation import prepare
from pygames.games.heroz.state import HerozState
from tests.heroz.scene import names, scene, state_of
from tests.kit.scene import told

T = TypeVar("T")

ORDER = ["★1", "A♥", *(f"{n}♥" for n in range(2, 11)), "J♥", "Q♥", "K♥"]  # from the weakest


class Unshuffled(HerozState):
    """A state in which nothing is shuffled and decks are cut where one is told."""

    cuts: tuple[int, ...] = value(())
    ranges: tuple[int, ...] = value(())

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in their order."""
        return tuple(items)

    def below(self, n: int) -> int:
        """The next of the cuts."""
        self.ranges += (n,)
        cut, *rest = self.cuts
        self.cuts = tuple(rest)
        return cut


def logged(state: HerozState) -> list[Event]:
    """What has happened in a state that logs."""
    assert state.log is not None
    return state.log


def prepared(tops: Sequence[tuple[str, str]]) -> Unshuffled:
    """A state prepared from decks whose first cards to be revealed are these, a pair per round."""
    state = Unshuffled.new(2, 0)
    state.log = []
    for seat in (0, 1):
        wanted = [card(pair[seat]) for pair in tops]
        rest = [k for k in range(DECK) if k not in wanted]
        deck = rest + wanted[::-1]  # the last card is the top
        state.decks[seat] = tuple(deck[-1:] + deck[:-1])  # cut after the first card
    state.cuts = (0, 0)
    prepare.now(state)
    return state


@pytest.mark.rules("HZ-59", "AMB-HZ-62")
def test_each_deck_is_shuffled_and_cut_by_the_opponent() -> None:
    match = pygames.new("heroz", seed=1)
    assert told(match.opening, "HZ-59 shuffled", seat=0, other=1) == 1
    assert told(match.opening, "HZ-59 shuffled", seat=1, other=0) == 1
    # an unshuffled deck, cut after 10 cards: the top ten go under
    state = Unshuffled.new(2, 0)
    state.cuts = (9, 19)
    prepare.now(state)
    hand = {owner: names(state.hands[owner]) for owner in (0, 1)}
    assert hand[0] == names([8, 7, 6, 5, 4, 3])  # 9 was revealed
    assert hand[1] == names([18, 17, 16, 15, 14, 13])  # 19 was revealed
    assert state.ranges == (53, 53)  # there are 53 places to cut between 54 cards


@pytest.mark.rules("AMB-HZ-62", "HZ-59")
def test_shuffle_and_cut_are_left_to_the_generator() -> None:
    deals = [names(state_of(pygames.new("heroz", seed=seed)).decks[0]) for seed in (1, 2, 3, 1)]
    assert len(set(deals)) == 3
    assert deals[0] == deals[3]


@pytest.mark.rules("HZ-60")
def test_the_stronger_card_starts_from_joker_to_king() -> None:
    for weaker, stronger in pairwise(ORDER):
        state = prepared([(weaker, stronger)])
        assert state.active == 1
        assert told(logged(state), "HZ-60 starts", seat=1) == 1
        assert told(logged(state), "HZ-60 revealed", seat=0, card=weaker) == 1
        assert told(logged(state), "HZ-60 revealed", seat=1, card=stronger) == 1
        assert prepared([(stronger, weaker)]).active == 0


@pytest.mark.rules("HZ-61")
def test_on_a_tie_the_cards_go_under_the_decks_and_the_next_are_revealed() -> None:
    state = prepared([("9♥", "9♠"), ("★1", "★2"), ("3♣", "2♣")])
    assert state.active == 0
    revealed = [event.params["card"] for event in logged(state) if event.kind == "revealed"]
    assert revealed == ["9♥", "9♠", "★1", "★2", "3♣", "2♣"]
    assert told(logged(state), "HZ-61 tied") == 2
    assert names(state.decks[0][:3]) == "3♣ ★1 9♥"  # the last one lowest
    assert names(state.decks[1][:3]) == "2♣ ★2 9♠"
    assert state.opened == [0, 0]  # face down


@pytest.mark.rules("AMB-HZ-45", "HZ-60")
def test_the_cards_turned_up_go_under_the_decks_without_a_tie_too() -> None:
    state = prepared([("9♥", "8♠")])
    assert not told(logged(state), "tied")
    assert (NAMES[state.decks[0][0]], NAMES[state.decks[1][0]]) == ("9♥", "8♠")
    assert card("9♥") not in state.hands[0]
    assert state.opened == [0, 0]


@pytest.mark.rules("HZ-62")
def test_each_player_starts_with_six_cards() -> None:
    match = pygames.new("heroz", seed=4)
    for owner in (0, 1):
        assert told(match.opening, "HZ-62 drew", seat=owner) == 6
        assert match.view(None)["hands"][owner] == {"count": 6}
        assert match.view(None)["decks"][owner]["count"] == 48
    assert match.view(0)["hands"][0]["cards"]
    assert "cards" not in match.view(0)["hands"][1]


# --- 1.1 hand, 1.2 activation ---


@pytest.mark.rules("HZ-63")
def test_the_starting_player_draws_no_card_on_the_first_turn() -> None:
    match = pygames.new("heroz", seed=4)
    first = state_of(match).active
    assert not told(match.opening, "HZ-63 drew")
    while state_of(match).active == first:
        events = match.play("pass")
    # the other player does, and from then on both do
    assert told(events, "HZ-63 drew", seat=1 - first) == 1
    while state_of(match).turn < 3:
        events = match.play("pass")
    assert told(events, "HZ-63 drew", seat=first) == 1


@pytest.mark.rules("HZ-63")
def test_the_player_whose_turn_it_is_draws_one_card() -> None:
    s = scene("turn", hands=("2♥", "2♣"), decks=("K♥ Q♥", "K♠ Q♠"))
    assert told(s.opening, "HZ-63 drew") == 1
    assert (s.hand("A"), s.hand("B")) == ("2♥ K♥", "2♣")


@pytest.mark.rules("HZ-64", "HZ-54")
def test_the_player_whose_turn_it_is_turns_all_inactive_troops_face_up() -> None:
    s = scene("turn", hands=("2♥", ""), columns={"A1": "(5♦) 7♠ (9♥)", "A3": "(3♣)", "B1": "(8♣)"})
    assert s.area("A") == ("5♦ 7♠ 9♥", "", "3♣")
    assert s["B1"] == "(8♣)"  # the opponent's stay as they are
    for place, troop in (("A11", "5♦"), ("A13", "9♥"), ("A31", "3♣")):
        assert told(s.opening, "HZ-64 activated", place=place, card=troop) == 1
    assert told(s.opening, "activated") == 3


@pytest.mark.rules("AMB-HZ-47", "HZ-64")
def test_a_newly_placed_troop_stays_face_down_until_its_owners_next_turn() -> None:
    s = scene("placement", hands=("5♦ 2♥", "2♣"))
    s.play("place 5♦ A11")
    seen = []
    while s.view()["turn"] < 7:
        seen.append(s["A1"])
        events = s.play("pass")
    assert set(seen) == {"(5♦)"}
    assert told(events, "HZ-64 activated", place="A11", card="5♦") == 1
    assert s["A1"] == "5♦"


@pytest.mark.rules("AMB-HZ-48")
def test_without_inactive_troops_nothing_happens_at_1_2() -> None:
    for columns in ({}, {"A1": "5♦", "B1": "(8♣)"}):
        s = scene("turn", hands=("2♥", ""), columns=columns)
        assert not told(s.opening, "activated")
        assert s.asks == "A placement"
    match = pygames.new("heroz", seed=4)
    assert not told(match.opening, "activated")
