"""The rules that something which happened in a game rests on."""

from __future__ import annotations

from collections.abc import Iterable

from pygames.engine.event import Event
from pygames.engine.state import Result


def cited(events: Iterable[Event], result: Result | None) -> tuple[str, ...]:
    """The rules that these events name, and the one by which the game ended with them, each once."""
    found = dict.fromkeys(rule for event in events for rule in event.cited)
    if result is not None:
        found[result.rule] = None
    return tuple(found)
