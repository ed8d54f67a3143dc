"""Refusals that several types of action of Hero Realms share."""

from __future__ import annotations

from typing import Any

from pygames.engine.action import ActionType
from pygames.engine.errors import Refusal, refusing
from pygames.games.hero_realms.state import HeroRealmsState

no = refusing("hero-realms")


def answer_first(state: HeroRealmsState) -> Refusal:
    """What has been begun is carried out completely before the next thing is started (HR-20)."""
    rule, key, params = state.unanswered()
    return no(rule, key, **params)


class MainAction(ActionType):
    """What the active player does in his Main phase (HR-17), and at no other time."""

    def untimely(self, state: HeroRealmsState, seat: int, *args: Any, **kwargs: Any) -> Refusal:
        return answer_first(state)


class AnswerAction(ActionType):
    """What answers a card's question, also of one whose turn it is not (HR-19); else nothing asks."""

    def untimely(self, state: HeroRealmsState, seat: int, *args: Any, **kwargs: Any) -> Refusal:
        if state.question == "main":
            return super().untimely(state, seat, *args, **kwargs)
        return answer_first(state)
