"""The puzzle of the day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.games import PLAYABLE
from pygames.school.puzzle import numbers, of_day

if TYPE_CHECKING:
    from collections.abc import Collection


def of_today(today: int, known: Collection[str] = tuple(PLAYABLE)) -> tuple[str, int] | None:
    """The game and the number of the puzzle of this day, for who knows these games; None without any."""
    found = {game: numbers(game) for game in PLAYABLE if game in known}
    return of_day(found, today) if any(found.values()) else None
