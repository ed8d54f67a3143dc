"""Standings: how the seats stand, as figures to be shown side by side."""

from __future__ import annotations

from typing import NamedTuple


class Figure(NamedTuple):
    """One figure of a seat: `name` has the text `standing.NAME` in the game's catalogue; `of` is the goal.

    What leaves it without being lost goes to the figure `back` of the same seat.
    """

    name: str
    value: int
    of: int | None = None
    back: str = ""


class Standing(NamedTuple):
    """How a seat stands. `score` is what decides, as one number: a higher one is better."""

    seat: int
    score: float
    figures: tuple[Figure, ...]
