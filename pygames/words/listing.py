"""Names one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.engine.text import Language


def listing(names: Sequence[str], language: Language) -> str:
    """Names one after the other: with semicolons where a name has a comma of its own."""
    if not any("," in name for name in names):
        return ", ".join(names)
    return {"en": "; ", "fr": "\u202f; "}[language].join(names)
