"""What a puzzle may ask for in one turn, and what it is about."""

from __future__ import annotations

from pygames.games.heroz.places import COLUMNS_OF
from pygames.games.heroz.state import HerozState
from pygames.school.goal import Measure, Theme


def _points(start: HerozState, now: HerozState, seat: int) -> int:
    """Victory points more (HZ-50)."""
    return now.points(seat) - start.points(seat)


def _destroyed(start: HerozState, now: HerozState, seat: int) -> int:
    """Troops fewer that the other has in play."""
    columns = COLUMNS_OF[1 - seat]
    return sum(len(start.columns[it]) - len(now.columns[it]) for it in columns)


ASKED = ("hero", "power", "order", "recall", "plunder", "specials", "attack")
MEASURES = (Measure("points", _points, ASKED), Measure("destroyed", _destroyed, ASKED))
THEMES = (
    Theme("sacrifice", frozenset({"sacrificed"})),
    Theme("joker", frozenset({"joined"})),
    Theme("aura", frozenset({"aura"})),
    Theme("ace", frozenset({"shielded"})),
    Theme("king", frozenset({"moved", "swapped"})),
    Theme("queen", frozenset({"deactivated"})),
    Theme("plunder", frozenset({"plundered"})),
    Theme("three", frozenset({"destroyed*3"})),
    Theme("column", frozenset({"attack"})),
)
