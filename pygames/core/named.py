"""Constants found by their names: the steps, decisions and types of action of a game.

They are what plain data and pickles cannot hold themselves, so both hold the name instead.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, ClassVar


class Named:
    """A constant of a game. `home` is the game's package, `name` is unique among its kind there."""

    _known: ClassVar[dict[tuple[type, str, str], Named]] = {}
    kind: ClassVar[type]  # the class among whose constants the name is unique

    name: str
    home: str
    game: str  # the game's id

    def register(self, name: str, module: str) -> None:
        """Make it known by its name in the package of `module`. Raises ValueError when the name is taken."""
        self.name = name
        self.home = module.rpartition(".")[0]
        self.game = self.home.rpartition(".")[2].replace("_", "-")
        key = (self.kind, self.home, name)
        if key in self._known:
            raise ValueError(f"two of {self.home} are called {name!r}")
        self._known[key] = self

    @classmethod
    def find(cls, home: str, name: str) -> Any:
        """The constant of this name in a game's package. Raises KeyError when there is none."""
        key = (cls.kind, home, name)
        if key not in cls._known and f"{home}.game" not in _imported:
            _imported.add(f"{home}.game")
            import_module(f"{home}.game")  # a pickle may be read before its game is loaded
        return cls._known[key]

    def __reduce__(self) -> tuple[Any, ...]:
        return self.kind.find, (self.home, self.name)  # type: ignore[attr-defined]


_imported: set[str] = set()
