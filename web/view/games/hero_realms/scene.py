"""A player going out of Hero Realms, drawn: who struck the last blow, and whose health is gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.html import Node, div, span, strong
from web.view.cards import icon

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.engine.event import Event
    from pygames.engine.view import View
    from pygames.words.localizer import Localizer
    from web.texts import Texts


def picture(moment: str, events: Sequence[Event], view: View, localizer: Localizer, texts: Texts) -> Node:
    """The blow, and the health of whoever it fells, as far as it is told."""
    shown: list[Node] = []
    for event in events:
        if event.kind == "attacked":
            name, n = localizer.seat(int(event.params["seat"])), int(event.params["n"])
            shown.append(side(name, "attack", str(n), wins=True))
        elif event.kind == "hurt":
            shown.append(side("", "attack", str(event.params["n"]), wins=True))
        elif event.kind == "out":
            shown.append(side(localizer.seat(int(event.params["seat"])), "suit-hearts", "0", wins=False))
    return div(".scene-duel")[shown]


def side(name: str, sign: str, number: str, *, wins: bool) -> Node:
    return span(".scene-side", data_wins=wins)[
        span(".scene-name")[name], icon(sign), strong(".scene-number")[number]
    ]
