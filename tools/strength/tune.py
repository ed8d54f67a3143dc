"""Find better weights for a bot that reckons with some: shake them, and see with which of them games are won.

python -m tools.strength tune GAME [--seats 2] [--seat 0] [--games 4000] [--rounds 1] [--one steady]
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

from pygames.bots import unsearched
from pygames.engine.rng import Rng
from pygames.games.immortal_king.opponents.bots import Role, Steady, role_of
from tools.strength.duels import PROCESSES, Duel, play
from tools.strength.fit import Position, fit

SHAKE = 0.5  # the standard deviation of a weight's logarithm
SURE = 2.0  # in standard errors: a weight of which less is known stays
STEP = 1.0  # how far a round moves all weights together, in logarithms

Weights = dict[str, float]
Shakes = dict[str, float]  # by what each weight's logarithm is off, in standard deviations


class Round(NamedTuple):
    """What each weight did to the odds of winning, and the weights that follow from it."""

    slopes: dict[str, float]  # logits for one standard deviation
    error: float  # of each of them
    won: float  # the part of the games with shaken weights
    weights: Weights

    def __str__(self) -> str:
        titles = f"won {self.won:.1%} | logits, ± {self.error:.3f} | weight"
        told = [f"{name} | {slope:+.3f} | {self.weights[name]:.2f}" for name, slope in self.slopes.items()]
        return "\n".join([titles, *told])


def tune(
    duels: Sequence[Duel], seat: int, games: int, rounds: int = 1, first: int = 0, processes: int = PROCESSES
) -> Iterator[Round]:
    """Move the weights of `one` at this seat uphill, round by round, by games with shaken ones.

    Duels that differ in their options take turns.
    """
    weights = _role(duels[0], seat).weights
    with ProcessPoolExecutor(processes) as pool:
        for number in range(rounds):
            seeds = range(first + number * games, first + (number + 1) * games)
            played = [duels[seed % len(duels)] for seed in seeds]
            shaken = pool.map(shaken_game, played, [seat] * games, [weights] * games, seeds, chunksize=8)
            found = list(shaken)
            result = moved(weights, found)
            yield result
            weights = result.weights


def moved(weights: Weights, found: list[tuple[Shakes, bool]]) -> Round:
    """New weights: one step from the old towards those that won.

    `found` has games that were played with randomly changed weights: the changes, and whether it was won.
    """
    positions: list[Position] = [
        ([(1.0, *shakes.values()), (0.0,) * (len(weights) + 1)], 0 if won else 1) for shakes, won in found
    ]
    slopes = dict(zip(weights, fit(positions)[1:], strict=True))
    share = sum([won for _, won in found]) / len(found)
    error = 1 / math.sqrt(len(found) * share * (1 - share))
    moves = {name: slope if abs(slope) > SURE * error else 0.0 for name, slope in slopes.items()}
    length = math.sqrt(sum([slope**2 for slope in moves.values()])) or 1.0
    after = {name: weight * math.exp(STEP * moves[name] / length) for name, weight in weights.items()}
    return Round(slopes, error, share, after)


def shaken_game(duel: Duel, seat: int, weights: Weights, seed: int) -> tuple[Shakes, bool]:
    """One game of `one` with these weights at this seat, shaken, and whether it won."""
    rng = Rng(seed)
    shakes = {name: normal(rng) for name in weights}
    its = {name: weight * math.exp(SHAKE * shakes[name]) for name, weight in weights.items()}
    bot: Any = unsearched(duel.one, duel.game)
    bot.roles = {**bot.roles, role_of(duel.seats, seat): _role(duel, seat)._replace(weights=its)}
    return shakes, play(duel, seed, seat, bot).won == 1


def _role(duel: Duel, seat: int) -> Role:
    """How the one plays this seat, if by weights."""
    bot = unsearched(duel.one, duel.game)
    if not isinstance(bot, Steady):
        raise SystemExit(f"{duel.one} of {duel.game} has no weights to tune")
    return bot.roles[role_of(duel.seats, seat)]


def normal(rng: Rng) -> float:
    """A number of the standard normal distribution, as a sum of twelve equally spread ones."""
    return sum([rng.below(1 << 20) for _ in range(12)]) / (1 << 20) - 6
