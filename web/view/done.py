"""What one has done: games won and lost, streaks, rules, puzzles, exercises, deals; in words and as plots."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygames
from pygames.games import PLAYABLE
from pygames.school.drill import asked_about
from pygames.school.progress import Stage
from pygames.school.puzzle import in_order
from web import html as h
from web.model.exercises import DONE
from web.view.chart import WIDE, line_of
from web.view.deal import week
from web.view.parts import button, game_title, heading

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from web.model.page import Page
    from web.model.results import Count
    from web.texts import Texts

BAR = 8  # how high a bar is
PUZZLE_LEVELS = (1, 2, 3, 4, 5)  # of puzzles


def done(page: Page) -> h.Element:
    """The screen that shows what one has done."""
    texts = page.texts
    return h.div(".done")[
        heading(texts("done.title")),
        _games(page, texts),
        _deals(page, texts),
        _rules(page, texts),
        _puzzles(page, texts),
        _exercises(page, texts),
        h.p(".done-about")[texts("done.kept")],
        h.p(".done-ways")[
            button(texts("progress.save"), "progress-save", sign="download"),
            button(texts("saves.title"), "games"),
            button(texts("tool.leave"), "home", sign="leave"),
        ],
    ]


def _part(id: str, title: str, *within: h.Node) -> h.Element:
    return h.section(".done-part", aria_labelledby=id)[h.h2(id=id)[title], within]


# --- games ---


def _games(page: Page, texts: Texts) -> h.Element:
    """Won and lost: in all, as a curve, by game, by level, by opponent."""
    results = page.achieved.results
    count, streak = results.count, results.streak
    if not count.played:
        return _part("done-games", texts("done.games"), h.p[texts("done.no_games")])
    return _part(
        "done-games",
        texts("done.games"),
        h.p[
            texts("done.count", n=count.played, won=count.won, lost=count.lost),
            [" ", texts("done.drawn", n=count.drawn)] if count.drawn else None,
            [" ", texts("done.streak", n=streak.now, best=streak.best)],
        ],
        _curve(results.curve, texts),
        _counts(
            {game_title(game, texts): it for game, it in results.by_game.items()},
            texts("done.by_game"),
            texts,
        ),
        _counts(
            {texts(f"who.{level}"): it for level, it in results.by_level.items()},
            texts("done.by_level"),
            texts,
        ),
        _counts(results.by_opponent, texts("done.by_opponent"), texts),
    )


def _curve(curve: Sequence[float], texts: Texts) -> h.Node:
    """The share of wins in the last games, from the first game on; of two games nothing is drawn."""
    if len(curve) < 3:
        return None
    percent = [round(100 * it) for it in curve]
    return [
        h.p[texts("done.curve", last=percent[-1], least=min(percent[2:]), most=max(percent[2:]))],
        h.div(".analysis-chart")[
            h.div(".analysis-scale", aria_hidden="true")[
                (h.span[texts("done.percent", n=it)] for it in (100, 50, 0))
            ],
            line_of(curve),
        ],
    ]


def _counts(counts: Mapping[str, Count], caption: str, texts: Texts) -> h.Node:
    """How many games were won and lost, in a row for each name, with a bar."""
    if not counts:
        return None
    most = max(it.played for it in counts.values())
    return _table(
        caption,
        [texts("done.won"), texts("done.lost"), texts("done.drawn_ones")],
        (
            (name, [*it], _bar([("won", it.won), ("drawn", it.drawn), ("lost", it.lost)], most))
            for name, it in counts.items()
        ),
    )


# --- what was learnt ---


def _rules(page: Page, texts: Texts) -> h.Element:
    """The rules met, learnt and mastered, by game."""
    rows = []
    for game in PLAYABLE:
        asked = [it.rule for it in asked_about(pygames.load(game))]
        known = page.learning.of(game)
        met, learnt, firm = (known.known_as(asked, it) for it in (Stage.MET, Stage.LEARNT, Stage.FIRM))
        only = (("firm", firm), ("learnt", learnt - firm), ("met", met - learnt))
        rows.append((game_title(game, texts), [met, learnt, firm, len(asked)], _bar(only, len(asked))))
    names = [texts(f"done.{it}") for it in ("met", "learnt", "firm", "of")]
    return _part("done-rules", texts("done.rules"), _table(texts("done.rules.about"), names, rows))


def _puzzles(page: Page, texts: Texts) -> h.Element:
    """The puzzles solved, of all there are, by game and level."""
    rows = []
    for game in PLAYABLE:
        order, solved = in_order(game), page.achieved.solved.of(game)
        if not order:
            continue
        cells = []
        for level in PUZZLE_LEVELS:
            ones = {number for number, it in order.items() if it == level}
            cells.append(f"{len(solved & ones)}/{len(ones)}" if ones else "")
        got = len(solved & set(order))
        rows.append((game_title(game, texts), cells, _bar([("won", got)], len(order))))
    names = [
        h.fragment[h.span(".visually-hidden")[texts("puzzles.level", n=it)], h.span(aria_hidden="true")[it]]
        for it in PUZZLE_LEVELS
    ]
    return _part("done-puzzles", texts("puzzles.title"), _table(texts("done.puzzles.about"), names, rows))


def _exercises(page: Page, texts: Texts) -> h.Node:
    """How many slips are mastered, and how many come back."""
    exercises = page.achieved.exercises
    every = [it for game in PLAYABLE for it in exercises.of(game)]
    if not every:
        return None
    mastered = sum(it.right == DONE for it in every)
    return _part(
        "done-exercises",
        texts("exercises.title"),
        h.p[texts("done.exercises", n=len(every), done=mastered, due=len(exercises.due(page.today)))],
    )


def _deals(page: Page, texts: Texts) -> h.Element:
    """The deals of the days: this week, and how many in a row."""
    return _part(
        "done-deals",
        texts("deal.title"),
        h.p[texts("deal.streak", n=page.achieved.deals.streak(page.day))],
        week(page, page.day),
    )


# --- tables with bars ---


def _table(
    caption: str, names: Sequence[h.Node], rows: Iterable[tuple[str, Sequence[int | str], h.Element]]
) -> h.Element:
    """A table of numbers, which says all, with a bar in each row for the eye."""
    return h.table(".end-table.done-table")[
        h.caption[caption],
        h.thead[
            h.tr[h.td, (h.th(scope="col")[name] for name in names), h.td(".done-bar", aria_hidden="true")]
        ],
        h.tbody[
            (
                h.tr[
                    h.th(scope="row")[name],
                    (h.td[str(cell)] for cell in cells),
                    h.td(".done-bar", aria_hidden="true")[bar],
                ]
                for name, cells, bar in rows
            )
        ],
    ]


def _bar(parts: Iterable[tuple[str, int]], of: int) -> h.Element:
    """Parts of a whole side by side, each of a kind that has its own filling."""
    drawn, at = [], 0.0
    for kind, size in parts:
        if size:
            wide = WIDE * size / max(1, of)
            drawn.append(h.rect(x=f"{at:.1f}", y="0", width=f"{wide:.1f}", height=str(BAR), data_kind=kind))
            at += wide
    return h.svg(viewBox=f"0 0 {WIDE} {BAR}", preserveAspectRatio="none", focusable="false")[
        h.rect(x="0", y="0", width=str(WIDE), height=str(BAR), data_kind="rest"), drawn
    ]
