"""The notices."""

from __future__ import annotations


def text() -> str:
    """All notices as one text."""
    return "To come.\n"
