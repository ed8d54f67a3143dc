"""What a seat may know, and dealing anew what it may not: piles, ambushes, equipment, the secret gesture."""

from __future__ import annotations

from pygames.core.chance import Chance
from pygames.games.immortal_king.cards import CORRIDORS
from pygames.games.immortal_king.table import MASTER, PARTY_SEAT, ImmortalKingTable


def knows_equipment(seat: int | None) -> bool:
    """Whether a seat may look at the equipment lying face down (HIK-29)."""
    return seat == PARTY_SEAT


def knows_front(table: ImmortalKingTable, seat: int | None, corridor: int) -> bool:
    """Whether a seat knows the encounter of a corridor: all do, but in ambush (HIK-55, AMB-HIK-56)."""
    return seat == MASTER or not table.ambushed[corridor]


def knows_top(table: ImmortalKingTable, seat: int | None, corridor: int) -> bool:
    """Whether a seat knows the top of a pile: the dungeon master, once he has looked (HIK-44, HIK-31)."""
    return seat == MASTER and table.known[corridor]


def redraw(table: ImmortalKingTable, seat: int, chance: Chance) -> None:
    """Deal all that `seat` cannot know at random, in place: each way to deal it is as likely."""
    _redraw_dungeon(table, seat, chance)
    if seat != PARTY_SEAT:
        unseen = [n for n in range(len(table.box.equipment)) if n not in (*table.open, *table.discard)]
        chance.shuffle(unseen)
        table.hand = tuple(sorted(unseen[: len(table.hand)]))
        if table.gesture >= 0:
            table.gesture = chance.below(3)


def _redraw_dungeon(table: ImmortalKingTable, seat: int, chance: Chance) -> None:
    pool: list[int] = []
    ambushes = []
    for corridor in range(CORRIDORS):
        pile = table.piles[corridor]
        pool += pile[:-1] if knows_top(table, seat, corridor) else pile
        if table.fronts[corridor] >= 0 and not knows_front(table, seat, corridor):
            ambushes.append(corridor)
            pool.append(table.fronts[corridor])
    # only a monster has a tenacity token, in ambush too (HIK-56); it is drawn before the pool is shuffled,
    # for to take the first monster of a shuffled pool would leave the traps before it to the next place
    for corridor in ambushes:
        if table.tenacity[corridor]:
            number = chance.choice([n for n in pool if table.box.dungeon[n].monster])
            pool.remove(number)
            table.fronts[corridor] = number
    chance.shuffle(pool)
    for corridor in ambushes:
        if not table.tenacity[corridor]:
            table.fronts[corridor] = pool.pop(0)
    for corridor in range(CORRIDORS):
        pile = table.piles[corridor]
        kept = pile[-1:] if knows_top(table, seat, corridor) else ()
        count = len(pile) - len(kept)
        table.piles[corridor] = (*pool[:count], *kept)
        del pool[:count]
