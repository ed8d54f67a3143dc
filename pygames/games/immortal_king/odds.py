"""What a fight of Hero: Immortal King is worth: every roll and every use of a tool, weighed exactly.

Worths are in courage tokens. A tool is whatever the party can use after a roll: a temporary power, a gift
that rolls again, a potion.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

DOOM = 3  # what Doom costs in fear


class Tool(NamedTuple):
    """Something to use once in a fight. `price` is what it is worth to keep it, `plus` a bonus besides."""

    word: str  # the action that uses it
    kind: str
    amount: int = 0
    sides: int = 0
    even: bool = False
    ready: bool = True  # a power without its mana is not, until a potion brings some
    price: float = 0.0
    plus: int = 0


class Stakes(NamedTuple):
    """What the fight brings, what it costs, and how often the dungeon master can spoil a roll."""

    win: float
    loss: float  # positive
    dooms: int = 0
    doom_price: float = 0.0  # below this gain he keeps his fear
    fear: float = 0.0  # what a fear token of his costs the party


class Odds:
    """One fight: the worth of each roll and of each use of a tool. Die and bonus must reach `need`."""

    def __init__(self, need: int, tools: tuple[Tool, ...], stakes: Stakes) -> None:
        self.need = need
        self.tools = tools
        self.stakes = stakes
        self.ready = sum(1 << at for at, tool in enumerate(tools) if tool.ready)
        self._casts: dict[tuple[int, int, int, int], float] = {}
        self._stands: dict[tuple[int, int, int, int, int, int], float] = {}

    def cast(self, sides: int, bonus: int, ready: int, dooms: int) -> float:
        """The worth of a roll that is about to be made."""
        key = (sides, bonus, ready, dooms)
        worth = self._casts.get(key)
        if worth is None:
            stakes = self.stakes
            results = [self.stand(sides, die, 1, bonus, ready, dooms) for die in range(1, sides + 1)]
            results[0] -= stakes.fear
            if dooms:
                again = self.cast(sides, bonus, ready, dooms - 1) + stakes.doom_price
                results = [min(result, again) for result in results]
            worth = self._casts[key] = sum(results) / sides
        return worth

    def stand(self, sides: int, die: int, factor: int, bonus: int, ready: int, dooms: int) -> float:
        """The worth of a roll that stands."""
        if die * factor + bonus >= self.need:
            return self.stakes.win
        key = (sides, die, factor, bonus, ready, dooms)
        worth = self._stands.get(key)
        if worth is None:
            worth = -self.stakes.loss
            for _, other in self.uses(sides, die, factor, bonus, ready, dooms):
                worth = max(worth, other)
            self._stands[key] = worth
        return worth

    def uses(
        self, sides: int, die: int, factor: int, bonus: int, ready: int, dooms: int
    ) -> list[tuple[str, float]]:
        """What can be used on a roll that stands, and the worth of each."""
        found = []
        for at, tool in enumerate(self.tools):
            if not ready >> at & 1:
                continue
            left = ready & ~(1 << at)
            kind, more = tool.kind, bonus + tool.plus
            if kind == "bonus":
                worth = self.stand(sides, die, factor, bonus + tool.amount, left, dooms)
            elif kind == "reroll" and tool.sides in (0, sides):
                worth = self.cast(sides, more, left, dooms)
            elif kind == "replace":
                worth = self.cast(tool.sides, more, left, dooms)
            elif kind == "multiply" and factor == 1 and not (tool.even and die % 2):
                worth = self.stand(sides, die, tool.amount, more, left, dooms)
            elif kind == "escape":
                worth = 0.0
            elif kind == "mana":
                worth = self._refreshed(sides, die, factor, more, left, dooms)
            else:
                continue
            found.append((tool.word, worth - tool.price))
        return found

    def _refreshed(self, sides: int, die: int, factor: int, bonus: int, ready: int, dooms: int) -> float:
        """The worth with mana for the one whose power helps most."""
        spent = [at for at, tool in enumerate(self.tools) if tool.word[0] == "p" and not ready >> at & 1]
        return max(
            (self.stand(sides, die, factor, bonus, ready | 1 << at, dooms) for at in spent),
            default=-self.stakes.loss,
        )


@lru_cache(maxsize=2048)
def odds(need: int, tools: tuple[Tool, ...], stakes: Stakes) -> Odds:
    """The odds of a fight; the same fight comes again and again."""
    return Odds(need, tools, stakes)


SURE = Stakes(1.0, 0.0)


def chance(need: int, sides: int, tools: tuple[Tool, ...], dooms: int = 0) -> float:
    """The chance to win a fight, with every tool used that helps."""
    free = tuple(tool._replace(price=0.0) for tool in tools)
    fight = odds(need, free, SURE._replace(dooms=dooms))
    return fight.cast(sides, 0, fight.ready, dooms)
