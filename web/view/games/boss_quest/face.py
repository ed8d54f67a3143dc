"""The face of a card of Boss Quest: a weapon, a potion, a spell, a companion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.view.face import Face, domain_of, ruled
from web.view.games.boss_quest.cards import GAME, kind_of
from web.view.pictures import picture

if TYPE_CHECKING:
    from pygames.engine.view import View
    from pygames.words.localizer import Localizer
    from web.texts import Texts

POTION_RULES = ("BQ-76", "BQ-77", "BQ-78")


def face(word: str, view: View, localizer: Localizer, texts: Texts) -> Face | None:
    """What is printed on this card, with what it does; None where the word is none of a card."""
    domain = domain_of(word, localizer)
    name = str(localizer.word(domain, word)) if domain else ""
    if domain == "spell":
        kind = kind_of(word)
        tone = localizer.details(view, "spell", word)["tone"]
        colour = kind.removeprefix("need-")
        art = picture(GAME, kind) or f"hue-{colour}"
        text = localizer.text(f"spell.{kind}.text")
        terms = [(texts("boss-quest.dark"), ruled(localizer, "BQ-35"))] if tone == "dark" else []
        return Face(name, texts(f"boss-quest.face.{tone}"), art, lines=[text], terms=terms)
    if domain == "companion":
        text = localizer.text(f"companion.{word}.text")
        return Face(name, texts("boss-quest.face.companion"), picture(GAME, word), lines=[text])
    if domain == "weapon":
        return _weapon(word, name, localizer, texts)
    return None


def _weapon(word: str, name: str, localizer: Localizer, texts: Texts) -> Face:
    colour, _, value = word.rpartition("-")
    if colour == "potion":
        lines = [ruled(localizer, rule) for rule in POTION_RULES]
        return Face(name, texts("boss-quest.face.potion"), picture(GAME, "potion"), lines=lines)
    figure = ("attack", value, texts("boss-quest.face.value", n=int(value)))
    return Face(
        name,
        texts("boss-quest.face.weapon"),
        picture(GAME, f"weapon-{value}"),
        [figure],
        [texts("boss-quest.face.force", n=int(value)), texts("boss-quest.face.colour")],
    )
