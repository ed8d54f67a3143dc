"""The search's guide for Boss Quest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygames.bots.guides.boss_quest_rivals import choice, outlook, worth_after, worth_of
from pygames.bots.search import Guide
from pygames.core.action import Action
from pygames.games.boss_quest.rounds import play_round
from pygames.games.boss_quest.state import AT_ARMOURER, KNIGHT, BossQuestState

MANY = 4000  # playouts of more than two, by the seats: so a choice costs the same with six as with four
FIRST = 99.0  # equipping is always tried
# of a hundred times, by what is lacking, `steady` stopped so often in 33 games; `tests.strength stops`
# counts twice as many, and comes within 6 of each
STOPS = (100, 95, 90, 73, 66, 50, 37, 22)
# by the seats, as `tests.strength fit` finds them in 3000 games; what being a ghost costs is a guess, for
# these games have none
GHOST = -0.5
WEIGHTS = {
    2: (0.45, 0.38, 0.28, 0.15, GHOST, 0.03),
    3: (0.62, 0.20, 0.26, 0.34, GHOST, 0.04),
    4: (0.72, 0.22, 0.40, 0.17, GHOST, 0.06),
    5: (0.85, 0.29, 0.38, 0.31, GHOST, 0.03),
    6: (1.00, 0.35, 0.43, 0.36, GHOST, 0.07),
}


class BossQuestGuide(Guide):
    """Plays to the end of the round as `steady` would, then counts keys and hearts."""

    playouts = 500
    candidates = 12
    left_to_steady = frozenset(("destiny",))

    def budget(self, seats: int) -> int:
        """More against more, for what each hides is to be guessed; no more than the page does in 0.6 s."""
        return self.playouts if seats == 2 else MANY // seats

    def weights_for(self, seats: int) -> tuple[float, ...]:
        return WEIGHTS[seats]

    def mark(self, state: BossQuestState) -> int:
        return state.round

    def reached(self, state: BossQuestState, mark: Any) -> bool:
        started: int = mark
        return state.round > started

    def shorten(self, state: BossQuestState) -> None:
        """No other round is begun."""
        if state.agenda[:1] == [NEXT_ROUND]:
            del state.agenda[0]

    def policy(self, state: BossQuestState, seat: int, legal: Sequence[Action]) -> Action:
        return choice(state, seat, legal)

    def prior(self, state: BossQuestState, seat: int, action: Action) -> float:
        """Equipping first, then the spells that help most in this world."""
        if action.type.name == "equip":
            return FIRST
        players = outlook(state, seat)
        return worth_after(state, seat, action, players, worth_of(players))

    def rivals(self, state: BossQuestState, seat: int) -> Sequence[int]:
        return [other for other in state.players() if other != seat]

    def features(self, state: BossQuestState, seat: int) -> tuple[float, ...]:
        keys, hearts = state.keys[seat], state.hearts[seat]
        return (
            float(keys),
            float(keys >= state.target - 1),
            float(hearts),
            float(hearts >= 2),
            float(state.roles[seat] != KNIGHT),
            float(state.armourer == seat),
        )

    def plausible(self, state: BossQuestState, seat: int) -> bool:
        if state.revealed:
            return True
        hp = state.hp()
        stopped = [it for it in state.players() if it != seat and state.pawns[it] != AT_ARMOURER]
        return all(state.below(100) < _stops(hp - state.force(other)) for other in stopped)


def _stops(gap: int) -> int:
    """In how many of a hundred such cases a player does not equip who lacks so much."""
    return STOPS[max(0, min(gap, len(STOPS) - 1))]


NEXT_ROUND = play_round()
GUIDE = BossQuestGuide()
