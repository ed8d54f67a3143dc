"""The table of Boss Quest as HTML: the boss and the magician above, the others between, the viewer below.

A pure function of the view. Whatever a word of the game can name is one button; what clicking it does
is in `pointing`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.html import Element, div
from web.view.games.boss_quest.court import armoury, boss, discarded, edge, magician
from web.view.games.boss_quest.knights import knight
from web.view.games.boss_quest.pen import Pen

if TYPE_CHECKING:
    from pygames.engine.view import View
    from pygames.words.localizer import Localizer
    from web.texts import Texts
    from web.view.pointing import Pointing


def table(view: View, localizer: Localizer, texts: Texts, pointing: Pointing) -> Element:
    """The whole table as `view["viewer"]` may see it."""
    pen = Pen(view, localizer, texts, pointing)
    *others, near = pen.order
    return div("#table.boss-quest", data_seats=str(pen.seats))[
        div(".court")[boss(pen), magician(pen), discarded(pen)],
        div(".others", data_zone="others", data_others=True)[[knight(pen, seat) for seat in others]],
        edge(pen),
        div(".home")[armoury(pen), knight(pen, near)],
    ]
