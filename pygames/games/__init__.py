"""The games: which there are, and the way to load one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from pygames.engine.entry import Entry, entry_of
from pygames.engine.errors import UnknownGame
from pygames.engine.game import Game
from pygames.engine.game_files import game_package


def _entries() -> Iterator[Entry]:
    """The entry of every package beside this file."""
    for found in iter_modules(__path__):
        if found.ispkg:
            yield entry_of(found.name.replace("_", "-"))


CATALOGUE: tuple[Entry, ...] = tuple(sorted(_entries(), key=lambda entry: (entry.rank, entry.id)))


@cache
def load(id: str) -> Game[Any]:
    """The game of this id. Raises UnknownGame when there is none or it is not playable yet."""
    entry = next((entry for entry in CATALOGUE if entry.id == id), None)
    if entry is None:
        raise UnknownGame(
            "no_such_game", name=str(id)[:40], known=", ".join(e.id for e in CATALOGUE if e.playable)
        )
    if not entry.playable:
        raise UnknownGame("not_playable_yet", name=entry.title.en)
    game: Game[Any] = import_module(f"{game_package(id)}.game").GAME
    return game


class _Playable(Mapping[str, Game[Any]]):
    """The playable games by id, each loaded when first asked for."""

    def __getitem__(self, id: str) -> Game[Any]:
        try:
            return load(id)
        except UnknownGame:
            raise KeyError(id) from None

    def __iter__(self) -> Iterator[str]:
        return (entry.id for entry in CATALOGUE if entry.playable)

    def __len__(self) -> int:
        return sum(entry.playable for entry in CATALOGUE)


PLAYABLE: Mapping[str, Game[Any]] = _Playable()
