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

from collections.abc import Callable, Iterable
from itertools import product
from math import comb
from typing import NamedTuple

from pygames.games.heroz.cards import DECK, TROOP, Cards

Below = Callable[[int], int]  # a random number from 0 to n - 1


def bits(cards: Iterable[int]) -> int:
    """A set of cards as a number: bit k for card k."""
    return sum(1 << card for card in cards)


EVERY_CARD = (1 << DECK) - 1
TROOPS = bits(card for card in range(DECK) if TROOP[card])


class Hidden(NamedTuple):
    """What is hidden of a player's cards, and what the other one knows of it.

    `loose` are the cards of the deck whose place is unknown, `covered` those of the hand and of the unseen
    troops together, both in ascending order; the sets `kept`, `early`, `late` and the number `fresh` are
    those of `HerozState`.
    """

    loose: list[int]
    covered: list[int]
    hand: int  # how many cards are in the hand
    spots: int  # how many troops lie face down unseen
    kept: int
    early: int
    late: int
    fresh: int


class Deal(NamedTuple):
    """One way in which they may lie."""

    troops: Cards
    hand: Cards
    loose: list[int]


def deal(hidden: Hidden, below: Below) -> Deal:
    """One of all deals that may be true, each as likely. What is left for the deck has no order."""
    kept, early, late, spots = hidden.kept, hidden.early, hidden.late, hidden.spots
    placeable = TROOPS & ~late if spots else 0
    unkept = hidden.loose + [card for card in hidden.covered if not kept >> card & 1]
    unkept.sort()  # so that nothing tells how they truly lie
    # face down, in the hand or in the deck; in the hand or in the deck
    anywhere: list[int] = []
    unplaced = unkept
    if spots:
        anywhere = [card for card in unkept if placeable >> card & 1]
        unplaced = [card for card in unkept if not placeable >> card & 1]
    # face down, or in the hand since the troops were placed; the same, perhaps drawn since; in the hand
    old: list[int] = []
    drawn: list[int] = []
    held: list[int] = []
    if kept:
        for card in hidden.covered:
            if kept >> card & 1:
                kind = held if not placeable >> card & 1 else old if early >> card & 1 else drawn
                kind.append(card)
    down = spots, 0, 0
    if (old or drawn) and spots:
        # of the hand, so many cards are strangers: neither seen going there before nor known to be late
        known = early | late
        strangers = len([card for card in held if not known >> card & 1])
        drawable = not any(known >> card & 1 for card in unplaced)
        sizes = (len(anywhere), len(old), len(drawn))
        more = hidden.hand - len(held)
        down = _split(spots, more, sizes, len(unplaced), hidden.fresh - strangers, drawable, below)
    kinds = (anywhere, old, drawn)
    placed = [card for kind, n in zip(kinds, down, strict=True) for card in _take(kind, n, below)]
    if down[1] or down[2]:
        placed = _take(placed, len(placed), below)
    hand = [*old, *drawn, *held]
    rest = anywhere + unplaced
    hand += _take(rest, hidden.hand - len(hand), below)
    return Deal(tuple(placed), tuple(hand), rest)


def _split(
    spots: int,
    hand: int,
    sizes: tuple[int, int, int],
    unplaced: int,
    fresh: int,
    drawable: bool,
    below: Below,
) -> tuple[int, int, int]:
    """How many cards of the first three kinds lie face down: each way as likely as it has deals.

    At least `fresh` cards of the hand come neither from the second kind nor, unless `drawable`, from those
    that could be in the deck.
    """
    anywhere, old, drawn = sizes
    ways, weights = [], []
    for o, d in product(range(min(old, spots) + 1), range(min(drawn, spots) + 1)):
        a = spots - o - d
        more = hand - (old - o) - (drawn - d)  # how many of the hand come from those
        if 0 <= a <= anywhere and more >= 0 and drawn - d + (more if drawable else 0) >= fresh:
            ways.append((a, o, d))
            weights.append(
                comb(anywhere, a) * comb(old, o) * comb(drawn, d) * comb(anywhere - a + unplaced, more)
            )
    at = below(sum(weights))
    for way, weight in zip(ways, weights, strict=True):
        at -= weight
        if at < 0:
            return way
    raise AssertionError("no deal agrees with what is known")


def _take(cards: list[int], n: int, below: Below) -> list[int]:
    """Take so many random cards out of these."""
    taken = []
    for _ in range(n):
        at = below(len(cards))
        cards[at], cards[-1] = cards[-1], cards[at]
        taken.append(cards.pop())
    return taken
