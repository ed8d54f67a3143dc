"""The plain cards of a hand: playing them asks nothing and reveals nothing, so it can be done together."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.engine.action import Action
from pygames.games.hero_realms.cards import IS_CHAMPION, LINES, PLAYED


def is_plain(card: int) -> bool:
    """Whether a card only gives fixed amounts when it is played; a champion gives nothing then (HR-24)."""
    lines = LINES[PLAYED[card]] if PLAYED[card] else ()
    return all(line.effect == "gain" and "per" not in line.params for line in lines)


def plain(legal_actions: Sequence[Action]) -> list[Action]:
    """Playing these, champions first: other cards may count them (HR-30)."""
    found = [action for action in legal_actions if action.type.name == "play" and is_plain(action.args[0])]
    return sorted(found, key=lambda action: not IS_CHAMPION[action.args[0]])
