"""What the adventurers can use in a fight of Hero: Immortal King, and the odds with it.

The same fight comes again and again, so what has been worked out of it is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from pygames.games.immortal_king.card_file import box
from pygames.games.immortal_king.cards import ADVENTURER, EQUIPMENT, Effect
from pygames.games.immortal_king.odds import SURE, Odds, Stakes, Tool
from pygames.games.immortal_king.state import Cards


class Prices(NamedTuple):
    """What it is worth to keep a mana token and a potion, and what a fear token costs."""

    mana: float = 0.0
    potion: float = 0.0
    fear: float = 0.0


FREE = Prices()


class Hand(NamedTuple):
    """What the adventurers hold, and how well it does against the card that is fought."""

    source: str  # the box
    party: Cards
    mana: Cards
    potions: Cards  # that can be drunk
    spent: Cards  # whose gift has rolled again in this fight
    sides: int  # of the die
    limited: tuple[int, ...]  # what the bonuses add of which a card says against what, or for what they count


class Kit:
    """Tools at their prices, and what is known of fights with them."""

    def __init__(self, tools: tuple[Tool, ...], sides: int) -> None:
        self.tools = tools
        self.sides = sides
        self._free = tuple([tool._replace(price=0.0) for tool in tools])
        self._chances: dict[int, float] = {}

    def chance(self, need: int) -> float:
        """The chance to win, with every tool used that helps, whatever its price."""
        found = self._chances.get(need)
        if found is None:
            fight = Odds(need, self._free, SURE)
            found = self._chances[need] = fight.cast(self.sides, 0, fight.ready, 0)
        return found

    def plain(self, need: int) -> float:
        """The chance to win with the die alone."""
        sides = self.sides
        return max(0, min(sides, sides + 1 - need)) / sides

    def fight(self, need: int, stakes: Stakes) -> Odds:
        """The odds of a fight."""
        return _fight(self, need, stakes)

    def worth(self, need: int, stakes: Stakes) -> float:
        """What a fight is worth before the die is cast."""
        fight = self.fight(need, stakes)
        return fight.cast(self.sides, 0, fight.ready, stakes.dooms)


@lru_cache(maxsize=2048)  # a search meets many thousands, and each takes some kilobytes
def _fight(kit: Kit, need: int, stakes: Stakes) -> Odds:
    return Odds(need, kit.tools, stakes)


@lru_cache(maxsize=256)
def limited(source: str, party: Cards) -> tuple[Effect, ...]:
    """The bonuses of all tools that depend on which card is fought, and on what lies in sight."""
    of = box(source)
    effects = [of.adventurers[number].temporary for number in party]
    effects += [one.effect for one in of.equipment if one.type == "potion"]
    return tuple([part for effect in effects for part in effect.parts if _is_limited(part)])


def _is_limited(part: Effect) -> bool:
    return part.kind == "bonus" and bool(part.against or part.per)


@lru_cache(maxsize=8192)
def kit_of(hand: Hand, prices: Prices) -> Kit:
    """The tools of a hand: gifts that roll again, powers, potions."""
    of = box(hand.source)
    known = dict(zip(limited(hand.source, hand.party), hand.limited, strict=True))

    def found() -> Iterator[Tool | None]:
        for number in hand.party:
            one, word = of.adventurers[number], ADVENTURER.words[number]
            if one.gift.rerolls and number not in hand.spent:
                yield _tool(f"gift {word}", one.gift.rerolls, known, 0.01, prices.fear)
            power = _tool(f"power {word}", one.temporary.parts, known, prices.mana, prices.fear)
            yield power and power._replace(ready=number in hand.mana)
        for number in hand.potions:
            word, effect = EQUIPMENT.words[number], of.equipment[number].effect
            yield _tool(f"use {word}", effect.parts, known, prices.potion, prices.fear)

    return Kit(tuple([tool for tool in found() if tool is not None]), hand.sides)


def _tool(
    word: str, effects: Sequence[Effect], known: dict[Effect, int], price: float, fear: float
) -> Tool | None:
    """What effects do after a roll: their bonuses, and of the others the first."""
    plus = sum([known.get(it, it.amount) for it in effects if it.kind == "bonus"])
    price += fear * sum([it.fear for it in effects])
    others = [it for it in effects if it.kind not in ("bonus", "courage")]
    if not others:
        return Tool(word, "bonus", plus, price=price) if plus else None
    it = others[0]
    return Tool(word, it.kind, it.amount, it.sides, it.even, True, price, plus)


def _replaced(effect: Effect) -> float:
    return (effect.sides or 6) / 4 - 0.5


STRENGTHS: dict[str, Callable[[Effect], float]] = {
    "replace": _replaced,
    "bonus": lambda effect: effect.amount * (0.5 if effect.against else 1.0),
    "multiply": lambda effect: effect.amount * (0.7 if effect.even else 1.3),
    "reroll": lambda _: 1.8,
    "escape": lambda _: 1.5,
}


def strength(effect: Effect) -> float:
    """How good a temporary power is."""
    return sum([STRENGTHS[part.kind](part) for part in effect.parts if part.kind in STRENGTHS])
