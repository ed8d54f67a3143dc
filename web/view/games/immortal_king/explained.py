"""The window "Explanations": the game in short, abilities on the table, cards, marks.

It explains what the zones have put into `Pen.shown` and `Pen.sources`, so it is drawn after all zones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.html import Element, Node, button, dd, div, dl, dt, p, span
from web.view.cards import icon
from web.view.games.immortal_king.cards import SOURCE_SIGNS

if TYPE_CHECKING:
    from web.view.games.immortal_king.pen import Pen

NAME = "abilities"  # the id of the window, of which abilities are the longest part


def opener(pen: Pen) -> Element:
    """The button that shows the window."""
    name = pen("abilities")
    return button(".hik-opener", type="button", popovertarget=NAME, aria_label=name)[
        icon("help"), span(".hik-full")[name]
    ]


def explained(pen: Pen) -> Element:
    """The window: what cards say that are too small to say it themselves stands here."""
    lines = [*_short(pen), *pen.shown.items(), *_cards(pen), *_others(pen)]
    shown = [dl[[_term(term, text) for term, text in lines]], _legend(pen)]
    return pen.window(NAME, pen("abilities.title"), pen("close"), shown, shape=".hik-spread")


def _term(term: str, text: str) -> Node:
    return div[dt[term], dd[text]]


def _short(pen: Pen) -> list[tuple[str, str]]:
    """The game in short, for who has not read the rules."""
    return [(pen(f"help.{it}.title"), pen(f"help.{it}")) for it in ("aim", "fight")]


def _cards(pen: Pen) -> list[tuple[str, str]]:
    """What the adventurers and the equipment can do that this viewer sees: in the box, or the party's."""
    box, held, colon = pen.view["box"], pen.view["equipment"], pen.texts("colon")
    people = box["adventurers"] if box else pen.view["party"]
    items = box["equipment"] if box else [*(held["hand"] or ()), *held["open"], *held["drunk"]]
    found = []
    for it in people:
        word = it["adventurer"]
        deeds = pen.details("adventurer", word)
        said = " · ".join(f"{pen(kind)}{colon} {deeds[kind]}" for kind in ("gift", "temporary", "ultimate"))
        found.append((pen.word("adventurer", word), said))
    for it in items:
        word = it["equipment"]
        found.append((pen.word("equipment", word), pen.details("equipment", word)["text"]))
    return found


def _others(pen: Pen) -> list[tuple[str, str]]:
    """What adventurers and equipment are for, mana, won cards, courage and fear."""
    return [
        (pen("adventurers"), pen("box.adventurers.help")),
        (pen("equipment"), pen("box.equipment.help")),
        (pen("help.mana.title"), pen("help.mana")),
        (pen("won"), pen("help.won")),
        (pen("courage"), pen("help.courage")),
        (pen("fear"), pen("help.fear.alone" if pen.alone else "help.fear")),
    ]


def _legend(pen: Pen) -> Element | None:
    """What the marks of cards say that the booklet does not show whole."""
    if not pen.sources:
        return None
    return p(".hik-legend")[
        [
            span[icon(SOURCE_SIGNS[source], "house"), " ", pen(f"note.{source}")]
            for source in SOURCE_SIGNS
            if source in pen.sources
        ]
    ]
