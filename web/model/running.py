"""What happens at a table without a press: when it does, and what a person may ask for meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.model.play import Watching
from web.model.preferences import PACES
from web.model.told import A_BEAT, A_CARD, pause_after

if TYPE_CHECKING:
    from web.model.page import Page


def pause(page: Page) -> float | None:
    """Seconds until something happens by itself, or None when nothing will."""
    play, factor = page.playing, PACES[page.preferences.pace]
    if play is None or page.crashed or play.mode == "past" or not play.claimed:
        return None
    if isinstance(play.showing, Watching):
        return None if play.showing.scene.over or factor is None else factor * A_BEAT
    if play.held or not play.session.due:
        return None
    if play.session.due == "answer" or play.session.quiet or play.onward:
        return 0.0
    if play.session.brisk:
        return A_CARD if factor is None else factor * A_CARD
    return None if factor is None else factor * pause_after(play.session, page.preferences.language)


def thinking(page: Page) -> bool:
    """Whether the opponent who is asked has not found out yet what to choose."""
    play = page.playing
    return pause(page) is not None and play is not None and play.mode == "game" and play.session.thinking


def awaits_next(page: Page) -> bool:
    """Whether an opponent waits until the person says to go on."""
    play = page.playing
    if play is None or page.crashed or play.mode == "scene" or play.held or play.onward:
        return False
    session, stepping = play.session, PACES[page.preferences.pace] is None
    return stepping and session.due == "bot" and not (session.quiet or session.brisk)


def others_choose(page: Page) -> bool:
    """Whether others are choosing, so that what they have chosen is told for a while."""
    play = page.playing
    if play is None or play.mode != "game" or play.held:
        return False
    return page.preferences.pace != "instant" and play.onward != "all" and play.session.due == "bot"


def hints(page: Page) -> bool:
    """Whether the person who is asked may have a hint: by what they prefer, and not beside a lesson.

    In the deal of the day nobody has one.
    """
    play = page.playing
    if play is None or play.tutored or play.over or play.of_the_day or play.sealed:
        return False
    wanted = page.preferences.hints
    return wanted == "always" or (wanted == "alone" and not play.session.shared)
