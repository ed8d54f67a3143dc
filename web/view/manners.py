"""What players by mail ask of each other: a sentence, a turn taken back, to leave, and to delete a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web import html as h
from web.model.envelope import PHRASES
from web.model.manners import SAID
from web.view.parts import button, dialog

if TYPE_CHECKING:
    from pygames.words.localizer import Localizer
    from web.model.mail import Mail
    from web.model.page import Page
    from web.model.play import Play
    from web.texts import Texts


def asked_back(play: Play, mail: Mail, localizer: Localizer | None, texts: Texts) -> h.Node:
    """Somebody asks to take their last turn back: yes or no, of whoever is asked to choose next."""
    seat = mail.asked_back
    if seat is None or localizer is None or not play.sealed:
        return None
    return h.section(".mail-asked", aria_labelledby="mail-asked")[
        h.p("#mail-asked")[h.strong[texts("mail.asked_back", name=localizer.seat(seat).label)]],
        h.p(".setup-ruling")[texts("mail.same_luck")],
        h.p(".share-ways")[
            button(texts("mail.grant"), "mail-grant", kind="primary"),
            button(texts("mail.refuse"), "mail-refuse"),
        ]
        if mail.may_grant(play.session.asked)
        else None,
    ]


def manners(play: Play, mail: Mail, texts: Texts) -> h.Node:
    """A sentence that goes along, to take one's last turn back by leave of the others, and to leave."""
    if mail.deserted:
        return None
    may_ask = mail.may_ask(play.session.match, play.session.asked)
    sentences = (
        button(texts(SAID[it]), "mail-say", str(it), aria_pressed="true" if mail.note == it else "false")
        for it in PHRASES
    )
    asked = h.p[texts("mail.asking" if mail.asks else "mail.withdrawn")] if mail.has_asked else None
    return h.section(".mail-manners", aria_label=texts("mail.say.now"))[
        [
            h.h3[texts("mail.say.now" if mail.guarded else "mail.say")],
            asked or h.p(".share-ways")[sentences],
        ]
        if not (mail.deals and mail.seatless)
        else None,
        h.p(".setup-ruling")[texts("mail.same_luck")] if may_ask else None,
        h.p(".share-ways")[
            button(texts("mail.ask_back"), "mail-ask-back", sign="undo") if may_ask else None,
            withdrawal(mail, texts),
            _leaving(mail, texts),
        ],
    ]


def withdrawal(mail: Mail, texts: Texts) -> h.Node:
    """The button by which whoever asks to take a turn back asks no more."""
    return button(texts("mail.withdraw"), "mail-withdraw") if mail.asks else None


def _leaving(mail: Mail, texts: Texts) -> h.Element:
    """The button that asks before somebody leaves the game."""
    about = texts("mail.guarded.leave") if mail.guarded else texts("mail.leave.about", n=len(mail.keys))
    return h.details(".mail-leave")[
        h.summary(".button")[texts("mail.leave")],
        h.p[about],
        button(texts("mail.leave.sure"), "mail-leave", kind="primary"),
    ]


def delete_dialog(page: Page, id: str) -> h.Element:
    """Whether to delete a game for which others wait."""
    texts = page.texts
    return dialog(
        texts("mail.delete"),
        texts,
        h.p[texts("mail.delete.about")],
        h.p(".share-ways")[
            button(texts("mail.delete.open"), "continue", id, kind="primary"),
            button(texts("mail.delete.sure"), "delete-sure", id),
        ],
    )
