"""The table of a game with the Lich: that of Hero Realms, with jars, minions and the party's seating."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.view.games.hero_realms.table import drawn
from web.view.games.hero_realms_lich.pen import LichPen

if TYPE_CHECKING:
    from htpy import Element

    from pygames.core.game import View
    from pygames.core.localizer import Localizer
    from web.texts import Texts
    from web.view.pointing import Pointing


def table(view: View, localizer: Localizer, texts: Texts, pointing: Pointing) -> Element:
    """The whole table as `view["viewer"]` may see it; an onlooker sits at seat A's side."""
    return drawn(LichPen(view, localizer, texts, pointing))
