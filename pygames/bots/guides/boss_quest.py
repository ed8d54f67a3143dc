"""The search's guide for Boss Quest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygames.bots.search import Guide
from pygames.core.action import Action
from pygames.games.boss_quest.state import AT_ARMOURER, KNIGHT, BossQuestState

LEAP = 5  # a quick player asks for one weapon for so many points that he lacks
# the kinds of action that come first where not all can be tried
PROMISING = ("cast", "activate", "equip")
# of a hundred times, by what is lacking, `steady` stopped so often in 33 games; `tests.strength stops`
# counts twice as many, and comes within 6 of each
STOPS = (100, 95, 90, 73, 66, 50, 37, 22)


class BossQuestGuide(Guide):
    """Plays to the end of the round, then counts keys and hearts; the others stop when they are close."""

    playouts = 500
    candidates = 12
    # set by hand near the fitted ones, with more for hearts; a ghost is a guess: quick games have none
    weights = (0.5, 0.35, 0.3, 0.25, -0.5, 0.0)
    left_to_steady = frozenset(("destiny",))

    def budget(self, seats: int) -> int:
        """More against more, for what each hides is to be guessed; no more than the page does in 0.6 s."""
        return self.playouts * min(seats, 4) // 2

    def margin(self, seats: int) -> float:
        """More against more: with less between the choices, chance more often makes one look the best."""
        return 1.0 if seats == 2 else 2.0

    def mark(self, state: BossQuestState) -> int:
        return state.round

    def reached(self, state: BossQuestState, mark: Any) -> bool:
        started: int = mark
        return state.round > started

    def policy(self, state: BossQuestState, seat: int, legal: Sequence[Action]) -> Action:
        if legal[0].type.name != "equip":
            return legal[state.below(len(legal))]
        gap = state.hp() - state.force(seat)
        equips = [action for action in legal if action.type.name == "equip"]
        if len(equips) == len(legal) or state.below(100) >= _stops(gap):
            return equips[min(len(equips), max(1, gap // LEAP)) - 1]
        return legal[len(equips) + state.below(len(legal) - len(equips))]

    def prior(self, state: BossQuestState, seat: int, action: Action) -> float:
        kind = action.type.name
        return PROMISING.index(kind) + 1.0 if kind in PROMISING else 0.0

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


GUIDE = BossQuestGuide()
