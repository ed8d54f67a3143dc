"""The face of a card of the Skirmish: that of Hero Realms, with what a behaviour card means for the boss."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.model.marks import Marks
from web.view.face import Face
from web.view.games.hero_realms.face import face as base
from web.view.games.hero_realms_skirmish.behaviour import meanings
from web.view.games.hero_realms_skirmish.boss_pen import BossPen
from web.view.pointing import Pointing

if TYPE_CHECKING:
    from pygames.engine.view import View
    from pygames.words.localizer import Localizer
    from web.texts import Texts


def face(word: str, view: View, localizer: Localizer, texts: Texts) -> Face | None:
    """What is printed on this card, with its keywords; None where the word is none of a card."""
    found = base(word, view, localizer, texts)
    if found is None or word not in view["outlooks"]:
        return found
    pen = BossPen(view, localizer, texts, Pointing(Marks()))
    return found._replace(lines=[text for _, text in meanings(pen, word)])
