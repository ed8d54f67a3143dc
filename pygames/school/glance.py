"""A game at a glance: its goal, a turn and the way to win, in plain words for somebody who is new to it."""

from __future__ import annotations

from typing import NamedTuple

from pygames.engine.text import Text


class Sentence(NamedTuple):
    """One sentence, with the rules and rulings that it rests on."""

    text: Text
    rules: tuple[str, ...]


class GlancePart(NamedTuple):
    """A heading with its sentences. `id` (`goal`, `turn`, `winning`) says which picture goes with it."""

    id: str
    title: Text
    sentences: tuple[Sentence, ...]
