"""Copying what one pastes into a page of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.model.embedding import frame_code, on_the_web
from web.model.seats import split
from web.update.screens import open_dialog
from web.update.telling import tell_text

if TYPE_CHECKING:
    from web.model.page import Page


def copy_frame(page: Page, what: str, game: str, title: str) -> None:
    """Copy a frame that shows what stands behind the # of an address, where others reach this page."""
    if on_the_web(page.address):
        page.effects.copy = page.copied = frame_code(
            page.address, what, game, title, page.preferences.language
        )
        page.share_copied = "embed"
    else:
        tell_text(page, "embed.file")


def copy_game(page: Page, which: str) -> None:
    """Copy a frame with the game on the table, by this one of its links (`Page.whole_link`)."""
    match = page.match
    if match is not None:
        open_dialog(page, "")
        what, _ = split(page.whole_link(which).partition("#")[2])  # who reads that page plays who is asked
        copy_frame(page, what, match.game.id, match.game.title)
