"""The pictures of the Lich's rulebook, made of the cards of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygames
from web.model.marks import Marks
from web.view.cards import icon
from web.view.games.hero_realms.illustrations import cards, number
from web.view.games.hero_realms_lich.pen import LichPen
from web.view.illustration import Illustration
from web.view.pointing import Pointing

if TYPE_CHECKING:
    from pygames.words.localizer import Localizer
    from web import html as h
    from web.texts import Texts


def illustrations(localizer: Localizer, texts: Texts) -> dict[str, Illustration]:
    """The pictures by part of the glance or rule."""
    pen = LichPen(pygames.new(localizer.game.id, seed=1).view(None), localizer, texts, Pointing(Marks()))
    then = icon("step-next")
    drawn: dict[str, h.Node] = {
        "goal": [cards(pen, "void"), number(pen, "suit-hearts", 50), then, number(pen, "suit-hearts", 0)],
        "turn": cards(pen, "minor-summoning", "skeleton-horde"),
        "winning": cards(pen, "abomination", "zombie"),
        "HRL-58": cards(pen, "corruption", "control"),
    }
    return {key: Illustration(it, (pen.own(f"figure.{key}"),)) for key, it in drawn.items()}
