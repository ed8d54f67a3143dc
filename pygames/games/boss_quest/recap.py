"""What is told of a choice to a player who waited for his turn."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.engine.event import Event
from pygames.words.recap import RecapLine, as_logged

TOLD = frozenset(
    {
        # the magician
        "discarded", "buried", "opened", "activated", "cast", "cancelled", "no_effect", "nothing_offered",
        "hidden_swapped", "traded", "traded_hidden", "flipped", "companions_swapped", "boss_now",
        # companions and potions
        "spied", "scried", "replaced", "renewed", "read",
        # what came of a combat, and of players in it
        "wins_round", "nobody_wins", "heart_lost", "ghost", "lives", "becomes_reaper", "eliminated",
    }
)  # fmt: skip


def deeds(seat: int, events: Sequence[Event]) -> list[RecapLine]:
    """The lines of a choice: weapons that were asked for in one line, a mystery spell that is used once."""
    lines: list[RecapLine] = []
    asked = bool(events) and events[0].kind == "equips"
    drawn: list[str] = []
    opened = ""
    for event in events:
        if event.kind == "round":
            asked = False  # what is dealt from here on nobody has asked for
        elif event.kind == "dealt" and asked and event.params["seat"] == seat:
            drawn.append(str(event.params["weapon"]))
        elif event.kind in TOLD and not (event.kind == "activated" and event.params["spell"] == opened):
            lines.append(as_logged(seat, event))
        opened = str(event.params["spell"]) if event.kind == "opened" else opened
    if drawn:
        lines.insert(0, RecapLine(seat, "drawn", {"drawn": ",".join(drawn)}))
    return lines
