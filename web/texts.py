"""The page's own words in the current language; the games speak for themselves (`Localizer`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.core.catalogue import catalogue
from pygames.core.errors import IllegalAction
from pygames.core.localizer import Localizer
from pygames.games import PLAYABLE

if TYPE_CHECKING:
    from pygames.core.errors import GameError
    from pygames.core.event import Param
    from pygames.core.rulebook import Language


class Texts:
    """The page's catalogue in one language: `texts("gallery.title")`."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self._own = catalogue("web", language)

    def __call__(self, key: str, **params: Param) -> str:
        """The text of `key`. Raises KeyError when the catalogue lacks it."""
        return self._own.text(key, params)

    def __contains__(self, key: str) -> bool:
        return key in self._own

    def error(self, error: GameError) -> str:
        """What a typed error of the rules package says; a refusal by a rule in the words of its own game."""
        refused = error if isinstance(error, IllegalAction) else error.__cause__
        # what no rule refuses is said in the same words for every game
        game = refused.refusal.game if isinstance(refused, IllegalAction) else next(iter(PLAYABLE))
        return Localizer(PLAYABLE[game], self.language).error(error)
