"""Quotes inside quotes: « Jouer “Feu” » in French, “Play ‘Fire’” in English.

A sentence takes in others that have quotes of their own: which of them lie inside is known only in the end.
"""

from __future__ import annotations

import re

FRENCH = re.compile("«[\u00a0\u202f ]?|[\u00a0\u202f ]?»")
ENGLISH = re.compile("[“”]")


def nested(text: str) -> str:
    """The text with other quotes inside its quotes; as it is where they do not close as they open."""
    french = "«" in text
    begin, inner, quotes = ("«", "“”", FRENCH) if french else ("“", "‘’", ENGLISH)
    if text.count(begin) < 2:
        return text
    depth = 0
    odd = False

    def quote(found: re.Match[str]) -> str:
        nonlocal depth, odd
        opens = begin in found[0]
        inside = depth > 0 if opens else depth > 1
        depth += 1 if opens else -1
        odd = odd or depth < 0
        return inner[not opens] if inside else found[0]

    said = quotes.sub(quote, text)
    return text if odd or depth else said
