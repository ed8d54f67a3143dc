"""The table of Matches as HTML."""

from pygames.engine.view import View
from pygames.words.localizer import Localizer
from web.html import Element, div
from web.texts import Texts
from web.view.pointing import Pointing


def table(view: View, localizer: Localizer, texts: Texts, pointing: Pointing) -> Element:
    """How many matches there are."""
    return div("#table.matches")[localizer.text("left", n=view["left"])]
