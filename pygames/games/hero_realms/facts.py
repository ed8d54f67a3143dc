"""What is counted in a finished game of Hero Realms."""

from __future__ import annotations

from typing import Any

from pygames.engine.facts import Facts
from pygames.games.hero_realms.state import HeroRealmsState
from pygames.games.hero_realms.view import view


def figures(state: HeroRealmsState) -> dict[str, Any]:
    """How many turns it took, each seat's health, and its class pack."""
    packs = [player["pack"] or "" for player in view(state, None)["players"]]
    return {"turns": max(state.turns), "health": list(state.health), "packs": packs}


FACTS = Facts(figures, taking=("take", "acquire"), beginning="main")
