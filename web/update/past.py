"""Stepping through the past of the game on the table, and branching off from it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pygames.engine.shapes import NONE, number_of
from pygames.school.review import slip_said
from web.model import host_told
from web.model.dialog import Closed
from web.model.news import of_game
from web.model.page import FOLLOW
from web.model.play import Present, Visiting
from web.model.seats import one_person
from web.model.sentences import look_said
from web.update.notices import say_text, tell, tell_host, tell_text
from web.update.screens import say_prompt, sit_down

if TYPE_CHECKING:
    from pygames.school.review import Slip
    from web.model.page import Page
    from web.model.past import Look
    from web.model.play import Play


def look(page: Page, play: Play, step: int, *, aloud: bool = True) -> Page:
    """Show the game as it stood after so many choices."""
    first = play.mode != "past"
    if first and play.session.covered:
        return page
    looking = play.look_at(step)
    page = tell_host(replace(page, play=looking), host_told.at(looking.here, len(play.session.match.choices)))
    if first:
        page = replace(page, dialog=Closed()).does(focus="#prompt")
    now = looking.look
    if not aloud or now is None:
        return page
    return page.says(of_game(lambda texts, localizer: look_said(now, localizer, texts)))


def jump(page: Page, play: Play, step: str) -> Page:
    """Look at the moment of a line of the log, shown from its top."""
    number = number_of(step)
    return page if number == NONE else look(page, play, number).does(focus="#prompt", top=True)


def slip(page: Page, play: Play, seat: int, slip: Slip) -> Page:
    """Show the position in which this seat made a choice that cost much, as it saw it then."""
    looking = replace(play, as_seen=True).look_at(slip.step - 1, seat, slip)
    page = replace(page, play=looking, dialog=Closed()).does(focus="#prompt", top=True)
    match = play.session.match
    return page.says(lambda texts, _: " ".join(slip_said(slip, match, play.session.localizer(texts))))


def own(page: Page, now: Look, way: int) -> Page:
    """To the next choice that a person made (`way` 1), or to the one before (-1)."""
    step = now.own_after(way)
    return look(page, page.table, step) if step is not None else tell_text(page, "review.no_more")


def turn_over(page: Page, play: Play, look: Look) -> Page:
    """Turn all cards of a game that is over up, or show it as it was seen then."""
    if not look.over:
        return page
    turned = replace(play, as_seen=not play.as_seen).look_at(look.step, look.seat, look.slip)
    return say_text(replace(page, play=turned), "review.as_seen" if turned.as_seen else "review.opened")


def away(page: Page, play: Play) -> Page:
    """Back to the game as it stands now; one that nobody has sat down to yet is played from here on."""
    if play.mode != "past" or page.watches:
        return page
    count = len(play.session.match.choices)
    page = tell_host(page.with_play(showing=Present()), host_told.at(count, count))
    if isinstance(play.purpose, Visiting) and not play.purpose.seated:
        return sit_down(page, play.session.match, play.purpose.sitting)
    return say_prompt(page).does(focus=FOLLOW, replace=True)  # "Back" would lead into the past again


def branch(page: Page, play: Play, look: Look) -> Page:
    """Play on from the position looked at, where that is allowed."""
    why = "mail.closed" if play.sealed else look.why_not_branch
    if why:
        return tell_text(page, why)
    match, players = look.branch(), play.session.players
    if not play.kept and not match.over:  # nobody sits at what is only looked at
        players = one_person(match.seats, match.asks.seat)
    page = sit_down(page, match, players, led=min(play.session.led, len(match.choices)))
    return tell(page, lambda texts, _: texts("look.branch.done", step=len(match.choices) + 1))
