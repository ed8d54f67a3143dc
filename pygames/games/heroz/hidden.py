"""What a seat may know, and dealing anew what it may not.

A seat knows its own hand, all that lies face up, and what a Jack is showing it. Face-down troops are
hidden from both players, their owner included (HZ-57), unless the memory aid is on (AMB-HZ-54).
"""

from __future__ import annotations

from pygames.core.chance import Chance
from pygames.games.heroz.cards import JOKER, TROOP
from pygames.games.heroz.table import DOWN, HerozTable


def knows_troop(table: HerozTable, seat: int | None, owner: int, card: int) -> bool:
    """Whether `seat` may know which troop this face-down one is."""
    if seat is None:
        return False
    return (seat, owner, card) in table.glances() or (owner == seat and table.memory_aid)


def redraw(table: HerozTable, seat: int, chance: Chance) -> None:
    """Deal all that `seat` cannot know at random, in place.

    A joker that a Queen has turned face down stays where it is: both players saw it there.
    """
    for owner in (0, 1):
        deck = table.decks[owner]
        covered = len(deck) - table.opened[owner]
        hand = table.hands[owner] if owner != seat else ()
        spots = [
            (column, line)
            for column in range(owner * 3, owner * 3 + 3)
            for line, code in enumerate(table.columns[column])
            if DOWN <= code < DOWN + JOKER and not knows_troop(table, seat, owner, code - DOWN)
        ]
        pool = [*deck[:covered], *hand, *(table.columns[column][line] - DOWN for column, line in spots)]
        chance.shuffle(pool)
        # only troops can lie face down in an area; there are at least as many as spots
        for column, line in spots:
            at = next(i for i, card in enumerate(pool) if TROOP[card])
            table.put_at(column * 3 + line, pool.pop(at) + DOWN)
        if owner != seat:
            table.hands[owner] = tuple(pool[: len(hand)])
            pool = pool[len(hand) :]
        table.decks[owner] = (*pool, *deck[covered:])
