"""Games of one opponent against others of another kind, each seat in turn, and what a choice costs."""

from __future__ import annotations

import math
import time
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

import pygames
from pygames.bots import Bot, Observation, Thinking, decide, make, unsearched
from pygames.bots.advice import guide_of
from pygames.bots.search import Strong
from pygames.engine.rng import Rng
from tools.balance.chapters import wilson

PROCESSES = 2
LONGER = 4  # as the page's setting lets an opponent think


class Duel(NamedTuple):
    """Games of one kind: `one` against `others` at every other seat; `options` as pairs."""

    game: str
    seats: int
    one: str = "strong"
    others: str = "steady"
    options: tuple[tuple[str, object], ...] = ()


class DuelResults(NamedTuple):
    """What came of them: won, shared (a draw, or won by several), the choices of `one` and their CPU time."""

    games: int
    won: int
    shared: int
    choices: int
    seconds: float

    def __str__(self) -> str:
        low, high = wilson(self.won, self.games)
        chances = f"{self.won / self.games:.1%} | {low:.1%} to {high:.1%}"
        return f"{chances} | {self.shared} | {self.games} | {1000 * self.seconds / max(1, self.choices):.0f}"


class Judge(Strong):
    """The search of hints and reviews as an opponent: whether it is good enough for them is counted so."""

    def think(self, observation: Observation) -> Thinking:
        """With the guide that judges at this seat."""
        judge = self.guide.judge(observation.seats, observation.seat) or self.guide
        return Searching(judge, self.steady).think(observation)


class Searching(Strong):
    """A search at every seat."""

    def searches(self, observation: Observation) -> bool:
        return True


def bot(name: str, game: str) -> Bot:
    """The opponent of this name.

    "judge" is the search of hints and reviews, which begins with `strong`; "longer" is `strong` that tries
    four times as much.
    """
    guide = guide_of(game)
    if name == "longer":
        return make("strong", game, LONGER)
    return Judge(guide, unsearched("strong", game)) if name == "judge" and guide else make(name, game)


def play(duel: Duel, seed: int, seat: int, one: Bot | None = None, others: Bot | None = None) -> DuelResults:
    """One game, in which `one` sits at this seat; or the bots that are given in place of it or the others."""
    match = pygames.new(duel.game, seed=seed, seats=duel.seats, options=dict(duel.options))
    bots = [others or bot(duel.others, duel.game)] * duel.seats
    bots[seat] = one or bot(duel.one, duel.game)
    rng = Rng(~seed ^ seat)
    choices, seconds = 0, 0.0
    while (decision := match.decision) is not None:
        started = time.process_time()
        action = decide(bots[decision.seat], match, rng)
        if decision.seat == seat and len(decision.legal_actions) > 1:
            choices += 1
            seconds += time.process_time() - started
        match.play(action)
    winners = match.result.winners if match.result else ()
    alone = winners == (seat,)
    shared = not alone and (seat in winners or (not winners and duel.seats > 1))
    return DuelResults(1, alone, shared, choices, seconds)


def games_of(
    duel: Duel, games: int, seat: int | None = None, first: int = 0, processes: int = PROCESSES
) -> DuelResults:
    """Play this number of games at one seat; or at each seat in turn, each seed once at every seat."""
    seats = range(duel.seats) if seat is None else (seat,)
    seeds = [first + number // len(seats) for number in range(games)]
    with ProcessPoolExecutor(processes) as pool:
        found = pool.map(
            play, [duel] * games, seeds, [seats[n % len(seats)] for n in range(games)], chunksize=4
        )
        return DuelResults(*map(sum, zip(*found, strict=True)))


class Pairs(NamedTuple):
    """Games at one seat, each seed played by `one` and by the other."""

    one: DuelResults
    other: DuelResults
    only_one: int  # seeds that only `one` won
    only_other: int

    def __str__(self) -> str:
        titles = "won | 95 % | shared | games | ms a choice"
        n, less = self.only_one + self.only_other, min(self.only_one, self.only_other)
        chance = min(1.0, 2 * sum([math.comb(n, k) for k in range(less + 1)]) / 2**n)
        only = f"only the one {self.only_one}, only the other {self.only_other}, sign test p = {chance:.2g}"
        return f"{titles}\n{self.one}\n{self.other}\n{only}"


def pairs_of(
    duel: Duel, games: int, first: int = 0, processes: int = PROCESSES, seat: int = 0, against: str = "steady"
) -> Pairs:
    """Games by the same seeds for both of a duel, each at this seat against a third at every other seat."""
    seeds, seats = range(first, first + games), [seat] * games
    kinds = [duel._replace(one=name, others=against) for name in (duel.one, duel.others)]
    with ProcessPoolExecutor(processes) as pool:
        both = [list(pool.map(play, [kind] * games, seeds, seats, chunksize=4)) for kind in kinds]
    one, other = (DuelResults(*map(sum, zip(*found, strict=True))) for found in both)
    wins = [(a.won, b.won) for a, b in zip(*both, strict=True)]
    return Pairs(one, other, wins.count((1, 0)), wins.count((0, 1)))
