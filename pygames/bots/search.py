"""`strong`: one search for all games, on bare states in which what the seat cannot know is dealt at random.

Every choice is tried in the same sampled worlds: done, then played on by a quick policy up to a point where
the position can be judged. The choices that do worst are left out, half of them at a time, and the playouts
go to the rest (sequential halving: Karnin, Koren, Somekh 2013). What `steady` would do is among the choices
to the end, and is left only for one that is better by more than chance explains.

What it has to know of a game is in a `Guide` (`opponents/guide.py` in its folder).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from pygames.bots import Bot, Observation, Thinking
from pygames.engine.action import Action
from pygames.engine.state import State

Policy = Callable[[Any, int, Sequence[Action]], Action]
NO_STRESS: Mapping[int, float] = MappingProxyType({})
TEMPERS = ("cautious", "greedy", "attacking")
MOST_DECISIONS = 400  # of a playout; none is so long unless a guide's policy goes round in circles


class Temper(NamedTuple):
    """What counts so many times as much as usual, by the number of the feature: one's own, the rivals'."""

    own: Mapping[int, float] = NO_STRESS
    rivals: Mapping[int, float] = NO_STRESS


class Guide:
    """What a search has to know of one game."""

    playouts = 160  # of all choices together, for one decision
    candidates = 16  # so many choices are tried at the most
    left_to_steady: frozenset[str] = frozenset()  # decisions that are not worth a search
    weights: tuple[float, ...] = ()  # of the features, by `python -m tools.strength fit GAME`
    # of the levels below `strong`, the weakest first: by how much each misjudges a choice, in chances of
    # winning, by `python -m tools.strength settle GAME`
    errors: tuple[float, float, float, float] = (0.4, 0.2, 0.1, 0.05)
    # by how much a choice must seem better to such a level than that of `steady`, in chances of winning
    trust = 0.0
    # forecasts that say that a choice surely brings what is at stake: advice prefers it to a little more luck
    certain: frozenset[str] = frozenset()
    effort = 1  # so many times as many playouts has the search of a hint, and as many trials
    # standard errors by which a choice has to be better in trials than the usual one, to be advised
    doubt = 1.5
    # decisions in which hints pass unless something is gained: else a search uses up cards by chance
    sparing: frozenset[str] = frozenset()
    # types of action that cost nothing and tell their player something, unless their prior is below 0: no
    # playout shows what that is worth
    free: frozenset[str] = frozenset()
    idle: frozenset[str] = frozenset()  # types of action that are advised where others come to the same
    spends: frozenset[str] = frozenset()  # types of action that are advised only if those lose or look worse
    gambles: frozenset[str] = frozenset()  # types of action that are advised only if trials speak for them
    overlooked: frozenset[str] = frozenset()  # types of action that the weakest level does not think of
    tempers: Mapping[str, Temper] = MappingProxyType({})  # by the names in TEMPERS
    temper = Temper()

    def tempered(self, name: str) -> Guide:
        """The guide as somebody of this temper judges; this one where the game knows no such temper."""
        if name not in self.tempers:
            return self
        found = type(self)()
        vars(found).update(vars(self))
        found.temper = self.tempers[name]
        return found

    def searches(self, seats: int, seat: int) -> bool:
        """Whether `strong` searches at this seat of so many; else another bot plays there."""
        return True

    def judge(self, seats: int, seat: int) -> Guide | None:
        """The guide that judges choices at this seat; None where none is known to be as good as `strong`."""
        return self if self.searches(seats, seat) else None

    def adviser(self, seats: int, seat: int) -> Guide | None:
        """The guide of hints and reviews at this seat: that which judges, unless they need another."""
        return self.judge(seats, seat)

    def leaves(self, decision: str, legal: Sequence[Action]) -> bool:
        """Whether a decision is left to `steady`, for a search would find nothing better."""
        return decision in self.left_to_steady

    def budget(self, seats: int) -> int:
        """How many playouts a decision has in a game of so many seats."""
        return self.playouts

    def margin(self, seats: int) -> float:
        """By how many standard errors a choice must be better than steady's to be preferred."""
        return 1.0

    def policy(self, state: Any, seat: int, legal: Sequence[Action]) -> Action:
        """A quick choice for a playout; its random numbers come from the state. Here: any."""
        found: Action = legal[state.below(len(legal))]
        return found

    def mark(self, state: Any) -> Any:
        """What `reached` compares with, from where a playout starts."""
        return None

    def reached(self, state: Any, mark: Any) -> bool:
        """Whether a playout has come to a point where the position is judged."""
        return False

    def shorten(self, state: Any) -> None:
        """Take from the agenda what comes after the point where a playout is judged: it need not be done."""

    def features(self, state: Any, seat: int) -> tuple[float, ...]:
        """What a seat has, in numbers that tell how well it stands."""
        return ()

    def sides(self, state: Any) -> Sequence[int]:
        """A seat of each side; alone one plays against a side without a seat."""
        return range(max(2, state.seats))

    def rivals(self, state: Any, seat: int) -> Sequence[int]:
        """The seats that win if this one does not."""
        return [other for other in range(state.seats) if other != seat]

    def value(self, state: Any, seat: int) -> float:
        """The chance of winning, from 0 to 1, where the game is not over: a logit of the seats' standings."""
        own, rivals = self.standing(state, seat, self.temper.own), self.rivals(state, seat)
        return 1 / (1 + sum([math.exp(self.standing(state, it, self.temper.rivals) - own) for it in rivals]))

    def sought(self, state: Any, seat: int) -> float:
        """What a search goes by there: the chance of winning, unless it plays better by something else."""
        return self.value(state, seat)

    def standing(self, state: Any, seat: int, stress: Mapping[int, float] = NO_STRESS) -> float:
        """How well a seat stands: its features by their weights, those in `stress` so many times."""
        weights, features = self.weights_for(state.seats), self.features(state, seat)
        stressed = sum([(factor - 1) * weights[it] * features[it] for it, factor in stress.items()])
        return stressed + sum([a * b for a, b in zip(weights, features, strict=True)])

    def weights_for(self, seats: int) -> tuple[float, ...]:
        """The weights in a game of so many seats."""
        return self.weights

    def believe(self, state: Any, seat: int) -> None:
        """Adjust a sampled world so that it explains what the others have played.

        It does nothing unless a game's guide overrides it.
        """

    def prior(self, state: Any, seat: int, action: Action) -> float:
        """How promising a choice looks, where there are more than `candidates`."""
        return 0.0


