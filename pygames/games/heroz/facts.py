"""What is counted in a finished game of HEROZ."""

from __future__ import annotations

from typing import Any

from pygames.engine.facts import Facts
from pygames.games.heroz.state import HerozState
from pygames.games.heroz.view import view


def figures(state: HerozState) -> dict[str, Any]:
    """How many turns it took, and each seat's points."""
    seen = view(state, None)
    return {"turns": seen["turn"], "points": seen["points"]}


FACTS = Facts(figures, taking=("hero", "place"))
