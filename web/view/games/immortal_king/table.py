"""The table of Hero: Immortal King as HTML: the tokens above, then the dungeon, the fight, the party.

A pure function of the view. Whatever a word of the game can name is one button; what clicking it does
is in `pointing`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.html import Element, div, span
from web.view.games.immortal_king.corridors import dungeon
from web.view.games.immortal_king.explained import explained, opener
from web.view.games.immortal_king.fight import destiny, fight, tracks
from web.view.games.immortal_king.party import box, party, won
from web.view.games.immortal_king.pen import MASTER, Pen

if TYPE_CHECKING:
    from pygames.engine.view import View
    from pygames.words.localizer import Localizer
    from web.texts import Texts
    from web.view.pointing import Pointing


def table(view: View, localizer: Localizer, texts: Texts, pointing: Pointing) -> Element:
    """The whole table as `view["viewer"]` may see it."""
    pen = Pen(view, localizer, texts, pointing)
    zones = (
        [box(pen)]
        if view["box"] is not None
        else [_status(pen), destiny(pen), dungeon(pen), fight(pen), party(pen)]
    )
    # the window names what the zones have shown, so it is written last
    return div("#table.immortal-king", data_alone=pen.alone, data_master=pen.viewer == MASTER)[
        zones, explained(pen)
    ]


def _status(pen: Pen) -> Element:
    """The tokens and the won cards, in one line; the button of the explanations at its end."""
    return div(".hik-status")[
        tracks(pen),
        None if pen.alone or pen.viewer == MASTER else span(".hik-note.hik-foe")[pen.called(MASTER)],
        won(pen),
        span(".hik-note.hik-full")[pen("turn", n=pen.view["turn"])] if pen.view["turn"] else None,
        opener(pen),
    ]
