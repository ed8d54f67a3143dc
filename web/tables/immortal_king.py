"""The table of Hero: Immortal King as HTML: the tokens above, then the dungeon, the fight, the party.

A pure function of the view. Whatever a word of the game can name is one button; what clicking it does
is in `marks`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from htpy import Element, div, p, span

from web.cards import icon
from web.tables.immortal_king_cards import SOURCE_SIGNS
from web.tables.immortal_king_corridors import dungeon
from web.tables.immortal_king_fight import destiny, fight, tracks
from web.tables.immortal_king_party import box, party, won
from web.tables.immortal_king_pen import Pen

if TYPE_CHECKING:
    from pygames.core.game import View
    from pygames.core.localizer import Localizer
    from web.marks import Marks
    from web.texts import Texts


def table(view: View, localizer: Localizer, texts: Texts, marks: Marks) -> Element:
    """The whole table as `view["viewer"]` may see it."""
    pen = Pen(view, localizer, texts, marks)
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
