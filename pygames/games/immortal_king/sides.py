"""Whose action it is: the dungeon master's, whom a solitaire has not (HIK-04, HIK-101)."""

from __future__ import annotations

from typing import ClassVar

from pygames.engine.action import ActionType
from pygames.engine.errors import Refusal
from pygames.games.immortal_king.refusals import no_master
from pygames.games.immortal_king.state import ImmortalKingState


class MasterAction(ActionType):
    """An action of the dungeon master: its `moment` says who does it, and when.

    `alone` is the rule by which there is none in solitaire.
    ."""

    alone: ClassVar[str] = "HIK-101"

    def untimely(self, state: ImmortalKingState, seat: int, *args: int) -> Refusal:
        return no_master(state, self.alone) or super().untimely(state, seat, *args)
