"""Dealing anew what a seat cannot know of the other player's hand and face-down troops.

A view, an event and a text show what a seat may see now: its own hand, all that lies face up, and what a
Jack is showing it. Face-down troops are hidden from both players, their owner included (HZ-57), unless the
memory aid is on (AMB-HZ-54). What was seen once and is covered since, no view repeats.

A determinized state is for an opponent that thinks ahead, and an opponent may remember, as people do. So
it keeps all that the seat has ever seen or can work out with certainty: its own face-down troops, those
that a Queen or its Jack has shown, cards that it saw go under a deck or into a hand, the order of a discard
that was turned over. Nothing of it reaches a view.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from math import comb
from typing import Any

from pygames.engine.rng import GAMMA, MASK, mix
from pygames.games.heroz.cards import DECK, DOWN, TROOP
from pygames.games.heroz.places import COLUMNS_OF, place_at


def bits(cards: Iterable[int]) -> int:
    """A set of cards as a number: bit k for card k."""
    return sum(1 << card for card in cards)


EVERY_CARD = (1 << DECK) - 1
TROOPS = bits(card for card in range(DECK) if TROOP[card])


def forget_order(state: Any, owner: int) -> None:
    """Give the unseen cards of a deck no order: `draw` and `flip` choose one at random."""
    bottom, top = state.loose_part(owner)
    deck = state.decks[owner]
    state.decks[owner] = (*deck[:bottom], *sorted(deck[bottom:top]), *deck[top:])


def redeal(state: Any, owner: int) -> None:
    """Deal what the other player cannot know of a player's hand, face-down troops and deck.

    Every deal that may be true has the same chance. The unseen cards of the deck get no order.
    """
    deck, hand = state.decks[owner], state.hands[owner]
    bottom, top = state.loose_part(owner)
    places, troops = _unseen_troops(state, owner)
    pool = [*deck[bottom:top], *hand, *troops]  # what may lie anywhere
    out_of_deck = state.kept[owner]
    kept = [card for card in (*hand, *troops) if out_of_deck >> card & 1] if out_of_deck else []
    for card in kept:
        pool.remove(card)
    kept.sort()  # so that nothing tells how they truly lie
    pool.sort()
    if places:
        _place(state, owner, places, pool, kept)
    state.hands[owner] = (*kept, *_take(state, pool, len(hand) - len(kept)))
    state.decks[owner] = (*deck[:bottom], *pool, *deck[top:])


def _unseen_troops(state: Any, owner: int) -> tuple[list[int], list[int]]:
    """The places of a player's troops that lie face down and that the other has not seen, and the troops."""
    seen = state.seen[owner]
    places, troops = [], []
    for column in COLUMNS_OF[owner]:
        codes = state.columns[column]
        if not codes or max(codes) < DOWN:
            continue
        for line, code in enumerate(codes):
            if code >= DOWN and not seen >> code - DOWN & 1:
                places.append(place_at(column, line))
                troops.append(code - DOWN)
    return places, troops


def _place(state: Any, owner: int, places: list[int], pool: list[int], kept: list[int]) -> None:
    """Take troops for these places out of the pool, and out of the cards kept in the hand since."""
    placeable = TROOPS & ~state.late[owner]
    fitting = [card for card in pool if placeable >> card & 1]
    old: list[int] = []  # of the kept ones: in the hand when the troops were placed
    drawn: list[int] = []  # the same, or drawn since
    for card in kept:
        if placeable >> card & 1:
            (old if state.early[owner] >> card & 1 else drawn).append(card)
    shares = len(places), 0, 0
    if old or drawn:
        shares = _split(state, owner, shares[0], pool, kept, (len(fitting), len(old), len(drawn)))
    troops = _take(state, fitting, shares[0])
    for card in troops:
        pool.remove(card)
    if shares[0] < len(places):
        more = _take(state, old, shares[1]) + _take(state, drawn, shares[2])
        for card in more:
            kept.remove(card)
        troops = _take(state, troops + more, len(places))
    shown = state.glances[owner]
    for place, card in zip(places, troops, strict=True):
        if shown and shown == (owner, state.at(place) - DOWN):
            state.glances[owner] = (owner, card)  # its owner's Jack is showing whatever lies here
        state.put_at(place, card + DOWN)


def _split(
    state: Any,
    owner: int,
    places: int,
    pool: list[int],
    kept: list[int],
    sizes: tuple[int, int, int],
) -> tuple[int, int, int]:
    """How many of the fitting cards of the pool, of the old and of the drawn cards lie face down.

    Each way is as likely as it has deals.
    """
    fitting, old, drawn = sizes
    placeable = TROOPS & ~state.late[owner]
    known = state.early[owner] | state.late[owner]
    held = [card for card in kept if not placeable >> card & 1]  # surely in the hand
    # At least `fresh` cards of the hand were drawn unseen after the troops were placed. So they are none of
    # the `old` ones, which were in the hand before. They come from the pool only where it is `drawable`.
    fresh = state.fresh[owner] - sum(not known >> card & 1 for card in held)
    drawable = not any(known >> card & 1 for card in pool if not placeable >> card & 1)
    ways, weights = [], []
    for o, d in product(range(min(old, places) + 1), range(min(drawn, places) + 1)):
        p = places - o - d
        more = len(state.hands[owner]) - len(held) - (old - o) - (drawn - d)  # of the hand, from the pool
        if 0 <= p <= fitting and more >= 0 and drawn - d + (more if drawable else 0) >= fresh:
            ways.append((p, o, d))
            weights.append(comb(fitting, p) * comb(old, o) * comb(drawn, d) * comb(len(pool) - p, more))
    at = state.below(sum(weights))
    for way, weight in zip(ways, weights, strict=True):
        at -= weight
        if at < 0:
            return way
    raise AssertionError("no deal agrees with what is known")


def _take(state: Any, cards: list[int], n: int) -> list[int]:
    """Take so many random cards out of these, which keep their order."""
    taken, rng = [], state.rng_state
    for left in range(len(cards), len(cards) - n, -1):  # as `state.below(left)`, without its calls
        rng = (rng + GAMMA) & MASK
        taken.append(cards.pop((mix(rng) * left) >> 64))
    state.rng_state = rng
    return taken
