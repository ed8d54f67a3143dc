"""Opening a game from a link, a record or a file.

What cannot be opened says why, and what is on the table stays.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pygames
from pygames.bots import NAMES
from pygames.engine.errors import GameError
from pygames.engine.pasted import link_in, record_in, tidied
from pygames.engine.replay import is_whole
from pygames.games import PLAYABLE
from web.model import posts
from web.model.seats import MARK, PERSON, seated, split
from web.model.session import Player, Session
from web.update import drill, lesson, progress
from web.update.screens import seat, sit
from web.update.telling import tell, tell_host, tell_text

if TYPE_CHECKING:
    from web.model.news import Say
    from web.model.page import Page

WITHDRAWN = "puzzle_withdrawn"  # the error that is no fault of the link
SECRET = re.compile(r"#?\?secret=\w*$")  # WordPress puts it behind the address of what it embeds


def read(page: Page, text: str) -> None:
    """Open a link, an address with a link, a record, a lesson, what was learnt elsewhere, a drill."""
    text = _meant(text)
    if not text:
        tell_text(page, "open.empty")
        return
    game, _, rest = text.partition("/")
    if progress.is_progress(text):
        progress.offer(page, text)
        return
    if rest == "drill" and game in PLAYABLE:
        page.opened = text
        drill.begin(page, game)
        return
    try:
        if lesson.is_lesson(text):
            lesson.read(page, text)
            page.pasted, page.opened = "", text
            return
        link, who = split(text)
        match, step, lost = pygames.open_record(link)
    except GameError as error:
        cannot(page, page.error(error), error.key)
        return
    page.pasted, page.opened = "", text
    decision, players = match.decision, seated(who, match)
    if decision is not None and step is None and page.embedded:
        against = [Player(bot="" if it == decision.seat else "steady") for it in range(match.seats)]
        sit(page, Session(match, players or against), kept=False)
    elif decision is not None and step is None:
        seat(page, match, players)
    else:
        people = Session(match, [Player()] * match.seats)
        play = sit(page, people, kept=False, seated=match.decision is None)
        play.sitting = tuple(players)
        if step is not None:
            play.look_at(step)
    tell_lost(page, lost)


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
    """The link or record that this text is or holds; nothing where it holds none, or a written lesson."""
    found = _meant(text)
    if lesson.is_lesson(found) and not lesson.is_named(found):
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
        return game in PLAYABLE and (rest == "drill" or lesson.is_lesson(text) or progress.is_whole(text))
    if lesson.is_lesson(text):
        return lesson.is_whole(text)
    link, who = split(text)
    known = MARK not in text or all(name in (PERSON, *NAMES) for name in who)
    return known and is_whole(link, PLAYABLE)


def read_file(page: Page, text: str) -> None:
    """Open a file that somebody chose: a record, or a text that is a link."""
    text = tidied(text)
    named = "." in text or lesson.is_lesson(text)
    if not text.startswith("{") and (not named or not text.isascii() or not text.isprintable()):
        cannot(page, lambda texts, _: texts("open.no_record"), "open.no_record")
    else:
        read(page, text)


def cannot(page: Page, why: Say, key: str) -> None:
    """Say why something cannot be opened (`key` is that of the text), and that nothing has changed."""
    tell_host(page, posts.error(key))
    kept = page.play is not None
    said = "open.gone" if key == WITHDRAWN else "open.bad"
    tell(
        page,
        lambda texts, localizer: (
            texts(said, why=why(texts, localizer)) + (f" {texts('open.kept')}" if kept else "")
        ),
    )


def tell_lost(page: Page, lost: int | None) -> None:
    """Say what a correction of the rules has cost a game that was opened."""
    if lost is not None:
        tell(page, lambda texts, _: texts("open.lost", n=lost) if lost else texts("open.held"))
