"""What puzzles ask for: goals nearer than the end of the game, and as much as can be had in a turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable
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


class Measure(NamedTuple):
    """Something of which a seat can get more or less in one turn, such as victory points.

    The game's text `goal.ID` asks for `n` of it, at decisions of these ids (`asked_at`).
    `gained(start, now, seat)` is how much the seat has got since `start`, by what everybody sees.
    `over(now)` says that the part of the turn is over in which it counts. With `closing` what comes of the
    end of the turn counts too: then it is there or not, and `n` is 1.
    """

    id: str
    gained: Callable[[Any, Any, int], int]
    asked_at: tuple[str, ...] = ()
    over: Callable[[Any], bool] = lambda _: False
    closing: bool = False


class Theme(NamedTuple):
    """What a puzzle is about: in its solution one of these things is done, or comes of it.

    `kinds` are types of actions, events, and words of actions, as in `cast force-1`; `stunned*2` is an event
    that comes twice or more often, or a thing done so often. The game's text `theme.ID` is its name.
    """

    id: str
    kinds: frozenset[str]


def reaches(goal: Goal) -> Measure:
    """A goal as a measure: it is reached by the end of the turn, or it is not."""
    return Measure(
        goal.id,
        lambda start, now, seat: int(bool(goal.reached(start, now, seat))),
        goal.asked_at,
        closing=True,
    )


def theme_of(themes: Iterable[Theme], kinds: frozenset[str]) -> str:
    """The first theme of which something is among these kinds; empty without one."""
    return next((theme.id for theme in themes if theme.kinds & kinds), "")


def _won(start: Any, now: Any, seat: int) -> bool | None:
    return None if now.result is None else seat in now.result.winners


WIN = Goal("", _won)  # that of every game
