"""The list of games: the page's first screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import htpy as h

import pygames
from web.view.kept import kept_games
from web.view.parts import button, heading

if TYPE_CHECKING:
    from pygames.games import Entry
    from web.model.saves import Saves
    from web.texts import Texts


def gallery(texts: Texts, pasted: str = "", running: bool = False, saves: Saves | None = None) -> h.Node:
    """The games to choose from, and the place to open a link or a record."""
    return h.div(".gallery")[
        heading(texts("gallery.title")),
        h.p(".gallery-lead")[texts("gallery.lead")],
        h.p(".gallery-back")[button(texts("gallery.back"), "back", kind="primary")] if running else None,
        kept_games(saves, texts) if saves is not None else None,
        h.ul(".game-list")[(_card(entry, texts, live=True) for entry in pygames.catalogue())],
        h.section(".open-game", aria_labelledby="opener-title")[
            h.h2("#opener-title")[texts("open.title")],
            h.form(data_form="open")[
                h.label(for_="pasted")[texts("open.label")],
                h.textarea("#pasted", name="record", rows="3", spellcheck="false", autocomplete="off")[
                    pasted
                ],
                h.button(".button", type="submit")[texts("open.go")],
            ],
            h.label(for_="file")[texts("open.file")],
            h.input("#file", type="file", accept=".json,.txt,application/json,text/plain", data_file=True),
        ],
    ]


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
    many = str(entry.seats[0]) if len(entry.seats) == 1 else f"{entry.seats[0]}–{entry.seats[-1]}"
    start: h.Node = None
    if not entry.playable:
        start = h.p(".game-soon")[texts("gallery.soon")]
    elif live:
        start = button(texts("gallery.play", title=title), "game", entry.id, kind="primary")
    return h.li(class_=["game-card", {"game-card--soon": not entry.playable}], data_game=entry.id)[
        (h.h2 if live else h.h3)(".game-title")[title],
        h.p(".game-about")[entry.about.to(texts.language)],
        h.p(".game-players")[texts("gallery.players", many=many, n=entry.seats[-1])],
        start,
    ]
