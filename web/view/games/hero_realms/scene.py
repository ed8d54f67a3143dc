"""A player going out of Hero Realms, drawn: who struck the last blow, and whose health is gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.html import Element, Node, div, span, strong
from web.view.cards import icon

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from collections.abc import Set as AbstractSet

    from pygames.engine.event import Event
    from pygames.engine.view import View
    from pygames.words.localizer import Localizer
    from pygames.words.person import Person
    from web.texts import Texts


# by kind of event: the sign and the number of what is gone
GONE = {"out": ("suit-hearts", "0")}
HURTS = frozenset({"hurt", "lost_health"})


def picture(moment: str, events: Sequence[Event], view: View, localizer: Localizer, texts: Texts) -> Node:
    """The blow, and the health of whoever it fells, as far as it is told."""
    return duel(events, localizer, HURTS, GONE)


def duel(
    events: Sequence[Event],
    localizer: Localizer,
    hurts: AbstractSet[str],
    gone: Mapping[str, tuple[str, str]],
) -> Element:
    """An attack with the name of whoever made it, a hurt without a name, and what is gone."""
    shown: list[Node] = []
    for event in events:
        if event.kind in hurts:
            shown.append(side("", "attack", str(event.params["n"]), wins=True))
        elif event.kind == "attacked":
            shown.append(side(_name(event, localizer), "attack", str(event.params["n"]), wins=True))
        elif event.kind in gone:
            shown.append(side(_name(event, localizer), *gone[event.kind], wins=False))
    return div(".scene-duel")[shown]


def _name(event: Event, localizer: Localizer) -> Person:
    return localizer.seat(int(event.params["seat"]))


def side(name: str, sign: str, number: str, *, wins: bool) -> Node:
    """Somebody in a duel: the name, and a sign with its number."""
    return span(".scene-side", data_wins=wins)[
        span(".scene-name")[name], icon(sign), strong(".scene-number")[number]
    ]
