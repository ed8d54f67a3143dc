"""The icons of the page as one inline SVG: `<use href="#icon-NAME">` shows one."""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from web.bundle import outline
from web.bundle.common import MODULES, WEB, BuildError

if TYPE_CHECKING:
    from pathlib import Path

SETS = ("game-icons", "lucide")
LIST = WEB / "icons.toml"
LARGE = 256  # units: icons drawn so wide need no fractions of one
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


def svg() -> str:
    """The hidden sprite with one `<symbol id="icon-NAME">` per icon."""
    sets = {
        name: json.loads((MODULES / "@iconify-json" / name / "icons.json").read_text(encoding="utf-8"))
        for name in SETS
    }
    symbols = "".join(symbol(icon, sets[icon.set]) for icon in icons())
    return f'<svg xmlns="http://www.w3.org/2000/svg" class="sprite" aria-hidden="true">{symbols}</svg>'


def symbol(icon: Icon, collection: dict[str, Any]) -> str:
    """One icon as a symbol; an alias of the set is followed to its icon."""
    name = icon.icon
    while name in collection.get("aliases", {}):
        name = collection["aliases"][name]["parent"]
    entry = collection["icons"].get(name)
    if entry is None:
        raise BuildError(f"icons.toml: the set {icon.set} has no icon {icon.icon!r}.")
    width = entry.get("width", collection.get("width", 16))
    height = entry.get("height", collection.get("height", 16))
    body = entry["body"]
    if width >= LARGE:
        body = OUTLINE.sub(lambda found: f' d="{outline.coarse(found[1])}"', body)
    return f'<symbol id="icon-{icon.name}" viewBox="0 0 {width} {height}">{body}</symbol>'
