"""Which party `steady` makes: for our cards one that did well in many games, else by a rule of thumb."""

from __future__ import annotations

from pygames.bots.immortal_king_worth import Data, parts

TOGETHER = ("hero", "nova", "berthe", "grandfathers-sword", "prisoners")  # against a dungeon master
ALONE = ("hero", "nova", "strength-potion", "grandfathers-sword", "prisoners")
FIVE = 5
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


def preferred(box: Data, *, alone: bool) -> list[str]:
    """The words of the five cards, adventurers first."""
    adventurers = {one["adventurer"]: one for one in box["adventurers"]}
    equipment = {one["equipment"]: one for one in box["equipment"]}
    wanted = ALONE if alone else TOGETHER
    ours = [word for word, one in (*adventurers.items(), *equipment.items()) if one["id"] in wanted]
    if len(ours) == FIVE:
        return ours
    heads = sorted(adventurers, key=lambda word: -_adventurer(adventurers[word]))
    things = sorted(equipment, key=lambda word: -_equipment(equipment[word]))
    size = max(min(HEADS, len(heads)), FIVE - len(things))
    return [*heads[:size], *things[: FIVE - size]]


def _adventurer(one: Data) -> float:
    return 1.5 * _effect(one["gift"]) + _effect(one["temporary"]) + 0.2 * _effect(one["ultimate"])


def _equipment(one: Data) -> float:
    often = {"potion": 0.7, "object": 2.0, "quest": 1.5}[one["type"]]
    return often * _effect(one["effect"]) - 0.3 * len(one["cost"])


def _effect(effect: Data) -> float:
    """What a card's effects are worth, roughly."""
    return sum(map(_part, parts(effect)))


def _part(effect: Data) -> float:
    kind, amount = effect["kind"], effect.get("amount", 0)
    if kind == "bonus":
        limited = "against" in effect or "per" in effect
        worth = amount * (0.4 if limited else 1.0)
    elif kind == "die":
        worth = 0.8 * (effect["sides"] - 6)
    elif kind == "courage":
        worth = 0.6 * amount
    else:
        worth = KINDS.get(kind, 0.0)
    return float(worth)
