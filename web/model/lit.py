"""What is pointed at on the table: by a step of a lesson, an example, a hint."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from pygames.engine.action import Action

NOTHING: frozenset[str] = frozenset()
TOLD = "prompt"  # the element that says what others have chosen


class Lit(NamedTuple):
    """Things by their words, and the action. `by` is the id of the element that says so.

    Those in `seen` are only to be looked at, while something else is to be chosen.
    """

    words: frozenset[str] = NOTHING
    action: Action | None = None
    by: str = "coach"
    seen: frozenset[str] = NOTHING
