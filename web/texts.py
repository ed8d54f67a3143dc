"""The page's own words in the current language; the games speak for themselves (`Localizer`)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from pygames.engine.errors import BadAction, IllegalAction
from pygames.games import CATALOGUE, PLAYABLE
from pygames.words.catalogue import catalogue
from pygames.words.localizer import Localizer

if TYPE_CHECKING:
    from pygames.engine.errors import GameError
    from pygames.engine.event import Param
    from pygames.engine.text import Language
    from pygames.words.catalogue import Catalogue


GAMES = frozenset(entry.id for entry in CATALOGUE)


@cache
def of_table(game: str, language: Language) -> Catalogue | None:
    """The texts of a game's table; None where it needs none."""
    try:
        return catalogue(f"web/{game}", language)
    except FileNotFoundError:
        return None


class Texts:
    """The page's catalogue in one language: `texts("gallery.title")`.

    A text of a game's table begins with the game's id, and lies beside the table.
    """

    def __init__(self, language: Language) -> None:
        self.language = language
        self._own = catalogue("web", language)

    def __call__(self, key: str, **params: Param) -> str:
        """The text of `key`. Raises KeyError when the catalogue lacks it."""
        return self._having(key).text(key, params)

    def forms(self, key: str, **params: Param) -> dict[str, str]:
        """The text of `key` for one and for many, with `{n}` where the number goes (`web/js/plural.js`)."""
        return {
            form: self._having(key).text(key, {"n": n, **params}).replace(str(n), "{n}")
            for form, n in (("one", 1), ("many", 2))
        }

    def __contains__(self, key: str) -> bool:
        return key in self._having(key)

    def _having(self, key: str) -> Catalogue:
        """The catalogue in which this key is looked for."""
        game = key.partition(".")[0]
        return (of_table(game, self.language) if game in GAMES else None) or self._own

    def error(self, error: GameError) -> str:
        """What a typed error of the rules package says; in the words of its own game where there are any."""
        cause = error if isinstance(error, IllegalAction | BadAction) else error.__cause__
        # what else is wrong is said in the same words for every game
        game = next(iter(PLAYABLE))
        if isinstance(cause, IllegalAction):
            game = cause.refusal.game
        elif isinstance(cause, BadAction) and cause.game in PLAYABLE:
            game = cause.game
        return Localizer(PLAYABLE[game], self.language).error(error)
