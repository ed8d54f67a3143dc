"""What a seat may see, and dealing anew what it cannot know.

A view, an event and a text show what a seat may see now: its own hand, all that lies face up, and what a
Jack is showing it. Face-down troops are hidden from both players, their owner included (HZ-57), unless the
memory aid is on (AMB-HZ-54). What was seen once and is covered since, no view repeats.

A fork is for an opponent that thinks ahead, and an opponent may remember, as people do. So `redraw` keeps
all that the seat has ever seen or can work out with certainty: its own face-down troops, those that a
Queen or its Jack has shown, cards that it saw go under a deck or into a hand, the order of a discard that
was turned over. Nothing of it reaches a view.
"""

from __future__ import annotations

from itertools import product
from math import comb

from pygames.core.chance import Chance
from pygames.games.heroz.cards import DECK, TROOP
from pygames.games.heroz.table import DOWN, Cards, HerozTable, bits, columns_of

ONE = 1 << 60  # the unit of fractions in `_shuffle`
TROOPS = bits(card for card in range(DECK) if TROOP[card])


def knows_troop(table: HerozTable, seat: int | None, owner: int, card: int) -> bool:
    """Whether a view may name this face-down troop to `seat`."""
    if seat is None:
        return False
    return (seat, owner, card) in table.glances() or (owner == seat and table.memory_aid)


def redraw(table: HerozTable, seat: int, chance: Chance) -> None:
    """Deal all that `seat` cannot know at random, in place; every deal that may be true is as likely."""
    for owner in (0, 1):
        deck, fixed = table.decks[owner], table.fixed[owner]
        loose = [card for card in deck if not fixed >> card & 1]
        if owner == seat:
            _shuffle(loose, chance)
        else:
            loose = _deal(table, owner, loose, chance)
        if len(loose) == len(deck):
            table.decks[owner] = tuple(loose)
        elif loose:
            table.decks[owner] = tuple(card if fixed >> card & 1 else loose.pop() for card in deck)


def _deal(table: HerozTable, owner: int, loose: list[int], chance: Chance) -> list[int]:
    """Deal a player's hand and unseen troops anew, out of these and the unseen cards of the deck.

    Returns those that are left for the deck, in random order. What is known of the cards is told in
    `HerozTable`; it makes of them the kinds below, by where each may be.
    """
    seen, early = table.seen[owner], table.early[owner]
    kept, late = table.kept[owner], table.late[owner]
    hand = table.hands[owner]
    spots = [
        column * 3 + line
        for column in columns_of(owner)
        for line, code in enumerate(table.columns[column])
        if code >= DOWN and not seen >> code - DOWN & 1
    ]
    covered = [*hand, *(table.at(place) - DOWN for place in spots)]
    placeable = TROOPS & ~late if spots else 0
    unkept = [*loose, *(card for card in covered if not kept >> card & 1)] if kept else [*loose, *covered]
    # face down, in the hand or in the deck; in the hand or in the deck
    anywhere = [card for card in unkept if placeable >> card & 1] if spots else []
    unplaced = [card for card in unkept if not placeable >> card & 1] if spots else unkept
    # face down, or in the hand since the troops were placed; the same, perhaps drawn since; in the hand
    old: list[int] = []
    drawn: list[int] = []
    held: list[int] = []
    if kept:
        for card in covered:
            if kept >> card & 1:
                kind = held if not placeable >> card & 1 else old if early >> card & 1 else drawn
                kind.append(card)
    kinds = (anywhere, old, drawn)
    down = len(spots), 0, 0
    if (old or drawn) and spots:
        # of the hand, so many cards are strangers: neither seen going there before nor known to be late
        known = early | late
        strangers = len([card for card in held if not known >> card & 1])
        drawable = not any(known >> card & 1 for card in unplaced)
        sizes = (len(anywhere), len(old), len(drawn))
        more = len(hand) - len(held)
        down = _split(
            len(spots), more, sizes, len(unplaced), table.fresh[owner] - strangers, drawable, chance
        )
    placed = [card for kind, n in zip(kinds, down, strict=True) for card in _take(kind, n, chance)]
    if down[1] or down[2]:
        _shuffle(placed, chance)
    for place, card in zip(spots, placed, strict=True):
        table.put_at(place, card + DOWN)
    rest = anywhere + unplaced
    _shuffle(rest, chance)
    dealt = [*old, *drawn, *held]
    more = len(hand) - len(dealt)
    dealt += rest[:more]
    if more < len(hand):
        _shuffle(dealt, chance)
    table.hands[owner] = tuple(dealt)
    return rest[more:]


def _split(
    spots: int,
    hand: int,
    sizes: tuple[int, int, int],
    unplaced: int,
    fresh: int,
    drawable: bool,
    chance: Chance,
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
    at = chance.below(sum(weights))
    for way, weight in zip(ways, weights, strict=True):
        at -= weight
        if at < 0:
            return way
    raise AssertionError("no deal agrees with what is known")


def _take(cards: list[int], n: int, chance: Chance) -> Cards:
    """Take so many random cards out of these."""
    taken = []
    for _ in range(n):
        at = chance.below(len(cards))
        cards[at], cards[-1] = cards[-1], cards[at]
        taken.append(cards.pop())
    return tuple(taken)


def _shuffle(cards: list[int], chance: Chance) -> None:
    """Put cards in random order as `Chance.shuffle` does, but faster: most of a fork's cost is this.

    One random number serves six swaps: each takes the whole part of a product and leaves the fraction. The
    bias is under 54**6 / 2**60, one part in forty million.
    """
    for first in range(len(cards) - 1, 0, -6):
        fraction = chance.below(ONE)
        for i in range(first, max(first - 6, 0), -1):
            fraction *= i + 1
            j = fraction >> 60
            fraction &= ONE - 1
            cards[i], cards[j] = cards[j], cards[i]
