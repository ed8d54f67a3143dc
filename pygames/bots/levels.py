"""The levels below `strong`: the same search with fewer worlds, and with what beginners get wrong.

A beginner judges by what comes next, so all levels try their choices in sampled worlds, as `strong` does.
Three things are their own (`SIGHTS`): the weakest does not think of the kinds of action that newcomers
overlook (`Guide.overlooked`); the two weakest do not reckon with what others will do against them; and each
misjudges every choice by an error, the larger the weaker (`Guide.errors`). A choice that is much worse is so
taken seldom, and one that is a little worse often: what econometrics calls a random utility model (D.
McFadden, Conditional Logit Analysis of Qualitative Choice Behavior, 1974).

Where no search is fit to judge (`Opponents.strong_at`), a level plays as `steady`, but in a part of its
choices does anything (`LAPSES`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from pygames.bots import Bot, Observation, Thinking
from pygames.bots.opponents import Options
from pygames.bots.search import Guide, Policy, Search, play_on
from pygames.engine.action import Action
from pygames.engine.rng import Rng
from pygames.engine.state import State

FINE = 1 << 30
PASSES = frozenset(("pass", "end", "bury", "enough"))  # types of action by which somebody does nothing


class Sight(NamedTuple):
    """What a level sees: the part of `strong`'s playouts that it has, and which of the blind spots."""

    part: float
    replies: bool = True
    overlooks: bool = False


SIGHTS = {
    "novice": Sight(1 / 8, replies=False, overlooks=True),
    "casual": Sight(1 / 8, replies=False),
    "regular": Sight(1 / 4),
    "skilled": Sight(1 / 2),
}
LAPSES = {"novice": 60, "casual": 35, "regular": 15, "skilled": 0}  # of 100 choices
FARSIGHTED = "skilled"  # this level, where it leaves a choice to another bot, leaves it to that of `strong`


class Level(Bot):
    """An opponent of a level below `strong`; `usual` does what no search is made for."""

    def __init__(
        self,
        name: str,
        guide: Guide,
        usual: Bot,
        judged_at: Callable[[int, int, Options], bool] | None = None,
        effort: int = 1,
    ) -> None:
        self.guide, self.usual, self.judged_at, self.effort = guide, usual, judged_at, effort
        self.sight, self.lapses = SIGHTS[name], LAPSES[name]
        self.error = guide.errors[list(SIGHTS).index(name)]

    def think(self, observation: Observation) -> Thinking:
        """Choose one of `observation.legal_actions`."""
        legal, seats, seat = observation.legal_actions, observation.seats, observation.seat
        if len(legal) == 1:
            return legal[0]
        first = yield from self.usual.think(observation)
        judged = self.judged_at is None or self.judged_at(seats, seat, observation.options)
        guide = self.guide.judge(seats, seat) if judged else None
        if guide is None:
            return observation.rng.choice(legal) if observation.rng.below(100) < self.lapses else first
        if guide.leaves(observation.decision, legal):
            return first
        return (yield from Glance(guide, observation, first, self.sight, self.error, self.effort).run())


class Glance(Search):
    """One decision of such a level."""

    def __init__(
        self, guide: Guide, observation: Observation, first: Action, sight: Sight, error: float, effort: int
    ) -> None:
        super().__init__(guide, observation, first, effort)
        self.sight, self.error = sight, error
        self.policy = guide.policy if sight.replies else unanswered(guide, observation.seat)

    def run(self) -> Thinking:
        """The choice that seems best."""
        choices = self._candidates()
        if self.sight.overlooks:
            choices = [it for it in choices if it.type.name not in self.guide.overlooked] or choices
        self.values = {action: [] for action in choices}
        for _ in range(max(1, round(self.playouts * self.sight.part / len(choices)))):
            yield from self.attempt(choices)
        trust = {self.first: self.guide.trust}
        rng = self.observation.rng
        return max(choices, key=lambda it: self._mean(it) + trust.get(it, 0.0) + self.error * gumbel(rng))

    def play_on(self, state: State, action: Action) -> None:
        """Do an action and play on, with the others as this level takes them to play."""
        play_on(self.guide, state, action, self.policy)


def unanswered(guide: Guide, seat: int) -> Policy:
    """The policy of a playout in which the others do as little as they may."""

    def policy(state: State, other: int, legal: Sequence[Action]) -> Action:
        least = legal[-1]  # doing nothing is listed last
        if other != seat and not least.args and least.type.name in PASSES:
            return least
        return guide.policy(state, other, legal)

    return policy


def gumbel(rng: Rng) -> float:
    """A random number of the Gumbel distribution: the largest of many errors."""
    return -math.log(-math.log((rng.below(FINE) + 0.5) / FINE))
