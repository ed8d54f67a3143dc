"""What is counted in a finished game of Hero: Immortal King."""

from __future__ import annotations

from typing import Any

from pygames.engine.facts import Facts
from pygames.games.immortal_king.state import ImmortalKingState


def figures(state: ImmortalKingState) -> dict[str, Any]:
    """How many turns it took, and what is left of courage and fear."""
    return {"turns": state.turn, "courage": state.courage, "fear": state.fear}


FACTS = Facts(figures, taking=("enlist", "pack"), beginning="turn")
