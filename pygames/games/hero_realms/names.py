"""The names of things in Hero Realms in a person's language."""

from __future__ import annotations

from pygames.engine.event import Param
from pygames.games.hero_realms.cards import FACES, PACK, PACKS, PLAYER, CardFace
from pygames.words.listing import Listed
from pygames.words.localizer import Localizer

TEXTS = {
    "faction": "faction",
    "kind": "kind",
    "place": "place",
    "use": "use",
}  # words with a text of their own


def face_of(word: str) -> CardFace:
    """The face of a card by its word: of `spark#2` that of `spark`."""
    return FACES[word.partition("#")[0]]


def word(localizer: Localizer, kind: str, value: Param) -> str:
    """The name of a value: `card` spark#2 is `Spark`, `use` deck-any what it does."""
    text = str(value)
    if kind == "card":
        return face_of(text).name.to(localizer.language)
    if kind == "cards":
        return grouped([face_of(card) for card in text.split(",")], localizer)
    if kind == "player":
        return localizer.seat(PLAYER.index[text])
    if kind == "pack":
        return PACKS[PACK[text]].name.to(localizer.language)
    if kind in TEXTS:
        return localizer.text(f"{kind}.{text}")
    return text


def grouped(faces: list[CardFace], localizer: Localizer) -> str:
    """Cards as a list of names, equal ones once with their number: `Gold ×3, Spark`."""
    return Listed([face.name.to(localizer.language) for face in faces], localizer.language)
