"""What a puzzle may ask for in one turn, and what it is about; games that stand on this one add to it."""

from __future__ import annotations

from pygames.games.hero_realms.state import HeroRealmsState
from pygames.school.goal import Measure, Theme


def _harm(start: HeroRealmsState, now: HeroRealmsState, seat: int) -> int:
    """Health that the others have lost."""
    lost = (old - new for old, new in zip(start.health, now.health, strict=True))
    return sum(lost) - (start.health[seat] - now.health[seat])


def _stunned(start: HeroRealmsState, now: HeroRealmsState, seat: int) -> int:
    """Champions of the others that have left play."""
    return sum(
        len(set(start.champions[it]) - set(now.champions[it])) for it in range(start.seats) if it != seat
    )


def health_gained(start: HeroRealmsState, now: HeroRealmsState, seat: int) -> int:
    """How much more health a seat has than at the start."""
    return now.health[seat] - start.health[seat]


ASKED = ("main",)
HEALED = Measure("healed", health_gained, ASKED)
MEASURES = (Measure("harm", _harm, ASKED), Measure("stunned", _stunned, ASKED), HEALED)
THEMES = (
    Theme("bought", frozenset({"acquire"})),
    Theme("prepare", frozenset({"prepared"})),
    Theme("raise", frozenset({"raised"})),
    Theme("banish", frozenset({"banish"})),
    Theme("many", frozenset({"struck*3"})),
    Theme("two", frozenset({"struck*2"})),
    Theme("allies", frozenset({"allied"})),
    Theme("gift", frozenset({"sacrifice"})),
    Theme("choice", frozenset({"choose"})),
    Theme("guards", frozenset({"struck", "stunned"})),
    Theme("class", frozenset({"skill", "ability"})),
    Theme("champions", frozenset({"expended"})),
    Theme("hand", frozenset({"play", "attack"})),
)
