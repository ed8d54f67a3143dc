"""Refusals that several types of action of Hero: Immortal King share."""

from __future__ import annotations

from functools import cache

from pygames.engine.errors import Refusal, refusing
from pygames.games.immortal_king.state import ImmortalKingState

no = cache(refusing("immortal-king"))  # most candidates are refused, over and over


def not_begun(state: ImmortalKingState) -> Refusal | None:
    """Why nothing of the game itself can be done yet: the party is being made."""
    return None if state.turn else no("HIK-28", "party_first")


def no_master(state: ImmortalKingState, rule: str) -> Refusal | None:
    """Why nobody acts for the dungeon in solitaire; `rule` says so."""
    return no(rule, "no_master") if state.solitaire else None


def not_in_fight(state: ImmortalKingState) -> Refusal | None:
    """Why nothing is used in a fight that is on: doom is decided first, or gestures alone count."""
    if state.question == "doom":
        return no("HIK-58", "doom_first")
    return no("AMB-HIK-24", "gestures_decide") if state.question == "gesture" else None


def question_first(state: ImmortalKingState) -> Refusal | None:
    """Why the equipment phase does not go on: something in it has to be answered, by whomever."""
    waits = state.fighting < 0 and state.question in ("target", "mana", "guard", "tire")
    return no("HIK-48", "question_first") if waits else None


def not_in_party(state: ImmortalKingState, number: int) -> Refusal | None:
    """Why an adventurer can do nothing: it stayed at home."""
    return None if number in state.party else no("HIK-27", "not_in_party")


def too_dear(state: ImmortalKingState, price: int) -> Refusal | None:
    """Why the dungeon master cannot pay so much fear."""
    return no("HIK-60", "fear", price=price, fear=state.fear) if state.fear < price else None
