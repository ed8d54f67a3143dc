"""The combat die, and doom, by which the dungeon master spoils it (HIK-54, HIK-58, HIK-62)."""

from __future__ import annotations

from pygames.engine.decision import DecisionType
from pygames.engine.errors import Refusal
from pygames.engine.event import Reasons
from pygames.games.immortal_king.passing import PASS
from pygames.games.immortal_king.reach import doom_matters
from pygames.games.immortal_king.reasons import behind_die, behind_fight
from pygames.games.immortal_king.refusals import too_dear
from pygames.games.immortal_king.sides import MasterAction
from pygames.games.immortal_king.state import MASTER, ImmortalKingState
from pygames.games.immortal_king.tokens import gain_fear

DOOM_PRICE = 3  # HIK-58


def cast(state: ImmortalKingState, sides: int) -> None:
    """One die for all adventurers: a d6, or what a card says (HIK-02, HIK-62, HIK-63).

    A natural 1 brings fear, on any die (HIK-54, AMB-HIK-13). Then the dungeon master may spoil it, before a
    power is applied to it (HIK-58, AMB-HIK-15, AMB-HIK-17), if that can matter (AMB-HIK-74). A multiplier
    belonged to the die before (AMB-HIK-52), bonuses stay (AMB-HIK-59).
    """
    die = state.below(sides) + 1
    state.rolls += ((sides, die),)
    state.multiplier = 1
    if state.log is not None:
        state.emit("rolled", behind_die(state, sides), {"sides": sides, "die": die}, reveals=True)
    if state.solitaire:  # HIK-104
        return
    if die == 1:
        gain_fear(state, 1, "HIK-54")
    if state.fear >= DOOM_PRICE and not state.quiet and doom_matters(state):
        if state.log is not None:
            tell_so_far(state, state.total, state.power(state.fighting))
        state.then(DOOMING(MASTER))


def tell_so_far(state: ImmortalKingState, total: int, power: int) -> None:
    """Tell the result as it stands, before somebody is asked whether to change it (HIK-40)."""
    because = Reasons(behind_fight, state.copy())
    state.emit("so_far", "HIK-40", {"total": total, "power": power}, because=because)


class OfDoom(MasterAction):
    """What is said of a die that has fallen, and at no other time."""

    moment = "HIK-58", "not_doom"


class Doom(OfDoom):
    """Three fear for a new roll of the die, as often as there is fear for it (HIK-58, AMB-HIK-16)."""

    exact = False
    foretold = True

    def check(self, state: ImmortalKingState, seat: int) -> Refusal | None:
        return too_dear(state, DOOM_PRICE)

    def apply(self, state: ImmortalKingState, seat: int) -> None:
        state.fear -= DOOM_PRICE
        state.emit("doom", "HIK-58", {"fear": state.fear})
        sides, _ = state.rolls[-1]
        cast(state, sides)


class Enough(OfDoom):
    """Let this result stand, and be asked no more in this fight."""

    def apply(self, state: ImmortalKingState, seat: int) -> None:
        state.quiet = True


DOOM = Doom("doom")
ENOUGH = Enough("enough")
DOOMING = DecisionType("doom", "HIK-58", DOOM, PASS, ENOUGH)
