"""Opening a game from a link, a record or a file.

What cannot be opened says why, and what is on the table stays.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pygames
from pygames.bots import NAMES
from pygames.engine.errors import GameError
from pygames.engine.pasted import link_in, record_in, tidied
from pygames.engine.replay import is_whole
from pygames.games import PLAYABLE
from pygames.school.lesson import lessons
from pygames.school.puzzle import numbers
from pygames.school.witness import witnesses
from web.model import envelope, host_told
from web.model.deals import ADDRESS
from web.model.play import Visiting
from web.model.screen import DealOfDay
from web.model.seats import MARK, PERSON, one_person, seated, split
from web.model.session import Session
from web.model.sight import Player
from web.update import drill, exam, exercise, lesson, mail, progress
from web.update.notices import tell, tell_host, tell_text
from web.update.screens import OWN, show, sit, sit_down

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from pygames.engine.match import Match
    from web.model.news import Say
    from web.model.page import Page

WITHDRAWN = "puzzle_withdrawn"  # the error that is no fault of the link
NAME = re.compile(r"[A-Za-z][\w-]*")  # what could be a game's
SECRET = re.compile(r"#?\?secret=\w*$")  # WordPress puts it behind the address of what it embeds


def read(page: Page, text: str) -> Page:
    """Open a link, an address with a link, a record, a lesson, what was learnt elsewhere, a drill."""
    text = _meant(text)
    if envelope.is_letter(text):
        return mail.receive(replace(page, pasted=""), text)
    if not text:
        return tell_text(page, "open.empty")
    if progress.is_progress(text):
        return progress.offer(page, text)
    if text == ADDRESS:
        return show(replace(page, opened=text), DealOfDay())
    if (scope := drill.scope_in(text)) is not None:
        return drill.begin(replace(page, opened=text), scope)
    try:
        if exam.is_exam(text):
            return exam.open_exam(page, text)
        if exercise.is_named(text):
            return replace(exercise.begin(page, text.rpartition("/")[2].partition("@")[0]), opened=text)
        if lesson.is_lesson(text):
            return replace(lesson.read(page, text), pasted="", opened=text)
        link, who = split(text)
        match, step, lost = pygames.open_record(link)
    except GameError as error:
        return cannot(page, page.error(error), error.key, names(text))
    page = _put(replace(page, pasted="", opened=text), match, seated(who, match), step)
    return tell_lost(page, lost)


def _put(page: Page, match: Match, players: Sequence[Player], step: int | None) -> Page:
    """Put a game that was opened on the table: as it stands, or as it stood after so many choices.

    Where it is not said who plays, that is one person: at the first seat, in a position at the one asked.
    """
    decision, embedded = match.decision, page.window.embedded
    if page.window.watches:
        step = step or 0
    asked = decision.seat if decision is not None and (embedded or match.record.seed is None) else 0
    sitting = tuple(players) or one_person(match.seats, asked)
    if decision is not None and step is None:
        return sit_down(page, match, sitting, Visiting() if embedded else OWN)
    purpose = Visiting(seated=decision is None, sitting=sitting)
    page = sit(page, Session(match, (Player(),) * match.seats), purpose)
    return page if step is None else replace(page, play=page.table.look_at(step))


def _meant(text: str) -> str:
    """The record or link that a text is or holds; else the text, of which is said what is wrong."""
    text = tidied(text)
    if text.startswith("{"):
        return text
    text = SECRET.sub("", text)
    if found := link_in(text, _is_whole) or record_in(text):
        return found
    return "".join(text.rpartition("#")[2].split()).replace("%40", "@")


def opens(text: str) -> str:
    """The link or record that this text is or holds; nothing where it holds none, a lesson, a letter."""
    found = _meant(text)
    if (lesson.is_lesson(found) and not lesson.is_named(found)) or envelope.is_letter(found):
        return ""
    if not found.startswith("{"):
        return found if _is_whole(found) else ""
    try:
        pygames.open_record(found)
    except GameError:
        return ""
    return found


def _is_whole(text: str) -> bool:
    """Whether this is a link, with nothing missing and nothing too much, whatever it opens."""
    game, _, rest = text.partition("/")
    if rest:
        opening = (exercise.is_named, lesson.is_lesson, exam.is_whole, progress.is_whole)
        known = drill.scope_in(text) is not None or any(it(text) for it in opening)
        return game in PLAYABLE and known
    if lesson.is_lesson(text):
        return lesson.is_whole(text)
    if envelope.is_letter(text):
        return envelope.is_whole(text)
    link, who = split(text)
    known = MARK not in text or all(name in (PERSON, *NAMES) for name in who)
    return known and is_whole(link, PLAYABLE)


def read_file(page: Page, text: str) -> Page:
    """Open a file that somebody chose: a record, or a text that is a link."""
    text = tidied(text)
    named = "." in text or lesson.is_lesson(text) or envelope.is_letter(text)
    if not text.startswith("{") and (not named or not text.isascii() or not text.isprintable()):
        return cannot(page, lambda texts, _: texts("open.no_record"), "open.no_record")
    return read(page, text)


def names(text: str) -> Iterable[str]:
    """The names that there are where an address has one: of games, or a game's lessons, puzzles or rules."""
    game, kind, *_ = [*re.split(r"[/.]", text, maxsplit=2), ""]
    if game not in PLAYABLE:
        return PLAYABLE if NAME.fullmatch(game) else ()
    if kind == "lesson":
        return lessons(pygames.load(game))
    if kind == "drill":
        return witnesses(game)
    return map(str, numbers(game)) if kind == "puzzle" else ()


def cannot(page: Page, reason: Say, key: str, known: Iterable[str] = ()) -> Page:
    """Say why something cannot be opened (`key` is that of the text), and that nothing has changed.

    `known` are names that there are.
    """
    kept = page.play is not None
    said = "open.gone" if key == WITHDRAWN else "open.bad"
    return tell(
        tell_host(page, host_told.error(key, known)),
        lambda texts, localizer: (
            texts(said, why=reason(texts, localizer)) + (f" {texts('open.kept')}" if kept else "")
        ),
    )


def tell_lost(page: Page, lost: int | None) -> Page:
    """Say what a correction of the rules has cost a game that was opened."""
    if lost is None:
        return page
    return tell(page, lambda texts, _: texts("open.lost", n=lost) if lost else texts("open.held"))
