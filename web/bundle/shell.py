"""Fills the template `index.html`: each `<!-- build:NAME -->` is replaced once."""

from __future__ import annotations

import re

from web.bundle import sprite
from web.bundle.common import ROOT, BuildError

SLOT = re.compile(r"<!-- build:(\w+) -->")


def page(**parts: str) -> str:
    """The page, from the parts in which the deliverables differ. A slot left over is an error."""
    parts = {"sprite": sprite.svg(), "gallery": gallery(), **parts}
    template = (ROOT / "index.html").read_text(encoding="utf-8")
    slots = SLOT.findall(template)
    if sorted(slots) != sorted(parts):
        raise BuildError(f"index.html has the slots {sorted(slots)}, the build fills {sorted(parts)}.")
    return SLOT.sub(lambda slot: parts[slot[1]], template)


def gallery() -> str:
    """The games as they can be read before Python has started."""
    try:
        from web.gallery import static_html  # noqa: PLC0415 - a mistake in the page's code is reported here
    except ImportError as error:
        raise BuildError(f"web/gallery.py must give static_html(), the list of games: {error}") from error
    return static_html()
