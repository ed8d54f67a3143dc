"""Which party is made: of our cards one that did well in many games, else by a rule of thumb."""

from __future__ import annotations

from collections.abc import Iterable

from pygames.games.immortal_king.cards import PARTY, Adventurer, Box, Effect, Equipment

Wanted = tuple[str, ...]  # ids of cards
TOGETHER: Wanted = ("hero", "nova", "berthe", "grandfathers-sword", "prisoners")  # against a dungeon master
ALONE: Wanted = ("hero", "nova", "strength-potion", "grandfathers-sword", "prisoners")
# found by `python -m tools.strength party` (docs/opponents.md)
STRONG_ALONE: Wanted = ("hero", "nova", "pip", "strength-potion", "grandfathers-sword")
STRONG_TOGETHER: Wanted = ("hero", "nova", "pip", "strength-potion", "prisoners")
HEADS = 3  # adventurers in a party of unknown cards, if there are so many
KINDS = {
    "reroll": 3.0,
    "ward": 0.7,
    "replace": 2.5,
    "multiply": 3.0,
    "escape": 1.5,
    "mana": 1.5,
    "destroy": 1.5,
    "calm": 0.7,
    "scout": 0.4,
}
Numbers = list[int]


def preferred(box: Box, wanted: Wanted) -> tuple[Numbers, Numbers]:
    """The numbers of the adventurers and of the equipment: those that are wanted, if all are in the box."""
    heads = [number for number, one in enumerate(box.adventurers) if one.id in wanted]
    things = [number for number, one in enumerate(box.equipment) if one.id in wanted]
    if len(heads) + len(things) == PARTY:
        return heads, things
    heads = _ranked(map(_adventurer, box.adventurers))
    things = _ranked(map(_equipment, box.equipment))
    size = max(min(HEADS, len(heads)), PARTY - len(things))
    return heads[:size], things[: PARTY - size]


def _ranked(worths: Iterable[float]) -> Numbers:
    """The numbers of the cards, the best first."""
    found = list(worths)
    return sorted(range(len(found)), key=lambda number: -found[number])


def _adventurer(one: Adventurer) -> float:
    return 1.5 * _effect(one.gift) + _effect(one.temporary) + 0.2 * _effect(one.ultimate)


def _equipment(one: Equipment) -> float:
    often = {"potion": 0.7, "object": 2.0, "quest": 1.5}[one.type]
    return often * _effect(one.effect) - 0.3 * len(one.cost)


def _effect(effect: Effect) -> float:
    """What a card's effects are worth, roughly."""
    return sum(map(_part, effect.parts))


def _part(effect: Effect) -> float:
    kind, amount = effect.kind, effect.amount
    if kind == "bonus":
        return amount * (0.4 if effect.against or effect.per else 1.0)
    if kind == "die":
        return 0.8 * (effect.sides - 6)
    if kind == "courage":
        return 0.6 * amount
    return KINDS.get(kind, 0.0)
