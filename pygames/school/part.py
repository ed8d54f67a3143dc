"""What a game gives to whoever learns it."""

from __future__ import annotations

from dataclasses import dataclass

from pygames.school.glance import GlancePart
from pygames.school.goal import Goal


@dataclass(frozen=True)
class School:
    """The part of a `Game` that teaches it.

    `glance` is the game on one page, for somebody who is new to it. `lessons` are the ids of its lessons, in
    the order in which to take them; each has a file `lessons/ID.json`. `goals` are what puzzles may ask for
    besides winning.
    """

    glance: tuple[GlancePart, ...] = ()
    lessons: tuple[str, ...] = ()
    goals: tuple[Goal, ...] = ()
