"""Refusals that several types of action of Hero: Immortal King share."""

from __future__ import annotations

from functools import cache

from pygames.core.errors import Refusal
from pygames.core.event import Param
from pygames.games.immortal_king.state import MASTER, PARTY_SEAT, ImmortalKingState


@cache  # most candidates are refused, over and over
def no(rule: str, key: str, **params: Param) -> Refusal:
    """A refusal in Hero: Immortal King; equal ones are one object."""
    return Refusal("immortal-king", rule, key, params)


def adventurers_only(seat: int) -> Refusal | None:
    """Why a seat cannot act for the party: adventurers and equipment are the party's, whatever lies where."""
    return None if seat == PARTY_SEAT else no("HIK-04", "adventurers_only")


def master_only(state: ImmortalKingState, seat: int) -> Refusal | None:
    """Why a seat cannot act for the dungeon: nobody does alone, else it is the dungeon master's."""
    if state.solitaire:
        return no("HIK-101", "no_master")
    return None if seat == MASTER else no("HIK-04", "master_only")


def not_in_party(state: ImmortalKingState, number: int) -> Refusal | None:
    """Why an adventurer can do nothing: it stayed at home."""
    return None if number in state.party else no("HIK-27", "not_in_party")


def too_dear(state: ImmortalKingState, price: int) -> Refusal | None:
    """Why the dungeon master cannot pay so much fear."""
    return no("HIK-60", "fear", price=price, fear=state.fear) if state.fear < price else None
