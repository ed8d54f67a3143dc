"""The turn: its phases in order, and how it ends (HIK-36, HIK-74 to HIK-76)."""

from __future__ import annotations

from pygames.engine.decision import DecisionType
from pygames.engine.state import Result, step
from pygames.games.immortal_king.combat import ATTACK
from pygames.games.immortal_king.dungeon import construction
from pygames.games.immortal_king.equipment import ULTIMATE, USE
from pygames.games.immortal_king.passing import PASS
from pygames.games.immortal_king.state import NONE, PARTY_SEAT, ImmortalKingState
from pygames.games.immortal_king.tokens import demoralised, lost

# equipment and ultimate powers, as many as wanted (HIK-48); then a corridor is attacked (HIK-61)
TURN = DecisionType("turn", "HIK-48", ATTACK, USE, ULTIMATE, until=(ATTACK,))
LAST = DecisionType("last", "AMB-HIK-63", USE, PASS, auto_pass=True)


@step
def turn(state: ImmortalKingState) -> None:
    """Four phases (HIK-36): construction, equipment, combat, which the attack begins, and the end."""
    state.turn += 1
    state.emit("turn", "HIK-36" if state.turn == 1 else "HIK-36 HIK-76", {"n": state.turn})
    state.then(*PHASES)


@step
def end_of_turn(state: ImmortalKingState) -> None:
    """Lost without courage; won if the final monster is dead; else a new turn (HIK-74, HIK-75, HIK-76).

    In that order (AMB-HIK-07). Without courage, a potion may still help before (AMB-HIK-08, AMB-HIK-63).
    """
    if not state.courage and not lost(state):
        state.then(LAST(PARTY_SEAT), end_of_turn())
        return
    state.fighting = NONE
    if not state.courage:
        demoralised(state)
    elif state.slain:
        state.end(Result((PARTY_SEAT,), "slain", "HIK-75"))
    else:
        state.then(turn())


PHASES = (
    construction(),
    TURN(PARTY_SEAT),
    end_of_turn(),
)
