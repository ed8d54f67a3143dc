"""Text catalogues: ids in, words out. gettext reads what Babel compiled from `text/*.po`.

A domain is the folder that holds the texts: `core`, `web`, or a game's id.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from gettext import GNUTranslations
from io import BytesIO
from pkgutil import get_data

from pygames.core.event import Param
from pygames.core.named import foundations
from pygames.core.person import Person
from pygames.core.rulebook import Language

FIRST = re.compile(r"\{(\w+)")  # the placeholder with which a text begins


class Catalogue:
    """The texts of one domain in one language."""

    def __init__(self, translations: GNUTranslations) -> None:
        self._translations = translations

    def __contains__(self, key: str) -> bool:
        return self._find(key, None) is not None

    def text(self, key: str, params: Mapping[str, Param] | None = None) -> str:
        """The text of `key` with its placeholders filled; `n` chooses between singular and plural.

        A text that begins with a person begins with a capital.
        Raises KeyError when the catalogue lacks the text or the params lack a placeholder.
        """
        params = params or {}
        n = params.get("n")
        text = self._find(key, n if isinstance(n, int) else None)
        if text is None:
            raise KeyError(f"no text for {key!r}")
        said = text.format_map(params)
        return said[:1].upper() + said[1:] if _begins_with_person(text, params) else said

    def _find(self, key: str, n: int | None) -> str | None:
        if n is not None:
            text = self._translations.ngettext(key, "\0", n)
            if text not in (key, "\0"):
                return text
        text = self._translations.gettext(key)
        return None if text == key else text


def _begins_with_person(text: str, params: Mapping[str, Param]) -> bool:
    first = FIRST.match(text)
    return first is not None and isinstance(params.get(first[1]), Person)


def folder(domain: str) -> str:
    """The package that holds the texts of `domain`."""
    if domain == "core":
        return "pygames.core"
    if domain == "web":
        return "web"
    return f"pygames.games.{domain.replace('-', '_')}"


@cache
def catalogue(domain: str, language: Language) -> Catalogue:
    """The catalogue of `domain` in `language`. Raises FileNotFoundError when it was not compiled."""
    compiled = get_data(folder(domain), f"text/{language}.mo")
    assert compiled is not None, "packages are read from files or a zip"
    return Catalogue(GNUTranslations(BytesIO(compiled)))


def catalogues(domain: str, language: Language) -> list[Catalogue]:
    """The catalogue of a game, then those of the games on which it stands."""
    packages = foundations(folder(domain))
    below = [package.rpartition(".")[2].replace("_", "-") for package in packages]
    return [catalogue(found, language) for found in (domain, *below)]
