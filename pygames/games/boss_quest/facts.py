"""What is counted in a finished game of Boss Quest."""

from __future__ import annotations

from typing import Any

from pygames.engine.facts import Facts
from pygames.games.boss_quest.state import BossQuestState
from pygames.games.boss_quest.view import view


def figures(state: BossQuestState) -> dict[str, Any]:
    """How many rounds it took, and each seat's keys."""
    seen = view(state, None)
    return {"turns": seen["round"], "keys": [player["keys"] for player in seen["players"]]}


FACTS = Facts(figures, taking=("activate", "cast"))
