"""Fills the template `index.html`: each `<!-- build:NAME -->` is replaced once."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from web.bundle.common import ROOT, BuildError

if TYPE_CHECKING:
    from collections.abc import Mapping

SLOT = re.compile(r"<!-- build:(\w+) -->")


def fill(parts: Mapping[str, str]) -> str:
    """The page with every slot filled; a slot without a part, or a part without a slot, is an error."""
    template = (ROOT / "index.html").read_text(encoding="utf-8")
    slots = SLOT.findall(template)
    if sorted(slots) != sorted(parts):
        raise BuildError(f"index.html has the slots {sorted(slots)}, the build fills {sorted(parts)}.")
    return SLOT.sub(lambda slot: parts[slot[1]], template)


def gallery() -> str:
    """The games as they can be read before Python has started."""
    try:
        from web.gallery import static_html  # noqa: PLC0415 - it is the page's code: a mistake in it is reported here
    except ImportError as error:
        raise BuildError(f"web/gallery.py must give static_html(), the games' list as HTML: {error}") from error
    return static_html()
