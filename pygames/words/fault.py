"""What is wrong with a file of one's own, in both languages: the texts `fault.KEY` of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from pygames.engine.event import Param
from pygames.engine.text import LANGUAGES, Text
from pygames.words.catalogue import catalogue, spoken_by

MOST_FAULTS = 30  # so many faults of a file are told


class Faulting(Protocol):
    """Words the faults of the files that one game takes."""

    def __call__(self, key: str, /, **params: Param | Text) -> Text:
        """The text `fault.KEY`; what is put into it may be a text in both languages."""


def faulting(game: str) -> Faulting:
    """What words the faults of files for the game with this id."""

    def fault(key: str, /, **params: Param | Text) -> Text:
        said = {}
        for language in LANGUAGES:
            told = {name: it.to(language) if isinstance(it, Text) else it for name, it in params.items()}
            said[language] = spoken_by(game, language).text(f"fault.{key}", told)
        return Text(**said)

    return fault


def first(faults: Sequence[Text], unnoted: int = 0) -> list[Text]:
    """The first faults, and how many more there are, with those that were only counted."""
    more = len(faults) - MOST_FAULTS + unnoted
    if more <= 0:
        return [*faults]
    rest = {language: catalogue("words", language).text("fault.more", {"n": more}) for language in LANGUAGES}
    return [*faults[:MOST_FAULTS], Text(**rest)]
