"""Passing: what every "may" of the rules offers besides."""

from __future__ import annotations

from pygames.core.action import ActionType
from pygames.core.errors import Refusal
from pygames.games.heroz.refusals import no
from pygames.games.heroz.state import HerozState


class Pass(ActionType):
    """Do nothing; the game goes on with what lies on the agenda."""

    def untimely(self, state: HerozState, seat: int) -> Refusal:
        """A formation acts whether its owner likes it or not."""
        assert state.decision is not None
        return no("AMB-HZ-14", "must_resolve" if state.decision.name == "order" else "must_choose")


PASS = Pass("pass")
