"""Puzzles beside the table: the dialog with that of the day, and the list of a game's."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygames
from pygames.school.puzzle import in_order, place_of, theme_said
from web import html as h
from web.model.progress import DAY
from web.model.puzzles import of_today
from web.view.parts import button, dialog, game_title

if TYPE_CHECKING:
    from typing import Any

    from pygames.engine.game import Game
    from web.model.page import Page
    from web.texts import Texts


def puzzle_dialog(page: Page, texts: Texts) -> h.Element:
    """Which games one knows, and the puzzle of the day among theirs."""
    known = page.preferences.known.split()
    return dialog(
        texts("puzzles.today"),
        texts,
        h.p[texts("puzzles.today.which")],
        h.div(".puzzle-known", role="group", aria_label=texts("puzzles.today.which"))[
            (
                button(
                    entry.title.to(texts.language),
                    "know",
                    entry.id,
                    aria_pressed=str(entry.id in known).lower(),
                )
                for entry in pygames.catalogue()
                if entry.playable
            )
        ],
        _today(page, known, texts),
        kind="puzzle",
    )


def _today(page: Page, known: list[str], texts: Texts) -> h.Node:
    """The game, the level and what it is about; the way to it."""
    found = of_today(int(page.time.now // DAY), known)
    if found is None:
        return h.p[texts("puzzles.today.none")]
    game, number = found
    level, theme = in_order(game)[number], theme_said(game, number, texts.language)
    solved = number in page.achieved.solved.of(game)
    return h.div(".puzzle-today")[
        h.p[
            texts("puzzles.today.is", game=game_title(game, texts), level=level, theme=theme),
            f" ✓ {texts('puzzles.today.solved')}" if solved else None,
        ],
        button(texts("puzzles.today.solve"), "puzzle", f"{game}/{number}", kind="primary"),
    ]


def puzzle_list(game: Game[Any], solved: frozenset[int], texts: Texts) -> h.Node:
    """The puzzles of a game by their levels, with a mark on those that are solved."""
    known = in_order(game.id)
    if not known:
        return None
    return h.section(".setup-lessons", aria_labelledby="setup-puzzles")[
        h.h2("#setup-puzzles")[texts("puzzles.title")],
        h.p[texts("puzzles.solved", n=len(solved.intersection(known)), of=len(known))],
        [_level(game.id, level, solved, texts) for level in dict.fromkeys(known.values())],
    ]


def _level(game: str, level: int, solved: frozenset[int], texts: Texts) -> h.Element:
    """The puzzles of one level, each with what it is about."""
    return h.div(".puzzle-level")[
        h.h3[texts("puzzles.level", n=level)],
        h.ol(".puzzle-list")[
            (
                h.li[_entry(game, number, solved, texts)]
                for number, it in in_order(game).items()
                if it == level
            )
        ],
    ]


def _entry(game: str, number: int, solved: frozenset[int], texts: Texts) -> h.Element:
    place, theme = place_of(game, number), theme_said(game, number, texts.language)
    return button(
        f"{place} · {theme} ✓" if number in solved else f"{place} · {theme}",
        "puzzle",
        f"{game}/{number}",
        aria_label=texts("puzzles.done" if number in solved else "puzzles.open", n=place) + f" · {theme}",
    )
