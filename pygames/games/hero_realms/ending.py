"""How players go out of the game, and how it ends."""

from __future__ import annotations

from pygames.engine.state import step
from pygames.games.hero_realms.state import HeroRealmsState


def lose_health(state: HeroRealmsState, seat: int, n: int) -> int:
    """Take health from a player; who is out is tested after the whole instruction (HR-110).

    How much of it there was to take: what goes beyond has no effect (HR-109).
    """
    lost = min(n, state.health[seat])
    state.health[seat] -= n
    return lost


def check_health(state: HeroRealmsState) -> None:
    """After an instruction, not within it: who has no health left (HR-110)."""
    fallen = [seat for seat in state.living() if state.health[seat] <= 0]
    if not fallen:
        return
    state.fall(fallen)
    if state.result is None and state.out[state.active]:
        state.then(break_off())


@step
def break_off(state: HeroRealmsState) -> None:
    """A player who is out on his own turn does nothing more: the next one begins (HR-113, AMB-HR-20)."""
    state.skip_to_last()
    end_of_turn(state)


def end_of_turn(state: HeroRealmsState) -> None:
    """The pools are emptied (HR-105), and what lasts "this turn" ends (HR-106)."""
    state.gold = state.combat = state.gained = 0
    state.history = state.brought = state.fresh = ()
    state.waiting = ()
    state.discounts = state.late = state.damage = ()
    state.heist = False
