"""The icons of the page as one inline SVG: `<use href="#icon-NAME">` shows one. So are the characters' signs.

The pictures on a game's cards are an SVG of their own, which is loaded with the game (web/js/faces.js).
"""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from pygames.words.characters import CHARACTERS
from web.bundle import outline
from web.bundle.common import MODULES, WEB, BuildError
from web.view import people, pictures

if TYPE_CHECKING:
    from pathlib import Path

SETS = ("game-icons", "lucide")
LIST = WEB / "icons.toml"
LARGE = 256  # units: icons drawn so wide need no fractions of one
USED = re.compile(r'href="#icon-([\w-]+)"')
OUTLINE = re.compile(r' d="([^"]*)"')


@dataclass(frozen=True)
class Icon:
    """One line of icons.toml."""

    name: str
    set: str
    icon: str
    author: str = ""


def icons(file: Path = LIST) -> list[Icon]:
    """The list, checked: game-icons are CC BY, so each must name its author."""
    found = [Icon(**entry) for entry in tomllib.loads(file.read_text(encoding="utf-8"))["icon"]]
    names = [icon.name for icon in found]
    for icon in found:
        if icon.set not in SETS:
            raise BuildError(
                f"icons.toml: {icon.name} has the unknown set {icon.set!r}; there are {', '.join(SETS)}."
            )
        if icon.set == "game-icons" and not icon.author:
            raise BuildError(
                f"icons.toml: {icon.name} needs its author: game-icons are CC BY 3.0 and credited one by one."
            )
        if names.count(icon.name) > 1:
            raise BuildError(f"icons.toml: {icon.name} stands there twice.")
    return found


def signs() -> list[Icon]:
    """The signs of the characters as whom opponents appear."""
    return [_named(people.icon_of(it.sign), it.sign) for it in CHARACTERS]


def on_cards(game: str) -> list[Icon]:
    """The pictures that are loaded with a game, from its table of pictures."""
    return [_named(pictures.name_of(path), path) for path in dict.fromkeys(pictures.drawn(game))]


def _named(name: str, path: str) -> Icon:
    """An icon of game-icons.net by this name, from `author/icon`."""
    author, icon = path.split("/")
    return Icon(name, "game-icons", icon, author)


def every_icon() -> list[Icon]:
    """All icons that are handed out: those of the page, and those of every game's cards."""
    shown = [it for game in pictures.TABLES for it in on_cards(game)]
    return [*icons(), *signs(), *dict.fromkeys(shown)]


def svg() -> str:
    """The hidden sprite with one `<symbol id="icon-NAME">` per icon of the page."""
    return _svg([*icons(), *signs()])


def parted(html: str) -> tuple[str, str]:
    """The icons of the page as two sprites: those that this HTML shows, and the others."""
    shown = set(USED.findall(html))
    found = [*icons(), *signs()]
    return _svg([it for it in found if it.name in shown]), _svg([it for it in found if it.name not in shown])


def cards_svg() -> dict[str, str]:
    """The sprite of the pictures on a game's cards, by game; a game without pictures of its own has none."""
    return {game: _svg(found) for game in pictures.TABLES if (found := on_cards(game))}


def _svg(found: list[Icon]) -> str:
    symbols = "".join(symbol(icon, _collection(icon.set)) for icon in found)
    return f'<svg xmlns="http://www.w3.org/2000/svg" class="sprite" aria-hidden="true">{symbols}</svg>'


@cache
def _collection(name: str) -> dict[str, Any]:
    """A set of icons as it is installed."""
    file = MODULES / "@iconify-json" / name / "icons.json"
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def symbol(icon: Icon, collection: dict[str, Any]) -> str:
    """One icon as a symbol; an alias of the set is followed to its icon."""
    name = icon.icon
    while name in collection.get("aliases", {}):
        name = collection["aliases"][name]["parent"]
    entry = collection["icons"].get(name)
    if entry is None:
        raise BuildError(f"The set {icon.set} has no icon {icon.icon!r}, which {icon.name} names.")
    width = entry.get("width", collection.get("width", 16))
    height = entry.get("height", collection.get("height", 16))
    body = entry["body"]
    if width >= LARGE:
        body = OUTLINE.sub(lambda found: f' d="{outline.coarse(found[1])}"', body)
    return f'<symbol id="icon-{icon.name}" viewBox="0 0 {width} {height}">{body}</symbol>'
