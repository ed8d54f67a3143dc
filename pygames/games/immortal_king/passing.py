"""Passing: what "may" leaves open, to the dungeon master in three places and to a party without courage."""

from __future__ import annotations

from pygames.engine.action import ActionType
from pygames.engine.errors import Refusal
from pygames.games.immortal_king.reasons import of_the_scale
from pygames.games.immortal_king.refusals import no
from pygames.games.immortal_king.state import ImmortalKingState
from pygames.games.immortal_king.tokens import demoralised

# by which rule a choice has to be made; of `tire` the scenario's
MUST = {
    "party": "HIK-28",
    "turn": "AMB-HIK-05",
    "target": "HIK-93",
    "before": "HIK-40",
    "after": "HIK-69",
    "gesture": "HIK-72",
    "mana": "AMB-HIK-72",
    "place": "HIK-67",
}


class Pass(ActionType):
    """Do nothing: the game goes on with what lies on the agenda."""

    def untimely(self, state: ImmortalKingState, seat: int) -> Refusal:
        """The decision that has to be made instead."""
        name = state.question
        return no(MUST.get(name) or of_the_scale(state), f"must_{name}")

    def apply(self, state: ImmortalKingState, seat: int) -> None:
        """Who drinks nothing without courage gives up (AMB-HIK-63)."""
        name = state.question
        if name == "swap":
            state.emit("not_swapped", "HIK-45")
        elif name == "last":
            demoralised(state)


PASS = Pass("pass")
