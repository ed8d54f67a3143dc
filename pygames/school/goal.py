"""Goals nearer than the end of the game, by which a puzzle can ask for something that is decided soon."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple


class Goal(NamedTuple):
    """Something that a seat can reach within a round or a fight.

    The game's text `goal.ID` asks for it, at decisions of these ids (`asked_at`).
    `reached(start, now, seat)` says whether the seat has reached it since `start`, and None as long as that
    is open.
    """

    id: str
    reached: Callable[[Any, Any, int], bool | None]
    asked_at: tuple[str, ...] = ()


def _won(start: Any, now: Any, seat: int) -> bool | None:
    return None if now.result is None else seat in now.result.winners


WIN = Goal("", _won)  # that of every game
