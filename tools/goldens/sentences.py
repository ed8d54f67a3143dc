"""What is told of a game: every sentence of the log, for an onlooker and for whom it concerns.

The table is for reading: is each sentence right for the one who does it, and for the one whom it befalls?
The sentences are those of the games' own catalogues, made with one card and with several.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygames
from pygames.engine.text import LANGUAGES, Language
from pygames.words.localizer import Localizer
from pygames.words.person import Person
from tests.words.catalogues import placeholders, texts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pygames.engine.event import Param

GAMES = ("hero-realms", "hero-realms-lich", "hero-realms-skirmish")
NAMES: dict[Language, list[str]] = {"en": ["Ann", "Ben"], "fr": ["Anne", "Ben"]}
YOU: dict[Language, str] = {"en": "you", "fr": "vous"}
DOER, OTHER, ONLOOKER = 0, 1, -1
PARAMS: dict[str, Param] = {
    "seat": DOER,
    "other": OTHER,
    "card": "lys",
    "card2": "rayla",
    "cards": "dagger,gold,gold#2",
    "kind": "champion",
    "pack": "cleric",
    "place": "discard",
    "use": "deck-action",
    "why": "dearest",
    "step": 1,
}


def sentences() -> str:
    """The table as text."""
    return "\n".join(line for game in GAMES for line in _lines(game)) + "\n"


def _lines(id: str) -> Iterator[str]:
    for key, words in texts(id, "en").items():
        if key.startswith(("event.", "told.")):
            yield f"== {id}: {key}"
            names = set().union(*map(placeholders, words))
            yield from (f"    {text}" for text in dict.fromkeys(_told(id, key, names)))


def _told(id: str, key: str, names: set[str]) -> Iterator[str]:
    for language in LANGUAGES:
        for you in _readers(names):
            people = [
                Person(YOU[language] if seat == you else name, you=seat == you)
                for seat, name in enumerate(NAMES[language])
            ]
            localizer = Localizer(pygames.load(id), language, people)
            for n in (1, 3) if "n" in names else (1,):
                params = {name: PARAMS.get(name, n) for name in names}
                yield localizer.text(key, params)


def _readers(names: set[str]) -> Iterator[int]:
    yield ONLOOKER
    if "seat" in names:
        yield DOER
    if "other" in names:
        yield OTHER
