"""What a person asks for and takes a while: a hint."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.core.advice import hint_said
from web.update.telling import tell_text

if TYPE_CHECKING:
    from web.model.page import Page
    from web.model.play import Play


def hint(page: Page, play: Play) -> None:
    """Give the person who is asked a hint, or a little more of it."""
    session = play.session
    if not page.hints:
        if play.lesson is None and not play.over:
            tell_text(page, "hint.shared" if page.preferences.hints == "alone" else "hint.never")
        return
    if session.curtain is not None or not session.can_act or play.watching is not None:
        tell_text(page, "hint.wait")
        return
    play.told, play.why = None, False
    play.hint.ask(session)
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
    if play is not None and play.hint.work() and play.hint.shown(play.session):
        _say(page, play)


def _say(page: Page, play: Play) -> None:
    """Read out what is told now."""
    advice, level, session = play.hint.advice, play.hint.level, play.session
    if advice is not None:
        page.news.add(lambda texts, _: " ".join(hint_said(advice, level, session.localizer(texts))))
