"""A game played by mail: to invite, to join, to seal one's turn, and to open what others have sent.

Sealing and opening are done by the browser (`ToDo.keys`), and what came of it comes as `KeysUsed`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygames
from pygames.engine.errors import BadOption, GameError
from pygames.engine.shapes import number_of
from web.model import links
from web.model.carrier import HOST
from web.model.envelope import (
    Acceptance,
    Act,
    BadLetter,
    HandOver,
    Invitation,
    Request,
    Told,
    Turn,
    body_of,
    contents_of,
    head_of,
    read,
    text_of,
)
from web.model.mail import Mail
from web.model.mail_kept import Stored
from web.model.mailing import Opening, Sealing
from web.model.page import written_down
from web.model.screen import AtTable, ByMail, Gallery
from web.model.sight import Player
from web.update import guarded, moving, screens
from web.update.heard import heard
from web.update.mail_keys import keep, kept, use_keys
from web.update.mail_known import come, put, shown
from web.update.notices import offer_file, tell, tell_text

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from web.model.envelope import Letter
    from web.model.form import Form
    from web.model.message import KeysUsed
    from web.model.page import Page
    from web.model.play import Play
    from web.model.saves import Save

TAKEN = "mail.taken"  # why a letter opens for others and not here
# what is wrong with a letter that a carrier has brought, where somebody has to do something about it
TO_BE_TOLD = ("mail.other_rules", "mail.other_version", "mail.unfair", "mail.guarded.unfair", "mail.no_keys")


# --- to invite and to join ---


def invite(page: Page, form: Form) -> Page:
    """Invite to a game as it was set up: its first person sits here, all others elsewhere.

    Where it has one person only it is for two: no opponent plays along by mail.
    """
    if form.opened is not None:
        return page
    people = [number for number, it in enumerate(form.players) if not it.bot]
    allowed = [seats for seats in pygames.load(form.game).seats if seats >= max(2, len(people))]
    if not allowed:
        return page
    seats = (Player(),) * allowed[0]
    try:
        match = replace(form, players=seats, seed="0", practice=False).start()
    except BadOption as error:
        return screens.say_fault(page, form, error)
    seat = people[0] if people and people[0] < len(seats) else 0
    page = replace(page, set_ups=page.set_ups.remember(form)).does(store=True)
    if people and not page.preferences.name:
        page = screens.prefer(page, "name", form.players[people[0]].name)
    return _write_to(page, match.record.link(match.game), seat)


def seat_for(page: Page, mail: Mail, seats: str) -> Page:
    """Invite to a game of so many players instead, as long as the invitation was not sent."""
    number = number_of(seats)
    if not mail.rewritable or not mail.is_host or number not in mail.possible_seats:
        return page
    try:
        match = pygames.new(mail.game, seed=0, seats=number, options=mail.fresh.options)
    except GameError as error:
        return tell(page, page.error(error))
    seat = number if mail.seatless else min(mail.host_seat, number - 1)
    return _rewrite(page, replace(mail, settings=match.record.link(match.game), host_seat=seat, seat=seat))


def guard(page: Page, mail: Mail, how: str) -> Page:
    """Invite to a guarded game instead, in which this device "deals", or deals "only"; or ("") to none."""
    if not mail.rewritable or not mail.is_host or how not in ("", "deals", "only"):
        return page
    seats = mail.fresh.seats
    seat = seats if how == "only" else 0 if mail.seatless else mail.host_seat
    return _rewrite(page, replace(mail, guarded=how != "", host_seat=seat, seat=seat))


def _rewrite(page: Page, mail: Mail) -> Page:
    """The first letter of this device says something else now."""
    letter = mail.invitation if mail.is_host else mail.acceptance
    mail = mail.with_letter(letter, text_of(letter))
    return keep(page.with_mailing(new=mail), mail)


def named(page: Page) -> Page:
    """The first letter says what this person is called, until it was sent."""
    mail, name = page.mailing.new, page.preferences.name
    if mail is None or not isinstance(page.screen, ByMail) or not mail.rewritable:
        return page
    if mail.is_host:
        return page if mail.host_name == name else _rewrite(page, replace(mail, host_name=name))
    return page if mail.name == name else _rewrite(page, replace(mail, name=name))


def again(page: Page, mail: Mail) -> Page:
    """Invite to the same game once more: whoever has a seat elsewhere gets a new letter."""
    return _write_to(page, mail.settings, mail.seat or 0, guarded=mail.guarded)


def _write_to(page: Page, settings: str, seat: int, *, guarded: bool = False) -> Page:
    """Begin an invitation, from whoever sits at this seat."""
    page, name = page.new_id()
    mail = Mail(name, settings, seat, b"", b"", page.preferences.name, seat=seat, guarded=guarded)
    return use_keys(page.with_mailing(new=mail), "begin", name, host="")


def join(page: Page, mail: Mail) -> Page:
    """Accept the invitation that is shown."""
    if not mail.to_join:
        return page
    named = page.with_mailing(new=replace(mail, name=page.preferences.name))
    return use_keys(named, "begin", mail.id, host=mail.host_key.hex())


def _begun(page: Page, it: KeysUsed) -> Page:
    """There are keys: the first letter of this device can be written."""
    mail = page.mailing.new
    if mail is None or mail.id != it.id or mail.own:
        return page
    if "commitment" in it.data:
        own, commitment = bytes.fromhex(it.data["key"]), bytes.fromhex(it.data["commitment"])
        mail = replace(mail, own=own, host_key=own, commitment=commitment)
        return _wrote(page, mail, mail.invitation)
    mail = replace(mail, own=bytes.fromhex(it.data["key"]), nonce=bytes.fromhex(it.data["nonce"]))
    return _wrote(page, mail, mail.acceptance)


def _wrote(page: Page, mail: Mail, letter: Letter) -> Page:
    mail = mail.with_letter(letter, text_of(letter))
    return screens.show(keep(page.with_mailing(new=mail), mail), ByMail())


# --- letters that come ---


def receive(page: Page, text: str) -> Page:
    """Take in a letter, whatever it says. What is wrong with it is said, and changes nothing."""
    try:
        letter = read(text)
    except BadLetter as error:
        return tell_text(page, error.key)
    save = page.saves.get(letter.match)
    if isinstance(letter, Invitation) and save is None:
        return _invited(page, letter)
    if isinstance(letter, HandOver):
        here = save is not None and not save.moved
        return tell_text(page, "mail.move.here") if here else moving.take(page, letter)
    if save is None:
        # the letter is for another browser, or this one has lost what it kept of the match
        if isinstance(letter, Request):
            return moving.opened_here(page, letter)
        if isinstance(letter, Told | Act):
            return tell_text(page, "mail.foreign")
        key = "mail.foreign.answer" if isinstance(letter, Acceptance) else "mail.foreign"
        return moving.tell_foreign(page, key, letter.match)
    if not save.sealed:
        return tell_text(page, "mail.over_already")
    return _open(page, save, letter)


def _open(page: Page, save: Save, letter: Letter | None, *, brought: bool = False) -> Page:
    """Open what is kept of a game by mail, and a letter with it."""
    sealed = {}
    if isinstance(letter, Turn) and not save.moved:
        keys = [it.key.hex() for it in letter.keys]
        sealed = {"letter": {"head": head_of(letter).hex(), "box": letter.box.hex(), "keys": keys}}
    elif isinstance(letter, Told | Act):
        sealed = {"letter": guarded.to_open(letter)}
    page = page.with_mailing(opening=(*page.mailing.opening, Opening(save.id, letter, brought)))
    return use_keys(page, "open", save.id, kept=save.sealed, **sealed)


def bring(page: Page, text: str) -> Page:
    """Take in a letter that a carrier has brought, for the game by mail that is shown.

    Carriers bring letters late, twice, in another order, and those of strangers: what does not fit changes
    nothing, and is told only where somebody can do something about it.
    """
    mail = page.correspondence
    try:
        letter = read(text)
    except BadLetter as error:
        return tell_text(page, error.key) if error.key in TO_BE_TOLD else page
    save = page.saves.get(letter.match)
    if mail is None or mail.id != letter.match or save is None or not save.sealed:
        return page
    told = isinstance(letter, Acceptance) or (isinstance(letter, Turn) and not mail.is_past(letter))
    if guarded.is_for(mail, letter):
        here = shown(page, mail.id)
        told = here is not None and not guarded.is_past(here, letter)
    told = told and text not in mail.outbox.split()
    return page if not told else _open(page, save, letter, brought=True)


def _invited(page: Page, letter: Invitation) -> Page:
    """Show to what somebody is invited; they may join."""
    mail = Mail.of(letter)
    if mail.faulty:
        return tell_text(page, mail.faulty)
    return screens.show(page.with_mailing(new=mail, moving=None), ByMail())


def recall(page: Page, save: Save) -> Page:
    """Open what is kept of a game by mail, to go on with it."""
    return _open(page, save, None)


def _opened(page: Page, it: KeysUsed) -> Page:
    """What was kept is open, and perhaps a letter with it."""
    page, (_, letter, brought) = _next_opened(page, it)
    known = shown(page, it.id)
    if known is None and (known := _read(it.data.get("kept", ""))) is not None:
        page = page.with_mailing(carrying=page.mailing.carrying.saved(it.id, known.mail.outbox))
    if known is None:
        return tell_text(page, "saves.unreadable.why")
    try:
        match letter:
            case Turn() | Acceptance() | Invitation() if known.mail.moved:
                return tell_text(put(page, known), "mail.moved")
            case Request():
                return moving.question(page, known, letter)
            case Invitation():
                key = "mail.own_invitation" if known.mail.is_host else "mail.joined_already"
                return tell_text(put(page, known), key)
            case Acceptance():
                return _took_in(page, known, letter)
            case Told() | Act():
                return guarded.opened(page, known, letter, bytes.fromhex(it.data["body"]), brought=brought)
            case Turn():
                body = bytes.fromhex(it.data["body"])
                return heard(_read_turn(page, known, letter, body, brought=brought), known.mail)
            case _:
                page = put(page, known)
                return _deal(page, known.mail) if known.mail.to_deal else page
    except BadLetter as error:
        if error.key == TAKEN and isinstance(letter, Turn | Told) and not known.mail.dealt:
            return _gone(page, it.id)
        if brought:
            return tell_text(page, error.key) if error.key in TO_BE_TOLD else page
        return tell_text(put(page, known), error.key)


def _next_opened(page: Page, it: KeysUsed) -> tuple[Page, Opening]:
    """What was to be opened first: the keeper of keys answers in order."""
    first, *others = page.mailing.opening or [Opening("")]
    if first.id != it.id:
        return page, Opening(it.id)
    return page.with_mailing(opening=(*others,)), first


def _gone(page: Page, id: str) -> Page:
    """Somebody else has the seat: the game is no longer listed, and can be put back like a deleted one."""
    page = screens.show(page.with_mailing(new=None), Gallery())
    return tell_text(replace(page, saves=page.saves.delete(id)), TAKEN)


def _read(text: str) -> Stored | None:
    try:
        return Stored.read(text)
    except (ValueError, GameError):
        return None


def _took_in(page: Page, known: Stored, letter: Acceptance) -> Page:
    """Somebody has accepted: when all have, the game is dealt."""
    if not known.mail.is_host:
        raise BadLetter("mail.own_answer")
    mail = known.mail.took_in(letter)
    page = keep(page.with_mailing(new=mail), mail)
    return _deal(page, mail) if mail.to_deal else screens.show(page, ByMail())


def _deal(page: Page, mail: Mail) -> Page:
    """All have accepted: let the browser hand out the keys."""
    guests = [guest.key.hex() for guest in mail.guests]
    return use_keys(page, "deal", mail.id, guests=guests, guarded=mail.guarded)


def _dealt(page: Page, it: KeysUsed) -> Page:
    """The keys are handed out: the game begins."""
    mail = page.mailing.new
    if mail is None or mail.id != it.id or mail.dealt:
        return page
    mail = mail.dealt_by(bytes.fromhex(it.data["nonce"]), [*map(bytes.fromhex, it.data["wrapped"].split())])
    return put(page, Stored(mail, mail.deal()))


def _read_turn(page: Page, known: Stored, letter: Turn, body: bytes, *, brought: bool) -> Page:
    """A turn was opened: what others have chosen is told as others' choices are, one after the other."""
    contents = contents_of(body, known.mail.game, len(letter.keys))
    mail, match, kept = known.mail.opened(letter, contents, known.whole)
    seen = known.match or mail.deal()
    if kept < len(seen.choices):
        seen = match.at_choice(kept)
    choices = match.record.choices
    coming = {number: choices[number] for number in range(len(seen.choices), len(choices))}
    automatic = tuple([number for number in known.automatic if number < kept])
    new = Stored(mail, seen, automatic, coming)
    return come(page, known, new, brought=brought and seen is known.match)


