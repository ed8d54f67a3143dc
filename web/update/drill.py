"""A drill: begin it, answer, do what is asked at the table, go on, come back to where one was."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygames
from pygames.engine.shapes import number_of
from pygames.games import PLAYABLE
from pygames.school.drill import SESSION, plan
from pygames.school.progress import Stage
from pygames.school.witness import witnesses
from pygames.words.localizer import Words
from web.model.drill import Answered, Drilling
from web.model.news import News
from web.model.play import Aside, Drilled
from web.model.progress import asked_among
from web.model.sentences import who
from web.update import progress
from web.update.screens import back_to, show, sit
from web.update.table import happened
from web.update.telling import tell_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.words.localizer import Localizer
    from web.model.news import Say
    from web.model.page import Page
    from web.texts import Texts


def scope_of(scope: str) -> tuple[str, tuple[str, ...]] | None:
    """The game and the rules of a scope, `heroz` or `heroz/HZ-27.HZ-28`; None where they are not there."""
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
    rules = plan(asked_among(pygames.load(game), among), page.learning.of(game), page.today)
    return begin_with(page, game, rules, among)


def practise(page: Page, scope: str) -> Page:
    """Ask about those that are due next, though none is due yet."""
    found = scope_of(scope)
    if found is None:
        return page
    game, among = found
    known = page.learning.of(game)
    rules = sorted(
        (it.rule for it in asked_among(pygames.load(game), among)), key=lambda it: known.of(it).due
    )
    return begin_with(page, game, rules[:SESSION], among)


def begin_with(page: Page, game: str, rules: Sequence[str], among: tuple[str, ...] = ()) -> Page:
    """Ask about these rules, one after the other, for somebody who keeps to those `among` which they are."""
    known = page.learning.of(game)
    stages = tuple(known.of(rule).stage for rule in rules)
    return put_aside_for(page, Drilling(pygames.load(game), tuple(rules), stages, page.today, among=among))


def put_aside_for(page: Page, drilling: Drilling) -> Page:
    """Begin this one; where the person was is come back to."""
    if page.before_drill is None or not page.in_drill:
        page = replace(page, before_drill=Aside(page.play, page.form, page.screen))
    return ask(page, drilling)


def _at(page: Page, drilling: Drilling) -> Page:
    """Let the drill stand so, on the table too where it is there."""
    page = replace(page, drilling=drilling)
    return (
        page if page.play is None or page.play.drilling is None else page.with_play(purpose=Drilled(drilling))
    )


def ask(page: Page, drilling: Drilling) -> Page:
    """Put the task at hand on the table; after the last one say how it went."""
    page = replace(page, drilling=drilling)
    if drilling.over:
        back = page.before_drill or Aside(None, None, "gallery")
        return show(replace(page, play=back.play, form=back.form), "drill").does(focus="#heading", top=True)
    session = drilling.trial()
    page = sit(page, session, Drilled(drilling))
    # who is asked by the game is not told: here something else is asked, and the focus goes there
    page = replace(page, news=News())
    if drilling.task.kind == "watch":
        rule, book = drilling.drill.rule, drilling.game.part(Words).rulebook
        page = progress.meet(page, drilling.game.id, [rule])
        page = _at(page, replace(drilling, done=not drilling.showable))
        page = page.says(lambda texts, _: book.answer(rule, texts.language))
    elif drilling.acting:
        page = page.says(lambda texts, _: who(session, session.localizer(texts)))
    return page.does(focus="#drill-title", top=True)


def choose(page: Page, drilling: Drilling, option: str) -> Page:
    """Answer a question with the option of this number."""
    number = number_of(option)
    if drilling.done or not 0 <= number < len(drilling.task.options):
        return page
    return _done(page, drilling.choose(number))


def show_it(page: Page, drilling: Drilling, _arg: str) -> Page:
    """Show what the rule does: what one watches, or cannot do."""
    if drilling.done or not drilling.showable or drilling.task.options:
        return page
    drilling = drilling.finish(given_up=drilling.task.kind == "do")
    if drilling.exam is not None:
        return _answered(page, drilling)
    page = _at(replace(page, play=page.table.shows(told=None)), drilling)
    if drilling.drill.choice:
        trial = drilling.trial()
        page = page.with_play(session=trial)
        page = happened(page, trial.play(trial.match.parse(drilling.drill.choice)), chosen=True)
    return _done(page, drilling)


def follow(page: Page) -> Page:
    """Look whether what was just done at the table is what was asked for."""
    play = page.playing
    drilling = play.drilling if play is not None else None
    if play is None or drilling is None or not drilling.acting:
        return page
    match, drill = play.session.match, drilling.drill
    if len(match.choices) > drill.witness.step:
        done, missed = drill.done_by(match, match.choices[-1].events), "allowed"
    elif play.told is not None and play.told.refusal is not None:
        done, missed = drill.refused_by(play.told.refusal), "other"
    else:
        return page
    if not done and drilling.exam is not None:
        return _answered(page, replace(drilling, slipped=True))
    if not done:
        return _at(page, replace(drilling, missed=missed))
    page = replace(page, play=play.shows(told=None, asks_why=False))
    return _done(page, drilling.finish())


def retry(page: Page, drilling: Drilling, _arg: str) -> Page:
    """The position as it was, to try once more."""
    return ask(page, replace(drilling, missed="")) if drilling.acting else page


def _done(page: Page, drilling: Drilling) -> Page:
    """Say how it went; with the last task of a rule that is its result."""
    if drilling.exam is not None:
        return _answered(page, drilling)
    page, task = _at(page, drilling), drilling.task
    if task.kind != "watch":
        key = "drill.given_up" if drilling.given_up else "drill.right" if drilling.right else "drill.wrong"
        page = page.says(_said(drilling, key))
    page = page.does(focus="#drill-next")
    if not drilling.last:
        return page
    rule, game, right = drilling.drill.rule, drilling.game.id, not drilling.slipped
    before = page.learning.of(game).of(rule).stage
    page = progress.answer(page, game, rule, right=right)
    result = Answered(rule, right, Stage(before), page.learning.of(game).of(rule).stage)
    return _at(page, replace(drilling, results=(*drilling.results, result)))


def _answered(page: Page, drilling: Drilling) -> Page:
    """On to the next question of an exam: it tells nothing meanwhile, and changes nothing that was learnt."""
    result = Answered(drilling.drill.rule, drilling.right and not drilling.slipped, Stage.NEW, Stage.NEW)
    return ask(page, replace(drilling, results=(*drilling.results, result)).go_on())


def _said(drilling: Drilling, key: str) -> Say:
    """How it went, what the game says, and the rule, as it is announced."""
    rule, explanation = drilling.drill.rule, drilling.explanation

    def say(texts: Texts, localizer: Localizer | None) -> str:
        if localizer is None:
            return texts(key)
        return f"{texts(key)} {explanation(localizer)} {rule}. {localizer.rule(rule)}".replace("  ", " ")

    return say


def go_on(page: Page, drilling: Drilling, _arg: str) -> Page:
    """To the next task, whether what the last one showed was watched to its end or not."""
    return ask(page, drilling.go_on()) if drilling.done else tell_text(page, "drill.first")


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
