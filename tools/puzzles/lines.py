"""Every line of a puzzle's seat up to the end of its horizon, in one world."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from pygames.bots.puzzles import ideas
from pygames.games import PLAYABLE
from pygames.school.goal import WIN, Goal
from pygames.school.part import School
from tests.kit.truth import true_state

if TYPE_CHECKING:
    from pygames.engine.action import Action
    from pygames.engine.state import State
    from pygames.school.puzzle import Puzzle

NODES = 20_000  # positions of one search; with more it is told as cut short
UNTOLD = ("rng_state", "log")  # of a state, no part of the position
# whose order is taken not to matter: the same cards played in another order are the same position
HEAPS = ("history", "fresh", "played", "discards", "champions", "expended", "sacrificed", "brought")


class Outcome:
    """What a puzzle is for, and until when: a goal of its own, or to win before a turn is over."""

    def __init__(self, puzzle: Puzzle) -> None:
        match = puzzle.match(PLAYABLE)
        self.match, self.seat = match, match.asks.seat
        self.goal: Goal = next((it for it in match.game.part(School).goals if it.id == puzzle.goal), WIN)
        self.start = true_state(match).copy()  # as it is: the page has nothing else
        self.turn = puzzle.solved(PLAYABLE).turn  # the last in which a win counts

    def reached(self, now: State) -> bool | None:
        """Whether it is; None as long as that is open."""
        if self.goal is WIN and self.match.game.turn(now) > self.turn:
            return False
        return self.goal.reached(self.start, now, self.seat)


class LineSearch:
    """Looks for a line that comes to the outcome, the others doing as little as they can, as on the page.

    A line costs its choices that are neither forced nor a pass. `cut` says that there were too many
    positions to look at all of them. In a world dealt for it, a search knows what the seat does not: what it
    does not find is not there, what it finds may have needed luck.
    """

    def __init__(self, outcome: Outcome, nodes: int = NODES) -> None:
        self.outcome, self.left, self.cut = outcome, nodes, False
        self.done: dict[Any, int] = {}  # what was left to spend at positions from which nothing was found

    def find(self, world: State, first: Action | None, cost: int) -> tuple[Action, ...] | None:
        """The choices of such a line of at most this cost, of which this is the first; None without one."""
        world = world.copy()
        line = () if first is None else (first,)
        if first is not None:
            cost -= first.type.name != "pass"
            world.apply(first)
        found = self._beyond(world, cost)
        return None if found is None else (*line, *found)

    def _beyond(self, world: State, cost: int) -> tuple[Action, ...] | None:
        legal = self._own(world)
        if legal is None:
            return () if self.outcome.reached(world) else None
        key = position(world)
        if self.done.get(key, -1) >= cost:
            return None
        self.done[key] = cost
        for action in sorted(ideas(legal), key=lambda it: it.type.name == "end"):
            price = action.type.name != "pass"
            if price > cost:
                continue
            if self.left <= 0:
                self.cut = True
                return None
            self.left -= 1
            then = world.copy()
            then.apply(action)
            found = self._beyond(then, cost - price)
            if found is not None:
                return (action, *found)
        return None

    def _own(self, world: State) -> list[Action] | None:
        """Play on to the seat's next choice and give what is legal; None where the outcome is decided."""
        while self.outcome.reached(world) is None and world.agenda:
            legal = world.legal_actions()
            if len(legal) > 1 and world.seat_to_act == self.outcome.seat:
                return legal
            world.apply(legal[0] if len(legal) == 1 else next((it for it in legal if not it.words), legal[0]))
        return None


def position(world: State) -> Any:
    """What tells two positions of a search apart."""
    return tuple(
        _still(getattr(world, name), heap=name in HEAPS) for name in world.fields if name not in UNTOLD
    )


def _still(value: Any, *, heap: bool) -> Any:
    if not isinstance(value, list | tuple):
        return value
    if heap and value and isinstance(value[0], int):
        return tuple(sorted(value))
    return tuple(_still(it, heap=heap) for it in value)


def plans(line: tuple[Action, ...]) -> Iterator[tuple[Action, ...]]:
    """A line found in one world as a plan for others: without passes after its first choice, and as it is."""
    short = (*line[:1], *(it for it in line[1:] if it.type.name != "pass"))
    yield short
    if short != line:
        yield line
