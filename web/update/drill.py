"""A drill: begin it, answer, go on, come back to where one was."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygames
from pygames.engine.shapes import number_of
from pygames.games import PLAYABLE
from pygames.school.drill import ROUND, asked_about, plan
from pygames.school.witness import witnesses
from web.model.drill import Drilling
from web.model.news import News
from web.model.play import Aside, Drilled, InDrill
from web.update import progress
from web.update.screens import back_to, forget, left_at, show, sit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.words.localizer import Localizer
    from web.model.message import Thing
    from web.model.news import Say
    from web.model.page import Page
    from web.texts import Texts


def scope_of(scope: str) -> tuple[str, tuple[str, ...]] | None:
    """The game and the rules of a scope, `heroz` or `heroz/HZ-27.HZ-33`; None where they are not there."""
    game, _, names = scope.partition("/")
    among = tuple(names.split(".")) if names else ()
    return (game, among) if game in PLAYABLE and witnesses(game).keys() >= set(among) else None


def scope_in(text: str) -> str | None:
    """The scope that a drill's address names, `heroz/drill` or `heroz/drill/HZ-27`; None if it is none."""
    game, _, rest = text.partition("/")
    kind, _, names = rest.partition("/")
    scope = f"{game}/{names}" if names else game
    return scope if kind == "drill" and scope_of(scope) is not None else None


def begin(page: Page, scope: str) -> Page:
    """Ask about some rules of this scope: those that are due, then new ones."""
    found = scope_of(scope)
    if found is None:
        return page
    game, among = found
    rules = plan(asked_about(pygames.load(game), among), page.learning.of(game), page.today)
    return begin_with(page, game, rules, among)


def practise(page: Page, scope: str) -> Page:
    """Ask about those that are due next, though none is due yet."""
    found = scope_of(scope)
    if found is None:
        return page
    game, among = found
    known = page.learning.of(game)
    rules = sorted(
        (it.rule for it in asked_about(pygames.load(game), among)), key=lambda it: known.of(it).due
    )
    return begin_with(page, game, rules[:ROUND], among)


def begin_with(page: Page, game: str, rules: Sequence[str], among: tuple[str, ...] = ()) -> Page:
    """Ask about these rules, one after the other, for somebody who keeps to those `among` which they are.

    Right answers in a row are counted on.
    """
    streak = page.drilled.drilling.streak if page.drilled else 0
    return put_aside_for(page, Drilling(pygames.load(game), tuple(rules), page.today, streak, among=among))


def put_aside_for(page: Page, drilling: Drilling) -> Page:
    """Begin this one; where the person was is come back to."""
    back = page.drilled.back if page.drilled else Aside(page.play, page.screen)
    return ask(page, Drilled(drilling, back))


def ask(page: Page, drilled: Drilled) -> Page:
    """Put the question at hand on the table; after the last one say how it went."""
    drilling, back = drilled
    if drilling.over:
        return show(replace(page, play=back.play), InDrill(drilled)).does(focus="#heading", top=True)
    page = sit(page, drilling.trial(), drilled)
    # the news of whom the game asks is left out: the drill asks something else, and the focus goes there
    return replace(page, news=News()).does(focus="#drill-title", top=True)


def choose(page: Page, drilled: Drilled, option: str) -> Page:
    """Answer with the option of this number."""
    return answer(page, drilled, number_of(option))


def answer(page: Page, drilled: Drilled, number: int) -> Page:
    """Answer so, where that is one of the answers, and say how it went; an exam tells nothing of it."""
    if not drilled.drilling.accepts(number):
        return page
    drilling = drilled.drilling.answer(number)
    drilled = drilled._replace(drilling=drilling)
    if drilling.exam is not None:
        return go_on(page, drilled)
    page = page.with_play(purpose=drilled)
    page = progress.answer(page, drilling.game.id, drilling.drill.rule, right=drilling.right)
    return page.says(_said(drilling)).does(focus="#drill-next")


def point(page: Page, drilled: Drilled, thing: Thing) -> Page | None:
    """Answer by what was pressed on the table; None where it is no answer."""
    number = drilled.drilling.meant(thing)
    return None if number is None or drilled.drilling.done else answer(page, drilled, number)


def _said(drilling: Drilling) -> Say:
    """How it went, and what the game says, as it is announced."""
    key, explanation = "drill.right" if drilling.right else "drill.wrong", drilling.explanation

    def say(texts: Texts, localizer: Localizer | None) -> str:
        return texts(key) if localizer is None else f"{texts(key)} {explanation(localizer)}"

    return say


def go_on(page: Page, drilled: Drilled, _arg: str = "") -> Page:
    """To the next question; one that was not answered is asked again another time."""
    return ask(page, drilled._replace(drilling=drilled.drilling.go_on()))


def resume(page: Page, game: str, hash: str) -> Page:
    """Somebody went back or forward to a drill about this game: on with it, if it is still there."""
    was = left_at(page, f"drill:{game}", hash)
    return ask(page, was.drilled) if isinstance(was, InDrill) else begin(page, scope_in(hash) or game)


def leave(page: Page) -> Page:
    """Back to where the person came from."""
    drilled = page.drilled
    if drilled is None:
        return page
    return forget(back_to(page, drilled.back), InDrill(drilled))
