"""The pictures of the rulebook of the Skirmish, made of the cards and signs of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygames
from web import html as h
from web.model.marks import Marks
from web.view.cards import icon
from web.view.games.hero_realms.illustrations import cards, number
from web.view.games.hero_realms_skirmish.boss import pips
from web.view.games.hero_realms_skirmish.pen import SkirmishPen
from web.view.illustration import Illustration
from web.view.pointing import Pointing

if TYPE_CHECKING:
    from pygames.words.localizer import Localizer
    from web.texts import Texts

EXAMPLE = "borg"


def illustrations(localizer: Localizer, texts: Texts) -> dict[str, Illustration]:
    """The pictures by part of the glance or rule. The sums are those of the booklet's examples."""
    match = pygames.new(localizer.game.id, seed=1, options={"boss": EXAMPLE, "reinforcements": True})
    view = match.view(None)
    pen = SkirmishPen(view, localizer, texts, Pointing(Marks()))
    then, gems = icon("step-next"), pen.derived["gems"]
    drawn: dict[str, h.Node] = {
        "goal": [number(pen, "suit-hearts", 50), then, number(pen, "suit-hearts", 0)],
        "turn": cards(pen, "gold", "dagger"),
        "winning": [number(pen, "attack", 10), number(pen, "shield", 3), then, number(pen, "suit-hearts", 7)],
        "HRS-10": h.span(".sk-pips")[pips(pen, gems, [])],
        "HRS-31": [cards(pen, "gold"), then, cards(pen, "street-thug")],
        "HRS-33": [cards(pen, EXAMPLE, "dagger"), then, number(pen, "treasure", 5)],
        "HRS-62": h.span(".sk-pips")[pips(pen, gems, view["reinforced"])],
    }
    return {key: Illustration(it, (pen.own(f"figure.{key}"),)) for key, it in drawn.items()}
