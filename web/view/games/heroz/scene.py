"""Moments of HEROZ, drawn: a card seen or taken, power against power, points on the way to the goal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.html import Node, div, span, strong
from web.model.marks import Marks
from web.view.cards import icon
from web.view.games.heroz.pen import Pen
from web.view.pointing import Pointing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.engine.event import Event
    from pygames.engine.view import View
    from pygames.words.localizer import Localizer
    from web.texts import Texts


def picture(moment: str, events: Sequence[Event], view: View, localizer: Localizer, texts: Texts) -> Node:
    """What the moment was about, as far as it is told."""
    pen = Pen(view, localizer, texts, Pointing(Marks()))
    drawn = {"look": _looked, "fight": _fight, "formation": _stolen, "score": _score}
    return drawn[moment](pen, events)


def _looked(pen: Pen, events: Sequence[Event]) -> Node:
    """The card that lies face down, as whoever looks at it sees it."""
    return div(".scene-cards")[[pen.face(str(event.params["card"])) for event in events]]


def _stolen(pen: Pen, events: Sequence[Event]) -> Node:
    """Whose hand loses which card."""
    return [
        div(".scene-cards")[
            span(".scene-name")[pen.name(int(event.params["other"])).label],
            icon("step-next"),
            pen.face(str(event.params["card"])),
        ]
        for event in events
        if event.kind == "stolen"
    ]


def _fight(pen: Pen, events: Sequence[Event]) -> Node:
    """Power against power; once the damage is dealt, the troops that it has destroyed."""
    destroyed = [pen.face(str(event.params["card"])) for event in events if event.kind == "destroyed"]
    return [_duel(pen, events), div(".scene-cards")[destroyed] if destroyed else None]


def _duel(pen: Pen, events: Sequence[Event]) -> Node:
    powers = next((event.params for event in events if event.kind == "strengths"), None)
    if powers is None:
        return None
    attack, defence = int(powers["attack"]), int(powers["defence"])
    return div(".scene-duel")[
        _side(pen, int(powers["seat"]), "attack", attack, wins=attack > defence),
        _side(pen, int(powers["other"]), "block", defence, wins=defence > attack),
    ]


def _side(pen: Pen, seat: int, sign: str, power: int, *, wins: bool) -> Node:
    return span(".scene-side", data_wins=wins)[
        span(".scene-name")[pen.name(seat).label], icon(sign), strong(".scene-number")[str(power)]
    ]


def _score(pen: Pen, events: Sequence[Event]) -> Node:
    points, goal = list(pen.view["points"]), pen.derived["goal"]
    for event in events:
        if "points" in event.params:
            points[int(event.params["seat"])] = int(event.params["points"])
    cards = [(str(e.params["card"]), int(e.params["seat"])) for e in events if "card" in e.params]
    return [
        div(".scene-cards")[[pen.face(card) for card, _ in cards]],
        [
            div(".scene-goal")[
                span(".scene-name")[pen.name(seat).label],
                span(".scene-bar", data_style=f"--part: {min(1, own / goal):.3f}"),
                strong(".scene-number")[f"{own} / {goal}"],
            ]
            for seat, own in enumerate(points)
        ],
    ]
