"""Passing: what "may" leaves open, to the dungeon master in three places and to a party without courage."""

from __future__ import annotations

from pygames.core.action import ActionType
from pygames.core.errors import Refusal
from pygames.games.immortal_king.refusals import no
from pygames.games.immortal_king.state import PARTY_SEAT, ImmortalKingState
from pygames.games.immortal_king.tokens import demoralised

# why the adventurers' player has to choose, where it is not for HIK-93
MUST = {"turn": "AMB-HIK-05", "before": "HIK-62", "after": "HIK-69", "gesture": "HIK-72"}


class Pass(ActionType):
    """Do nothing: the game goes on with what lies on the agenda."""

    def untimely(self, state: ImmortalKingState, seat: int) -> Refusal:
        """The decision that has to be made instead."""
        assert state.decision is not None
        name = state.decision.name
        if seat == PARTY_SEAT:
            return no(MUST.get(name, "HIK-93"), "must_choose")
        return no("HIK-72" if name == "gesture" else "HIK-67", "must_choose")

    def apply(self, state: ImmortalKingState, seat: int) -> None:
        """Who drinks nothing without courage gives up (AMB-HIK-63)."""
        assert state.decision is not None
        name = state.decision.name
        if name == "swap":
            state.emit("not_swapped", "HIK-45")
        elif name == "last":
            demoralised(state)


PASS = Pass("pass")
