"""A view: all that one seat may know of a game, as plain data."""

from __future__ import annotations

from typing import Any

View = dict[str, Any]


def words_in(data: Any) -> set[str]:
    """All the words in plain data."""
    if isinstance(data, str):
        return set(data.split())
    parts = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return {word for part in parts for word in words_in(part)}
