"""Which puzzles the person has solved, as it is kept in the browser; and the puzzle of the day."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygames.engine.shapes import mapping_of
from pygames.games import PLAYABLE
from pygames.school.puzzle import ever, numbers, of_day

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True)
class Solved:
    """The numbers of the puzzles that are solved, by game."""

    _games: Mapping[str, frozenset[int]]

    @classmethod
    def read(cls, stored: object) -> Solved:
        """What was stored, which may be anything; what never was a puzzle's number is left out."""
        return cls(
            {
                game: frozenset(it for it in found if it in ever(game))
                for game, found in mapping_of(stored).items()
                if game in PLAYABLE and isinstance(found, list) and all(isinstance(it, int) for it in found)
            }
        )

    def of(self, game: str) -> frozenset[int]:
        """The numbers of those solved of a game."""
        return self._games.get(game, frozenset())

    def add(self, game: str, number: int) -> Solved:
        """Have this one solved, too."""
        return Solved({**self._games, game: self.of(game) | {number}})

    def data(self) -> dict[str, list[int]]:
        """The puzzles solved as plain data, to be stored."""
        return {game: sorted(found) for game, found in self._games.items() if found}


def of_today(today: int) -> tuple[str, int]:
    """The game and the number of the puzzle of this day."""
    return of_day({game: numbers(game) for game in PLAYABLE}, today)
