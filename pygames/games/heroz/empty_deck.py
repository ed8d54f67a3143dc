"""A deck found empty after step 1.1, and the turn that it costs (HZ-53, AMB-HZ-43)."""

from __future__ import annotations

from pygames.engine.state import step
from pygames.games.heroz.state import HerozState

END_OF_TURN = ("combat_ends", "retreat", "turn")  # the steps that a turn broken off still has


def draw_late(state: HerozState, seat: int, rule: str) -> bool:
    """Draw outside step 1.1: an empty deck stops it and costs a turn."""
    if state.draw(seat, rule):
        return True
    if state.renew_deck(seat):
        lose_turn(state, seat)
    return False


def lose_turn(state: HerozState, seat: int) -> None:
    """The price of turning the discard over: the next turn, or by the option one's own that is on."""
    if state.lose_turn_at_once and seat == state.active:
        state.then(break_off())
    else:
        state.skips[seat] = True


@step
def break_off(state: HerozState) -> None:
    """What is left of the turn is passed: neither fight nor conquest, but retreat and reinforcement."""
    if state.keep_only(END_OF_TURN):
        state.emit("broke_off", "HZ-53 AMB-HZ-43", {"seat": state.active})
