"""The list of games: the page's first screen."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from markupsafe import Markup

import pygames
from web import html as h
from web.texts import Texts
from web.view.cards import icon
from web.view.covers import cover
from web.view.exercises import exercises_due
from web.view.kept import going_on
from web.view.parts import button, file_choice, heading, paste_ways

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pygames.engine.entry import Entry
    from pygames.engine.text import Language
    from web.model.page import Page


def gallery(page: Page) -> h.Node:
    """What goes on, the games to choose from, what there is today, the place to open a link or a record."""
    texts = page.texts
    return h.div(".gallery")[
        heading(texts("gallery.title")),
        h.p(".gallery-lead")[texts("gallery.lead")],
        going_on(page),
        game_list(texts.language),
        h.div(".today")[
            _today(texts("deal.today"), texts("deal.title"), "deal"),
            _today(texts("puzzles.today.about"), texts("puzzles.today"), "puzzle-of-day"),
            _today(exercises_due(page), texts("exercises.do"), "exercise-due"),
            _today(texts("done.about"), texts("done.title"), "done"),
        ],
        h.section(".open-game", aria_label=texts("open.title"))[
            h.form(data_form="open", data_change="open")[
                h.h2[texts("open.title")],
                h.label(for_="pasted")[texts("open.label")],
                paste_ways(
                    page.pasted,
                    "pasted",
                    file_choice("file", texts("open.file"), ".json,.txt,application/json,text/plain"),
                    texts,
                ),
            ],
        ],
    ]


def _today(about: str, name: str, does: str) -> h.Element:
    """Something that there is today. Its words hardly change: the page shows them before Python is there."""
    return h.div(".puzzle-of-day")[h.p[about], button(name, does)]


@cache
def game_list(language: Language) -> Markup:
    """The games, each with its cover. It is always the same: the page starts with it in its memory."""
    texts = Texts(language)
    games = h.ul(".game-list")[(_tile(entry, texts, live=True) for entry in pygames.catalogue())]
    return Markup(games)  # noqa: S704 - `web/html.py` wrote it


def to_read(texts: Texts) -> h.Element:
    """The games to read about, where nothing can be pressed; it stands below the first heading."""
    return h.section(".gallery", lang=texts.language)[
        h.h2[texts("gallery.title")],
        h.p(".gallery-lead")[texts("gallery.lead")],
        h.ul(".game-list")[(_tile(entry, texts, live=False) for entry in pygames.catalogue())],
    ]


def _tile(entry: Entry, texts: Texts, *, live: bool) -> h.Element:
    """One game; where it is `live`, pressing it anywhere opens its page."""
    name = f"game-{entry.id}" if live else None
    title = entry.title.to(texts.language)
    return h.li(class_=["game-card", {"game-card--soon": not entry.playable}], data_game=entry.id)[
        cover(entry.id) if live else None,
        (h.h2 if live else h.h3)(".game-title", id=name)[title],
        h.p(".game-about")[entry.about.to(texts.language)],
        facts(entry, texts) if entry.playable else h.p(".game-soon")[texts("gallery.soon")],
        # it lies over the tile, and without scripts it is not there
        h.button(".game-open", type="button", data_do="set-up", data_arg=entry.id, aria_labelledby=name)
        if live and entry.playable
        else None,
    ]


def facts(entry: Entry, texts: Texts) -> h.Element:
    """Time, players and difficulty, each with its sign."""
    return h.ul(".game-facts")[
        (h.li(data_fact=sign)[icon(sign), h.span[fact]] for sign, fact in _facts(entry, texts))
    ]


def _facts(entry: Entry, texts: Texts) -> Iterator[tuple[str, str]]:
    many = str(entry.seats[0]) if len(entry.seats) == 1 else f"{entry.seats[0]}–{entry.seats[-1]}"
    yield "players", texts("gallery.players", many=many, n=entry.seats[-1])
    if entry.minutes:
        yield "hourglass", texts("gallery.minutes", n=entry.minutes)
    if entry.difficulty:
        yield "difficulty", texts(f"gallery.difficulty.{entry.difficulty}")
