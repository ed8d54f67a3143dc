"""Going to the magician: once a round (BQ-40), but for the spells of a duel (BQ-97)."""

from __future__ import annotations

from pygames.engine.errors import Refusal
from pygames.games.boss_quest.cards import CHAIN
from pygames.games.boss_quest.refusals import no, outside_turns
from pygames.games.boss_quest.state import AT_ARMOURER, AT_MAGICIAN, BossQuestState


def go_to_magician(state: BossQuestState, seat: int) -> None:
    """The player's pawn moves to the magician (BQ-32): he has finished, and takes no turn any more (BQ-22).

    In a duel, and when a mystery spell is aimed, it stands there already.
    """
    if state.pawns[seat] == AT_ARMOURER:
        if state.question == "chain":
            state.used += (CHAIN,)
            state.emit("chained", "BQ-82", {"seat": seat})
        state.pawns[seat] = AT_MAGICIAN
        state.pass_turn(seat)


def no_visit(state: BossQuestState) -> Refusal:
    """Why nobody can go to the magician now: with five or six players the last one does not (BQ-31)."""
    return no("BQ-31", "stragglers") if state.question == "last" else outside_turns(state)
