"""The text table: a view as headings and lines, complete, in a person's language."""

from __future__ import annotations

from pygames.core.game import Section, View
from pygames.core.speech import Speech


def describe(view: View, speech: Speech) -> list[Section]:
    """Everything in the view as text."""
    return []
