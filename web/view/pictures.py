"""The picture on each card: an icon, by `pictures.toml` in the folder of the game's table. For the eye only.

An icon that stands there with its author is loaded with the game (web/js/faces.js). The others are those of
the page (web/icons.toml).
"""

from __future__ import annotations

import tomllib
from functools import cache

from pygames.engine.game_files import game_package, package_file
from pygames.engine.named import foundations
from pygames.games import CATALOGUE

FILE = "pictures.toml"


def _table(game: str) -> dict[str, str]:
    try:
        text = package_file(game_package(game, "web.view.games"), FILE)
    except FileNotFoundError:
        return {}
    return tomllib.loads(text)


# read at once: later the page has no files
TABLES = {entry.id: _table(entry.id) for entry in CATALOGUE}


def drawn(game: str) -> tuple[str, ...]:
    """The icons that are loaded with this game and stand in its own table, each as `author/icon`."""
    return tuple([it for it in TABLES[game].values() if "/" in it])


@cache
def sets(game: str) -> tuple[str, ...]:
    """The games whose icons are loaded for the cards of this one: those it stands on, and itself."""
    return tuple([it for it in reversed(_lineage(game)) if drawn(it)])


@cache
def picture(game: str, card: str) -> str:
    """The icon that is the picture of a card, or of a kind of cards; empty where there is none."""
    found = next((TABLES[it][card] for it in _lineage(game) if card in TABLES[it]), "")
    return name_of(found) if "/" in found else found


def name_of(path: str) -> str:
    """The name of an icon that stands in a table as `author/icon`."""
    return f"card-{path.partition('/')[2]}"


def _lineage(game: str) -> list[str]:
    """A game and those on which it stands."""
    packages = foundations(game_package(game))
    return [game, *(it.rpartition(".")[2].replace("_", "-") for it in packages)]
