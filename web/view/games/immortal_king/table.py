"""The table of Hero: Immortal King as HTML: the tokens above, then the dungeon, the fight, the party.

A pure function of the view. Whatever a word of the game can name is one button; what clicking it does
is in `pointing`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from htpy import Element, div, p, span

from web.view.cards import icon
from web.view.games.immortal_king.cards import SOURCE_SIGNS
from web.view.games.immortal_king.corridors import dungeon
from web.view.games.immortal_king.fight import destiny, fight, tracks
from web.view.games.immortal_king.party import box, party, won
from web.view.games.immortal_king.pen import Pen

if TYPE_CHECKING:
    from pygames.engine.view import View
    from pygames.words.localizer import Localizer
    from web.texts import Texts
    from web.view.pointing import Pointing


def table(view: View, localizer: Localizer, texts: Texts, pointing: Pointing) -> Element:
    """The whole table as `view["viewer"]` may see it."""
    pen = Pen(view, localizer, texts, pointing)
    if view["box"] is not None:
        return div("#table.immortal-king", data_alone=pen.alone)[box(pen), _legend(pen)]
    return div("#table.immortal-king", data_alone=pen.alone)[
        tracks(pen),
        destiny(pen),
        won(pen),
        dungeon(pen),
        fight(pen),
        party(pen),
        _legend(pen),
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
