"""The pictures of Hero: Immortal King's rulebook, made of the pieces of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygames
from web import html as h
from web.model.marks import Marks
from web.view.cards import icon
from web.view.games.immortal_king.cards import die, pips
from web.view.games.immortal_king.corridors import face
from web.view.games.immortal_king.pen import Pen
from web.view.illustration import Illustration
from web.view.pointing import Pointing

if TYPE_CHECKING:
    from pygames.words.localizer import Localizer
    from web.texts import Texts

COURAGE = 5


def illustrations(localizer: Localizer, texts: Texts) -> dict[str, Illustration]:
    """The pictures by part of the glance or rule. The sums are those of the rules that they stand with."""
    view = _dungeon()
    pen = Pen(view, localizer, texts, Pointing(Marks()))
    card = next(it["encounter"] for it in view["corridors"] if it["encounter"]["mana"])
    drawn: dict[str, h.Node] = {
        "goal": [_side("final-monster"), pips("courage", COURAGE, pen.derived["most_courage"])],
        "turn": [die(6, 5), *_against(5, 4)],
        "winning": [_side("way-open"), icon("step-next"), _side("final-monster")],
        "HIK-23": h.span(".figure-row")[[pen.hue(colour) for colour in pen.colours]],
        "HIK-26": _card(pen, view["final"]),
        "HIK-66": [die(6, 3), _plus(1), *_against(4, 4)],
        "HIK-69": [die(6, 2), _plus(1), *_against(3, 4), _lost()],
        "HIK-96": [
            h.span(".figure-row")[icon(f"gesture-{winner}"), " > ", icon(f"gesture-{loser}")]
            for winner, loser in (("paper", "rock"), ("rock", "scissors"), ("scissors", "paper"))
        ],
    }
    found = {
        key: Illustration(
            h.div(".immortal-king.figure-table")[h.span(".figure-row")[it]],
            (texts(f"immortal-king.figure.{key}"),),
        )
        for key, it in drawn.items()
    }
    parts = ("power", "colour", "name", "abilities")
    found["HIK-22"] = Illustration(
        h.div(".immortal-king.figure-table")[_card(pen, card)],
        tuple(texts(f"immortal-king.figure.card.{part}") for part in parts),
    )
    return found


def _dungeon() -> dict[str, Any]:
    """A dungeon as it lies before the first turn; one of its cards has a mana icon."""
    match = pygames.new("immortal-king", seed=7, seats=1)
    while not all(it["there"] for it in match.view(0)["corridors"]):
        match.play(match.asks.legal_actions[0])
    return match.view(0)


def _card(pen: Pen, it: dict[str, Any]) -> h.Element:
    return h.span(".hik-encounter", data_colour=it["colour"] or None)[h.span(".hik-face")[face(pen, it, "")]]


def _side(sign: str, value: int | None = None, *, wins: bool = False) -> h.Element:
    return h.span(".scene-side", data_wins=wins)[
        icon(sign), None if value is None else h.strong(".scene-number")[str(value)]
    ]


def _against(result: int, power: int) -> list[h.Element]:
    """A result against a power: it wins when it is as high."""
    won = result >= power
    return [_side("type-warrior", result, wins=won), _side("family-undead", power, wins=not won)]


def _plus(bonus: int) -> h.Element:
    return h.strong(".scene-number")[f"+ {bonus}"]


def _lost() -> h.Element:
    return h.span(".scene-sign")[icon("suit-hearts"), "−1"]
