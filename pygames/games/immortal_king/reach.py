"""How far a result of the combat die can still be brought: whether doom could change anything (AMB-HIK-74).

What counts is what everybody can see. Of the equipment lying face down only its number is known, and which
cards it may be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

from pygames.games.immortal_king.cards import Effect
from pygames.games.immortal_king.state import ImmortalKingState


class _Use(NamedTuple):
    """What one use of a power or a potion does to a result."""

    factor: int  # of the die
    bonus: int
    mana: bool  # whether it makes a power usable once more
    every: bool  # or all of them


def doom_matters(state: ImmortalKingState) -> bool:
    """Whether a new roll could change how the fight ends.

    It could not if this result fails whatever is used on it, or if even a 1 would win.
    """
    where = state.fighting
    needed = state.power(where) - state.bonus - state.passive(where)
    _, die = state.rolls[-1]
    return needed > 1 and (die >= needed or _within_reach(state, needed))


def _within_reach(state: ImmortalKingState, needed: int) -> bool:
    """Whether the die can be brought so far by what may still be used on it, without a new roll."""
    powers = {number: _use(state, state.adventurer(number).temporary) for number in state.party}
    ready = [powers[number] for number in state.mana]
    if _total(state, ready) >= needed:
        return True
    if not state.hand:  # nothing lies face down that could be a potion
        return False
    potions = _potions(state)
    for refreshing in _choices([use for use in potions if use.mana], len(state.hand)):
        others = sorted((use.bonus for use in potions), reverse=True)[: len(state.hand) - len(refreshing)]
        uses = ready + [use for potion in refreshing if potion.every for use in powers.values()]
        single = sum(not potion.every for potion in refreshing)
        for again in combinations_with_replacement(powers.values(), single):
            if _total(state, [*uses, *again]) + sum(others) >= needed:
                return True
    return False


def _choices(uses: list[_Use], most: int) -> Iterator[tuple[_Use, ...]]:
    """So many of these at the most, in every way."""
    if not uses:
        yield ()
        return
    few = [use for use, count in Counter(uses).items() for _ in range(min(count, most))]
    for count in range(min(most, len(few)) + 1):
        yield from dict.fromkeys(combinations(few, count))


def _total(state: ImmortalKingState, uses: list[_Use]) -> int:
    """The die with these uses; one of them at the most multiplies it (HIK-92)."""
    _, die = state.rolls[-1]
    factor, bonus = 1, 0
    for use in uses:
        factor = max(factor, use.factor)
        bonus += use.bonus
    return die * factor + bonus


def _potions(state: ImmortalKingState) -> list[_Use]:
    """The potions that may lie face down and could be paid."""
    unseen = map(state.equipment, sorted({*state.hand, *state.equipment_box}))
    usable = (it for it in unseen if it.type == "potion" and state.payment(it.cost) is not None)
    return [_use(state, potion.effect) for potion in usable]


def _use(state: ImmortalKingState, effect: Effect) -> _Use:
    """What an effect does to the result that lies there; what would harm is not counted: it is left out."""
    _, die = state.rolls[-1]
    factor, bonus = 1, 0
    mana = every = False
    for part in effect.parts:
        if part.kind == "multiply" and not (part.even and die % 2):
            factor = max(factor, part.amount)
        elif part.kind == "bonus":
            bonus += state.bonus_of(part, state.fighting)
        elif part.kind == "mana":
            mana, every = True, every or part.every
    if factor == 1:
        bonus = max(bonus, 0)
    return _Use(factor, bonus, mana, every)
