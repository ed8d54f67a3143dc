"""The picture of a position on a page, as short as it looks the same.

Nothing in it can be pressed or is read aloud: the words beside it say all of it. So what only a press opens,
what only a reader hears, and classes and attributes that no style sheet names are left out of it. Its icons
stand once for all pages in a style sheet, as masks: a style sheet is loaded into a sandboxed frame and into a
page opened from a folder too, where `<use>` of another file is refused.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from web.bundle.common import WEB

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

TOKEN = re.compile(r"<(/?)([\w-]+)([^>]*)>|[^<]+")
ATTRIBUTE = re.compile(r' ([\w-]+)(?:="([^"]*)")?')
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
BLANK = re.compile(r"\s{2,}")
VOID = frozenset({"br", "hr", "img", "input", "wbr"})
HIDDEN = "visually-hidden"
# What says something only to who presses or hears it. Of a style only the pointer's shape hangs on them.
UNSAID = frozenset({"aria-disabled", "focusable", "role", "tabindex", "title"})
ICON = re.compile(r'<svg class="icon([^"]*)"[^>]*><use href="#(icon-[\w-]+)"></use></svg>')
# These stay as they are: of some the outline is drawn besides, one lies on a plate of its own.
DRAWN = frozenset({"lost", "none", "icon-spread"})
SHOWN = re.compile(r'<svg class="icon[^"]* (icon-[\w-]+)"')
SYMBOL = re.compile(r'<symbol id="icon-[^"]*"( viewBox="[^"]*")>(.*)</symbol>', re.DOTALL)
MASKED = (
    '.icon[class*=" icon-"]{background:currentcolor;mask:var(--icon) center/contain no-repeat;'
    "print-color-adjust:exact}"
    '@media (forced-colors:active){.icon[class*=" icon-"]{forced-color-adjust:none;background:CanvasText}}'
)


class Named(NamedTuple):
    """What the style sheets name: classes, attributes, ids, and what ids begin with."""

    classes: frozenset[str]
    attributes: frozenset[str]
    ids: frozenset[str]
    beginnings: tuple[str, ...]

    def styles(self, id: str) -> bool:
        """Whether they style what has this id."""
        return id in self.ids or id.startswith(self.beginnings)


@cache
def named_by_styles() -> Named:
    """Read all style sheets."""
    css = COMMENT.sub(
        "", "".join(it.read_text(encoding="utf-8") for it in sorted((WEB / "css").glob("*.css")))
    )
    return Named(
        frozenset(re.findall(r"\.([A-Za-z_][\w-]*)", css)),
        frozenset(re.findall(r"(?:\[|\battr\()([\w-]+)", css)),
        frozenset(re.findall(r"#([A-Za-z][\w-]*)", css)),
        tuple(set(re.findall(r'\[id\^="([\w-]+)"\]', css))),
    )


def short(table: str) -> str:
    """A table without what cannot be seen in a picture of it."""
    row: list[str] = []
    skipped = 0  # how deep we are in something left out
    for token in TOKEN.finditer(table):
        closes, name, attributes = token[1], token[2], token[3]
        if skipped:
            if name and name not in VOID:
                skipped += -1 if closes else 1
        elif not name or closes:
            row.append(token[0])
        else:
            given = dict(ATTRIBUTE.findall(attributes))
            if "popover" in given or HIDDEN in given.get("class", "").split():
                skipped = 1
            else:
                row.append(f"<{name}{_kept(given)}>")
    return BLANK.sub(" ", "".join(row))


def _kept(given: Mapping[str, str]) -> str:
    """The attributes that a style sheet names, and those of drawings."""
    named = named_by_styles()
    kept = []
    for name, value in given.items():
        if name == "class":
            shown = " ".join(it for it in value.split() if it in named.classes)
            kept += [f' class="{shown}"'] if shown else []
        elif name == "id":
            kept += [f' id="{value}"'] if named.styles(value) else []
        elif name == "data-style":
            kept.append(f' {name}="{value}"')
        elif name.startswith(("aria-", "data-", "popover")):
            if name in named.attributes and name not in UNSAID:
                kept.append(f' {name}="{value}"' if value else f" {name}")
        elif name not in UNSAID:
            kept.append(f' {name}="{value}"' if value else f" {name}")
    return "".join(kept)


def masked(body: str) -> str:
    """A page whose icons come from the style sheet."""

    def shown(found: re.Match[str]) -> str:
        if DRAWN.intersection([*found[1].split(), found[2]]):
            return found[0]
        return f'<svg class="icon{found[1]} {found[2]}"></svg>'

    return ICON.sub(shown, body)


def icons(bodies: Iterable[str]) -> frozenset[str]:
    """The icons that these pages take from the style sheet."""
    return frozenset(name for body in bodies for name in SHOWN.findall(body))


def sheet(names: Iterable[str], symbols: Mapping[str, str]) -> bytes:
    """The style sheet with these icons."""
    return (MASKED + "".join(f'.{it}{{--icon:url("{_data(symbols[it])}")}}' for it in sorted(names))).encode()


def _data(symbol: str) -> str:
    """An icon as an image in an address."""
    found = SYMBOL.fullmatch(symbol)
    if found is None:
        raise ValueError(symbol[:40])
    drawn = f'<svg xmlns="http://www.w3.org/2000/svg"{found[1]}>{found[2]}</svg>'
    return "data:image/svg+xml," + drawn.replace('"', "'").replace("%", "%25").replace("#", "%23")