class Strong(Bot):
    """Tries its choices in sampled worlds; see the module."""

    def __init__(self, guide: Guide, steady: Bot, effort: int = 1) -> None:
        self.guide = guide
        self.steady = steady
        self.effort = effort

    def think(self, observation: Observation) -> Thinking:
        """Choose one of `observation.legal_actions`."""
        if len(observation.legal_actions) == 1:
            return observation.legal_actions[0]
        first = yield from self.steady.think(observation)
        if not self.searches(observation):
            return first
        if self.guide.leaves(observation.decision, observation.legal_actions):
            return first
        return (yield from Search(self.guide, observation, first, self.effort).run())

    def searches(self, observation: Observation) -> bool:
        """Whether it searches at this seat; else it does what the other bot would do."""
        return self.guide.searches(observation.seats, observation.seat)


def play_on(guide: Guide, state: State, action: Action | None = None, policy: Policy | None = None) -> None:
    """Do this action, if there is one, and play on up to where the guide judges, by its policy or another."""
    mark, policy = guide.mark(state), policy or guide.policy
    guide.shorten(state)
    if action is not None:
        state.apply(action)
    for _ in range(MOST_DECISIONS):
        agenda = state.agenda
        if not agenda or guide.reached(state, mark):
            return
        entry = agenda[-1]
        legal = entry[0].legal_actions(state, entry[1])
        state.apply(legal[0] if len(legal) == 1 else policy(state, entry[1], legal))


def worth(state: State, seat: int, judge: Callable[[State, int], float]) -> float:
    """What `judge` says of a seat; where the game is over, whether it has won."""
    result = state.result
    if result is None:
        return judge(state, seat)
    return 0.5 if not result.winners and state.seats > 1 else float(seat in result.winners)


class Search:
    """One decision's search: what came of each choice, world by world. `effort` multiplies the playouts."""

    def __init__(self, guide: Guide, observation: Observation, first: Action, effort: int = 1) -> None:
        self.guide, self.observation, self.first = guide, observation, first
        self.playouts = guide.budget(observation.seats) * effort
        self.values: dict[Action, list[float]] = {}  # by choice, one a world; worlds are in the same order

    def run(self) -> Thinking:
        """The best of the choices."""
        left = self._candidates()
        self.values = {action: [] for action in left}
        rounds = math.ceil(math.log2(len(left)))
        for _ in range(rounds):
            for _ in range(max(1, self.playouts // (rounds * len(left)))):
                yield from self.attempt(left)
            left = self._better_half(left)
        best = max(left, key=self._mean)
        return best if best is self.first or self._leads(best) else self.first

    def _candidates(self) -> list[Action]:
        legal = self.observation.legal_actions
        if len(legal) <= self.guide.candidates:
            return list(legal)
        state = self.observation.determinized(self._seed())
        seat, guide = self.observation.seat, self.guide
        order = self.observation.rng.shuffled(legal)  # so that equals take turns
        ranked = sorted(order, key=lambda action: -guide.prior(state, seat, action))[: guide.candidates]
        return ranked if self.first in ranked else [*ranked[:-1], self.first]

    def _seed(self) -> int:
        return self.observation.rng.below(1 << 64)

    def attempt(self, choices: Sequence[Action]) -> Generator[None]:
        """All these choices in one more world, with the same luck."""
        world = self._world()
        for action in choices:
            self.values[action].append(self._playout(world.copy(), action))
            yield

    def _world(self) -> State:
        world = self.observation.determinized(self._seed())
        self.guide.believe(world, self.observation.seat)
        return world

    def _playout(self, state: State, action: Action) -> float:
        self.play_on(state, action)
        return self.judged(action, state)

    def play_on(self, state: State, action: Action) -> None:
        """Do an action and play on up to where the guide judges."""
        play_on(self.guide, state, action)

    def judged(self, action: Action, end: State) -> float:
        """What the end of a playout is worth to the seat that asks."""
        return worth(end, self.observation.seat, self.guide.sought)

    def _better_half(self, choices: list[Action]) -> list[Action]:
        """Half of them, steady's among them."""
        ranked = sorted(choices, key=self._mean, reverse=True)
        half = ranked[: (len(ranked) + 1) // 2]
        return half if self.first in half else [*half, self.first]

    def _mean(self, action: Action) -> float:
        values = self.values[action]
        return sum(values) / len(values)

    def _leads(self, best: Action) -> bool:
        """Whether it is better than steady's by more than chance explains, in the worlds that both met."""
        ahead = [a - b for a, b in zip(self.values[best], self.values[self.first], strict=False)]
        n = len(ahead)
        mean = sum(ahead) / n
        spread = math.sqrt(sum((it - mean) ** 2 for it in ahead) / max(1, n - 1) / n)
        return mean > self.guide.margin(self.observation.seats) * spread
