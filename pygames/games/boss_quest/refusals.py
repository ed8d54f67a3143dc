"""Refusals that several types of action of Boss Quest share."""

from __future__ import annotations

from pygames.core.errors import Refusal
from pygames.core.event import Param
from pygames.games.boss_quest.state import BossQuestState


def no(rule: str, key: str, **params: Param) -> Refusal:
    """A refusal in Boss Quest."""
    return Refusal("boss-quest", rule, key, params)


def asked(state: BossQuestState) -> str:
    """The id of the present decision."""
    assert state.decision is not None
    return state.decision.name
