"""A member's defeat and a jar's end, drawn: who struck the last blow, and what it felled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.html import Node, div
from web.view.games.hero_realms.scene import side

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.engine.event import Event
    from pygames.engine.view import View
    from pygames.words.localizer import Localizer
    from web.texts import Texts


def picture(moment: str, events: Sequence[Event], view: View, localizer: Localizer, texts: Texts) -> Node:
    """The blow, and the health or the jar that is gone, as far as it is told."""
    shown: list[Node] = []
    for event in events:
        name = localizer.seat(int(event.params["seat"]))
        if event.kind == "attacked":
            shown.append(side(name, "attack", str(event.params["n"]), wins=True))
        elif event.kind in ("hurt", "lost_health", "suffered"):
            shown.append(side("", "attack", str(event.params["n"]), wins=True))
        elif event.kind in ("defeated", "jar_broken"):
            shown.append(side(name, "suit-hearts", "0", wins=False))
    return div(".scene-duel")[shown]
