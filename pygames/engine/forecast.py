"""Forecasts: what an action will do, as far as the seat that may choose it can know.

They are worked out on worlds: states that agree with all that the seat knows, each dealt at random. So a
forecast is the same for all true states that the seat cannot tell apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Generic, Literal, NamedTuple, TypeVar

from pygames.engine.action import Action
from pygames.engine.event import Param
from pygames.engine.rng import Rng
from pygames.engine.state import State

S = TypeVar("S", bound=State)
Tone = Literal["plain", "good", "bad"]

SEED = 0x0DD5  # of the worlds: the same position has the same forecasts every time


class ForecastType(NamedTuple):
    """A kind of statement about what an action will do; its text has the key `forecast.ID`.

    `tone` says whether it is good or bad news for who acts. What stands `aside` only says what is left after
    it, or that something stays as it is: that is no reason for a choice.
    """

    id: str
    tone: Tone = "plain"
    aside: bool = False


class Chance(NamedTuple):
    """In how many of so many cases, all alike, something happens.

    If it is `exact` they are all there are; else they are some, drawn at random.
    """

    n: int
    of: int
    exact: bool = True


class Forecast(NamedTuple):
    """One statement about an action, with the rules it rests on.

    Without a `chance` it is so in every world; with one it may be.
    """

    type: ForecastType
    rules: tuple[str, ...]
    params: Mapping[str, Param]
    chance: Chance | None = None


class Worlds(Generic[S]):
    """What a seat knows of a state, as worlds. It holds one of them, never the true state."""

    __slots__ = ("_world", "seat")

    def __init__(self, state: S, seat: int) -> None:
        self.seat = seat
        self._world = state.determinized(seat, SEED)

    @property
    def known(self) -> S:
        """One world. Read from it only what the seat knows; a copy of it may be changed."""
        return self._world

    def sample(self, count: int) -> Iterator[S]:
        """So many worlds, independent of each other; each may be changed."""
        seeds = Rng(SEED)
        for _ in range(count):
            yield self._world.determinized(self.seat, seeds.below(1 << 64))


# what a game foresees of an action, bit by bit; None now and then, so that a page can go on meanwhile
Foresee = Callable[[Worlds[Any], Action], Iterator[Forecast | None]]


def nothing_foreseen(worlds: Worlds[Any], action: Action) -> Iterator[Forecast | None]:
    """For a game that says nothing about its actions beforehand."""
    return iter(())
