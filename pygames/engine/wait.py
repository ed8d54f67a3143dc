"""Waiting: until when a seat may pass at every question of a kind that comes up again and again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from pygames.engine.event import Event


class Wait(NamedTuple):
    """Passing until something happens; `wait.ID` in the game's catalogue words it.

    `offered(view, seat)` says whether there is something to wait for, by what everybody sees (the view of
    an onlooker). `ends(event, seat)` says whether this event, as the seat saw it, is what it waited for.
    """

    id: str
    offered: Callable[[dict[str, Any], int], bool]
    ends: Callable[[Event, int], bool]
