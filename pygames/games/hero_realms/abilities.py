"""Abilities: lines of effects, carried out from top to bottom.

An effect is a function of the state, the player who uses the card, the card, the player at whom it is aimed
(-1: nobody), and the parameters of its line in `cards.toml`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pygames.core.state import step
from pygames.games.hero_realms.cards import ACTION as AN_ACTION
from pygames.games.hero_realms.cards import CARDS, CHAMPION, FACTION, IS_CHAMPION, IS_GUARD, KIND, LINES
from pygames.games.hero_realms.state import HeroRealmsState

Effect = Callable[..., None]

EFFECTS: dict[str, Effect] = {}


def effect(function: Effect) -> Effect:
    """Make a function the effect of its name (a decorator)."""
    EFFECTS[function.__name__] = function
    return function


class _Compiled(dict[str, tuple[tuple[Effect, dict[str, Any]], ...]]):
    """The abilities as functions with their parameters, each looked up once."""

    def __missing__(self, key: str) -> tuple[tuple[Effect, dict[str, Any]], ...]:
        self[key] = found = tuple([(EFFECTS[line.effect], line.params) for line in LINES[key]])
        return found


_COMPILED = _Compiled()


@step
def carry_out(state: HeroRealmsState, seat: int, key: str, card: int, other: int = -1, at: int = 0) -> None:
    """Line by line (HR-23); what a line puts on the agenda is done before the next one (HR-20).

    A part that cannot be done is skipped (HR-26).
    """
    agenda = state.agenda
    depth = len(agenda)
    lines = _COMPILED[key]
    for function, params in lines[at:] if at else lines:
        at += 1
        function(state, seat, card, other, **params)
        if len(agenda) != depth:
            if at < len(lines) and state.result is None:
                agenda.insert(depth, carry_out(seat, key, card, other, at))
            return


# --- counters: everything is counted when the line is carried out (HR-30, AMB-HR-15) ---

Counter = Callable[[HeroRealmsState, int, int], int]


def champions(state: HeroRealmsState, seat: int, card: int) -> int:
    """One's champions in play, prepared or not, this one too (HR-31)."""
    return len(state.champions[seat])


def other_champions(state: HeroRealmsState, seat: int, card: int) -> int:
    """The same without this one."""
    return len([other for other in state.champions[seat] if other != card])


def other_guards(state: HeroRealmsState, seat: int, card: int) -> int:
    """One's other guards in play, prepared or not (HR-37, HR-59)."""
    return len([other for other in state.champions[seat] if IS_GUARD[other] and other != card])


def other_wild_cards(state: HeroRealmsState, seat: int, card: int) -> int:
    """One's other Wild cards in play, champions and actions (HR-25)."""
    return len([other for other in state.in_play(seat) if FACTION[other] == "wild" and other != card])


def knives_played(state: HeroRealmsState, seat: int, card: int) -> int:
    """Knives played earlier in this turn (HR-140)."""
    return len([other for other in state.history if "Knife" in CARDS[other].subtypes and other != card])


def actions(state: HeroRealmsState, seat: int, card: int) -> int:
    """One's actions in play; an item is none (HR-141)."""
    return len([other for other in state.played[seat] if KIND[other] == AN_ACTION])


def bows(state: HeroRealmsState, seat: int, card: int) -> int:
    """One's bows in play (HR-138)."""
    return len([other for other in state.in_play(seat) if "Bow" in CARDS[other].subtypes])


def combat_gained(state: HeroRealmsState, seat: int, card: int) -> int:
    """Combat gained in this turn, spent or not (HR-137, AMB-HR-14)."""
    return state.gained


COUNTERS: dict[str, Counter] = {
    counter.__name__: counter
    for counter in (
        champions, other_champions, other_guards, other_wild_cards, knives_played, actions, bows,
        combat_gained,
    )
}  # fmt: skip


def fits(only: str, card: int) -> bool:
    """Whether a card is of the kind that an effect names: any, a champion, an action (HR-85)."""
    if only == CHAMPION:
        return IS_CHAMPION[card]
    return only == "any" or KIND[card] == only
