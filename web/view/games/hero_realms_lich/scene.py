"""A member's defeat and a jar's end, drawn: who struck the last blow, and what it felled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.view.games.hero_realms.scene import HURTS, duel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.engine.event import Event
    from pygames.engine.view import View
    from pygames.words.localizer import Localizer
    from web.html import Node
    from web.texts import Texts


# by kind of event: the sign and the number of what is gone
GONE = {"defeated": ("suit-hearts", "0"), "jar_broken": ("potion", "−1")}


def picture(moment: str, events: Sequence[Event], view: View, localizer: Localizer, texts: Texts) -> Node:
    """The blow, and the health or the jar that is gone, as far as it is told."""
    return duel(events, localizer, HURTS | {"suffered"}, GONE)
