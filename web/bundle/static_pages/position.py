"""A position on a page without scripts: a picture of the table, and the same in words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from markupsafe import Markup

from pygames.words.localizer import Words
from web import html as h
from web.bundle.runtime import NEEDLESS
from web.bundle.static_pages.picture import short
from web.model.lit import NOTHING
from web.view.still import still

if TYPE_CHECKING:
    from pygames.engine.match import Match
    from pygames.words.localizer import Localizer
    from web.texts import Texts


ATTRIBUTE = re.compile(rf' (?:{"|".join(NEEDLESS)})="[^"]*"')


def drawn(
    match: Match, seat: int | None, localizer: Localizer, texts: Texts, lit: frozenset[str] = NOTHING
) -> h.Element:
    """The table as this seat sees it, with these things lit; nothing in it can be pressed."""
    return h.div(".board", aria_hidden="true", inert=True)[table(match, seat, localizer, texts, lit)]


def table(
    match: Match, seat: int | None, localizer: Localizer, texts: Texts, lit: frozenset[str] = NOTHING
) -> Markup:
    """The picture of a table for whoever sits there, or for an onlooker (None)."""
    whole = ATTRIBUTE.sub("", still(match, seat, localizer, texts, lit))
    return Markup(short(whole))  # noqa: S704 - `web/html.py` has escaped it


def described(match: Match, seat: int | None, localizer: Localizer, *, choices: bool = False) -> h.Node:
    """A position as headings and lists, as the text table has it; what can be chosen only if wanted."""
    view = match.view(seat)
    sections = list(match.game.part(Words).describe(view, localizer))
    if not choices and view["decision"] is not None and "legal_actions" in view["decision"]:
        sections.pop()
    return [
        [h.h3[section.heading], h.ul[[h.li[line] for line in section.lines]] if section.lines else None]
        for section in sections
    ]
