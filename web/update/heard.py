"""What players by mail say and ask of each other, told to whoever has just got a letter."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from web.model.dialog import Plain
from web.model.envelope import Note
from web.model.manners import SAID, said_by
from web.update import screens
from web.update.notices import tell, tell_text

if TYPE_CHECKING:
    from web.model.mail import Mail
    from web.model.page import Page

MAIL = Plain("mail")


def heard(page: Page, before: Mail) -> Page:
    """Tell what came along with a letter; whoever is asked for something finds it in the dialog."""
    play = page.play
    if play is None or play.mail is None:
        return page
    mail = play.mail
    if mail.asked_back is not None and not (mail.guarded and before.asked_back is not None):
        return screens.open_dialog(page, MAIL)
    if mail.asked_back is None and before.asked_back is not None and page.dialog == MAIL:
        page = screens.close(page)
    for seat, what in _said_since(mail, before):
        if what in SAID:
            return tell(page, partial(said_by, seat, SAID[what]))
    return tell_text(page, "mail.taken_back") if mail.taken != before.taken else page


def _said_since(mail: Mail, before: Mail) -> list[Note]:
    """What others have said, where this device has known so much `before`."""
    if not mail.guarded:
        return [mail.heard] if mail.heard is not None else []
    new = [it for it in mail.manners.sayings if it != before.manners.of(it.seat)]
    return [Note(it.seat, it.what) for it in new if it.seat != mail.seat]