# --- letters that go ---


def follow(page: Page) -> Page:
    """Once others are asked, or nobody any more, what was chosen here at the table is sealed to be sent."""
    play = page.table
    mail, match = play.mail, play.session.match
    if mail is None or not play.claimed:
        return page
    if mail.guarded:
        return guarded.follow(page, play, mail)
    wanted = _wanted(play, mail)
    if wanted is None or page.mailing.sealing == wanted:
        return page
    made = len(match.choices)
    head, body = head_of(mail.turn(match)), body_of(mail.contents(written_down(match).link), made)
    letters = [{"head": head.hex(), "body": body.hex()}]
    return use_keys(page.with_mailing(sealing=wanted), "seal", mail.id, letters=letters)


def catch_up(page: Page) -> Page:
    """Open what carriers have brought for this game while another one was shown."""
    mail, carrying = page.correspondence, page.mailing.carrying
    letters = () if mail is None else carrying.came.get(mail.id, ())
    if mail is None or not letters:
        return page
    page = page.with_mailing(carrying=carrying.opens(mail.id))
    for text in letters:
        page = bring(page, text)
    return page


def _wanted(play: Play, mail: Mail) -> Sealing | None:
    """What the next letter is to hold; None where there is none to be sealed."""
    session = play.session
    if session.due and not mail.deserted:
        return None
    made = len(session.match.choices)
    return Sealing(mail.id, made, mail.note, mail.taken) if mail.due(made, session.asked) else None


