"""What a person asks for and takes a while: a hint, the review of a game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pygames.engine.shapes import number_of
from pygames.school.review import summed_up
from web.model import host_told, running
from web.model.analysis import Analysis, reviewable
from web.model.page import FOLLOW
from web.model.play import LookingBack
from web.update import coaching, exercise, past
from web.update.notices import say_text, tell_host, tell_text

if TYPE_CHECKING:
    from web.model.page import Page
    from web.model.play import Play


def hint(page: Page, play: Play) -> Page:
    """Give the person who is asked a hint, or a little more of it."""
    session = play.session
    if play.sealed:
        return tell_text(page, "mail.closed")
    if play.tutor is not None:
        return coaching.hint(page, play, play.tutor)
    if not running.hints(page):
        key = "hint.shared" if page.preferences.hints == "alone" else "hint.never"
        if play.of_the_day:
            key = "hint.deal"
        return page if play.over else tell_text(page, key)
    if session.covered or not session.can_act or play.mode == "scene":
        return tell_text(page, "hint.wait", mode="wait")
    asked = replace(play.shows(why=None, asks_why=False), hint=play.hint.ask(session))
    page = tell_host(replace(page, play=asked), host_told.hint(asked.hint.level))
    return say_text(page, "hint.working") if asked.hint.working else _say(page, asked)


def close(page: Page, play: Play) -> Page:
    """The hint was read."""
    return replace(page, play=replace(play, hint=play.hint.closed())).does(focus=FOLLOW)


def work(page: Page) -> Page:
    """Work for some milliseconds on what was asked for."""
    play = page.playing
    if play is None:
        return page
    hint, analysis = play.hint, play.analysis
    if hint.work is not None and hint.working and hint.about(play.session) and hint.work.go_on():
        page = _say(page, play) if hint.shown(play.session) else page
    if analysis is not None and analysis.working and analysis.reviewing.work():
        review, session = analysis.reviewing.review, play.session
        assert review is not None
        page, analysis = exercise.taken(page, play, analysis)
        page = replace(page.with_play(analysis=analysis), reviewed=analysis)
        page = page.says(lambda texts, _: summed_up(review, session.localizer(texts)))
    return page


def analyse(page: Page, play: Play, seat: str) -> Page:
    """Begin the review of a seat's game."""
    reviewed = number_of(seat)
    if reviewed not in reviewable(play.session):
        return page
    begun = replace(play, analysis=Analysis.begun(play.session, reviewed))
    return say_text(replace(page, play=begun).does(focus="#analysis"), "analysis.begun")


def leave(page: Page, play: Play) -> Page:
    """Stop the analysis of the game."""
    if play.analysis is None or not play.analysis.working:
        return page
    return say_text(page.with_play(analysis=None).does(focus="#prompt"), "analysis.stopped")


def show_slip(page: Page, play: Play, step: str) -> Page:
    """Show the position before this choice, which cost much, with what would have been better."""
    review = play.analysis.review if play.over and play.analysis is not None else None
    if review is None:
        return page
    found = next((it for it in review.slips if it.step == number_of(step)), None)
    return page if found is None else past.slip(page, play, review.seat, found)


def slide(page: Page, play: Play, at: int) -> Page:
    """Read the curve of the review at this point, counted from 0."""
    if play.analysis is None or play.analysis.review is None:
        return page
    return page.with_play(analysis=play.analysis.at_point(at))


def what_if(page: Page, play: Play, step: str) -> Page:
    """Play on from before this choice."""
    number = number_of(step)
    if not play.over or not 0 < number <= len(play.session.match.choices):
        return page
    page = past.look(page, play, number - 1, aloud=False)
    match page.table.showing:
        case LookingBack(look):
            return past.branch(page, page.table, look)
        case _:
            return page


def _say(page: Page, play: Play) -> Page:
    """Read out what is told now."""
    hint, session = play.hint, play.session
    if hint.advice is None:
        return page
    return page.says(lambda texts, _: " ".join(hint.said(session, session.localizer(texts), texts)))
