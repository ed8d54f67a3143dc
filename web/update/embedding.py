"""Copying what one pastes into a page of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.model import links
from web.model.embedding import frame_code, on_the_web, position_said
from web.model.seats import split
from web.update.notices import tell_text
from web.update.screens import close

if TYPE_CHECKING:
    from web.model.page import Page


def copy_frame(page: Page, what: str, title: str, about: str = "") -> Page:
    """Copy a frame that shows what stands behind the # of an address, where others reach this page."""
    address = page.window.address
    if not on_the_web(address):
        return tell_text(page, "embed.file")
    code = frame_code(address, what, title, page.preferences.language, about)
    return page.copies(code, "embed")


def copy_game(page: Page, which: str) -> Page:
    """Copy a frame with the game on the table, by this one of its links (`links.whole_link`)."""
    match = page.match
    if page.sealed:
        return tell_text(page, "mail.closed")
    if match is None:
        return page
    what, _ = split(links.whole_link(page, which).partition("#")[2])  # who reads that page plays who is asked
    look = page.play.look if page.play and which == "step" else None
    shown = match.at_choice(look.step) if look else match
    named = "/" in what  # a lesson or puzzle, whose own words are shown
    about = "" if named else position_said(shown, page.preferences.language)
    return copy_frame(close(page), what, match.game.title, about)
