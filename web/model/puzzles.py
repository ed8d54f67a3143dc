"""Which puzzles the person has solved, as it is kept in the browser; and the puzzle of the day."""

from __future__ import annotations

from pygames.games import PLAYABLE
from pygames.school.puzzle import ever, numbers, of_day


class Solved:
    """By game the numbers. `stored` is what was kept; what never was a puzzle's number is left out."""

    def __init__(self, stored: object = None) -> None:
        kept = stored if isinstance(stored, dict) else {}
        self._games: dict[str, set[int]] = {
            game: {it for it in found if it in ever(game)}
            for game, found in kept.items()
            if game in PLAYABLE and isinstance(found, list) and all(isinstance(it, int) for it in found)
        }

    def of(self, game: str) -> frozenset[int]:
        """The numbers of those solved of a game."""
        return frozenset(self._games.get(game, ()))

    def add(self, game: str, number: int) -> bool:
        """This one is solved; whether that is new."""
        new = number not in self.of(game)
        self._games.setdefault(game, set()).add(number)
        return new

    def data(self) -> dict[str, list[int]]:
        """The puzzles solved as plain data, to be stored."""
        return {game: sorted(found) for game, found in self._games.items() if found}


def of_today(today: int) -> tuple[str, int]:
    """The game and the number of the puzzle of this day."""
    return of_day({game: numbers(game) for game in PLAYABLE}, today)
