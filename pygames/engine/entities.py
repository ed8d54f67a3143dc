"""Letters as HTML writes them: the 2,231 names of the standard library would lie in each page's memory."""

from __future__ import annotations

import re

NAMES = {
    "amp": "&", "commat": "@", "gt": ">", "lowbar": "_", "lt": "<", "nbsp": "\xa0", "num": "#", "period": ".",
    "quot": '"', "shy": "\xad",
}  # fmt: skip
ENTITY = re.compile(rf"&(?:#(\d{{1,7}})|#x([0-9a-fA-F]{{1,6}})|({'|'.join(NAMES)}));")
LAST = 0x10FFFF


def unescape(text: str) -> str:
    """The text with letters in the place of their numbers and names; what is neither stays as it is."""
    return ENTITY.sub(_letter, text)


def _letter(found: re.Match[str]) -> str:
    decimal, hexadecimal, name = found.groups()
    if name:
        return NAMES[name]
    number = int(decimal) if decimal else int(hexadecimal, 16)
    return chr(number) if number <= LAST else found[0]
