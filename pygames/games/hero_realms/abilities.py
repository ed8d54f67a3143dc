"""Abilities: lines of effects, carried out from top to bottom.

An effect is a function of the state, the player who uses the card, the card, the player at whom it is aimed
(-1: nobody), and the parameters of its line in `cards.toml`.
"""

from __future__ import annotations

from pygames.engine.state import step
from pygames.games.hero_realms.cards import ACTION as AN_ACTION
from pygames.games.hero_realms.cards import CARDS, CHAMPION, FACTION, IS_CHAMPION, IS_GUARD, KIND
from pygames.games.hero_realms.state import HeroRealmsState
from pygames.games.hero_realms.vocabulary import counter


@step
def carry_out(state: HeroRealmsState, seat: int, key: str, card: int, other: int = -1, at: int = 0) -> None:
    """Line by line (HR-23); what a line puts on the agenda is done before the next one (HR-20).

    A part that cannot be done is skipped (HR-26).
    """
    agenda = state.agenda
    depth = len(agenda)
    lines = state.vocabulary[key]
    for function, params in lines[at:] if at else lines:
        at += 1
        function(state, seat, card, other, **params)
        if len(agenda) != depth:
            if at < len(lines) and state.result is None:
                agenda.insert(depth, carry_out(seat, key, card, other, at))
            return


# --- counters: everything is counted when the line is carried out (HR-30, AMB-HR-15) ---


@counter
def champions(state: HeroRealmsState, seat: int, card: int) -> int:
    """One's champions in play, prepared or not, this one too (HR-31)."""
    return len(state.champions[seat])


@counter
def other_champions(state: HeroRealmsState, seat: int, card: int) -> int:
    """One's champions in play without this one."""
    return len([other for other in state.champions[seat] if other != card])


@counter
def other_guards(state: HeroRealmsState, seat: int, card: int) -> int:
    """One's other guards in play, prepared or not (HR-37, HR-59)."""
    return len([other for other in state.champions[seat] if IS_GUARD[other] and other != card])


@counter
def other_wild_cards(state: HeroRealmsState, seat: int, card: int) -> int:
    """One's other Wild cards in play, champions and actions (HR-25)."""
    return len([other for other in state.in_play(seat) if FACTION[other] == "wild" and other != card])


@counter
def knives_played(state: HeroRealmsState, seat: int, card: int) -> int:
    """Knives played earlier in this turn (HR-140)."""
    return len([other for other in state.history if "Knife" in CARDS[other].subtypes and other != card])


@counter
def actions(state: HeroRealmsState, seat: int, card: int) -> int:
    """One's actions in play; an item is none (HR-141)."""
    return len([other for other in state.played[seat] if KIND[other] == AN_ACTION])


@counter
def bows(state: HeroRealmsState, seat: int, card: int) -> int:
    """One's bows in play (HR-138)."""
    return len([other for other in state.in_play(seat) if "Bow" in CARDS[other].subtypes])


@counter
def combat_gained(state: HeroRealmsState, seat: int, card: int) -> int:
    """Combat gained in this turn, spent or not (HR-137, AMB-HR-14)."""
    return state.gained


def fits(only: str, card: int) -> bool:
    """Whether a card is of the kind that an effect names: any, a champion, an action (HR-85)."""
    if only == CHAMPION:
        return IS_CHAMPION[card]
    return only == "any" or KIND[card] == only
