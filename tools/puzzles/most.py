"""All that a seat can get in one turn: every legal line searched, the others doing only what they must."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from pygames.bots.puzzles import ideas
from pygames.engine.face import Face
from pygames.engine.rng import Rng
from tests.kit.truth import true_state
from tools.puzzles.lines import position

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from pygames.engine.action import Action
    from pygames.engine.game import Game
    from pygames.engine.match import Match
    from pygames.engine.state import State
    from pygames.school.goal import Measure
    from tools.puzzles.lines import Outcome

NODES = 30_000  # positions of one search; with more it is cut, and proves nothing
COPY = re.compile(r"#\d+")
# what one does with a card of one's own that has copies: which of them it is makes no difference
SAME = ("play", "sacrifice", "banish", "discard", "expend", "ally")
SILENT = ("pass", "end", "suffer")


class Found(NamedTuple):
    """What an exhaustive search says of a position.

    `most` is what can be had, `line` gets it with the fewest choices; `lines` is how many ways there are to
    play the turn, `reach` how many of them get so much; `positions` were looked at, no two alike.
    """

    most: int
    line: tuple[Action, ...]
    lines: int
    reach: int
    positions: int


class Best(NamedTuple):
    """The most that can be had from a position on, at what cost, by which first choice.

    `ways` are the numbers of ways to play on, by what they get.
    """

    most: int
    cost: int
    first: Action | None
    ways: dict[int, int]


class Turn:
    """The turn of the seat that decides, as far as it lies in its hand.

    `gained` is what it has got up to a state; `over` says that nothing counts any more. `to_the_end`: what
    the others do with which it is over counts, too.
    """

    def __init__(
        self,
        match: Match,
        gained: Callable[[State], int],
        over: Callable[[State], bool],
        *,
        to_the_end: bool = False,
    ) -> None:
        self.seat, self.start, self.number = match.asks.seat, true_state(match).copy(), match.turn
        self.game: Game[Any] = match.game
        self.gained, self.over, self.to_the_end = gained, over, to_the_end

    @classmethod
    def measured(cls, match: Match, measure: Measure) -> Turn:
        """A turn in which something is measured, up to its end."""
        seat, start, number, game = match.asks.seat, true_state(match).copy(), match.turn, match.game
        return cls(
            match,
            lambda now: measure.gained(start, now, seat),
            lambda now: game.turn(now) > number or measure.over(now),
            to_the_end=measure.closing,
        )

    @classmethod
    def outcome(cls, outcome: Outcome) -> Turn:
        """A turn that reaches an outcome, 1, or does not, 0."""
        return cls(
            outcome.match,
            lambda now: int(outcome.reached(now) is True),
            lambda now: outcome.reached(now) is not None,
            to_the_end=True,
        )

    def own(self, world: State, best: int) -> tuple[Sequence[Action], int]:
        """Play on to the seat's next choice: what is legal, nothing if the turn is over, and the most so far.

        The others pass, or take the first choice there is, as on the page.
        """
        while world.result is None and world.agenda and not self.over(world):
            legal = world.legal_actions()
            if len(legal) > 1 and world.seat_to_act == self.seat:
                return legal, best
            world.apply(legal[0] if len(legal) == 1 else next((it for it in legal if not it.words), legal[0]))
            if self.to_the_end or not self.over(world):
                best = max(best, self.gained(world))
        return (), best


class CutShort(Exception):
    """There are more positions than are to be looked at."""


class MostSearch:
    """Looks through every line of a turn in one world.

    What is left out does as much as what is looked at: attacks with a part of what is left; the same with
    another copy of a card; and waiting with a card that only gives a fixed amount (`Face.plain`).
    """

    def __init__(self, turn: Turn, nodes: int = NODES) -> None:
        self.turn, self.left = turn, nodes
        self.plain = turn.game.part(Face).plain
        self.known: dict[Any, Best] = {}

    def found(self, world: State) -> Found:
        """What there is from this position on. Raises CutShort."""
        world = world.copy()
        best = self._from(world, 0)
        line, at = [], world
        node: Best | None = best
        so_far = 0  # got up to now
        while node is not None and node.first is not None:
            line.append(node.first)
            at = at.copy()
            at.apply(node.first)
            so_far = max(so_far, self.turn.gained(at))
            if so_far >= best.most:
                break
            legal, so_far = self.turn.own(at, so_far)
            if so_far >= best.most or not legal:
                break
            node = self.known[position(at), so_far]
        lines = sum(best.ways.values())
        return Found(best.most, tuple(line), lines, best.ways.get(best.most, 0), len(self.known))

    def _from(self, world: State, so_far: int) -> Best:
        legal, so_far = self.turn.own(world, so_far)
        if not legal:
            return Best(so_far, 0, None, {so_far: 1})
        key = position(world), so_far
        if key in self.known:
            return self.known[key]
        self.left -= 1
        if self.left < 0:
            raise CutShort
        self.known[key] = Best(so_far, 0, None, {})  # who comes here again has gained nothing
        most = Best(so_far, 0, None, {})
        ways: dict[int, int] = {}
        given = self.plain(legal) if self.plain is not None else ()
        for action in given[:1] or unlike(ideas(legal)):
            then = world.copy()
            then.apply(action)
            after = self._from(then, max(so_far, self.turn.gained(then)))
            cost = after.cost + (action.type.name not in SILENT)
            if (after.most, -cost) > (most.most, -most.cost):
                most = Best(after.most, cost, action, ways)
            for gained, count in after.ways.items():
                ways[gained] = ways.get(gained, 0) + count
        self.known[key] = found = most._replace(ways=ways)
        return found


def unlike(legal: Sequence[Action]) -> list[Action]:
    """The choices of which no two do the same with two copies of one card."""
    kept: dict[object, Action] = {}
    for action in legal:
        name = COPY.sub("", action.text) if action.type.name in SAME else action
        kept.setdefault(name, action)
    return list(kept.values())


def at_random(turn: Turn, world: State, rng: Rng) -> int:
    """What a line of choices made at random gets, done before the turn is ended; amounts are the largest."""
    world = world.copy()
    best = 0
    while True:
        legal, best = turn.own(world, best)
        if not legal:
            return best
        some = [it for it in ideas(legal) if it.type.name != "end"] or legal
        world.apply(some[rng.below(len(some))])
        best = max(best, turn.gained(world))


def by_line(turn: Turn, world: State, line: Sequence[Action]) -> int:
    """What this line gets in a world: each choice where it is legal, else a pass; nothing after the last."""
    world = world.copy()
    best, left = 0, list(line)
    while True:
        legal, best = turn.own(world, best)
        if not legal or not (left or turn.to_the_end):
            return best
        if left and left[0] in legal:
            action = left.pop(0)
        else:
            silent = next((it for it in legal if it.type.name == "pass"), None)
            if silent is None:
                return best
            action = silent
        world.apply(action)
        best = max(best, turn.gained(world))
