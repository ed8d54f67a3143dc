"""Letters that go and come by themselves, while a game by mail is shown and something carries them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from web.model import host_told
from web.model.carrier import CARRIERS, HOST, Line
from web.model.effect import Listen, SendLetter
from web.model.envelope import Acceptance, Act, BadLetter, Invitation, Told, Turn, read
from web.update import mail, screens
from web.update.notices import tell_host, tell_text

if TYPE_CHECKING:
    from web.model.effect import Effect
    from web.model.envelope import Letter
    from web.model.page import Page
    from web.model.saves import Save

MOST_BESIDE = 8  # running games that are not shown, and are listened for


def follow(page: Page) -> tuple[Page, tuple[Effect, ...]]:
    """Listen to the match that is shown, and hand its last letter to what carries it."""
    shown, carrying = page.correspondence, page.mailing.carrying
    # letters for a seat that has moved go to its new device only
    if shown is not None and (shown.moved or not shown.own or page.crashed):
        shown = None
    effects: list[Effect] = []
    line = shown.id if shown is not None else ""
    kept = map(Line.kept, page.saves.unfinished)
    beside = tuple([it for it in kept if it is not None and it.match != line])
    if (line, set(beside)) != (carrying.line, set(carrying.beside)):
        carrying = replace(carrying if line == carrying.line else carrying.on(line), beside=beside)
        effects.append(Listen(Line.of(shown) if shown is not None else None, beside[:MOST_BESIDE]))
        page = page.with_mailing(carrying=carrying)
    # an invitation says what it says once somebody has sent it
    if shown is None or (shown.is_host and shown.rewritable):
        return page, tuple(effects)
    letters = shown.outbox
    if not carrying.to_give(letters):
        return page, tuple(effects)
    page = page.with_mailing(carrying=replace(carrying, given=letters))
    for letter in letters.split():  # in a guarded game there is one for each guest
        if letter in carrying.given.split():
            continue
        if HOST in carrying.works:
            page = mail.posted(tell_host(page, host_told.carry(letter)))
        if carrying.works - {HOST} and not _invites(letter):
            effects.append(SendLetter(letter))
    return page, tuple(effects)


def _invites(text: str) -> bool:
    """Whether a letter is an invitation: only who has seen one finds the line that it begins."""
    try:
        return isinstance(read(text), Invitation)
    except BadLetter:
        return False


def came(page: Page, text: str) -> Page:
    """A carrier has brought a letter: for the game that is shown, or for another one that goes on."""
    shown = page.correspondence
    try:
        letter = read(text)
    except BadLetter:
        return mail.bring(page, text)
    if shown is None or shown.id != letter.match:
        return _beside(page, letter, text)
    return mail.bring(page.with_mailing(carrying=replace(page.mailing.carrying, heard=True)), text)


def _beside(page: Page, letter: Letter, text: str) -> Page:
    """Keep a letter until its game is shown, and say in the list of games what everybody may read of it."""
    save = page.saves.get(letter.match)
    line = None if save is None else Line.kept(save)
    stands = "" if save is None or line is None else _stands(save, letter, line.own)
    if not stands:
        return page
    page = replace(page, saves=page.saves.called(letter.match, stands))
    return page.with_mailing(carrying=page.mailing.carrying.keeps(letter.match, text))


def _stands(save: Save, letter: Letter, own: str) -> str:
    """How a game stands by a letter that was not opened; empty where nothing new is in it."""
    match letter:
        case Turn(_, made, asked) if made > save.choices or (made == 0 and save.stands in ("join", "joined")):
            return "turn" if asked is not None and save.players[asked].bot == "" else "wait"
        case Turn(_, made) if made == save.choices:  # somebody says something
            return save.stands
        case Acceptance() if save.stands in ("invite", "invited"):
            return "came"
        case Told(_, place, steps, tags) if steps > save.choices + 1 and tags[place].hex() == own:
            return "came"
        case Act(_, _, steps) if steps > save.choices:
            return "came"
        case _:
            return ""


def taken(page: Page, text: str) -> Page:
    """A carrier has taken a letter: if it is the last one it was sent."""
    shown = page.correspondence
    return mail.posted(page) if shown is not None and text in shown.outbox.split() else page


def wanted(page: Page) -> Page:
    """Somebody else has come: they get the last letter once more."""
    return page.with_mailing(carrying=replace(page.mailing.carrying, heard=True, given=""))


def changed(page: Page, carrier: str, *, works: bool) -> Page:
    """A carrier takes letters from now on, or takes none any more."""
    if carrier not in CARRIERS:
        return page
    return page.with_mailing(carrying=page.mailing.carrying.changed(carrier, works=works))


def alerted(page: Page, allowed: str) -> Page:
    """The browser has asked whether it may tell of a turn while the page is out of sight."""
    key = "mail.alert.on" if allowed == "granted" else "mail.alert.off"
    return tell_text(screens.close(page.with_mailing(alerts=allowed)), key)


def hosted(page: Page, letter: str, *, works: bool) -> Page:
    """The page around this one carries letters, or has stopped; perhaps it has brought one."""
    if not letter or HOST not in page.mailing.carrying.works:
        page = changed(page, HOST, works=works)
    if not letter:
        return page
    try:
        invited = isinstance(read(letter), Invitation)
    except BadLetter:
        invited = False
    return mail.receive(page, letter) if invited and not page.sealed else came(page, letter)
