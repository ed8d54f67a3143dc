"""Microseconds a decision, a copy, a view and a fork, in a match and on the bare state, for each game.

The same module runs under CPython and under Pyodide.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import pygames
from tests.kit.truth import true_state
from tools.bench.turns import Clock, Measured, Work, measure

GAMES = 30
PLAYOUTS = 20
AT = 28  # the figures are said for a machine on which the reference takes so many microseconds

Figures = dict[str, float]


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


def works(game: str, seats: int) -> dict[str, Work]:
    """What is measured for one game with so many seats."""
    positions: list[Any] = []

    def keep(match: Any) -> None:
        if len(match.choices) % 10 == 5:
            positions.append(match.copy())

    for seed in range(5):
        play_match(game, seats, seed, keep)
    starts = [pygames.new(game, seed=seed, seats=seats).search_state(0, seed) for seed in range(GAMES)]

    def each(what: Callable[[Any], Any]) -> Work:
        def work() -> int:
            for match in positions:
                what(match)
            return len(positions)

        return work

    def playouts() -> int:
        for number, match in enumerate(positions[:PLAYOUTS]):
            play_state(match.search_state(match.decision.seat, number), number)
        return len(positions[:PLAYOUTS])

    return {
        "decision": lambda: sum(play_match(game, seats, seed) for seed in range(GAMES)),
        "state_decision": lambda: sum(play_state(state.copy(), seed) for seed, state in enumerate(starts)),
        "copy": each(lambda match: match.copy()),
        "state_copy": each(lambda match: true_state(match).copy()),
        "determinized": each(lambda match: match.search_state(match.decision.seat, 1)),
        "fork": each(lambda match: match.fork(match.decision.seat, 1)),
        "view": each(lambda match: match.view(match.decision.seat)),
        "playout": playouts,
    }


def figures(measured: dict[str, Measured]) -> dict[str, Figures]:
    """What was measured, said in three ways: see docs/measurements/performance.md."""
    return {
        name: {"least_us": least}
        if ratio is None
        else {"least_us": least, "ratio": ratio, "at_28_us": AT * ratio}
        for name, (least, ratio) in measured.items()
    }


def measure_all(
    clock: Clock = time.process_time, reference: Work | None = None
) -> dict[str, dict[str, Figures]]:
    """The figures for every playable game; of three seat counts and more, the even ones only."""
    return {
        f"{entry.id} {seats}": figures(measure(works(entry.id, seats), clock, reference))
        for entry in pygames.catalogue()
        if entry.playable
        for seats in entry.seats
        if seats % 2 == 0 or len(entry.seats) < 3
    }
