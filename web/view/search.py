"""Searching texts for words: accents and case do not matter, nor in what order the words stand."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from web import html as h

if TYPE_CHECKING:
    from collections.abc import Sequence

_PLAIN = {
    **dict(zip("àâäéèêëîïôöùûüÿç’−\u202f\xa0", "aaaeeeeiioouuuyc'-  ", strict=True)),
    "œ": "oe",
    "æ": "ae",
}


@lru_cache(4000)
def plain(text: str) -> str:
    """The text in small letters without accents, as it is compared."""
    return "".join(_PLAIN.get(letter, letter) for letter in text.lower())


def words_of(query: str) -> tuple[str, ...]:
    """The words that are looked for; none where only signs were written."""
    return tuple(re.findall(r"\w[\w-]*", plain(query)))


def has_words(text: str, words: Sequence[str]) -> bool:
    """Whether each of the words begins a word of the text."""
    return all(re.search(rf"\b{re.escape(word)}", plain(text)) for word in words)


def marked(text: str, words: Sequence[str]) -> h.Node:
    """The text with the words marked that were looked for."""
    if not words:
        return text
    wanted = re.compile("|".join(rf"\b{re.escape(word)}" for word in sorted(words, key=len, reverse=True)))
    # one letter of the text may be two of what is compared
    origin = [position for position, letter in enumerate(text) for _ in plain(letter)]
    found: list[h.Node] = []
    end = 0
    for hit in wanted.finditer(plain(text)):
        first, last = origin[hit.start()], origin[hit.end() - 1] + 1
        found += [text[end:first], h.mark[text[first:last]]]
        end = last
    return [*found, text[end:]]
