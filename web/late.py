"""The code of games that comes after the page: what awaits it, what puts it in its place, what reads it in.

The page may begin without the code of some games. Whatever needs such a game raises GamesAwaited until
`arrived` is called.
"""

from __future__ import annotations

import importlib
import pkgutil
import sys
import zipimport
from collections.abc import Iterator, Sequence
from importlib.abc import MetaPathFinder
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pygames.engine.game_files import game_module, game_package
from pygames.engine.named import foundations
from pygames.engine.text import LANGUAGES
from pygames.games import PLAYABLE
from pygames.school import puzzle, witness
from pygames.school.lesson import lessons
from pygames.words.catalogue import catalogue
from pygames.words.localizer import Words
from web.texts import of_table

if TYPE_CHECKING:
    from importlib.machinery import ModuleSpec
    from types import ModuleType

ARCHIVE = Path("/lib/pygames.zip")  # where the packages of the games look for their modules and files
PLACES = ("pygames.games", "web.view.games")


class GamesAwaited(BaseException):
    """A game is needed whose code is not there yet. It is no Exception: nobody takes it for a fault."""


class _Absent(MetaPathFinder):
    """Finds, in place of each module of a game, that it is awaited."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        for place in PLACES:
            if "." in fullname.removeprefix(f"{place}.") != fullname:  # of a package beside which others lie
                raise GamesAwaited(fullname)
        return None


_absent = _Absent()
_get_data = zipimport.zipimporter.get_data


def _no_data(self: zipimport.zipimporter, pathname: str) -> bytes:
    raise GamesAwaited(pathname)


def complete() -> bool:
    """Whether the code of all games has been imported."""
    return all(f"{game_package(game)}.game" in sys.modules for game in PLAYABLE)


def awaited() -> bool:
    """Whether there is code that `arrived` has to put in its place."""
    return _absent in sys.meta_path


def wait() -> None:
    """Let whatever needs code that is not there raise GamesAwaited."""
    sys.meta_path.insert(0, _absent)
    zipimport.zipimporter.get_data = _no_data  # type: ignore[method-assign]


def arrived(archive: bytes) -> None:
    """The code of all games, as a zip, is there."""
    ARCHIVE.write_bytes(archive)
    sys.meta_path.remove(_absent)
    zipimport.zipimporter.get_data = _get_data  # type: ignore[method-assign]
    sys.path_importer_cache.clear()  # in it stands that nothing was found there


def read(game: str) -> Iterator[None]:
    """Import all of a game and of those it stands on, and read their files, a little at each step.

    What is there already costs nothing.
    """
    for package in foundations(game_package(game)):
        yield from read(package.rpartition(".")[2].replace("_", "-"))
    for place in PLACES:
        home: Any = importlib.import_module(game_package(game, place))
        for module in pkgutil.walk_packages(home.__path__, f"{home.__name__}."):
            importlib.import_module(module.name)
            yield
    for language in LANGUAGES:
        catalogue(game, language)
        of_table(game, language)
        yield
    PLAYABLE[game].part(Words).read_rulebook()
    yield
    witness.text_of(game)
    puzzle.text_of(game)
    yield
    lessons(PLAYABLE[game])
    yield
    files = game_module(game, "files")
    if files is not None:
        files.read_all()
