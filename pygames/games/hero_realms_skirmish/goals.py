"""What a puzzle may ask for in one turn against the boss."""

from __future__ import annotations

from pygames.games.hero_realms.goals import ASKED, HEALED
from pygames.games.hero_realms_skirmish.state import SkirmishState
from pygames.school.goal import Measure


def _harm(start: SkirmishState, now: SkirmishState, seat: int) -> int:
    """Health that the boss has lost."""
    return start.boss_health - now.boss_health


def _stunned(start: SkirmishState, now: SkirmishState, seat: int) -> int:
    """Champions of the boss that have left play."""
    return len(set(start.boss_champions) - set(now.boss_champions))


MEASURES = (Measure("harm", _harm, ASKED), Measure("stunned", _stunned, ASKED), HEALED)
