"""A drill: begin it, answer, do what is asked at the table, go on, come back to where one was."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygames
from pygames.games import PLAYABLE
from pygames.school.drill import SESSION, plan
from pygames.school.progress import Stage
from pygames.words.localizer import Words
from web.model.drill import Answered, Drilling
from web.model.page import Aside
from web.model.progress import asked_about
from web.model.sentences import who
from web.update import progress
from web.update.screens import back_to, show, sit
from web.update.table import happened
from web.update.telling import tell_text

if TYPE_CHECKING:
    from pygames.words.localizer import Localizer
    from web.model.news import Say
    from web.model.page import Page
    from web.model.play import Play
    from web.texts import Texts


def begin(page: Page, game: str) -> None:
    """Ask about some rules of this game: those that are due, then new ones."""
    if game not in PLAYABLE:
        return
    known = page.learning.of(game)
    rules = plan(asked_about(pygames.load(game)), known, page.today)
    begin_with(page, game, rules)


def practise(page: Page, game: str) -> None:
    """Ask about those that are due next, though none is due yet."""
    if game in PLAYABLE:
        known = page.learning.of(game)
        rules = sorted((it.rule for it in asked_about(pygames.load(game))), key=lambda it: known.of(it).due)
        begin_with(page, game, rules[:SESSION])


def begin_with(page: Page, game: str, rules: list[str]) -> None:
    """Ask about these rules, one after the other."""
    known = page.learning.of(game)
    if page.before_drill is None or not page.in_drill:
        page.before_drill = Aside(page.play, page.form, page.screen)
    stages = [known.of(rule).stage for rule in rules]
    page.drilling = Drilling(pygames.load(game), rules, stages, page.today)
    ask(page)


def ask(page: Page) -> None:
    """Put the task at hand on the table; after the last one say how it went."""
    drilling, back = page.drilling, page.before_drill
    assert drilling is not None
    assert back is not None
    if drilling.over:
        page.play, page.form = back.play, back.form
        show(page, "drill")
        page.effects.focus, page.effects.top = "#heading", True
        return
    shown = sit(page, drilling.trial(), kept=False)
    shown.drill = drilling
    page.news.forget()  # who is asked by the game: here something else is asked, and the focus goes there
    if drilling.task.kind == "watch":
        progress.meet(page, drilling.game.id, [drilling.drill.rule])
        drilling.done = not drilling.showable
        rule = drilling.drill.rule
        page.news.add(lambda texts, _: drilling.game.part(Words).rulebook.answer(rule, texts.language))
    elif drilling.acting:
        session = shown.session
        page.news.add(lambda texts, _: who(session, session.localizer(texts)))
    page.effects.focus, page.effects.top = "#drill-title", True


def choose(page: Page, play: Play, option: str) -> None:
    """Answer a question with the option of this number."""
    drilling = play.drill
    if drilling is None or drilling.done or not option.isdecimal():
        return
    if int(option) < len(drilling.task.options):
        drilling.choose(int(option))
        _done(page, drilling)


def show_it(page: Page, play: Play) -> None:
    """Show what the rule does: what one watches, or cannot do."""
    drilling = play.drill
    if drilling is None or drilling.done or not drilling.showable or drilling.task.options:
        return
    drilling.finish(given_up=drilling.task.kind == "do")
    play.told = None
    if drilling.drill.choice:
        play.session = trial = drilling.trial()
        happened(page, play, trial.perform(drilling.drill.choice), chosen=True)
        play.moved = play.watching is None
    _done(page, drilling)


def follow(page: Page) -> None:
    """Look whether what was just done at the table is what was asked for."""
    play = page.playing
    drilling = play.drill if play is not None else None
    if play is None or drilling is None or not drilling.acting:
        return
    match, drill = play.session.match, drilling.drill
    if len(match.choices) > drill.witness.step:
        if drill.done_by(match, match.choices[-1].events):
            drilling.finish()
        else:
            drilling.missed = "allowed"
    elif play.told is not None and play.told.refusal is not None:
        if drill.refused_by(play.told.refusal):
            drilling.finish()
        else:
            drilling.missed = "other"
    if drilling.done:
        play.told, play.why = None, False
        _done(page, drilling)


def retry(page: Page, play: Play) -> None:
    """The position as it was, to try once more."""
    if play.drill is not None and play.drill.acting:
        play.drill.missed = ""
        ask(page)


def _done(page: Page, drilling: Drilling) -> None:
    """Say how it went; with the last task of a rule that is its result."""
    right, task = drilling.right, drilling.task
    if task.kind != "watch":
        key = "drill.given_up" if drilling.given_up else "drill.right" if right else "drill.wrong"
        page.news.add(_said(drilling, key))
    page.effects.focus = "#drill-next"
    if drilling.last:
        rule, game = drilling.drill.rule, drilling.game.id
        before = page.learning.of(game).of(rule).stage
        progress.answer(page, game, rule, right=not drilling.slipped)
        after = page.learning.of(game).of(rule).stage
        drilling.results.append(Answered(rule, not drilling.slipped, Stage(before), after))


def _said(drilling: Drilling, key: str) -> Say:
    """How it went, what the game says, and the rule, as it is announced."""
    rule, why = drilling.drill.rule, drilling.why

    def say(texts: Texts, localizer: Localizer | None) -> str:
        if localizer is None:
            return texts(key)
        return f"{texts(key)} {why(localizer)} {rule}. {localizer.rule(rule)}".replace("  ", " ")

    return say


def go_on(page: Page, play: Play) -> None:
    """To the next task, whether what the last one showed was watched to its end or not."""
    if play.drill is None or not play.drill.done:
        tell_text(page, "drill.first")
    else:
        play.drill.go_on()
        ask(page)


def resume(page: Page, game: str) -> None:
    """Somebody went back or forward to a drill about this game: on with it, if it is still there."""
    now = page.drilling
    if now is None or now.game.id != game:
        begin(page, game)
    elif not now.over and page.play is not None and page.play.drill is now:
        show(page, "table")
    else:
        ask(page)


def leave(page: Page) -> None:
    """Back to where the person came from."""
    back = page.before_drill
    if back is None or page.drilling is None:
        return
    page.drilling, page.before_drill = None, None
    back_to(page, back)
