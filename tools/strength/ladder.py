"""The ladder: how often each level wins against the one below it, and the errors by which it does so."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from typing import NamedTuple

from pygames.bots import make
from pygames.bots.levels import Level
from tools.balance.chapters import wilson
from tools.strength.duels import Duel, DuelResults, play
from tools.strength.sequential import HIGH, LOW, Answer, Sequential, among

MIDDLE = (LOW + HIGH) / 2
GAIN = 2.5  # how far the first game moves an error, in its logarithm


class Step(NamedTuple):
    """What came of a sequential test."""

    test: Sequential
    answer: Answer
    by_seat: tuple[tuple[float, int], ...]  # points and games
    seconds: float

    def __str__(self) -> str:
        points, games = self.test.points, self.test.games
        low, high = wilson(round(points), games)
        seats = ", ".join(f"{won:g}/{n}" for won, n in self.by_seat)
        return (
            f"{self.answer} | {points / games:.1%} | {low:.1%} to {high:.1%} | {seats} | {games} | "
            f"{self.seconds / games:.2f}"
        )


def points_of(found: DuelResults) -> float:
    """What one game has brought."""
    return found.won + found.shared / 2


def step(duel: Duel, first: int = 0, processes: int = 1) -> Step:
    """Play until the test tells how often the one wins: a seed is played once with the one at each seat."""
    seats = duel.seats
    test, started, answer = Sequential(seats), time.process_time(), None
    by_seat = [(0.0, 0)] * seats
    for seat, found in _games(duel, first, processes):
        points = points_of(found)
        by_seat[seat] = (by_seat[seat][0] + points, by_seat[seat][1] + 1)
        answer = test.add(points)
        if answer is not None:
            return Step(test, answer, tuple(by_seat), time.process_time() - started)
    raise AssertionError("seeds do not end")


def _games(duel: Duel, first: int, processes: int) -> Iterator[tuple[int, DuelResults]]:
    """Game after game, without an end."""
    numbers = count()
    if processes == 1:
        for number in numbers:
            seed, seat = divmod(number, duel.seats)
            yield seat, play(duel, first + seed, seat)
    with ProcessPoolExecutor(processes) as pool:
        for start in count(0, 4 * processes):
            some = [divmod(start + it, duel.seats) for it in range(4 * processes)]
            seeds, seats = [first + seed for seed, _ in some], [seat for _, seat in some]
            yield from zip(seats, pool.map(play, [duel] * len(some), seeds, seats), strict=True)


def settle(duel: Duel, games: int, first: int = 0, start: float | None = None) -> Iterator[float]:
    """The error of the level `others` with which the one above it wins in the middle of the range.

    After each game the error is made larger or smaller, by less and less; the mean of the later half is the
    answer (H. Robbins and S. Monro 1951; B. Polyak and A. Juditsky 1992). `others` is a level below `strong`.
    """
    lower = make(duel.others, duel.game)
    assert isinstance(lower, Level)
    logarithm, passed = math.log(start or lower.error), list[float]()
    wanted = among(MIDDLE, duel.seats)
    for number in range(games):
        lower.error = math.exp(logarithm)
        seed, seat = divmod(number, duel.seats)
        points = points_of(play(duel, first + seed, seat, others=lower))
        logarithm -= GAIN / (number + 4) ** 0.7 * (points - wanted)
        passed.append(logarithm)
        later = passed[len(passed) // 2 :]
        yield math.exp(sum(later) / len(later))
