"""The list of games: the page's first screen."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import htpy as h
from markupsafe import Markup

import pygames
from pygames.games import PLAYABLE
from web.texts import Texts
from web.view.cards import icon
from web.view.covers import cover
from web.view.kept import kept_games, kept_lessons
from web.view.parts import button, file_choice, heading

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pygames.engine.entry import Entry
    from pygames.engine.text import Language
    from web.model.drafts import Drafts
    from web.model.saves import Saves


def gallery(texts: Texts, pasted: str, running: bool, saves: Saves, drafts: Drafts) -> h.Node:
    """The games to choose from, the puzzle of the day, and the place to open a link or a record."""
    return h.div(".gallery")[
        heading(texts("gallery.title")),
        h.p(".gallery-lead")[texts("gallery.lead")],
        h.p(".gallery-back")[button(texts("gallery.back"), "back", kind="primary")] if running else None,
        kept_games(saves, texts),
        kept_lessons(drafts, texts),
        game_list(texts.language),
        h.p(".puzzle-of-day")[button(texts("puzzles.today"), "puzzle-of-day")],
        h.section(".open-game", aria_label=texts("open.title"))[
            h.h2[texts("open.title")],
            h.form(data_form="open", data_change="open")[
                h.label(for_="pasted")[texts("open.label")],
                h.textarea("#pasted", name="record", rows="3", spellcheck="false", autocomplete="off")[
                    pasted
                ],
                h.button(".button", type="submit")[texts("open.go")],
            ],
            file_choice("file", texts("open.file"), ".json,.txt,application/json,text/plain"),
        ],
    ]


@cache
def game_list(language: Language) -> Markup:
    """The games, each with its cover. It is always the same: the page starts with it in its memory."""
    texts = Texts(language)
    games = h.ul(".game-list")[(_card(entry, texts, live=True) for entry in pygames.catalogue())]
    return Markup(games)  # noqa: S704 - htpy wrote it


def to_read(texts: Texts) -> h.Element:
    """The games to read about, where nothing can be pressed; it stands below the first heading."""
    return h.section(".gallery", lang=texts.language)[
        h.h2[texts("gallery.title")],
        h.p(".gallery-lead")[texts("gallery.lead")],
        h.ul(".game-list")[(_card(entry, texts, live=False) for entry in pygames.catalogue())],
    ]


def _card(entry: Entry, texts: Texts, *, live: bool) -> h.Element:
    """One game; `live` where something can be pressed."""
    title = entry.title.to(texts.language)
    heading_of = h.h2 if live else h.h3
    return h.li(class_=["game-card", {"game-card--soon": not entry.playable}], data_game=entry.id)[
        h.article(aria_labelledby=f"game-{entry.id}" if live else None)[
            cover(entry.id) if live else None,
            heading_of(".game-title", id=f"game-{entry.id}" if live else None)[title],
            h.p(".game-about")[entry.about.to(texts.language)],
            h.ul(".game-facts")[(h.li[icon(sign), fact] for sign, fact in _facts(entry, texts))],
            _start(entry, title, texts) if entry.playable and live else None,
            None if entry.playable else h.p(".game-soon")[texts("gallery.soon")],
        ]
    ]


def _facts(entry: Entry, texts: Texts) -> Iterator[tuple[str, str]]:
    """Time, players and difficulty, each with its sign."""
    if entry.minutes:
        yield "hourglass", texts("gallery.minutes", n=entry.minutes)
    many = str(entry.seats[0]) if len(entry.seats) == 1 else f"{entry.seats[0]}–{entry.seats[-1]}"
    yield "players", texts("gallery.players", many=many, n=entry.seats[-1])
    if entry.difficulty:
        yield "difficulty", texts(f"gallery.difficulty.{entry.difficulty}")


def _start(entry: Entry, title: str, texts: Texts) -> h.Element:
    """Play at once, or set up first. The whole names are for those who hear one button alone."""
    sides = PLAYABLE[entry.id].sides(entry.first_seats)
    mates = sides.count(sides[0]) - 1
    opponents = entry.first_seats - 1 - mates
    against = texts("gallery.against", n=opponents) if opponents else texts("gallery.alone")
    return h.div(".game-start")[
        h.p(".game-against")[texts("gallery.beside", against=against, n=mates) if mates else against],
        button(
            texts("gallery.play"),
            "game",
            entry.id,
            kind="primary",
            aria_label=texts("gallery.play.whole", title=title),
        ),
        button(
            texts("gallery.first_game"),
            "first-game",
            entry.id,
            kind="quiet",
            aria_label=texts("gallery.first_game.whole", title=title),
        )
        if entry.guided
        else None,
        button(
            texts("gallery.set_up"),
            "set-up",
            entry.id,
            kind="quiet",
            aria_label=texts("gallery.set_up.whole", title=title),
        ),
    ]
