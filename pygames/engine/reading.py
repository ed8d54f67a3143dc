"""Reading text that anybody may have written: records, kept games, files of one's own.

In a browser Python's stack is small, and brackets nested some thousand deep would kill it before it could
raise RecursionError. So the depth is looked at before anything is parsed.
"""

from __future__ import annotations

import json
import re
from itertools import chain
from typing import Any

DEEPEST = 40  # brackets in brackets; no record needs more than eight

_TEXT = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?', re.DOTALL)  # what stands in quotation marks, closed or not
_BRACKET = re.compile(r"[\[\]{}]")


def too_deep(text: str) -> bool:
    """Whether brackets are nested deeper than DEEPEST, in JSON or what is meant to be JSON."""
    depth = 0
    for bracket in chain.from_iterable(map(_BRACKET.findall, _TEXT.split(text))):
        depth += 1 if bracket in "[{" else -1
        if depth > DEEPEST:
            return True
    return False


def read_json(text: str) -> Any:
    """What a JSON text says. Raises ValueError when it is none, or is nested too deeply.

    A text with half a surrogate pair is refused as well: nobody could show it.
    """
    if too_deep(text):
        raise ValueError(f"nested deeper than {DEEPEST}")
    data = json.loads(text)
    json.dumps(data, ensure_ascii=False).encode()
    return data
