"""What is pointed at on the table: by a step of a lesson, an example, a hint."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from pygames.engine.action import Action

NOTHING: frozenset[str] = frozenset()
TOLD = "prompt"  # the element that says what others have chosen
BETTER, MADE = "slip-better", "slip-made"  # those that say what would have been better, and what was chosen


class Lit(NamedTuple):
    """Things by their words, and the action. `by` is the id of the element that says so.

    Those in `seen` are only to be looked at, while something else is to be chosen; those in `made` were
    chosen, where the others would have been better.
    """

    words: frozenset[str] = NOTHING
    action: Action | None = None
    by: str = "coach"
    seen: frozenset[str] = NOTHING
    made: frozenset[str] = NOTHING
