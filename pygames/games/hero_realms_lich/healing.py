"""Giving health that a member gains: to oneself, or to a member next to one (HRL-14 to HRL-16)."""

from __future__ import annotations

from typing import Any

from pygames.engine.decision import DecisionType
from pygames.engine.errors import Refusal
from pygames.games.hero_realms.cards import PLAYER
from pygames.games.hero_realms.refusals import AnswerAction, no


class Heal(AnswerAction):
    """Say who gains all of it (HRL-15)."""

    moment = ("HRL-14", "nothing_to_give")

    def options(self, state: Any, seat: int) -> list[int]:
        found: list[int] = state.recipients(seat)
        return found

    def check(self, state: Any, seat: int, other: int) -> Refusal | None:
        if other in state.recipients(seat):
            return None
        if other >= state.seats:
            return no("HR-64", "nobody_there")
        if state.is_boss(other):
            return no("AMB-HRL-02", "heal_boss")
        if state.out[other]:
            return no("AMB-HRL-08", "heal_defeated", other=other)
        return no("HRL-14", "heal_not_adjacent", other=other)

    def apply(self, state: Any, seat: int, other: int) -> None:
        _, n = state.context
        state.heal(other, n, "HRL-14", state.counted)


HEAL = Heal("heal", PLAYER)
HEALING = DecisionType("heal", "HRL-14", HEAL)
