"""What a puzzle may ask for: the fight of this turn, won or repelled; or as much as can be had before it."""

from __future__ import annotations

from pygames.games.immortal_king.state import PARTY_SEAT, ImmortalKingState
from pygames.school.goal import Goal, Measure, Theme, reaches


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


def _fights(now: ImmortalKingState) -> bool:
    """Whether the fight of a turn has begun (HIK-59): before it no die is cast."""
    return now.fighting >= 0


def _courage(start: ImmortalKingState, now: ImmortalKingState, seat: int) -> int:
    return now.courage - start.courage


def _mana(start: ImmortalKingState, now: ImmortalKingState, seat: int) -> int:
    return len(now.mana) - len(start.mana)


def _struck(start: ImmortalKingState, now: ImmortalKingState, seat: int) -> int:
    return _beaten(now) - _beaten(start)


MEASURES = (
    *(
        Measure(name, gained, ("turn",), _fights)
        for name, gained in (("courage", _courage), ("mana", _mana), ("struck", _struck))
    ),
    *map(reaches, GOALS),
)
THEMES = (
    Theme("ultimate", frozenset({"ultimate"})),
    Theme("potion", frozenset({"drunk"})),
    Theme("quest", frozenset({"revealed"})),
    Theme("power", frozenset({"power"})),
    Theme("gift", frozenset({"gift"})),
    Theme("corridor", frozenset({"attack"})),
)
