"""Passing: what every "may" of the rules offers besides."""

from __future__ import annotations

from pygames.core.action import ActionType
from pygames.core.errors import Refusal
from pygames.games.boss_quest.refusals import asked, no
from pygames.games.boss_quest.state import BossQuestState

MUST = {"aim": "BQ-37", "reading": "BQ-77", "secret": "BQ-78", "destiny": "BQ-90"}  # by decision


class Pass(ActionType):
    """Do nothing; the game goes on with what lies on the agenda."""

    def untimely(self, state: BossQuestState, seat: int) -> Refusal:
        decision = asked(state)
        return no("BQ-21", "equip_or_go") if decision == "turn" else no(MUST[decision], "must_choose")


PASS = Pass("pass")
