"""What is counted in a finished game against the Lich."""

from __future__ import annotations

from typing import Any

from pygames.engine.facts import Facts
from pygames.games.hero_realms_lich.state import LichState
from pygames.games.hero_realms_lich.view import view


def figures(state: LichState) -> dict[str, Any]:
    """How many turns it took, each seat's health, its class pack, and how many fell."""
    packs = [player["pack"] or "" for player in view(state, None)["players"]]
    fallen = sum(state.out)
    return {"turns": max(state.turns), "health": list(state.health), "packs": packs, "fallen": fallen}


FACTS = Facts(figures, taking=("take", "acquire", "acquire-free"), beginning="main")
