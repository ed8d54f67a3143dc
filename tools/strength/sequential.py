"""A sequential test of how often one level wins against another: it ends as soon as the games tell.

Wald's test of two shares of points (A. Wald, Sequential Analysis, 1947, section 5.3) adds up, game by game,
how much likelier the result is by the one share than by the other, and stops at a bound. Here two of them run
at once, one about each end of a range: so three answers are possible, below it, within it, above it (M. Sobel
and A. Wald, A Sequential Decision Procedure for Choosing One of Three Hypotheses, 1949). Fishtest's test of
changes to Stockfish is of the same family, with the lower and the upper share given as Elo.

A draw is half a game won and half a game lost. With several seats, shares are translated by the odds against
each of the others: who has the odds o against one, wins o / (o + n - 1) of the games of n players.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal

ERROR = 0.05  # the chance that a test decides for the wrong one of its two shares, at most
LOW, HIGH = 0.60, 0.75  # a level wins so much against the one below it
APART = 0.05  # the two shares of a test stand so far to either side of its end of the range
MOST = 400  # games: a share so near to an end of the range is left undecided

Answer = Literal["below", "within", "above", "undecided"]


def elo(share: float) -> float:
    """How many Elo points apart two are of whom one wins this share of the games."""
    return 400 * math.log10(share / (1 - share))


def among(share: float, seats: int) -> float:
    """What somebody wins among so many, who wins this share of the games for two against each of them."""
    odds = share / (1 - share)
    return odds / (odds + seats - 1)


@dataclass
class Wald:
    """One test: is the share of points `low`, or is it `high`?"""

    low: float
    high: float
    error: float = ERROR
    likelier: float = 0.0  # the logarithm of how much likelier `high` is, by the games so far

    @property
    def bound(self) -> float:
        """Where it stops, to either side."""
        return math.log((1 - self.error) / self.error)

    @property
    def decided(self) -> bool | None:
        """True: the share is the high one. None: not decided yet."""
        return None if abs(self.likelier) < self.bound else self.likelier > 0

    def add(self, points: float) -> None:
        """One more game, of which 0 to 1 points were won; it changes nothing after the decision."""
        if self.decided is None:
            won, lost = math.log(self.high / self.low), math.log((1 - self.high) / (1 - self.low))
            self.likelier += points * won + (1 - points) * lost


class Sequential:
    """Whether a share of points is below a range, within it, or above it."""

    def __init__(self, seats: int = 2, low: float = LOW, high: float = HIGH) -> None:
        self.games, self.points = 0, 0.0
        self.tests = [Wald(among(end - APART, seats), among(end + APART, seats)) for end in (low, high)]

    def add(self, points: float) -> Answer | None:
        """One more game; the answer, when there is one."""
        self.games += 1
        self.points += points
        for test in self.tests:
            test.add(points)
        over_low, over_high = [test.decided for test in self.tests]
        if over_low is False:
            return "below"
        if over_high:
            return "above"
        if over_low and over_high is False:
            return "within"
        return None if self.games < MOST else "undecided"
