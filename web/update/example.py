"""Looking at the example of a rule, and back to where one was: one's own game waits untouched."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygames
from pygames.school.witness import witnesses
from web.model import host_told
from web.model.example import example_of
from web.model.play import Aside, Present, Showcase
from web.model.screen import SettingUp
from web.model.sentences import said
from web.update import progress
from web.update.notices import tell_host, tell_text
from web.update.screens import back_to, open_rule, sit
from web.update.table import happened

if TYPE_CHECKING:
    from web.model.page import Page
    from web.model.play import Play


def open_example(page: Page, rule: str) -> Page:
    """Put the example of a rule on the table, of the game whose rulebook is open or which is played."""
    game = page.read_about
    return page if game is None else show_example(page, game.id, rule)


def show_example(page: Page, game: str, rule: str) -> Page:
    """Put the example of a rule of this game on the table. Raises UnknownGame."""
    found = example_of(pygames.load(game), rule.upper())
    if found is None:
        return tell_host(tell_text(page, "example.none"), host_told.error("example.none", witnesses(game)))
    last = page.play.purpose if page.play is not None else None
    waits = last.back.play if isinstance(last, Showcase) else page.play
    further = isinstance(last, Showcase) and page.playing is not None
    back = last.back if isinstance(last, Showcase) and further else Aside(waits, page.screen)
    page = sit(page, found.trial(), Showcase(found, back))
    page = progress.meet(page, game, [found.witness.rule])
    # an example after another replaces it in the history: "back" leads to where the first was opened
    return page.does(replace=page.to_do.replace or further, focus="#example-title", top=True)


def try_it(page: Page, play: Play) -> Page:
    """Do what the example is about: be refused, or make the choice; from the position as it was."""
    example = play.example
    if example is None:
        return page
    if len(play.session.match.choices) != example.witness.step or play.session.picked:
        page = open_example(page, example.witness.rule)
    trial = example.trial()
    page = page.with_play(session=trial, showing=Present())
    if example.witness.kind == "refused":
        told = example.refusal(trial)
        page = replace(page, play=page.table.shows(why=told)).does(focus="#told")
        return page.says(lambda texts, _: said(told, trial, trial.localizer(texts), texts))
    if not example.choice:
        return page
    return happened(page, trial.play(trial.match.parse(example.choice)), chosen=True)


def leave(page: Page, play: Play) -> Page:
    """Back to where the person came from, with the rule open in the rulebook where that was asked."""
    if not isinstance(play.purpose, Showcase):
        return page
    example, back = play.purpose
    page = back_to(page, back)
    return open_rule(page, example.witness.rule) if isinstance(back.screen, SettingUp) else page
