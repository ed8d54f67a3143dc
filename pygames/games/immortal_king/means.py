"""What the party can use in a fight against the card at a place, as tools for its odds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygames.games.immortal_king.cards import ADVENTURER, EQUIPMENT, ROLL_CHANGES, Effect
from pygames.games.immortal_king.odds import Tool
from pygames.games.immortal_king.state import ImmortalKingState


class Means(NamedTuple):
    """The tools; `exact` if the odds with them are what they are, and not only nearly so."""

    tools: tuple[Tool, ...]
    exact: bool


def means(state: ImmortalKingState, place: int) -> Means:
    """Temporary powers, gifts that roll again, potions: all that can be used on a roll (HIK-64, HIK-90)."""
    found: list[Tool] = []
    exact = True
    for number in state.party:
        card, word = state.adventurer(number), ADVENTURER.words[number]
        again = [part for part in card.gift.parts if part.kind == "reroll"]
        if again and not (place == state.fighting and number in state.gifts):
            found.append(_tool(state, f"gift {word}", again, place))
            exact = exact and _is_simple(state, again)
        power = card.temporary.parts
        found.append(_tool(state, f"power {word}", power, place, ready=number in state.mana))
        exact = exact and _is_simple(state, power)
    costs: tuple[str, ...] = ()
    for number in state.hand:
        item = state.equipment(number)
        if item.type == "potion" and state.payment(item.cost) is not None:
            found.append(_tool(state, f"use {EQUIPMENT.words[number]}", item.effect.parts, place))
            exact = exact and _is_simple(state, item.effect.parts)
            costs += item.cost
    exact = exact and state.payment(costs) is not None  # else not all of them can be drunk
    return Means(tuple(tool for tool in found if tool.kind != "none"), exact)


def _tool(
    state: ImmortalKingState, word: str, parts: Sequence[Effect], place: int, *, ready: bool = True
) -> Tool:
    """What effects do on a roll: their bonuses, and of the others the first."""
    plus = sum(state.bonus_of(part, place) for part in parts if part.kind == "bonus")
    others = [part for part in parts if part.kind in (*ROLL_CHANGES, "mana")]
    if not others:
        return Tool(word, "bonus" if plus else "none", plus, ready=ready)
    it = others[0]
    return Tool(word, it.kind, it.amount, it.sides, it.even, ready, plus=plus)


def _is_simple(state: ImmortalKingState, parts: Sequence[Effect]) -> bool:
    """Whether the odds reckon with all that these effects do: one thing at a time, and no fear alone."""
    others = [part for part in parts if part.kind in (*ROLL_CHANGES, "mana")]
    if any(part.kind == "mana" or (part.fear and state.solitaire) for part in parts):
        return False
    return len(others) < 2
