"""French articles before names: "à" and "de" melt into the "le" with which a name begins."""

from __future__ import annotations

import re

MELTED = {"à": "au", "À": "Au", "de": "du", "De": "Du"}
BEFORE_LE = re.compile(r"\b([àÀ]|[dD]e) le (?=[A-ZÀ-Ý])")  # a pronoun is followed by a small letter


def melted(text: str) -> str:
    """The text with "au Clerc" for "à le Clerc", and "du Clerc" for "de le Clerc"."""
    return BEFORE_LE.sub(lambda found: f"{MELTED[found[1]]} ", text) if " le " in text else text
