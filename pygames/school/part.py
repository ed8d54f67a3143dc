"""What a game gives to whoever learns it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pygames.engine.errors import BadLesson
from pygames.school.goal import Goal, Measure, Theme

if TYPE_CHECKING:
    from pygames.engine.game import Game


@dataclass(frozen=True)
class School:
    """The part of a `Game` that teaches it.

    `lessons` are the ids of its lessons, in the order in which to take them; each has a file
    `lessons/ID.json`. `goals` and `measures` are what puzzles may ask for besides winning; `themes` are
    what they are about, that which counts most first.
    """

    lessons: tuple[str, ...] = ()
    goals: tuple[Goal, ...] = ()
    measures: tuple[Measure, ...] = ()
    themes: tuple[Theme, ...] = ()


def measure_of(game: Game[Any], name: str) -> Measure:
    """The measure of a game with this id. Raises BadLesson where it has none."""
    known = {measure.id: measure for measure in game.part(School).measures}
    if name not in known:
        raise BadLesson("lesson_measure", where="gains", name=name[:40], known=", ".join(known))
    return known[name]
