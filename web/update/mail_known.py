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
    mail = page.mailing.written
    return Stored(mail, None) if mail is not None and mail.id == id else None


def come(page: Page, before: Stored, known: Stored, *, brought: bool) -> Page:
    """Show what came; of a letter that a carrier has brought, beside what the person looks at."""
    play, match = page.playing, known.match
    if brought and play is not None and match is not None and play.session.match is before.match:
        # whoever reads the rules, or looks at the past, is left at it
        gone = known.mail.deserted
        session = replace(play.session, match=match, script=known.script, left=gone)
        return page.with_play(session=session, mail=known.mail)
    return put(page, known)


def put(page: Page, known: Stored) -> Page:
    """Show a game by mail as it stands: on the table, or that it waits for others."""
    mail, match, automatic, script = known
    if match is None:
        return screens.show(page.with_mailing(new=mail), ByMail())
    play = page.play
    if play is not None and play.mail is not None and play.session.match is match:
        session = replace(play.session, script=script, left=mail.deserted, proposal=mail.proposal)
        return screens.show(page.with_play(session=session, mail=mail), AtTable())
    left, asks = mail.deserted, mail.proposal
    session = Session(match, mail.players, automatic=automatic, script=script, left=left, proposal=asks)
    # page.js tells of a claim only once
    claimed = page.has(mail.id) and page.claim is not None and page.table.claimed
    page = screens.sit(page, session, Kept(claimed=claimed or not page.window.locks), mail.id)
    return page.with_play(mail=mail).with_mailing(new=None)
