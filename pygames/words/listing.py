"""Names one after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Self

from pygames.engine.event import Param
from pygames.engine.text import Language
from pygames.words.catalogue import catalogue


def listing(names: Sequence[str], language: Language) -> str:
    """Names one after the other: with semicolons where a name has a comma of its own."""
    if not any("," in name for name in names):
        return ", ".join(names)
    return catalogue("words", language).text("list.of_several").join(names)


class Listed(str):
    """Several things in the place of one, equal ones once with their number: `Gold ×3, Spark`."""

    __slots__ = ("language", "things")

    things: Sequence[Param]
    language: Language

    def __new__(cls, things: Sequence[Param], language: Language) -> Self:
        """These things, in a sentence of `language`."""
        listed = super().__new__(cls, _counted([str(it) for it in things], language))
        listed.things, listed.language = things, language
        return listed

    def __format__(self, spec: str) -> str:
        return _counted([format(it, spec) for it in self.things], self.language)


def _counted(names: Sequence[str], language: Language) -> str:
    counts = Counter(names).items()
    return listing([name if n == 1 else f"{name} ×{n}" for name, n in counts], language)
