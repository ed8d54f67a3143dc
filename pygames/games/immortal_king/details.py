"""What a table shows of a thing besides its name: the texts of cards, made from their declarations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pygames.engine.view import View
from pygames.games.immortal_king.cards import ADVENTURER, EQUIPMENT, beaten_by
from pygames.games.immortal_king.cards_text import (
    box_of,
    effect_text,
    group_texts,
    item_text,
    letter_texts,
    nemesis_text,
)
from pygames.games.immortal_king.describe import without_tenacity
from pygames.games.immortal_king.fate import OWN, wording
from pygames.games.immortal_king.view import card_data
from pygames.words.localizer import Localizer

Data = Mapping[str, Any]


def details(localizer: Localizer, view: View, kind: str, word: str) -> Data:
    """Of a card of the box; of a `scenario` its name if it is one's own; how a `step` of its scale is said.

    Of a `gesture` by which it is beaten. Nothing of a number that no card of the box has.
    """
    if kind == "adventurer":
        return _adventurer(localizer, word)
    if kind == "equipment":
        number, equipment = EQUIPMENT.index[word], box_of(localizer).equipment
        if number >= len(equipment):
            return {}
        card = equipment[number]
        return {"text": item_text(localizer, {"effect": card.effect.data(), "unique": card.unique})}
    if kind == "card":
        return _card(localizer, view, word)
    if kind == "scenario":
        own = box_of(localizer).scenario if word == OWN else None
        return {"own": own.name.to(localizer.language) if own else None}
    if kind == "step":
        key, params = wording(word)
        return {"key": key, "params": params}
    return {"beaten_by": beaten_by(word)} if kind == "gesture" else {}


def _adventurer(localizer: Localizer, word: str) -> Data:
    """What gift, temporary and ultimate power do."""
    number, adventurers = ADVENTURER.index[word], box_of(localizer).adventurers
    if number >= len(adventurers):
        return {}
    card = adventurers[number]
    return {
        "gift": effect_text(localizer, card.gift.data(), gift=True),
        "temporary": effect_text(localizer, card.temporary.data()),
        "ultimate": effect_text(localizer, card.ultimate.data()),
    }


def _card(localizer: Localizer, view: View, word: str) -> Data:
    """Of a dungeon card what is printed on it, and the groups, the Nemesis, the letters of its power.

    Nothing of a word that no card of the box has. `lack` is why it can get no tenacity token when it comes.
    """
    box = box_of(localizer)
    if word != box.final.id and word not in box.words:
        return {}
    card = box.final if word == box.final.id else box.dungeon[box.words.index(word)]
    data = card_data(card, word)
    return {
        **data,
        "groups": group_texts(localizer, data),
        "nemesis_told": nemesis_text(localizer, data["nemesis"]) if data["nemesis"] else None,
        "letters": letter_texts(localizer, data["printed"]),
        "lack": without_tenacity(localizer, view, data),
    }
