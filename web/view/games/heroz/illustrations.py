"""The pictures of HEROZ's rulebook, made of the cards of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygames
from web import html as h
from web.model.marks import Marks
from web.view.cards import back, icon
from web.view.games.heroz.pen import Pen
from web.view.illustration import Illustration
from web.view.pointing import Pointing

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygames.words.localizer import Localizer
    from web.texts import Texts


def illustrations(localizer: Localizer, texts: Texts) -> dict[str, Illustration]:
    """The pictures by part of the glance or rule. The sums are those of the rules that they stand with."""
    pen = Pen(pygames.new(localizer.game.id, seed=1).view(None), localizer, texts, Pointing(Marks()))
    column, row = _cards(pen, "column"), _cards(pen, "row")
    drawn: dict[str, h.Node] = {
        "goal": [row("10♠", "9♦", "6♥", "5♣"), _number(30, "laurels")],
        "turn": [
            column("7♦", "5♣"),
            _number(12, "attack", wins=True),
            _number(9, "block"),
            column("9♠"),
        ],
        "winning": [column("5♠", "5♥"), _number(30)],
        "HZ-09": row("J♦", "Q♥", "K♠"),
        "HZ-20": row("A♣", "★1"),
        "HZ-33": [column("4♠", "7♠"), _number(18)],
        "HZ-34": [column("2♣", "5♣", "8♣"), _number(30)],
        "HZ-35": [column("2♥", "2♠"), _number(12)],
        "HZ-36": [column("3♥", "3♠", "3♦"), _number(45)],
        "HZ-37": [row("6♦", "9♦"), icon("step-next"), back("A")],
        "HZ-75": [
            column("4♠", "7♠"),
            _number(18, "attack", wins=True),
            _number(15, "block"),
            column("9♦", "6♣"),
        ],
    }
    found = {key: Illustration(it, (texts(f"heroz.figure.{key}"),)) for key, it in drawn.items()}
    parts = tuple(texts(f"heroz.figure.card.{part}") for part in ("value", "suit"))
    found["HZ-06"] = Illustration(row("8♦"), parts)
    return found


def _cards(pen: Pen, shape: str) -> Callable[..., h.Element]:
    """What draws cards face up, below one another in a `column` or side by side in a `row`."""

    def draw(*names: str) -> h.Element:
        return h.span(f".figure-{shape}")[[pen.face(name) for name in names]]

    return draw


def _number(value: int, sign: str = "", *, wins: bool = False) -> h.Element:
    return h.span(".scene-side", data_wins=wins)[
        icon(sign) if sign else "=", h.strong(".scene-number")[str(value)]
    ]
