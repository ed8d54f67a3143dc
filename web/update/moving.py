"""A seat of a game by mail moves to another device: that asks for it, and the one that has it hands it over.

What is done with the keys is the browser's (`ToDo.keys`); what came of it comes as `KeysUsed`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from web.model.dialog import Plain
from web.model.envelope import MATCH, BadLetter, HandOver, Request, hash_of, head_of
from web.model.moving import Moving, seat_body, seat_of
from web.model.screen import ByMail
from web.update import screens
from web.update.mail_keys import keep, use_keys
from web.update.mail_known import put, shown
from web.update.notices import tell_text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from web.model.mail_kept import Stored
    from web.model.message import KeysUsed
    from web.model.page import Page

ASKS = Plain("move")  # whether to hand the seat over


def tell_foreign(page: Page, key: str, id: str) -> Page:
    """Say that a letter is for another browser, and offer to move the seat from there to here."""
    page = tell_text(page, key)
    return page if page.notice is None else replace(page, notice=page.notice._replace(move=id))


# --- the device that wants the seat ---


def ask(page: Page, id: str) -> Page:
    """Ask for a seat in this match, which the person has on another device."""
    save = page.saves.get(id)
    if not MATCH.fullmatch(id) or (save is not None and not save.moved):
        return page
    return use_keys(page, "ask", id, opened="")


def opened_here(page: Page, request: Request) -> Page:
    """A request was opened where the match has no seat: perhaps it is this browser's own."""
    return use_keys(page, "ask", request.match, opened=request.key.hex())


def asked(page: Page, it: KeysUsed) -> Page:
    """Show the request for a seat that this browser has made keys for; or say that it is not ours."""
    key, opened = it.data["key"], it.data["opened"]
    if opened not in ("", key):
        return tell_text(page, "mail.move.foreign")
    page = page.with_mailing(moving=Moving(Request(it.id, bytes.fromhex(key))), new=None)
    page = screens.show(page, ByMail())
    return tell_text(page, "mail.move.own") if opened else page


def take(page: Page, letter: HandOver) -> Page:
    """Open a seat that was handed over."""
    more = {"from": letter.key.hex(), "wrapped": letter.wrapped.hex()}
    return use_keys(page, "take", letter.match, **more, head=head_of(letter).hex(), box=letter.box.hex())


def taken(page: Page, it: KeysUsed) -> Page:
    """The seat is here from now on."""
    here = shown(page, it.id)
    if here is not None and not here.mail.moved:
        return page
    try:
        seat = seat_of(it.id, bytes.fromhex(it.data["body"]), bytes.fromhex(it.data["key"]))
    except BadLetter as error:
        return tell_text(page, error.key)
    page = put(page.with_mailing(moving=None, new=None), seat)
    # kept at once, without a claim: no window claims a game that waits for others
    return tell_text(keep(page, seat.mail, page.table.session), "mail.move.done")


# --- the device that has it ---


def question(page: Page, known: Stored, request: Request) -> Page:
    """Ask the person whether to hand the seat over. Raises BadLetter where it cannot move."""
    if known.mail.moved:
        page, mine = put(page, known), known.mail.moved == hash_of(request)
        return page if mine else tell_text(page, "mail.move.already")
    if known.mail.guarded:
        raise BadLetter("mail.guarded.no_move")
    if known.match is None:
        raise BadLetter("mail.move.early")
    if known.match.over:
        raise BadLetter("mail.over_already")
    return screens.open_dialog(put(page, known).with_mailing(moving=Moving(request)), ASKS)


def hand_over(page: Page) -> Page:
    """Hand the seat over to the device that has made the request."""
    moving = page.mailing.moving if page.dialog == ASKS else None
    here = None if moving is None else shown(page, moving.request.match)
    if moving is None or here is None or here.match is None:
        return page
    return _seal(screens.close(page), moving.request, here)


def _seal(page: Page, request: Request, here: Stored) -> Page:
    mail = here.mail
    guest = mail.guests[0].key.hex() if mail.guests else ""
    return use_keys(
        page.with_mailing(moving=Moving(request, here)),
        "hand",
        mail.id,
        to=request.key.hex(),
        guest=guest,
        keys=[it.key.hex() for it in mail.keys],
        head=head_of(HandOver(mail.id, mail.own, b"")).hex(),
        body=seat_body(here).hex(),
    )


def handed_over(page: Page, it: KeysUsed) -> Page:
    """The seat is in a letter: from now on nobody plays here, whatever becomes of the letter."""
    moving, here = page.mailing.moving, shown(page, it.id)
    if moving is None or moving.known is None or here is None or moving.known.mail.id != it.id:
        return page
    if here.mail != moving.known.mail or here.match is not moving.known.match:
        return _seal(page, moving.request, here)  # the game has gone on meanwhile
    letter = HandOver(it.id, here.mail.own, *[bytes.fromhex(it.data[name]) for name in ("wrapped", "box")])
    mail = here.mail.handed_over(letter, moving.request)
    return screens.show(keep(replace(page, play=None).with_mailing(moving=None, new=mail), mail), ByMail())


def retire(page: Page, ids: Iterable[str]) -> Page:
    """The storage has these games: the keys of the seats that have moved away are of no use any more."""
    for save in map(page.saves.get, ids):
        if save is not None and save.moved:
            page = use_keys(page, "retire", save.id)
    return page
