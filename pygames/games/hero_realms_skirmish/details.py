"""What a table shows of a thing besides its name: of a card of the boss what it counts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pygames.engine.view import View
from pygames.games.hero_realms.cards import CARD
from pygames.games.hero_realms.details import details as base
from pygames.games.hero_realms.names import face_of
from pygames.games.hero_realms_skirmish.bosses import BOSSES, is_attack, value_of
from pygames.words.localizer import Localizer


def details(localizer: Localizer, view: View, kind: str, word: str) -> Mapping[str, Any]:
    """Of a `behaviour` card whether it is an attack card and its value, of a `boss` its level."""
    if kind == "behaviour":
        card = CARD.index[word]
        return {"attack": is_attack(card), "value": value_of(card)}
    if kind == "boss":
        return {"level": BOSSES[face_of(word).id].level}
    return base(localizer, view, kind, word)
