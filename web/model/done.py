"""Which lessons are done and which puzzles solved, as it is kept in the browser."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from pygames.engine.shapes import mapping_of
from pygames.games import PLAYABLE

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

T = TypeVar("T", int, str)


@dataclass(frozen=True, slots=True)
class Done(Generic[T]):
    """The numbers of the puzzles that are solved, or the ids of the lessons that are done, by game."""

    _games: Mapping[str, frozenset[T]]

    @classmethod
    def read(cls, stored: object, ever: Callable[[str], Collection[T]]) -> Done[T]:
        """What was stored, which may be anything; what `ever` does not name for its game is left out."""
        return cls(
            {
                game: frozenset(it for it in ever(game) if it in found)
                for game, found in mapping_of(stored).items()
                if game in PLAYABLE and isinstance(found, list)
            }
        )

    def of(self, game: str) -> frozenset[T]:
        """Those of a game."""
        return self._games.get(game, frozenset())

    def add(self, game: str, name: T) -> Done[T]:
        """Count this one as done, too."""
        return Done({**self._games, game: self.of(game) | {name}})

    def merged(self, other: Done[T]) -> Done[T]:
        """What is done here or there."""
        return Done({game: self.of(game) | other.of(game) for game in {**self._games, **other._games}})

    def data(self) -> dict[str, list[T]]:
        """All of them as plain data, to be stored."""
        return {game: sorted(found) for game, found in self._games.items() if found}
