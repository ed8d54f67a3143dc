"""What a game gives to whoever learns it."""

from __future__ import annotations

from dataclasses import dataclass

from pygames.school.goal import Goal


@dataclass(frozen=True)
class School:
    """The part of a `Game` that teaches it.

    `lessons` are the ids of its lessons, in the order in which to take them; each has a file
    `lessons/ID.json`. `goals` are what puzzles may ask for besides winning.
    """

    lessons: tuple[str, ...] = ()
    goals: tuple[Goal, ...] = ()
