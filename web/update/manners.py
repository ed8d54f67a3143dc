"""What players by mail may ask of each other, and how they leave; docs/mail.md says what comes of each."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pygames.engine.errors import CannotUndo
from pygames.engine.shapes import number_of
from pygames.words.people import AWAY, unnamed
from web.model.envelope import ASK, GRANT, LEAVE, PHRASES, REFUSE, WITHDRAW
from web.model.mail_kept import Stored, played_out
from web.model.seats import usual
from web.model.session import Session
from web.update import guarded, screens
from web.update.mail_keys import use_keys
from web.update.mail_known import put, shown
from web.update.notices import tell_text

if TYPE_CHECKING:
    from pygames.engine.match import Match
    from web.model.mail import Mail
    from web.model.page import Page
    from web.model.play import Play


def say(page: Page, play: Play, mail: Mail, what: str) -> Page:
    """Let one of the six sentences go along with the next letter, or none."""
    number = number_of(what)
    if mail.deserted or mail.has_asked or number not in PHRASES or (mail.deals and mail.seatless):
        return page
    return page.with_play(mail=replace(mail, note=0 if mail.note == number else number))


def ask_back(page: Page, play: Play, mail: Mail) -> Page:
    """Ask the others to let this person take back the turn that was sent last."""
    if not mail.may_ask(play.session.match, play.session.asked):
        return page
    return page.with_play(mail=replace(mail, note=ASK))


def withdraw(page: Page, mail: Mail) -> Page:
    """Ask no more to take the last turn back: if the question was sent, another letter says so."""
    sent = mail.manners.asking == mail.seat if mail.guarded else mail.posted and mail.carried == ASK
    return page.with_play(mail=replace(mail, note=WITHDRAW if sent else 0)) if mail.asks else page


def grant(page: Page, play: Play, mail: Mail) -> Page:
    """Let whoever asks for it take their last turn back: the game stands as it did before."""
    match = played_out(play.session.match, play.session.to_come)
    if mail.guarded:
        return _grant_guarded(page, play, mail)
    taken = mail.granted(match)
    if taken is None:
        return page
    goes = replace(mail, taken=(*mail.taken, taken), held=taken.left - 1, heard=None, note=0, carried=0)
    return _laid(screens.close(page), goes, match.at_choice(taken.left))


def _grant_guarded(page: Page, play: Play, mail: Mail) -> Page:
    known = shown(page, play.id)
    if known is None or not mail.may_grant(play.session.asked):
        return page
    page = screens.close(page)
    if not mail.deals:
        return page.with_play(mail=replace(mail, note=GRANT))
    return put(page, guarded.turned_back(known))


def refuse(page: Page, play: Play, mail: Mail) -> Page:
    """Let nobody take a turn back: that goes along with the next turn."""
    if not mail.may_grant(play.session.asked):
        return page
    page = screens.close(page.with_play(mail=replace(mail, heard=None, note=REFUSE)))
    return page if mail.guarded else tell_text(page, "mail.refusing")


def leave(page: Page, play: Play, mail: Mail) -> Page:
    """Leave the game: the last letter tells the others."""
    if play.over or mail.deserted:
        return page
    left = replace(play.session, left=True, picked=())
    return screens.close(page.with_play(session=left, mail=replace(mail, note=LEAVE, left=mail.seat)))


def go_on(page: Page, play: Play, mail: Mail) -> Page:
    """Go on with a game that somebody has left: programs play for all others, under the names of these."""
    if mail.left_here or not mail.deserted:
        return page
    match = played_out(play.session.match, play.session.to_come)
    players = [
        usual(match.game.id, match.seats, seat, match.options)._replace(name=_called(page, play, seat))
        if it.bot == AWAY
        else it
        for seat, it in enumerate(play.session.players)
    ]
    page = use_keys(replace(page, saves=page.saves.drop(mail.id)), "forget", mail.id)
    return screens.sit(page, Session(match, tuple(players), automatic=play.session.automatic))


def _called(page: Page, play: Play, seat: int) -> str:
    """The name of a player in the log so far; empty where it is the role, which stays."""
    person, unknown = play.session.localizer(page.texts).seat(seat), unnamed(seat, page.preferences.language)
    return play.session.players[seat].name or (unknown.label if person == unknown else "")


def undo(page: Page, play: Play, mail: Mail) -> Page:
    """Take the last choice of a turn back that was not sent yet. Raises CannotUndo."""
    session = play.session
    made = len(session.match.choices)
    while made and session.match.choices[made - 1].seat == mail.seat:
        made -= 1
        for event in session.match.choices[made].events:
            if event.reveals:
                raise CannotUndo("undo_revealed", event=event)
        if made not in session.automatic:
            return _laid(page, replace(mail, held=made - 1, outbox=""), session.match.at_choice(made))
    raise CannotUndo("undo_other_seat")


def _laid(page: Page, mail: Mail, match: Match) -> Page:
    """The game goes on from an earlier position."""
    made = len(match.choices)
    automatic = tuple([number for number in page.table.session.automatic if number < made])
    return put(page.with_play(mail=mail), Stored(mail, match, automatic))
