"""A text in both languages, as data: what a game says of itself before any catalogue is read."""

from __future__ import annotations

from typing import Literal, NamedTuple

Language = Literal["en", "fr"]

LANGUAGES: tuple[Language, ...] = ("en", "fr")


class Text(NamedTuple):
    """One text in English and in French."""

    en: str
    fr: str

    def to(self, language: Language) -> str:
        """The words in `language`."""
        return self.fr if language == "fr" else self.en
