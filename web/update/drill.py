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
from web.model.play import Aside, Drilled
from web.update import progress
from web.update.screens import back_to, show, sit

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
    streak = page.drilling.streak if page.drilling is not None and page.in_drill else 0
    return put_aside_for(page, Drilling(pygames.load(game), tuple(rules), page.today, streak, among=among))


def put_aside_for(page: Page, drilling: Drilling) -> Page:
    """Begin this one; where the person was is come back to."""
    if page.before_drill is None or not page.in_drill:
        page = replace(page, before_drill=Aside(page.play, page.form, page.screen))
    return ask(page, drilling)


def ask(page: Page, drilling: Drilling) -> Page:
    """Put the question at hand on the table; after the last one say how it went."""
    page = replace(page, drilling=drilling)
    if drilling.over:
        back = page.before_drill or Aside(None, None, "gallery")
        return show(replace(page, play=back.play, form=back.form), "drill").does(focus="#heading", top=True)
    page = sit(page, drilling.trial(), Drilled(drilling))
    # who is asked by the game is not told: here something else is asked, and the focus goes there
    return replace(page, news=News()).does(focus="#drill-title", top=True)


def choose(page: Page, drilling: Drilling, option: str) -> Page:
    """Answer with the option of this number."""
    return answer(page, drilling, number_of(option))


def answer(page: Page, drilling: Drilling, number: int) -> Page:
    """Answer so, where that is one of the answers, and say how it went; an exam tells nothing of it."""
    if not drilling.accepts(number):
        return page
    drilling = drilling.answer(number)
    if drilling.exam is not None:
        return ask(page, drilling.go_on())
    page = replace(page, drilling=drilling).with_play(purpose=Drilled(drilling))
    page = progress.answer(page, drilling.game.id, drilling.drill.rule, right=drilling.right)
    return page.says(_said(drilling)).does(focus="#drill-next")


def point(page: Page, drilling: Drilling | None, thing: Thing) -> Page | None:
    """Answer by what was pressed on the table; None where it is no answer."""
    number = drilling.meant(thing) if drilling is not None else None
    if drilling is None or number is None or drilling.done:
        return None
    return answer(page, drilling, number)


def _said(drilling: Drilling) -> Say:
    """How it went, and what the game says, as it is announced."""
    key, explanation = "drill.right" if drilling.right else "drill.wrong", drilling.explanation

    def say(texts: Texts, localizer: Localizer | None) -> str:
        return texts(key) if localizer is None else f"{texts(key)} {explanation(localizer)}"

    return say


def go_on(page: Page, drilling: Drilling, _arg: str) -> Page:
    """To the next question; one that was not answered is asked again another time."""
    return ask(page, drilling.go_on())


def resume(page: Page, game: str, hash: str) -> Page:
    """Somebody went back or forward to a drill about this game: on with it, if it is still there."""
    now = page.drilling
    if now is None or now.game.id != game or now.exam is not None:
        return begin(page, scope_in(hash) or game)
    if not now.over and page.play is not None and page.play.drilling is now:
        return show(page, "table")
    return ask(page, now)


def leave(page: Page) -> Page:
    """Back to where the person came from."""
    back = page.before_drill
    if back is None or page.drilling is None:
        return page
    return back_to(replace(page, drilling=None, before_drill=None), back)
