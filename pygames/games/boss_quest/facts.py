"""What is counted in a finished game of Boss Quest."""

from __future__ import annotations

from typing import Any

from pygames.engine.facts import Facts
from pygames.games.boss_quest.state import BossQuestState


def figures(state: BossQuestState) -> dict[str, Any]:
    """How many rounds it took, and each seat's keys."""
    return {"turns": state.round, "keys": list(state.keys)}


FACTS = Facts(figures, taking=("activate", "cast"))
