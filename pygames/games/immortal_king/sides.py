"""Whose action it is: the adventurers' player's, or the dungeon master's (HIK-04)."""

from __future__ import annotations

from pygames.core.action import ActionType
from pygames.core.errors import Refusal
from pygames.games.immortal_king.refusals import adventurers_only, master_only
from pygames.games.immortal_king.state import ImmortalKingState


class PartyAction(ActionType):
    """An action of the adventurers' player; `moment` is why not, while he has something else to do."""

    def untimely(self, state: ImmortalKingState, seat: int, *args: int) -> Refusal:
        return adventurers_only(seat) or super().untimely(state, seat, *args)


class MasterAction(ActionType):
    """An action of the dungeon master, whom a solitaire has not."""

    def untimely(self, state: ImmortalKingState, seat: int, *args: int) -> Refusal:
        return master_only(state, seat) or super().untimely(state, seat, *args)
