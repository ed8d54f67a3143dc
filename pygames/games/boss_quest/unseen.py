"""The weapons that a seat has seen nowhere, and how likely it is to draw this or that of them."""

from __future__ import annotations

from collections import Counter
from math import comb
from typing import NamedTuple

from pygames.engine.forecast import Chance
from pygames.games.boss_quest.cards import MOST_VALUE, POTION
from pygames.games.boss_quest.state import BossQuestState, Cards


def knows_hidden(state: BossQuestState, seat: int, owner: int) -> bool:
    """Whether a seat knows a hidden weapon: it may look at it, or has followed it (AMB-BQ-61)."""
    return state.sees_hidden(seat, owner) or bool(state.followed[owner] >> seat & 1)


def _unknown(state: BossQuestState, seat: int) -> list[int]:
    """The players whose hidden weapon the seat does not know."""
    return [
        owner for owner, card in enumerate(state.hidden) if card >= 0 and not knows_hidden(state, seat, owner)
    ]


def unseen(state: BossQuestState, seat: int) -> Cards:
    """All weapons that may be drawn, as far as the seat knows."""
    under = [entry[0] for entry in state.weapon_bottom]
    return (*state.weapon_deck, *under, *[state.hidden[owner] for owner in _unknown(state, seat)])


def even_pool(state: BossQuestState, seat: int) -> Cards | None:
    """The weapons of which each is as likely to be drawn next.

    None where they are not all alike: somebody is known to have equipped without exceeding (BQ-28), to have
    a potion or none (AMB-BQ-59), or weapons lie under the pile (BQ-64).
    """
    limited = any(state.most[owner] < MOST_VALUE for owner in _unknown(state, seat))
    return None if limited or state.weapon_bottom or state.asked else unseen(state, seat)


class Worth(NamedTuple):
    """What a weapon can add to a force: a potion that is not read yet by either reading (BQ-76)."""

    least: int
    most: int


def worth(state: BossQuestState, card: int) -> Worth:
    """What a weapon can add to a force."""
    if card >= POTION and not state.readings[card - POTION]:
        return Worth(*state.potions[card - POTION])
    found = state.worth(card)
    return Worth(found, found)


def force(state: BossQuestState, seat: int) -> Worth:
    """A player's force by the lower readings, by which it exceeds (AMB-BQ-33), and by the higher ones."""
    worths = [worth(state, card) for card in state.weapons(seat)]
    base = state.visible_force(seat) - sum(state.worth(card) for card in state.visible[seat])
    return Worth(base + sum(it.least for it in worths), base + sum(it.most for it in worths))


def drawn(state: BossQuestState, pool: Cards, number: int) -> Worth:
    """The least and the most that so many weapons of a pool can add."""
    least = sorted(worth(state, card).least for card in pool)[:number]
    most = sorted(worth(state, card).most for card in pool)[-number:]
    return Worth(sum(least), sum(most))


def chance_above(state: BossQuestState, pool: Cards, number: int, room: int) -> Chance:
    """How likely so many weapons of a pool, each as likely as any other, add more than `room`."""
    ways: list[Counter[int]] = [Counter({0: 1}), *(Counter() for _ in range(number))]
    for card in pool:
        adds = worth(state, card).least
        for taken in range(number, 0, -1):
            for total, count in ways[taken - 1].items():
                ways[taken][total + adds] += count
    above = sum(count for total, count in ways[number].items() if total > room)
    return Chance(above, comb(len(pool), number))
