"""Copying what one pastes into a page of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygames
from web.model import links
from web.model.embedding import Framed, on_the_web, position_said
from web.model.seats import split
from web.update.notices import tell_text
from web.update.screens import close

if TYPE_CHECKING:
    from web.model.page import Page


def copy_frame(page: Page, framed: Framed) -> Page:
    """Copy a frame, where others reach this page. Its table is drawn by `web/app.py`."""
    if not on_the_web(framed.address):
        return tell_text(page, "embed.file")
    return page.does(framed=framed)


def copy_game(page: Page, which: str) -> Page:
    """Copy a frame with the game on the table, by this one of its links (`links.whole_link`)."""
    match = page.match
    if page.sealed:
        return tell_text(page, "mail.closed")
    if match is None:
        return page
    what, _ = split(links.whole_link(page, which).partition("#")[2])  # who reads that page plays who is asked
    language = page.preferences.language
    framed = Framed(page.window.address, what, match.game.title, language)
    if "/" not in what:  # else a lesson or puzzle, whose own words and table are shown
        opened, step, _lost = pygames.open_record(what)
        shown = opened if step is None else opened.at_choice(step)
        seat = shown.decision.seat if shown.decision is not None else None
        framed = framed._replace(about=position_said(shown, language), match=shown, seat=seat)
    return copy_frame(close(page), framed)
