"""Text catalogues: ids in, words out. The texts are in `text/en.po` and `text/fr.po` of a domain's folder.

A domain is `words` (of every game), `terminal` (of the command line), `web`, a game's id, or `web/` before a
game's id (of its table on the page).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from pygames.engine.event import Param
from pygames.engine.game_files import game_package, package_file
from pygames.engine.named import foundations
from pygames.engine.text import Language
from pygames.words.articles import BEFORE_NAME, joined
from pygames.words.counted import SINGULAR, Counted, counts
from pygames.words.person import Person
from pygames.words.po import read
from pygames.words.quotes import nested

FOLDERS = {"words": "pygames.words", "terminal": "pygames.cli", "web": "web"}  # of what is no game
NAMED = re.compile(r"\{(\w+)")  # a placeholder
FORMED = re.compile(r"\{(\w+):")  # one of which the text has several forms


class Phrase(NamedTuple):
    """A text with its placeholders: the one with which it begins, if it does, those that have forms, all.

    `joins` says whether French words before a placeholder have to fit the name that stands there.
    """

    words: str
    first: str
    formed: tuple[str, ...]
    names: frozenset[str]
    joins: bool


class Catalogue:
    """The texts of one domain in one language, and those of the catalogue `below` that it has not itself."""

    def __init__(
        self, texts: Mapping[str, tuple[str, ...]], language: Language, below: Catalogue | None = None
    ) -> None:
        self._texts = texts
        self._language = language
        self._below = below
        self._found: dict[tuple[str, int | None], Phrase | None] = {}  # what was asked for before

    def above(self, below: Catalogue) -> Catalogue:
        """A catalogue of these texts, and of those of another one that are not among them."""
        return Catalogue(self._texts, self._language, below)

    def __contains__(self, key: str) -> bool:
        return self.find(key, None) is not None

    def text(self, key: str, params: Mapping[str, Param] | None = None) -> str:
        """The text of `key` with its placeholders filled; `n` chooses between singular and plural.

        Any other number has its forms where they are needed: `{points} {points:point|points}`.
        A text that begins with a person begins with a capital; quotes inside quotes are others (`nested`),
        and French words fit the name behind them (`joined`).
        Raises KeyError when the catalogue lacks the text or the params lack a placeholder.
        """
        params = params or {}
        n = params.get("n")
        text = self.find(key, n if isinstance(n, int) else None)
        if text is None:
            raise KeyError(f"no text for {key!r}")
        if text.formed:
            numbers = {name: params[name] for name in text.formed if name in params and counts(params[name])}
            params = {**params, **{name: Counted(it, self._language) for name, it in numbers.items()}}
        words = joined(text.words, params) if text.joins else text.words
        said = nested(words.format_map(params)) if params else words.format_map(params)
        begins = text.first and isinstance(params.get(text.first), Person)
        return said[:1].upper() + said[1:] if begins else said

    def placeholders(self, key: str) -> frozenset[str]:
        """The placeholders of `key`. Raises KeyError where the catalogue lacks it."""
        text = self.find(key, None)
        if text is None:
            raise KeyError(f"no text for {key!r}")
        return text.names

    def find(self, key: str, n: int | None) -> Phrase | None:
        """The text of `key`, in the form for `n` things if that is given."""
        try:
            return self._found[key, n]
        except KeyError:
            found = self._found[key, n] = self._look_up(key, n)
            return found

    def _look_up(self, key: str, n: int | None) -> Phrase | None:
        forms = self._texts.get(key)
        if forms is None:
            return None if self._below is None else self._below.find(key, n)
        words = forms[0] if n is None or abs(n) in SINGULAR[self._language] else forms[-1]
        first = NAMED.match(words)
        names = frozenset(NAMED.findall(words))
        joins = self._language == "fr" and BEFORE_NAME.search(words) is not None
        return Phrase(words, first[1] if first else "", tuple(FORMED.findall(words)), names, joins)


def folder(domain: str) -> str:
    """The package that holds the texts of `domain`."""
    if domain.startswith("web/"):
        return game_package(domain.removeprefix("web/"), "web.view.games")
    return FOLDERS.get(domain) or game_package(domain)


@cache
def catalogue(domain: str, language: Language) -> Catalogue:
    """The catalogue of `domain` in `language`. Raises FileNotFoundError when there is none, and BadTexts."""
    return Catalogue(read(package_file(folder(domain), f"text/{language}.po")), language)


@cache
def spoken_by(game: str, language: Language) -> Catalogue:
    """The texts of a game, of the games on which it stands, and those that every game shares."""
    below = [package.rpartition(".")[2].replace("_", "-") for package in foundations(folder(game))]
    found = catalogue("words", language)
    for domain in reversed((game, *below)):
        found = catalogue(domain, language).above(found)
    return found
