"""Positions with something changed at random: so a fit tells causes from what only goes along with them."""

from __future__ import annotations

from functools import singledispatch

from pygames.engine.rng import Rng
from pygames.engine.state import State
from pygames.games.hero_realms.state import HeroRealmsState
from pygames.games.hero_realms_skirmish.state import SkirmishState
from pygames.games.immortal_king.state import MOST_COURAGE, ImmortalKingState

MORE = 3  # courage or fear, cards, more or less at the most
HEALTH = 10  # more or less at the most


def _either(rng: Rng, most: int) -> int:
    """From -most to most."""
    return rng.below(2 * most + 1) - most


@singledispatch
def shake(state: State, rng: Rng) -> None:
    """Change something of a position, in place. A game that stands on another is shaken as that one."""
    raise NotImplementedError(f"it is not said what may be changed of a {type(state).__name__}")


@shake.register
def immortal_king(state: ImmortalKingState, rng: Rng) -> None:
    """Tokens, the length of the piles, the won cards."""
    state.courage = max(1, min(MOST_COURAGE, state.courage + _either(rng, MORE)))
    state.mana = tuple([number for number in state.party if rng.below(2)])
    if not state.solitaire:
        state.fear = max(0, state.fear + _either(rng, MORE))
    for corridor, pile in enumerate(state.piles):
        gone = rng.below(MORE + 1)
        state.spent += pile[:gone]
        state.piles[corridor] = pile[gone:]
    gone = rng.below(MORE + 1) * rng.below(2)
    state.spent += state.won[:gone]
    state.won = state.won[gone:]


@shake.register
def hero_realms(state: HeroRealmsState, rng: Rng) -> None:
    """Health, cards of the market more, cards of the discard pile less."""
    for seat in state.living():
        state.health[seat] = max(1, state.health[seat] + _either(rng, HEALTH))
        cards = rng.shuffled(state.market)
        more = rng.below(MORE + 1)
        state.market, state.discards[seat] = cards[more:], state.discards[seat] + cards[:more]
        cards = rng.shuffled(state.discards[seat])
        less = rng.below(MORE + 1)
        state.discards[seat], state.sacrificed = cards[less:], state.sacrificed + cards[:less]


@shake.register
def skirmish(state: SkirmishState, rng: Rng) -> None:
    """The boss's health and champions besides."""
    hero_realms(state, rng)
    state.boss_health = max(1, state.boss_health + _either(rng, HEALTH))
    for card in state.boss_champions:
        if not rng.below(3):
            state.leave_zone(card)


def shaken(state: State, seat: int, seed: int) -> State:
    """A copy of the state as this seat may take it to be, with something changed at random."""
    found = state.determinized(seat, seed)
    shake(found, Rng(~seed))
    return found
