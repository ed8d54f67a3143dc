"""The turn where the Lich plays: whose it is, how the boss's begins and ends, when a member may end his."""

from __future__ import annotations

from pygames.engine.action import ActionType
from pygames.engine.decision import DecisionType
from pygames.engine.errors import Refusal
from pygames.engine.state import step
from pygames.games.hero_realms.combat import ATTACK, STRIKE
from pygames.games.hero_realms.refusals import MainAction, no
from pygames.games.hero_realms.state import HAND
from pygames.games.hero_realms.turn import ALLY, MAIN, begin_turn, discard_phase, draw_phase, idle
from pygames.games.hero_realms.turn import END as BASE_END
from pygames.games.hero_realms_lich.borrowing import lend
from pygames.games.hero_realms_lich.effects import give_up_hand, summon_minion
from pygames.games.hero_realms_lich.preventing import forced_discards
from pygames.games.hero_realms_lich.state import LichState


@step
def next_turn(state: LichState) -> None:
    """The members one after the other, then the boss (HRL-06); who is defeated has none (HRL-19).

    The Draw phase is the base game's: up to five cards for all (HRL-10).
    """
    seat = state.left_of(state.active)
    if not begin_turn(state, seat):
        return
    closing = (after_boss(),) if state.is_boss(seat) else ()
    state.then(PLAYING(seat), discard_phase(), draw_phase(), *closing, next_turn())
    owed = state.owed[seat]
    if owed:
        state.owed[seat] = 0
        state.then(forced_discards(seat, owed, -1))  # AMB-HR-08
    if state.is_boss(seat):
        state.then(before_boss(seat))


@step
def before_boss(state: LichState, seat: int) -> None:
    """The defeated have new hands (HRL-25); on its last jar the Lich summons (HRL-47, HRL-62)."""
    for other in state.defeated():
        give_up_hand(state, other, "HRL-25")
        state.draw_cards(other, HAND, "HRL-25")
    if not state.jars[seat]:
        summon_minion(state, seat, "HRL-47 HRL-62" if state.party_size() == 1 else "HRL-47")


@step
def after_boss(state: LichState) -> None:
    """A challenge has been met (HRL-55); the party may borrow (HRL-21)."""
    state.challengers = ()
    state.then(lend(*state.defeated()))


class Challenge(MainAction):
    """Challenge the boss, once a game (HRL-54): in its next turn it must leave the others alone (HRL-55)."""

    def options(self, state: LichState, seat: int) -> tuple[tuple[()], ...]:
        return ((),) if self.check(state, seat) is None else ()

    def check(self, state: LichState, seat: int) -> Refusal | None:
        if state.is_boss(seat):
            return no("HRL-54", "boss_challenges_not")
        return no("HRL-54", "has_challenged") if state.dared[seat] else None

    def apply(self, state: LichState, seat: int) -> None:
        rules = "HRL-54 AMB-HRL-18" if state.challengers else "HRL-54"
        state.dared[seat] = True
        state.challengers = (seat,) if state.last_challenge else (*state.challengers, seat)
        state.emit("challenged", rules, {"seat": seat})


class EndTurn(MainAction):
    """End the Main phase; a member only when nothing is left to play or to spend (HRL-48, HRL-49)."""

    def options(self, state: LichState, seat: int) -> tuple[tuple[()], ...]:
        return ((),) if self.check(state, seat) is None else ()

    def check(self, state: LichState, seat: int) -> Refusal | None:
        if state.is_boss(seat):
            return None
        if state.hands[seat]:
            return no("HRL-49", "cards_left", n=len(state.hands[seat]))
        if ALLY.options(state, seat):
            return no("HRL-49", "allies_left", n=len(ALLY.options(state, seat)))
        if state.combat and (ATTACK.options(state, seat) or STRIKE.options(state, seat)):  # AMB-HRL-12
            return no("HRL-48", "combat_left", n=state.combat)
        return None  # gold and other abilities need not be used (AMB-HRL-13)


CHALLENGE = Challenge("challenge")
END = EndTurn("end")
PARTS: tuple[ActionType, ...] = (*[kind for kind in MAIN.types if kind is not BASE_END], CHALLENGE, END)
# the boss acquires and attacks as all others do (HRL-02)
PLAYING = DecisionType("main", "HR-17", *PARTS, until=(END,), idle=idle)
