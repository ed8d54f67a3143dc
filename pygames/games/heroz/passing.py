"""Passing: what every "may" of the rules offers besides."""

from __future__ import annotations

from pygames.engine.action import ActionType
from pygames.engine.errors import Refusal
from pygames.games.heroz.refusals import no
from pygames.games.heroz.state import HerozState


def must_act(state: HerozState) -> Refusal:
    """What a formation that acts asks for before anything else (AMB-HZ-14)."""
    if state.question == "order":
        return no("AMB-HZ-14", "must_resolve")
    return no("AMB-HZ-14", "must_recall" if state.question == "recall" else "must_plunder")


class Pass(ActionType):
    """Do nothing; the game goes on with what lies on the agenda."""

    def untimely(self, state: HerozState, seat: int) -> Refusal:
        """A formation acts whether its owner likes it or not."""
        return must_act(state)


PASS = Pass("pass")
