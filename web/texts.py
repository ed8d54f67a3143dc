"""The page's own words in the current language; the games speak for themselves (`Speech`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.core.catalogue import catalogue
from pygames.core.errors import BadFile

if TYPE_CHECKING:
    from pygames.core.errors import GameError, Param
    from pygames.core.rulebook import Language


class Texts:
    """The page's catalogue in one language: `texts("gallery.title")`."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self._own = catalogue("web", language)
        self._core = catalogue("core", language)

    def __call__(self, key: str, **params: Param) -> str:
        """The text of `key`. Raises KeyError when the catalogue lacks it."""
        return self._own.say(key, params)

    def __contains__(self, key: str) -> bool:
        return key in self._own

    def error(self, error: GameError) -> str:
        """What a typed error of the rules package says, other than a refusal by a rule."""
        params = error.params
        if isinstance(error, BadFile):
            params = {**params, "faults": "; ".join(fault.to(self.language) for fault in error.faults)}
        return self._core.say(error.key, params)
