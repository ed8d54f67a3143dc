"""A roll of Hero: Immortal King that is to be made: what it needs, and how many results win."""

from __future__ import annotations

from typing import NamedTuple

from pygames.engine.forecast import Chance
from pygames.games.immortal_king.means import Means
from pygames.games.immortal_king.odds import chance
from pygames.games.immortal_king.state import ImmortalKingState
from pygames.words.numbers import signed

FINE = 1_000_000  # a chance of many throws, as so many cases


class PlannedRoll(NamedTuple):
    """A roll that is to be made: what has to be reached, with what.

    `powers` are the powers of the card: six, if its own die is still to be thrown (HIK-77).
    """

    powers: tuple[int, ...]
    bonus: int
    sides: int

    @classmethod
    def of(cls, state: ImmortalKingState, place: int, plus: int = 0, sides: int = 0) -> PlannedRoll:
        """The next roll against the card at a place: with `plus` more, and another die if `sides` says so."""
        power = state.power(place)
        fought = place == state.fighting and not state.last
        if state.base(state.card(place)).die and not (fought and state.power_die):
            powers = tuple(power + die for die in range(6))  # it counts as 1 before it is thrown (AMB-HIK-46)
        else:
            powers = (power,)
        bonus = state.passive(place) + (state.bonus if fought else 0) + plus
        die = state.rolls[-1][0] if fought and state.rolls else state.lasting().sides
        return cls(powers, bonus, sides or die)

    @property
    def results(self) -> int:
        """How many results there are, with those of the card's own die."""
        return self.sides * len(self.powers)

    @property
    def winning(self) -> int:
        """How many of them win (HIK-40, HIK-112)."""
        needs = (power - self.bonus for power in self.powers)
        return sum(max(0, min(self.sides, self.sides + 1 - need)) for need in needs)

    @property
    def power(self) -> str:
        """The power in figures."""
        least, most = self.powers[0], self.powers[-1]
        return str(least) if least == most else f"{least}–{most}"

    @property
    def die(self) -> str:
        """The roll in figures: `d6+1`."""
        return f"d{self.sides}" + (signed(self.bonus) if self.bonus else "")

    def chance(self, having: Means) -> Chance:
        """The chance to win with all that can be used."""
        found = sum(chance(power - self.bonus, self.sides, having.tools) for power in self.powers)
        return Chance(round(FINE * found / len(self.powers)), FINE, having.exact)
