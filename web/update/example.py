"""Looking at the example of a rule, and back to where one was: one's own game waits untouched."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygames
from web.model import posts
from web.model.example import example_of
from web.model.page import Aside
from web.model.sentences import said
from web.update import progress
from web.update.screens import back_to, open_rule, sit
from web.update.table import happened
from web.update.telling import tell_host, tell_text

if TYPE_CHECKING:
    from web.model.page import Page
    from web.model.play import Play


def open_example(page: Page, rule: str) -> None:
    """Put the example of a rule on the table, of the game whose rulebook is open or which is played."""
    game = page.read_about
    if game is not None:
        show_example(page, game.id, rule)


def show_example(page: Page, game: str, rule: str) -> None:
    """Put the example of a rule of this game on the table. Raises UnknownGame."""
    found = example_of(pygames.load(game), rule.upper())
    if found is None:
        tell_text(page, "example.none")
        tell_host(page, posts.error("example.none"))
        return
    play, form = page.play, page.form if page.screen == "setup" else None
    further = page.aside is not None and page.playing is not None and page.playing.example is not None
    if not further:
        waits = page.aside.play if page.aside is not None and play is not None and play.example else play
        page.aside = Aside(waits, form, page.screen)
    shown = sit(page, found.trial(), kept=False)
    page.effects.replace = page.effects.replace or further  # a step of the history leads to the first one
    shown.example = found
    progress.meet(page, game, [found.witness.rule])
    page.effects.focus, page.effects.top = "#example-title", True


def try_it(page: Page, play: Play) -> None:
    """Do what the example is about: be refused, or make the choice; from the position as it was."""
    example = play.example
    if example is None:
        return
    if len(play.session.match.choices) != example.witness.step or play.session.picked:
        open_example(page, example.witness.rule)
        assert page.play is not None
        play = page.play
    trial = example.trial()
    play.session = trial
    if example.witness.kind == "refused":
        told = example.refusal(trial)
        play.told = told
        page.effects.focus = "#told"
        page.news.add(lambda texts, _: said(told, trial, trial.localizer(texts), texts))
    elif example.choice:
        play.told = None
        happened(page, play, trial.perform(example.choice), chosen=True)


def leave(page: Page, play: Play) -> None:
    """Back to where the person came from, with the rule open in the rulebook where that was asked."""
    aside = page.aside
    if play.example is None or aside is None:
        return
    page.aside = None
    back_to(page, aside)
    if aside.screen == "setup":
        open_rule(page, play.example.witness.rule)
