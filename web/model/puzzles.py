"""The puzzle of the day."""

from __future__ import annotations

from pygames.games import PLAYABLE
from pygames.school.puzzle import numbers, of_day


def of_today(today: int) -> tuple[str, int]:
    """The game and the number of the puzzle of this day."""
    return of_day({game: numbers(game) for game in PLAYABLE}, today)
