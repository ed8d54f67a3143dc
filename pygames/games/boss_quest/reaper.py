"""Extension: the reaper. Whoever beats it chooses a destiny (BQ-90 to BQ-92).

How it comes stands in `rounds.py`, what a player who has become the reaper does in `combat.py`, who leaves
the game in `ending.py`.
"""

from __future__ import annotations

from pygames.engine.action import ActionType
from pygames.engine.decision import DecisionType
from pygames.engine.errors import Refusal
from pygames.engine.state import step
from pygames.games.boss_quest.cards import REAPER
from pygames.games.boss_quest.refusals import no
from pygames.games.boss_quest.state import DONE, HEARTS, KNIGHT, OUT, REAPER_PLAYER, TAKEN, BossQuestState


@step
def destinies(state: BossQuestState) -> None:
    """All who have beaten the reaper choose, in turn order (BQ-90, AMB-BQ-43, AMB-BQ-64)."""
    if state.boss == REAPER:
        state.then(*[destiny(seat) for seat in state.winners], reaper_is_done())


@step
def destiny(state: BossQuestState, seat: int) -> None:
    """Ask one winner for a choice."""
    state.then(DESTINY(seat))


@step
def reaper_is_done(state: BossQuestState) -> None:
    """It comes once in a game (BQ-87); a ghost who has not won leaves now (BQ-91)."""
    state.reaper_state = DONE


class Destiny(ActionType):
    """What the winner may choose."""

    def untimely(self, state: BossQuestState, seat: int) -> Refusal:
        return no("BQ-87", "no_reaper") if state.reaper_state == OUT else no("BQ-90", "not_destiny")


class Live(Destiny):
    """Live again, with three hearts (BQ-90, AMB-BQ-40)."""

    def apply(self, state: BossQuestState, seat: int) -> None:
        state.roles[seat] = KNIGHT
        state.hearts[seat] = HEARTS
        state.emit("lives", "BQ-90", {"seat": seat})


class Become(Destiny):
    """Become the reaper, without hearts and keys (BQ-92); only one can (AMB-BQ-64)."""

    exact = False

    def check(self, state: BossQuestState, seat: int) -> Refusal | None:
        return no("AMB-BQ-64", "reaper_taken") if state.reaper_state == TAKEN else None

    def apply(self, state: BossQuestState, seat: int) -> None:
        state.roles[seat] = REAPER_PLAYER
        state.hearts[seat] = 0
        state.keys[seat] = 0
        state.reaper_state = TAKEN
        state.emit("becomes_reaper", "BQ-92", {"seat": seat})


LIVE = Live("live")
BECOME = Become("become")

DESTINY = DecisionType("destiny", "BQ-90", LIVE, BECOME)
