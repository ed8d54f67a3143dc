"""Passing: what every "may" of the rules offers besides."""

from __future__ import annotations

from pygames.engine.action import ActionType
from pygames.engine.errors import Refusal
from pygames.games.boss_quest.cards import WEAPON_NAMES
from pygames.games.boss_quest.refusals import aim_first, no
from pygames.games.boss_quest.state import BossQuestState


class Pass(ActionType):
    """Do nothing; the game goes on with what lies on the agenda."""

    def untimely(self, state: BossQuestState, seat: int) -> Refusal:
        decision = state.question
        if decision == "aim":
            return aim_first(state)
        if decision == "reading":
            return no("BQ-77", "must_read", weapon=WEAPON_NAMES[state.context[0]])
        if decision == "secret":
            return no("BQ-78", "must_read_hidden")
        return no("BQ-90", "must_choose") if decision == "destiny" else no("BQ-21", "equip_or_go")


PASS = Pass("pass")
