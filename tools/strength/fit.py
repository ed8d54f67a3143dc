"""Fit the weights of a guide: a conditional logit of who wins, on positions of games played by its policy.

python -m tools.strength fit GAME [--seats 2] [--games 4000] [--by policy]
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import pygames
from pygames.bots import decide, make
from pygames.bots.search import Guide
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.engine.state import State
from tests.kit.truth import true_state
from tools.strength.shaken import shaken

Position = tuple[list[tuple[float, ...]], int]  # the features of each seat, and which of them won
RIDGE = 0.01  # keeps weights small that the positions say nothing of
ROUNDS = 30


def positions(
    game: str, guide: Guide, seats: int, games: int, options: Sequence[dict[str, Any]], by: str = "policy"
) -> list[Position]:
    """A position for each horizon passed in so many games; games that no side wins alone are left out.

    They are played `by` the guide's policy, or by a bot. If by "shaken", one position of each turn of a bot's
    games is changed at random and played to the end by the policy. The options take turns.
    """
    found: list[Position] = []
    for seed in range(games):
        match = pygames.new(game, seed=seed, seats=seats, options=options[seed % len(options)])
        courses: Iterable[Iterator[State]] = (
            [_by_policy(guide, match, seed)] if by == "policy" else [_by_bot(by, match, seed)]
        )
        if by == "shaken":
            courses = _shaken(guide, match, seed)
        for course in courses:
            met: list[list[tuple[float, ...]]] = []
            mark: Any = None
            for state in course:
                if by == "shaken" and met:
                    continue
                if state.agenda and (mark is None or guide.reached(state, mark)):
                    met.append([guide.features(state, seat) for seat in guide.sides(state)])
                    mark = guide.mark(state)
            winners = (state.result.winners if state.result else ()) or ((1,) if seats == 1 else ())
            won = [side for side, seat in enumerate(guide.sides(state)) if seat in winners]
            if len(won) == 1:
                found += [(features, won[0]) for features in met]
    return found


def _shaken(guide: Guide, match: Match, seed: int) -> Iterator[Iterator[State]]:
    """For each turn of a game of `steady` the first state, changed at random, and the last."""
    mark: Any = None
    number = 0
    for state in _by_bot("steady", match, seed):
        if mark is None:
            mark = guide.mark(state)
        elif state.agenda and guide.mark(state) != mark:
            mark, number = guide.mark(state), number + 1
            yield _on(guide, shaken(state, state.seat_to_act, seed << 8 | number))


def _on(guide: Guide, state: State) -> Iterator[State]:
    """The states of a game by the guide's policy, to the end."""
    while state.agenda:
        yield state
        seat = state.seat_to_act
        legal = state.legal_actions()
        state.apply(legal[0] if len(legal) == 1 else guide.policy(state, seat, legal))
    yield state


def _by_policy(guide: Guide, match: Match, seed: int) -> Iterator[State]:
    """The states of a game by the guide's policy, after what is left to `steady` at its start."""
    steady, rng = make("steady", match.game.id), Rng(seed)
    while match.decision is not None and match.decision.id in guide.left_to_steady:
        match.play(decide(steady, match, rng))
    yield from _on(guide, match.search_state(0, seed))


def _by_bot(by: str, match: Match, seed: int) -> Iterator[State]:
    """The states of a game by this bot at every seat."""
    bot, rng = make(by, match.game.id), Rng(seed)
    while match.decision is not None:
        yield true_state(match)
        match.play(decide(bot, match, rng))
    yield true_state(match)


def fit(found: list[Position]) -> list[float]:
    """The weights under which the winners are likeliest (Newton's method)."""
    size = len(found[0][0][0])
    weights = [0.0] * size
    for _ in range(ROUNDS):
        gradient = [-RIDGE * len(found) / 100 * w for w in weights]
        hessian = [[RIDGE * len(found) / 100 * (a == b) for b in range(size)] for a in range(size)]
        for features, winner in found:
            scores = [sum([w * x for w, x in zip(weights, its, strict=True)]) for its in features]
            top = max(scores)
            chances = [math.exp(score - top) for score in scores]
            total = sum(chances)
            chances = [chance / total for chance in chances]
            mean = [sum([p * its[a] for p, its in zip(chances, features, strict=True)]) for a in range(size)]
            for a in range(size):
                gradient[a] += features[winner][a] - mean[a]
            for p, its in zip(chances, features, strict=True):
                off = [x - m for x, m in zip(its, mean, strict=True)]
                for a in range(size):
                    if off[a]:
                        for b in range(a + 1):
                            hessian[a][b] += p * off[a] * off[b]
        for a in range(size):
            for b in range(a):
                hessian[b][a] = hessian[a][b]
        step = solve(hessian, gradient)
        weights = [w + d for w, d in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-4:
            break
    return weights


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations (Gauss, with pivots)."""
    n = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for a in range(n):
        pivot = max(range(a, n), key=lambda row: abs(rows[row][a]))
        rows[a], rows[pivot] = rows[pivot], rows[a]
        for b in range(a + 1, n):
            factor = rows[b][a] / rows[a][a]
            rows[b] = [x - factor * y for x, y in zip(rows[b], rows[a], strict=True)]
    found = [0.0] * n
    for a in reversed(range(n)):
        found[a] = (rows[a][n] - sum([rows[a][b] * found[b] for b in range(a + 1, n)])) / rows[a][a]
    return found
