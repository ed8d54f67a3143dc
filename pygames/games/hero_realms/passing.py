"""Passing: what every "may" of the cards offers besides (HR-27)."""

from __future__ import annotations

from pygames.engine.action import ActionType
from pygames.engine.errors import Refusal
from pygames.games.hero_realms.cards import NAMES
from pygames.games.hero_realms.refusals import answer_first, no
from pygames.games.hero_realms.state import HeroRealmsState


class Pass(ActionType):
    """Do nothing; the game goes on with what lies on the agenda."""

    def untimely(self, state: HeroRealmsState, seat: int) -> Refusal:
        if state.question == "main":
            return no("HR-21", "end_instead")
        first = answer_first(state)
        if first.key != "answer_first":
            return first
        return no("HR-27", "must_answer", card=NAMES[state.context[0]])


PASS = Pass("pass")
