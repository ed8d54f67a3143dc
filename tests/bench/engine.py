"""Microseconds a decision, a copy, a view and a fork, in a match and on the bare state, for each game.

The same module runs under CPython and under Pyodide.
"""

from __future__ import annotations

import gc
import random
import time
from collections.abc import Callable
from typing import Any

import pygames

GAMES = 30
REPEATS = 7
PLAYOUTS = 20


def play_match(game: str, seats: int, seed: int, visit: Callable[[Any], None] | None = None) -> int:
    """One random game; how many decisions it took. `visit` is called with the match before each."""
    match = pygames.new(game, seed=seed, seats=seats)
    pick = random.Random(seed).random
    decisions = 0
    while (decision := match.decision) is not None:
        if visit is not None:
            visit(match)
        legal = decision.legal_actions
        match.play(legal[int(pick() * len(legal))])
        decisions += 1
    return decisions


def play_state(state: Any, seed: int) -> int:
    """A random playout of a bare state to the end; how many decisions it took."""
    pick = random.Random(seed).random
    decisions = 0
    while state.agenda:
        legal = state.legal_actions()
        state.apply(legal[int(pick() * len(legal))])
        decisions += 1
    return decisions


def best(work: Callable[[], int], clock: Callable[[], float]) -> float:
    """The least microseconds per unit of work in several runs; `work` returns its units."""
    times = []
    for _ in range(REPEATS):
        gc.collect()
        start = clock()
        units = work()
        times.append((clock() - start) / units * 1e6)
    return min(times)


def measure(game: str, seats: int, clock: Callable[[], float] = time.process_time) -> dict[str, float]:
    """The figures for one game with so many seats, in microseconds, and random games a second."""
    positions: list[Any] = []

    def keep(match: Any) -> None:
        if len(match.choices) % 10 == 5:
            positions.append(match.copy())

    lengths = [play_match(game, seats, seed, keep) for seed in range(5)]
    starts = [pygames.new(game, seed=seed, seats=seats).search_state(0, seed) for seed in range(GAMES)]

    def each(what: Callable[[Any], Any]) -> float:
        def work() -> int:
            for match in positions:
                what(match)
            return len(positions)

        return best(work, clock)

    def playouts() -> int:
        for number, match in enumerate(positions[:PLAYOUTS]):
            play_state(match.search_state(match.decision.seat, number), number)
        return len(positions[:PLAYOUTS])

    decision = best(lambda: sum(play_match(game, seats, seed) for seed in range(GAMES)), clock)
    return {
        "decision_us": decision,
        "state_decision_us": best(
            lambda: sum(play_state(state.copy(), seed) for seed, state in enumerate(starts)), clock
        ),
        "copy_us": each(lambda match: match.copy()),
        "state_copy_us": each(lambda match: match._state.copy()),
        "determinized_us": each(lambda match: match.search_state(match.decision.seat, 1)),
        "fork_us": each(lambda match: match.fork(match.decision.seat, 1)),
        "view_us": each(lambda match: match.view(match.decision.seat)),
        "playout_ms": best(playouts, clock) / 1000,
        "games_per_second": 1e6 / decision / (sum(lengths) / len(lengths)),
    }


def measure_all(clock: Callable[[], float] = time.process_time) -> dict[str, dict[str, float]]:
    """The figures for every playable game; of three seat counts and more, the even ones only."""
    return {
        f"{entry.id} {seats}": measure(entry.id, seats, clock)
        for entry in pygames.catalogue()
        if entry.playable
        for seats in entry.seats
        if seats % 2 == 0 or len(entry.seats) < 3
    }
