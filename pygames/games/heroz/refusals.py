"""Refusals that several types of action of HEROZ share."""

from __future__ import annotations

from pygames.engine.errors import Refusal, refusing
from pygames.games.heroz.cards import DOWN, NAMES
from pygames.games.heroz.places import COLUMN_OF, LINE_OF, PLACE, SEAT_OF, place_at
from pygames.games.heroz.state import HerozState

no = refusing("heroz")


def not_in_hand(state: HerozState, seat: int, card: int, rule: str) -> Refusal | None:
    """Why a card cannot be played: it is not in the hand."""
    return None if card in state.hands[seat] else no(rule, "not_in_hand", card=NAMES[card])


def no_place_for(state: HerozState, seat: int, place: int) -> Refusal | None:
    """Why a troop cannot be placed here: its player's, free, and the first free line."""
    if SEAT_OF[place] != seat:
        return no("HZ-27", "other_area", place=PLACE.words[place])
    return not_first_free(state, place, "HZ-27", "HZ-27")


def not_first_free(state: HerozState, place: int, free_rule: str, line_rule: str) -> Refusal | None:
    """Why this place is not the first free one of its column; the rules by which it has to be."""
    column, line = COLUMN_OF[place], LINE_OF[place]
    free = len(state.columns[column])
    if line < free:
        return no(free_rule, "occupied", place=PLACE.words[place])
    if line > free:
        first = PLACE.words[place_at(column, free)]
        return no(line_rule, "line_first", place=PLACE.words[place], place2=first)
    return None


def no_troop(state: HerozState, place: int, rule: str) -> Refusal | None:
    """Why there is no troop on this place."""
    return no(rule, "no_troop", place=PLACE.words[place]) if state.at(place) < 0 else None


def not_active(state: HerozState, place: int, rule: str) -> Refusal | None:
    """Why there is no active troop on this place."""
    refusal = no_troop(state, place, rule)
    if refusal is None and state.at(place) >= DOWN:
        refusal = no(rule, "inactive", place=PLACE.words[place])
    return refusal
