"""How well rules are known: a sign with a word for a rule, the map over a rulebook's sections, the tools."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygames
from pygames.school.drill import asked_about
from pygames.school.progress import Stage
from web import html as h
from web.model.progress import rule_count
from web.view.parts import button, dialog, game_title

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pygames.engine.game import Game
    from pygames.school.progress import Progress
    from pygames.words.rulebook import Section
    from web.model.achieved import Achieved, Offered
    from web.model.page import Page
    from web.texts import Texts

SIGNS = {Stage.NEW: "○", Stage.MET: "◔", Stage.LEARNT: "◑", Stage.FIRM: "●"}


def stage_sign(stage: Stage, texts: Texts) -> h.Element:
    """How well a rule is known, as a sign and in words."""
    return h.span(".stage", data_stage=stage.name.lower())[
        h.span(aria_hidden="true")[SIGNS[stage]], " ", texts(f"stage.{stage.name.lower()}")
    ]


def rule_stage(rule: str, progress: Progress | None, texts: Texts) -> h.Node:
    """How well a rule is known, beside it in the rulebook; nothing beside one that was not met."""
    stage = Stage.NEW if progress is None else progress.of(rule).stage
    return [" ", stage_sign(stage, texts)] if stage else None


def section_stage(section: Section, asked: frozenset[str], progress: Progress, texts: Texts) -> h.Node:
    """What stands beside a section's title: how many of its rules are learnt, of all that are `asked`."""
    under = [ruling.id for _, rulings in section.rules for ruling in rulings]
    entries = [*(rule.id for rule, _ in section.rules), *under, *(it.id for it in section.rulings)]
    rules = [it for it in entries if it in asked]
    if not rules:
        return None
    count = rule_count(progress, rules)
    stage = Stage.MET if count.met else Stage.NEW
    if count.learnt:
        stage = Stage.FIRM if count.learnt == count.of else Stage.LEARNT
    return h.span(".section-stage", data_stage=stage.name.lower())[
        h.span(aria_hidden="true")[f" {SIGNS[stage]} {count.learnt}/{count.of}"],
        h.span(".visually-hidden")[" ", texts("progress.learnt", n=count.learnt, of=count.of)],
    ]


def progress_dialog(page: Page, offered: Offered, texts: Texts) -> h.Element:
    """What is in a progress from elsewhere, game by game, and whether it shall be taken over."""
    return dialog(
        texts("progress.offer"),
        texts,
        h.p[texts("progress.offer.about")],
        h.ul[
            (h.li[_offered(progress, page, texts)] for progress in offered.learnt),
            (h.li[line] for line in _achieved(offered.achieved, texts)),
        ],
        h.div(".setup-actions")[
            button(texts("progress.leave"), "close"),
            button(texts("progress.take"), "progress-accept", kind="primary"),
        ],
    )


def _offered(progress: Progress, page: Page, texts: Texts) -> list[str]:
    """How much it holds of a game, and how much of that is more than is known here."""
    count = rule_count(progress, [it.rule for it in asked_about(pygames.load(progress.game))])
    return [
        texts("progress.of_game", title=game_title(progress.game, texts)),
        " ",
        texts("progress.learnt", n=count.learnt, of=count.of),
        " ",
        texts("progress.adds", n=page.learning.adds(progress)),
    ]


def _achieved(achieved: Achieved, texts: Texts) -> Iterator[str]:
    """What it holds besides, each kind in a sentence."""
    data = achieved.data()
    for kind in ("lessons", "puzzles"):
        if kind in data:
            yield texts(f"progress.has.{kind}", n=sum(map(len, data[kind].values())))
    for kind in ("exercises", "results", "deals"):
        if kind in data:
            yield texts(f"progress.has.{kind}", n=len(data[kind]))


def progress_box(game: Game[Any], progress: Progress, texts: Texts) -> h.Element:
    """How much is learnt, the way to a drill, and to take what is learnt along."""
    count = rule_count(progress, [it.rule for it in asked_about(game)])
    return h.section(".progress", aria_label=texts("drill.begin"))[
        h.p(".progress-count")[
            texts("progress.learnt", n=count.learnt, of=count.of),
            [" ", texts("progress.met", n=count.met)] if count.met else None,
        ],
        h.p(".progress-legend")[
            [[stage_sign(stage, texts), " "] for stage in (Stage.MET, Stage.LEARNT, Stage.FIRM)]
        ]
        if count.met
        else None,
        h.p(".progress-tools")[
            button(texts("drill.begin"), "drill", game.id, kind="primary"),
            [
                button(texts("progress.copy"), "progress-copy", game.id, sign="copy"),
                button(texts("progress.save"), "progress-save", sign="download"),
            ]
            if count.met
            else None,
        ],
    ]
