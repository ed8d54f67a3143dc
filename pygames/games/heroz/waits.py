"""When players are asked for special cards, until what they may pass, and whether anything is at stake."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pygames.engine.event import Event
from pygames.engine.wait import Wait
from pygames.words.people import SEAT_LETTERS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.engine.action import Action
    from pygames.engine.forecast import Forecast


def _unattacked(view: dict[str, Any], seat: int) -> bool:
    """No attack on this seat is going on."""
    return bool(view["active"] == seat or view["fight"] is None)


def _own_turn(event: Event, seat: int) -> bool:
    return event.kind == "turn" and event.params["seat"] == seat


def _attacked(event: Event, seat: int) -> bool:
    """Somebody attacks this seat or plays an aura on a troop of it; its next turn comes at the latest."""
    if event.kind == "attacked":
        return event.params["seat"] != seat
    if event.kind == "aura":
        return str(event.params["place"])[0] == SEAT_LETTERS[seat] and event.params["seat"] != seat
    return _own_turn(event, seat)


def at_stake(view: dict[str, Any]) -> bool:
    """Whether an attack is declared: a special card played earlier is played without need."""
    return view["fight"] is not None


WINDOWS = 3


def occasion(view: dict[str, Any]) -> int:
    """Which of the three windows of combat asks (HZ-68), from 4 in the other's turn; 0 where none does."""
    decision = view["decision"]
    if decision is None or decision["id"] != "specials":
        return 0
    return int(view["step"]) + (0 if decision["seat"] == view["active"] else WINDOWS)


def case(view: dict[str, Any], action: Action, foreseen: Sequence[Forecast]) -> str:
    """Why one passes in a window of combat: until when that can be made good, if it can (HZ-68)."""
    window = occasion(view)
    if not window or action.type.name != "pass":
        return ""
    name = ("attack", "block", "last")[(window - 1) % WINDOWS]
    fight = view["fight"]
    if name == "last" and not fight["sides"][1]["places"]:
        return "unblocked"
    if name == "block" and not view["areas"][1 - view["active"]][fight["column"] - 1]:
        return "unblocked"
    return name


WAITS = (
    Wait("attacked", _unattacked, _attacked),
    Wait("turn", lambda _view, _seat: True, _own_turn),
)
