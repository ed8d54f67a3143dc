"""The sequential test of levels: its numbers are those of Wald's formulas, its errors as small as it says."""

from __future__ import annotations

import math

import pytest

from pygames.engine.rng import Rng
from tools.strength.sequential import ERROR, HIGH, LOW, MOST, Sequential, Wald, among, elo

RUNS = 300


def test_a_row_of_wins_or_losses_ends_it_where_walds_bounds_lie() -> None:
    """By hand: ln 19 = 2.944, ln (0.65 / 0.55) = 0.1671, ln (0.35 / 0.45) = -0.2513."""
    for points, needed, high in ((1.0, 18, True), (0.0, 12, False)):
        test, games = Wald(0.55, 0.65), 0
        while test.decided is None:
            test.add(points)
            games += 1
        assert (games, test.decided) == (needed, high)
    assert math.isclose(Wald(0.5, 0.6, 0.05).bound, 2.9444, abs_tol=1e-4)


def test_a_draw_is_half_a_win_and_half_a_loss() -> None:
    one, other = Wald(0.55, 0.65), Wald(0.55, 0.65)
    one.add(0.5)
    one.add(0.5)
    other.add(1)
    other.add(0)
    assert math.isclose(one.likelier, other.likelier)


def test_shares_are_elo_points_and_shares_among_several() -> None:
    """Elo's own table has 191 points for three quarters; 76 % is 200."""
    assert round(elo(0.75)) == 191
    assert round(elo(0.76)) == 200
    assert elo(0.5) == 0
    assert among(0.6, 2) == pytest.approx(0.6)
    assert [among(0.5, seats) for seats in (2, 4, 6)] == pytest.approx([1 / 2, 1 / 4, 1 / 6])
    assert [among(LOW, 4), among(HIGH, 4)] == pytest.approx([1 / 3, 1 / 2])


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(
    ("share", "right"),
    [(0.5, "below"), (0.55, "below"), (0.675, "within"), (0.8, "above"), (0.9, "above")],
)
def test_a_share_is_told_rightly_but_for_the_error_that_is_allowed(
    seats: int, share: float, right: str
) -> None:
    rng, wrong, games = Rng(1), 0, 0
    for _ in range(RUNS):
        test, answer = Sequential(seats), None
        while answer is None:
            answer = test.add(float(rng.below(10**6) < among(share, seats) * 10**6))
        wrong += answer not in (right, "undecided")
        games += test.games
    assert wrong / RUNS <= ERROR + 3 * math.sqrt(ERROR * (1 - ERROR) / RUNS)
    assert games / RUNS < MOST / 2


def test_a_share_at_an_end_of_the_range_ends_too() -> None:
    rng, test, answer = Rng(3), Sequential(), None
    while answer is None:
        answer = test.add(float(rng.below(100) < 100 * HIGH))
    assert test.games <= MOST
