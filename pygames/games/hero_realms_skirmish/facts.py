"""What is counted in a finished game of the Skirmish."""

from __future__ import annotations

from typing import Any

from pygames.engine.facts import Facts
from pygames.games.hero_realms_skirmish.state import SkirmishState


def figures(state: SkirmishState) -> dict[str, Any]:
    """How many turns it took, and the health that is left to the player and to the boss."""
    return {"turns": state.turns[0], "health": state.health[0], "boss_health": state.boss_health}


FACTS = Facts(figures, taking=("acquire",))
