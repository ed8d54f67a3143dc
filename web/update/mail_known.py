"""A game by mail as this page knows it, and how it is shown."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from web.model.mail_kept import Stored
from web.model.play import Kept
from web.model.screen import AtTable, ByMail
from web.model.session import Session
from web.update import screens

if TYPE_CHECKING:
    from web.model.page import Page


def shown(page: Page, id: str) -> Stored | None:
    """A game by mail that is on the table, or shown before it has begun."""
    play = page.play
    if play is not None and play.mail is not None and play.mail.id == id:
        session = play.session
        return Stored(play.mail, session.match, session.automatic, session.to_come)
    return Stored(page.mail, None) if page.mail is not None and page.mail.id == id else None


def put(page: Page, known: Stored) -> Page:
    """Show a game by mail as it stands: on the table, or that it waits for others."""
    mail, match, automatic, script = known
    if match is None:
        return screens.show(replace(page, mail=mail, invited=None), ByMail())
    play = page.play
    if play is not None and play.mail is not None and play.session.match is match:
        session = replace(play.session, script=script, left=mail.left is not None)
        return screens.show(page.with_play(session=session, mail=mail), AtTable())
    left = mail.left is not None
    session = Session(match, mail.players, automatic=automatic, script=script, left=left)
    # page.js tells of a claim only once
    claimed = play is not None and play.id == mail.id and page.claim is not None and play.claimed
    page = screens.sit(page, session, Kept(claimed=claimed or not page.window.locks), mail.id)
    return replace(page.with_play(mail=mail), mail=None, invited=None)
