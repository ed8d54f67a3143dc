"""Stepping through the past of the game on the table, and branching off from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.model.sentences import look_said
from web.update.screens import say_prompt, seat
from web.update.telling import tell_text

if TYPE_CHECKING:
    from web.model.page import Page
    from web.model.play import Play


def look(page: Page, play: Play, step: int, *, aloud: bool = True) -> None:
    """Show the game as it stood after so many choices."""
    had = play.look
    if had is None and play.session.curtain is not None:
        return
    play.look_at(step)
    now = play.look
    assert now is not None
    if had is None:
        page.effects.focus, page.dialog = "#prompt", ""
    if aloud:
        page.news.add(lambda texts, localizer: look_said(now, localizer, texts) if localizer else "")


def jump(page: Page, play: Play, step: str) -> None:
    """Look at the moment of a line of the log, shown from its top."""
    if step.isdecimal():
        look(page, play, int(step[:6]))
        page.effects.focus, page.effects.top = "#prompt", True


def own(page: Page, play: Play, way: int) -> None:
    """To the next choice that a person made (`way` 1), or to the one before (-1)."""
    step = play.look.own_after(way) if play.look is not None else None
    if step is not None:
        look(page, play, step)
    elif play.look is not None:
        tell_text(page, "review.no_more")


def turn_over(page: Page, play: Play) -> None:
    """Turn all cards of a game that is over up, or show it as it was seen then."""
    if play.look is not None and play.look.over:
        play.as_seen = not play.as_seen
        play.look_at(play.look.step)
        page.news.add(lambda texts, _: texts("review.as_seen" if play.as_seen else "review.opened"))


def away(page: Page, play: Play) -> None:
    """Back to the game as it stands now. One that nobody has sat down to yet asks who plays."""
    if play.look is None:
        return
    play.look = None
    if not play.seated:
        seat(page, play.session.match, play.sitting)
        return
    say_prompt(page, play)
    page.effects.focus = page.fallback


def branch(page: Page, play: Play) -> None:
    """Play on from the position looked at, where that is allowed."""
    if play.look is None:
        return
    why = play.look.why_not_branch
    if why:
        tell_text(page, why)
    else:
        match = play.look.branch()
        led = min(play.session.led, len(match.choices))
        seat(page, match, play.session.players, branch=True, led=led)
