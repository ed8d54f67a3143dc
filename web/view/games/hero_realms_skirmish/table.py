"""The table of the Skirmish: that of Hero Realms, with the boss and the turn counter in the others' place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.view.games.hero_realms.table import drawn
from web.view.games.hero_realms_skirmish.boss import boss
from web.view.games.hero_realms_skirmish.paper import sheet
from web.view.games.hero_realms_skirmish.pen import SkirmishPen

if TYPE_CHECKING:
    from pygames.engine.view import View
    from pygames.words.localizer import Localizer
    from web.html import Element
    from web.texts import Texts
    from web.view.pointing import Pointing


def table(view: View, localizer: Localizer, texts: Texts, pointing: Pointing) -> Element:
    """The whole table; the player is the only seat."""
    pen = SkirmishPen(view, localizer, texts, pointing)
    return drawn(pen, [boss(pen), sheet(pen)] if view["paper"] else boss(pen))
