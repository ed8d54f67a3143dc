"""French words before names: "à" and "de" melt into an article, "de" and "que" lose their vowel."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Any

from pygames.words.person import ARTICLE, BARE, Person

BEFORE_NAME = re.compile(r"\b([àÀ]|[dD]e|(?:[lL]ors|[pP]uis|[qQ])ue) \{(\w+)\}")
MELTED = {"à": "au", "À": "Au", "de": "du", "De": "Du"}


def joined(text: str, params: Mapping[str, Any]) -> str:
    """The text with its words fitted to the names that will stand behind them.

    They are "du joueur A", "au Clerc", "d’Anselme", "qu’Anselme".
    """
    return BEFORE_NAME.sub(lambda found: _fitted(found[0], found[1], found[2], params), text)


def _fitted(whole: str, word: str, placeholder: str, params: Mapping[str, Any]) -> str:
    name = params.get(placeholder)
    if not isinstance(name, Person):
        return whole
    if word in MELTED and name.startswith(ARTICLE):
        return f"{MELTED[word]} {{{placeholder}:{BARE}}}"
    if word.endswith("e") and _begins_with_vowel(name):
        return f"{word[:-1]}’{{{placeholder}}}"
    return whole


def _begins_with_vowel(name: str) -> bool:
    """Whether a name is heard to begin with a vowel: Anselme, Élise, Hugo, Yves, but not Yann."""
    plain = unicodedata.normalize("NFKD", name.casefold()).replace("œ", "oe").replace("æ", "ae")
    letters = [letter for letter in plain if letter.isalpha()]
    if not letters or not plain[0].isalpha():
        return False
    return letters[0] in "aeiouh" or (letters[0] == "y" and "".join(letters[1:2]) not in tuple("aeiou"))
