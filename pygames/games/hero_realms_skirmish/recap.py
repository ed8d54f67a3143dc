"""What the boss did in its last turn, summed up."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.engine.event import Event
from pygames.words.recap import RecapLine

CARDS = ("joined", "dropped", "tilted_own", "stunned")
AMOUNTS = ("discards_on_paper", "boss_gained_health", "boss_attacked", "struck_player")


def recap(events: Sequence[Event], seat: int) -> list[RecapLine]:
    """The lines about the boss's turn, which began last; none before the first one."""
    turn: list[Event] = []
    for event in reversed(events):
        if event.kind == "boss_turn":
            return _lines(turn[::-1])
        turn.append(event)
    return []


def _lines(events: Sequence[Event]) -> list[RecapLine]:
    cards: dict[str, list[str]] = {}
    amounts: dict[str, int] = {}
    left = 0
    for event in events:
        if event.kind == "turn":
            break  # the player's, which follows
        if event.kind in CARDS:
            cards.setdefault(event.kind, []).append(str(event.params["card"]))
        elif event.kind in AMOUNTS:
            amounts[event.kind] = amounts.get(event.kind, 0) + int(event.params["n"])
        elif event.kind in ("counted", "reinforcement"):
            left = int(event.params["n"])
    lines = [RecapLine(None, "counter", {"n": left})]
    lines += [RecapLine(None, kind, {"cards": ",".join(cards[kind])}) for kind in CARDS if kind in cards]
    lines += [RecapLine(None, kind, {"n": amounts[kind]}) for kind in AMOUNTS if amounts.get(kind)]
    return lines
