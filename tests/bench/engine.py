"""Microseconds a decision, a copy, a view and a fork, for one game of ours.

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


def play_random(game: str, seats: int, seed: int, visit: Callable[[Any], None] | None = None) -> int:
    """One random game; how many decisions it took. `visit` is called with the match before each."""
    match = pygames.new(game, seed=seed, seats=seats)
    pick = random.Random(seed).random
    decisions = 0
    while match.decision is not None:
        if visit is not None:
            visit(match)
        legal = match.decision.legal_actions
        match.play(legal[int(pick() * len(legal))])
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

    lengths = [play_random(game, seats, seed, keep) for seed in range(5)]

    def games() -> int:
        return sum(play_random(game, seats, seed) for seed in range(GAMES))

    def copies() -> int:
        for match in positions:
            match.copy()
        return len(positions)

    def views() -> int:
        for match in positions:
            match.view(match.decision.seat)
        return len(positions)

    def forks() -> int:
        for match in positions:
            match.fork(match.decision.seat, 1)
        return len(positions)

    decision = best(games, clock)
    return {
        "decision_us": decision,
        "copy_us": best(copies, clock),
        "view_us": best(views, clock),
        "fork_us": best(forks, clock),
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
