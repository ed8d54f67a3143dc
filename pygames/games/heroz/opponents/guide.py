"""The search's guide for HEROZ."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pygames.bots.search import Guide, Temper
from pygames.engine.action import Action
from pygames.games.heroz.cards import DOWN, RANK, TROOP
from pygames.games.heroz.places import COLUMN_OF, COLUMNS_OF, NUMBER_OF_COLUMN, SEAT_OF
from pygames.games.heroz.state import HerozState

HORIZON = 3  # turns to play on


class HerozGuide(Guide):
    """Plays on for some turns, then counts points and what stands on the board."""

    playouts = 96
    candidates = 16
    # fitted on positions four turns apart
    weights = (0.69, 0.33, 0.62, 0.14, 0.34, -0.26, 0.14, 0.05)
    errors = (0.1, 0.03, 0.03, 0.0161)
    sparing = frozenset(("specials", "power"))
    free = frozenset(("look",))
    effort = 2
    doubt = 0.7
    tempers: Mapping[str, Temper] = {  # the troops and the hand; points; the enemy's troops
        "cautious": Temper(own={2: 1.6, 3: 1.6, 4: 1.6}),
        "greedy": Temper(own={0: 1.8, 1: 1.8}),
        "attacking": Temper(rivals={2: 1.8, 3: 1.8}),
    }

    def mark(self, state: HerozState) -> int:
        return state.turn

    def reached(self, state: HerozState, mark: Any) -> bool:
        turn: int = mark
        return state.turn > turn + HORIZON

    def policy(self, state: HerozState, seat: int, legal: Sequence[Action]) -> Action:
        kind = legal[0].type.name
        if kind in ("score", "destroy"):  # the most valuable first
            return max(legal, key=lambda action: _value(state, action))
        decision = state.decision
        assert decision is not None
        if decision.auto_pass and decision.name in ("specials", "power") and state.below(6):
            return legal[-1]
        return legal[state.below(len(legal))]

    def prior(self, state: HerozState, seat: int, action: Action) -> float:
        """Of troops to be looked at: an enemy's, and the more so the more stands opposite to attack it.

        One of one's own that is shown tells nothing.
        """
        if action.type.name != "look":
            return 0.0
        if SEAT_OF[action.args[0]] == seat:
            return -1.0 if state.memory_aid else 0.0
        own = COLUMNS_OF[seat][NUMBER_OF_COLUMN[COLUMN_OF[action.args[0]]]]
        return 1.0 + sum([RANK[code] for code in state.columns[own] if code < DOWN])

    def features(self, state: HerozState, seat: int) -> tuple[float, ...]:
        columns = [state.columns[column] for column in COLUMNS_OF[seat]]
        down = [code for column in columns for code in column if code >= DOWN]
        board = sum([RANK[code & ~DOWN] for column in columns for code in column])
        points = state.points(seat)
        hand = state.hands[seat]
        return (
            points / 10,
            max(0, points - 15) / 10,
            board / 10,
            float(len(down)),
            float(len(hand)),
            float(sum([not TROOP[card] for card in hand])),
            float(state.heroes[seat] >= 0),
            float(state.active == seat),
        )


def _value(state: HerozState, action: Action) -> int:
    if action.type.name not in ("score", "destroy"):
        return 0
    code = state.at(action.args[0]) & ~DOWN
    return RANK[code]


GUIDE = HerozGuide()
