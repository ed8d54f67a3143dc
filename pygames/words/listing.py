"""Names one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.engine.text import Language
from pygames.words.catalogue import catalogue


def listing(names: Sequence[str], language: Language) -> str:
    """Names one after the other: with semicolons where a name has a comma of its own."""
    if not any("," in name for name in names):
        return ", ".join(names)
    return catalogue("words", language).text("list.of_several").join(names)
