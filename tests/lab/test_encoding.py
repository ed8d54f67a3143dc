"""Positions and actions as numbers: every action has one, and a seat's row holds only what it may know."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import pygames
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.lab.encoding import Encoding, outcome
from tests.kit.truth import true_state

PLAYABLE = [entry.id for entry in pygames.catalogue() if entry.playable]
EVERY = 7  # choices between two positions that are looked at
MOST = 12  # positions of a game


def positions(game: str, seats: int) -> Iterator[Match]:
    """Positions on the way of a random game."""
    match = pygames.new(game, seed=9, seats=seats)
    rng = Rng(9)
    while match.decision is not None:
        if len(match.choices) % EVERY == 0:
            yield match
        match.play(rng.choice(match.decision.legal_actions))
    yield match


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_legal_action_has_a_number_of_its_own_that_leads_back(game: str) -> None:
    seats = pygames.load(game).seats[-1]
    encoding = Encoding(game, seats)
    for match in islice(positions(game, seats), MOST):
        if match.decision is None:
            assert encoding.legal(match) == []
            break
        legal = match.decision.legal_actions
        numbers = [encoding.number(action) for action in legal]
        assert len(set(numbers)) == len(numbers)
        assert all(0 <= number < encoding.actions for number in numbers)
        assert [encoding.action(number) for number in numbers] == list(legal)
        assert encoding.legal(match) == sorted(numbers)


@pytest.mark.parametrize("game", PLAYABLE)
def test_the_numbers_end_where_they_should(game: str) -> None:
    encoding = Encoding(game, pygames.load(game).seats[0])
    first, last = encoding.game.syntax.types[0], encoding.game.syntax.types[-1]
    assert encoding.action(0).type is first
    assert encoding.action(encoding.actions - 1).type is last


@pytest.mark.parametrize("game", PLAYABLE)
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_numbers(game: str) -> None:
    """And positions that it can tell apart mostly have not."""
    seats = pygames.load(game).seats[-1]
    encoding = Encoding(game, seats)
    different = set()
    for match in islice(positions(game, seats), MOST):
        for seat in range(seats):
            told = encoding.vector(match, seat)
            assert len(told) == encoding.size
            different.add(tuple(told))
            world = match.fork(seat, 5)
            decided = encoding.vector(world, seat)
            assert decided == told
    assert len(different) > MOST * seats // 2


def test_a_card_that_is_seen_lies_in_one_place() -> None:
    encoding = Encoding("heroz", 2)
    match = pygames.new("heroz", seed=3)
    state: Any = true_state(match)
    zones = len(encoding.zones)
    for seat in range(2):
        row = encoding._cards(match, seat)  # noqa: SLF001 - one part of a row
        cards = [row[at : at + zones] for at in range(0, len(encoding.cards) * zones, zones)]
        assert {sum(card) for card in cards} == {0.0, 1.0}
        hand = encoding.zones.index(("hands", seat))
        assert sum(card[hand] for card in cards) == len(state.hands[seat])
        other = encoding.zones.index(("hands", 1 - seat))
        assert sum(card[other] for card in cards) == 0
        assert row[len(encoding.cards) * zones + other] == len(state.hands[1 - seat])


def test_what_a_game_is_worth() -> None:
    *_, over = positions("heroz", 2)
    assert over.result is not None
    (winner,) = over.result.winners
    assert outcome(over) == [1.0 if seat == winner else -1.0 for seat in range(2)]
    *_, alone = positions("hero-realms-skirmish", 1)
    assert alone.result is not None
    assert outcome(alone) == [1.0 if alone.result.winners else -1.0]
