"""The pictures of Hero Realms' rulebook, made of the cards of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygames
from web import html as h
from web.model.marks import Marks
from web.view.cards import icon
from web.view.games.hero_realms.pen import Pen
from web.view.illustration import Illustration
from web.view.pointing import Pointing

if TYPE_CHECKING:
    from pygames.words.localizer import Localizer
    from web.texts import Texts

PARTS = ("faction", "cost", "expend", "ally", "defense")


def illustrations(localizer: Localizer, texts: Texts) -> dict[str, Illustration]:
    """The pictures by part of the glance or rule. The sums are those of the rules that they stand with."""
    pen = Pen(pygames.new(localizer.game.id, seed=1).view(None), localizer, texts, Pointing(Marks()))
    then = icon("step-next")
    drawn: dict[str, h.Node] = {
        "goal": [number(pen, "suit-hearts", 50), then, number(pen, "suit-hearts", 0)],
        "turn": [cards(pen, "gold", "ruby"), then, number(pen, "gold", 3), then, cards(pen, "orc-grunt")],
        "winning": cards(pen, "profit", "intimidation"),
        "HR-08": cards(pen, "gold", "ruby", "dagger", "shortsword"),
        "HR-38": [cards(pen, "profit", "intimidation"), number(pen, "gold", 4), number(pen, "attack", 9)],
        "HR-47": [cards(pen, "fire-gem"), number(pen, "gold", 2), number(pen, "attack", 3)],
        "HR-57": cards(pen, "borg", "rake"),
    }
    found = {key: Illustration(it, (pen(f"figure.{key}"),)) for key, it in drawn.items()}
    found["HR-03"] = Illustration(
        cards(pen, "cult-priest"), tuple(pen(f"figure.card.{part}") for part in PARTS)
    )
    return found


def cards(pen: Pen, *faces: str) -> h.Element:
    return h.span(".figure-cards")[[pen.shown(face) for face in faces]]


def number(pen: Pen, sign: str, value: int) -> h.Element:
    return h.span(".scene-side")[icon(sign), h.strong(".scene-number")[str(value)]]
