"""The table of Matches as HTML."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.html import Element, div

if TYPE_CHECKING:
    from pygames.engine.view import View
    from pygames.words.localizer import Localizer
    from web.texts import Texts
    from web.view.pointing import Pointing


def table(view: View, localizer: Localizer, texts: Texts, pointing: Pointing) -> Element:
    """How many matches there are."""
    return div("#table.matches")[localizer.text("left", n=view["left"])]
