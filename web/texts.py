"""The page's own words in a person's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.core.catalogue import catalogue

if TYPE_CHECKING:
    from pygames.core.rulebook import Language


class Texts:
    """The texts of the page in one language: `texts("heroz.points", points=12)`."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self._catalogue = catalogue("web", language)

    def __call__(self, key: str, **params: int | str) -> str:
        """The text `key` with its placeholders filled. Raises KeyError when there is none."""
        return self._catalogue.say(key, params)
