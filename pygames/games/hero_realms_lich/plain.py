"""The plain cards of a hand: those of the base game that give no health."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.engine.action import Action
from pygames.games.hero_realms.cards import LINES, PLAYED
from pygames.games.hero_realms.plain import plain as base


def plain(legal_actions: Sequence[Action]) -> list[Action]:
    """Playing these; of health it is asked who gains it (HRL-14)."""
    return [action for action in base(legal_actions) if not _gives_health(action.args[0])]


def _gives_health(card: int) -> bool:
    lines = LINES[PLAYED[card]] if PLAYED[card] else ()
    return any(line.params["what"] == "health" for line in lines)
