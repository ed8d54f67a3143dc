"""What a puzzle may ask for: the fight of this turn, won or repelled."""

from __future__ import annotations

from pygames.games.immortal_king.state import PARTY_SEAT, ImmortalKingState
from pygames.school.goal import Goal


def _beaten(state: ImmortalKingState) -> int:
    return len(state.won) + len(state.spent) + state.slain


def _fight(start: ImmortalKingState, now: ImmortalKingState) -> bool | None:
    """Whether the party has beaten a card (HIK-70) before the turn was over (HIK-76)."""
    if _beaten(now) > _beaten(start):
        return True
    return False if now.turn > start.turn or now.result is not None else None


def _won(start: ImmortalKingState, now: ImmortalKingState, seat: int) -> bool | None:
    return _fight(start, now) if seat == PARTY_SEAT else False


def _repelled(start: ImmortalKingState, now: ImmortalKingState, seat: int) -> bool | None:
    beaten = _fight(start, now)
    return False if seat == PARTY_SEAT else None if beaten is None else not beaten


GOALS = (
    Goal("fight", _won, ("turn", "before", "after")),
    Goal("repel", _repelled, ("swap", "place", "doom", "guard")),
)
