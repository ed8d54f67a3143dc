"""A first game: begin it, go on in it, leave it; what does not belong to its step is not played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygames
from web.model.first_game import Lesson
from web.model.form import OPPONENT
from web.model.session import Player, Session
from web.update.screens import leave_untouched, say_prompt, sit
from web.update.telling import tell_text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from web.model.page import Page
    from web.model.play import Play


def begin(page: Page, game: str) -> None:
    """Start the guided game of this game."""
    first = pygames.load(game).first_game
    if first is None:
        return
    leave_untouched(page)
    match = pygames.new(game, seed=first.seed, seats=first.seats)
    session = Session(match, [Player(), *[OPPONENT] * (first.seats - 1)])
    session.script = first.script
    play = sit(page, session)
    play.lesson = Lesson(first, session)


def take_up(play: Play, read: Sequence[int]) -> None:
    """Go on with the first game of which these steps were read, if what was played is still its line."""
    session = play.session
    first = session.match.game.first_game
    if first is None or session.match.seed != first.seed:
        return
    lesson = Lesson(first, session)
    lesson.read.update(read)
    if not lesson.over and lesson.follows_line:
        session.script = first.script
        play.lesson = lesson


def go_on(page: Page, play: Play) -> None:
    """The step was read."""
    lesson = play.lesson
    if lesson is not None and lesson.reading and play.watching is None:
        lesson.read.add(lesson.at)
        page.notice, play.moved = None, True


def leave(page: Page, play: Play) -> None:
    """Play on freely from here."""
    if play.lesson is not None:
        play.lesson, play.session.script = None, {}
        page.notice, play.moved = None, True
        say_prompt(page, play)


def follow(page: Page, play: Play) -> None:
    """Read out a new step, and let the focus go to it; after the last one the lesson is over."""
    lesson = play.lesson
    if lesson is None or play.watching is not None or play.look is not None:
        return
    if lesson.over or play.over:
        leave(page, play)
        return
    step = lesson.step
    if step is not None and lesson.said != lesson.at:
        lesson.said = lesson.at
        page.effects.focus, play.moved = "#coach", False
        if lesson.number == 1:
            page.news.forget()  # how the table was set: one hears first what the game is about
        page.news.add(lambda texts, _: step.text.to(texts.language))


def holds_back(page: Page, play: Play, data: Mapping[str, str]) -> bool:
    """Whether the step waits for something else than what was pressed; the person is told so."""
    lesson, decision = play.lesson, play.session.match.decision
    if lesson is None or decision is None or not play.session.can_act:
        return False
    if "step" in data:
        picked = play.session.marks.pick(data["step"])
        fits = picked is None or lesson.allows(picked)
    else:
        number = data.get("choice", "")
        known = number.isdecimal() and int(number) < len(decision.legal_actions)
        fits = known and decision.legal_actions[int(number)] == lesson.wanted
    if not fits:
        tell_text(page, "coach.read_first" if lesson.reading else "coach.other")
    return not fits
