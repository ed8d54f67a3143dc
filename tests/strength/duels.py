"""Games of one opponent against others of another kind, each seat in turn, and what a choice costs."""

from __future__ import annotations

import time
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

import pygames
from pygames.bots import decide, make
from pygames.core.rng import Rng
from tests.balance.chapters import wilson

PROCESSES = 2


class Duel(NamedTuple):
    """Games of one kind: `one` against `others` at every other seat; `options` as pairs."""

    game: str
    seats: int
    one: str = "strong"
    others: str = "steady"
    options: tuple[tuple[str, object], ...] = ()


class Tally(NamedTuple):
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


def play(duel: Duel, seed: int, seat: int) -> Tally:
    """One game, in which `one` sits at this seat."""
    match = pygames.new(duel.game, seed=seed, seats=duel.seats, options=dict(duel.options))
    bots = [make(duel.one if it == seat else duel.others, duel.game) for it in range(duel.seats)]
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
    return Tally(1, alone, shared, choices, seconds)


def games_of(duel: Duel, games: int, seat: int | None = None, first: int = 0) -> Tally:
    """So many games, at this seat or at each in turn; a seed is played once at each."""
    seats = range(duel.seats) if seat is None else (seat,)
    seeds = [first + number // len(seats) for number in range(games)]
    with ProcessPoolExecutor(PROCESSES) as pool:
        found = pool.map(
            play, [duel] * games, seeds, [seats[n % len(seats)] for n in range(games)], chunksize=4
        )
        return Tally(*map(sum, zip(*found, strict=True)))
