"""The table of Boss Quest as HTML: the boss and the magician above, the others between, the viewer below.

A pure function of the view. Whatever a word of the game can name is one button; what clicking it does
is in `marks`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from htpy import Element, div

from web.tables.boss_quest_court import armoury, boss, discarded, edge, magician
from web.tables.boss_quest_knights import knight
from web.tables.boss_quest_pen import Pen

if TYPE_CHECKING:
    from pygames.core.game import View
    from pygames.core.localizer import Localizer
    from web.marks import Marks
    from web.texts import Texts


def table(view: View, localizer: Localizer, texts: Texts, marks: Marks) -> Element:
    """The whole table as `view["viewer"]` may see it."""
    pen = Pen(view, localizer, texts, marks)
    *others, near = pen.order
    return div("#table.boss-quest", data_seats=str(pen.seats))[
        div(".court")[boss(pen), magician(pen), discarded(pen)],
        div(".others", data_zone="others")[[knight(pen, seat) for seat in others]],
        edge(pen),
        div(".home")[armoury(pen), knight(pen, near)],
    ]
