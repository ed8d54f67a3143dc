"""Constants found by their names: the steps, decisions and types of action of a game.

They are what plain data and pickles cannot hold themselves, so both hold the name instead.

A game may stand on another, whose constants are then its own, too: its package says so, once, in one
word: `STANDS_ON = "hero-realms"`.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, ClassVar


@cache
def foundations(home: str) -> tuple[str, ...]:
    """The packages of the games on which the game of this package stands, the nearest first."""
    below = getattr(import_module(home), "STANDS_ON", "")
    if not below:
        return ()
    package = f"{home.rpartition('.')[0]}.{below.replace('-', '_')}"
    return package, *foundations(package)


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
    def of_this_kind(cls) -> list[Any]:
        """Every constant of this kind that was made so far, of every game that was loaded."""
        return [found for found in cls._known.values() if isinstance(found, cls)]

    @classmethod
    def find(cls, home: str, name: str) -> Any:
        """The constant of this name in a game's package, or in one that it stands on. Raises KeyError."""
        if f"{home}.game" not in _imported and (cls.kind, home, name) not in cls._known:
            _imported.add(f"{home}.game")
            import_module(f"{home}.game")  # a pickle may be read before its game is loaded
        for package in (home, *foundations(home)):
            found = cls._known.get((cls.kind, package, name))
            if found is not None:
                return found
        raise KeyError(name)

    def __reduce__(self) -> tuple[Any, ...]:
        return self.kind.find, (self.home, self.name)  # type: ignore[attr-defined]


_imported: set[str] = set()