def _sealed(page: Page, it: KeysUsed) -> Page:
    """The turn is a letter now."""
    play, sealing = page.play, page.mailing.sealing
    page = page.with_mailing(sealing=None)
    mail = play.mail if play is not None else None
    if play is None or mail is None or sealing is None:
        return page
    if sealing.says:
        return guarded.sealed(page, mail, sealing, it.data["box"].split())
    if sealing != _wanted(play, mail):
        return page
    turn = mail.turn(play.session.match)._replace(box=bytes.fromhex(it.data["box"]))
    page = page.with_play(mail=mail.with_turn(turn, text_of(turn)))
    return page.does(focus="#mail-send") if page.playing and page.clear else page


def send(page: Page) -> Page:
    """Let the browser hand the last letter to whatever sends it."""
    text, mail = links.letter_text(page), page.correspondence
    if not text:
        return page
    if mail is not None and mail.rewritable and HOST in page.mailing.carrying.works:
        return _tell_posted(page, "mail.sent")  # the page around takes it
    words = "" if mail is None else _beside(page, mail)
    return page.copies(text, "mail").does(copy="", hand_on={"text": text, "words": words})


def _beside(page: Page, mail: Mail) -> str:
    """What a chat shows beside the link of the last letter."""
    kind = "turn" if mail.dealt else "invitation" if mail.is_host else "answer"
    title = next(it.title for it in pygames.catalogue() if it.id == mail.game)
    return page.texts(f"mail.words.{kind}", game=title.to(page.preferences.language))


