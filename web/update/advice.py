"""What a person asks for and takes a while: a hint, the review of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.school.advice import hint_said
from pygames.school.review import summed_up
from web.model import posts
from web.model.analysis import Analysis, reviewable
from web.update import coaching, past
from web.update.telling import tell_host, tell_text

if TYPE_CHECKING:
    from web.model.page import Page
    from web.model.play import Play


def hint(page: Page, play: Play) -> None:
    """Give the person who is asked a hint, or a little more of it."""
    session = play.session
    if play.lesson is not None:
        coaching.hint(page, play, play.lesson)
        return
    if not page.hints:
        if not play.over:
            tell_text(page, "hint.shared" if page.preferences.hints == "alone" else "hint.never")
        return
    if session.curtain is not None or not session.can_act or play.watching is not None:
        tell_text(page, "hint.wait")
        return
    play.told, play.why = None, False
    play.hint.ask(session)
    tell_host(page, posts.hint(play.hint.level))
    if play.hint.working:
        page.news.add(lambda texts, _: texts("hint.working"))
    else:
        _say(page, play)


def close(play: Play) -> None:
    """The hint was read."""
    play.hint.close()
    play.moved = True


def work(page: Page) -> None:
    """Work for some milliseconds on what was asked for."""
    play = page.playing
    if play is None:
        return
    if play.hint.work() and play.hint.shown(play.session):
        _say(page, play)
    analysis = play.analysis
    if analysis is not None and analysis.work():
        review, session = analysis.review, play.session
        assert review is not None
        page.reviewed = analysis
        page.news.add(lambda texts, _: summed_up(review, session.localizer(texts)))


def analyse(page: Page, play: Play, seat: str) -> None:
    """Begin the review of a seat's game."""
    if seat.isdecimal() and int(seat[:2]) in reviewable(play.session):
        play.analysis = Analysis(play.session, int(seat[:2]))
        page.effects.focus = "#analysis"
        page.news.add(lambda texts, _: texts("analysis.begun"))


def leave(page: Page, play: Play) -> None:
    """Stop the analysis of the game."""
    if play.analysis is not None and play.analysis.working:
        play.analysis.stop()
        play.analysis = None
        page.effects.focus = "#prompt"
        page.news.add(lambda texts, _: texts("analysis.stopped"))


def what_if(page: Page, play: Play, step: str) -> None:
    """Play on from before this choice."""
    if play.over and step.isdecimal() and 0 < int(step[:6]) <= len(play.session.match.choices):
        past.look(page, play, int(step[:6]) - 1, aloud=False)
        past.branch(page, play)


def _say(page: Page, play: Play) -> None:
    """Read out what is told now."""
    advice, level, session = play.hint.advice, play.hint.level, play.session
    view = session.view
    if advice is not None:
        page.news.add(lambda texts, _: " ".join(hint_said(advice, level, session.localizer(texts), view)))
