"""The search's guide for Boss Quest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygames.bots.search import Guide
from pygames.core.action import Action
from pygames.games.boss_quest.cards import BOSS_CHANGE, FORCE_CHANGE
from pygames.games.boss_quest.state import AT_ARMOURER, GONE, KNIGHT, BossQuestState

LEAP = 5  # a quick player asks for one weapon for so many points that he lacks
MANY = 4000  # playouts of more than two, by the seats: so a choice costs the same with six as with four
OUT = 99  # lacks so much, in a quick reckoning, who cannot win the round
# what a quick player counts, in keys: a heart lost, being close by one, what a rival gets
HEART, CLOSE, RIVAL = 0.9, 0.3, 0.2
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
        return self.playouts if seats == 2 else MANY // seats

    def margin(self, seats: int) -> float:
        """More against more: with less between the choices, chance more often makes one look the best."""
        return 1.0 if seats == 2 else 2.0

    def mark(self, state: BossQuestState) -> int:
        return state.round

    def reached(self, state: BossQuestState, mark: Any) -> bool:
        started: int = mark
        return state.round > started

    def policy(self, state: BossQuestState, seat: int, legal: Sequence[Action]) -> Action:
        """Equips about as often as `steady`, and uses the spell that helps most as things stand."""
        if legal[0].type.name != "equip":
            return _best_spell(state, seat, legal)
        gap = state.hp() - state.force(seat)
        equips = [action for action in legal if action.type.name == "equip"]
        if len(equips) == len(legal) or state.below(100) >= _stops(gap):
            return equips[min(len(equips), max(1, gap // LEAP)) - 1]
        return _best_spell(state, seat, legal[len(equips) :])

    def prior(self, state: BossQuestState, seat: int, action: Action) -> float:
        """Equipping first, then the spells that help most in this world."""
        if action.type.name == "equip":
            return float(OUT)
        gaps = _gaps(state)
        return _standing(_changed(gaps, action) or gaps, seat)

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


def _best_spell(state: BossQuestState, seat: int, legal: Sequence[Action]) -> Action:
    """Of the spells that change a force or the boss the best, as things are in this world; else anything."""
    best = legal[state.below(len(legal))]
    gaps = _gaps(state)
    most = _standing(gaps, seat)
    for action in legal:
        changed = _changed(gaps, action)
        if changed is not None and (worth := _standing(changed, seat)) > most:
            best, most = action, worth
    return best


def _gaps(state: BossQuestState) -> list[int]:
    """What each player lacks; less than 0 if he exceeds."""
    hp = state.hp()
    return [
        OUT if role == GONE or state.failed_condition(seat) >= 0 else hp - state.force(seat)
        for seat, role in enumerate(state.roles)
    ]


def _changed(gaps: Sequence[int], action: Action) -> list[int] | None:
    """What each lacks after a spell that changes a force or the boss; None for other actions."""
    kind = action.type.name
    if kind == "activate" and (change := BOSS_CHANGE[action.args[0]]):
        return [gap + change for gap in gaps]
    if kind == "cast" and (change := FORCE_CHANGE[action.args[0]]):
        target = action.args[1]
        return [*gaps[:target], gaps[target] - change, *gaps[target + 1 :]]
    return None


def _standing(gaps: Sequence[int], seat: int) -> float:
    """What the round brings a seat if it ends so, in keys, less a part of what it brings the others."""
    closest = min([gap for gap in gaps if 0 <= gap < OUT // 2], default=-1)
    total = 0.0
    for other, gap in enumerate(gaps):
        worth = -HEART if gap < 0 else (gap == closest) + (gap == 0) + CLOSE / (1 + gap)
        total += worth if other == seat else -RIVAL * worth
    return total


def _stops(gap: int) -> int:
    """In how many of a hundred such cases a player does not equip who lacks so much."""
    return STOPS[max(0, min(gap, len(STOPS) - 1))]


GUIDE = BossQuestGuide()