def copy(page: Page) -> Page:
    """Copy the last letter."""
    text = links.letter_text(page)
    return page.copies(text, "mail") if text else page


def save(page: Page) -> Page:
    """Offer the last letter as a file."""
    text, mail = links.letter_text(page), page.correspondence
    if not text:
        return page
    if not page.window.saves_files:
        return tell(page, lambda texts, _: texts("export.refused"), link=text)
    name = f"{mail.game}-{mail.id}" if mail is not None else "pygames-seat"
    return posted(offer_file(page, f"{name}.txt", text + "\n"))


def handed_on(page: Page, *, ok: bool) -> Page:
    """Somebody has sent the letter, or has thought better of it."""
    return _tell_posted(page, "mail.sent") if ok else page


def copied(page: Page) -> Page:
    """The letter lies in the clipboard."""
    return _tell_posted(page, "mail.copied")


def _tell_posted(page: Page, key: str) -> Page:
    mail = page.correspondence
    return tell_text(posted(page), "mail.move.sent" if mail is not None and mail.moved else key)


def posted(page: Page) -> Page:
    """The last letter was sent."""
    mail = page.correspondence
    if page.asking is not None:
        return page.with_mailing(moving=page.asking._replace(sent=True))
    if mail is None or mail.posted:
        return page
    mail = mail.handed_out()
    if page.play is not None and page.play.mail is not None and isinstance(page.screen, AtTable):
        return page.with_play(mail=mail)
    return keep(page.with_mailing(new=mail), mail)


ANSWERS: Mapping[str, Callable[[Page, KeysUsed], Page]] = {
    "begin": _begun,
    "deal": _dealt,
    "open": _opened,
    "seal": _sealed,
    "keep": kept,
    "ask": moving.asked,
    "hand": moving.handed_over,
    "take": moving.taken,
}


def used(page: Page, it: KeysUsed) -> Page:
    """Take over what came of a task for the keys."""
    if it.why:
        return _failed(page, it)
    try:
        return ANSWERS[it.task](page, it) if it.task in ANSWERS else page
    except (KeyError, ValueError):  # no keeper of keys answers like this
        return page


def _failed(page: Page, it: KeysUsed) -> Page:
    """The keys could not be used. What could not be sealed is not tried again before the game is reopened."""
    known, brought = None, False
    if it.task == "open":
        known = shown(page, it.id)
        page, (_, _, brought) = _next_opened(page, it)
        if it.why == TAKEN and (known is None or not known.mail.is_host):
            return _gone(page, it.id)
    if brought:
        return tell_text(page, it.why) if it.why in TO_BE_TOLD else page
    if it.task == "begin":
        mail = page.mailing.new
        page = page if mail is not None and mail.to_join else page.with_mailing(new=None)
    page = page if known is None else put(page, known)
    return tell_text(page, it.why)
