"""What the others did since a player's last turn, summed up turn by turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pygames.engine.event import Event
from pygames.words.recap import RecapLine


class Told(NamedTuple):
    """Which events are told, by which line; a game that stands on this one has more."""

    own: Mapping[str, str]  # of cards, what the player does whose turn it is
    befallen: Mapping[str, str]  # of cards, what befalls somebody
    amounts: Mapping[str, str]
    facts: Mapping[str, str]  # without a card or an amount
    order: tuple[str, ...]  # of the lines of a turn


BASE = Told(
    own={"played": "played", "acquired": "acquired", "sacrificed": "sacrificed", "ability": "sacrificed"},
    befallen={"stunned": "stunned", "discarded": "discarded"},
    amounts={"attacked": "struck", "hurt": "struck", "gained_health": "healed", "lost_health": "lost"},
    facts={"out": "out"},
    order=(
        "played",
        "acquired",
        "sacrificed",
        # what befell whose turn it was, before others are named: each line goes on from that player's name
        "discarded.own",
        "healed.own",
        "lost",
        "stunned",
        "struck",
        "discarded",
        "healed",
        "out",
        "out.own",
    ),
)


def recap(events: Sequence[Event], seat: int, told: Told = BASE) -> list[RecapLine]:
    """The lines for this player, in whose turn they are read: of each other turn what it changed."""
    turns = _turns_since(events, seat)
    return [line for turn in turns for line in _lines(int(turn[0].params["seat"]), turn[1:], told)]


def _turns_since(events: Sequence[Event], seat: int) -> list[list[Event]]:
    """The events of each turn of another player since this one's last, each beginning with `turn`."""
    found: list[list[Event]] = []
    turn: list[Event] = []
    own = 0  # turns of this player gone through, from the latest back
    for event in reversed(events):
        turn.append(event)
        if event.kind != "turn":
            continue
        if event.params["seat"] == seat:
            own += 1
            if own == 2:
                break
        elif not own:
            return []  # it is another player's turn
        else:
            found.append(turn[::-1])
        turn = []
    return found[::-1]


def _lines(active: int, events: Sequence[Event], told: Told) -> list[RecapLine]:
    cards: dict[tuple[str, int], list[str]] = {}
    amounts: dict[tuple[str, int], int] = {}
    lines: list[RecapLine] = []
    for event in events:
        seat, card = int(event.params.get("seat", active)), str(event.params.get("card", ""))
        if event.kind in told.own:
            cards.setdefault((told.own[event.kind], active), []).append(card)
        elif event.kind in told.befallen and card:
            cards.setdefault((told.befallen[event.kind], seat), []).append(card)
        elif event.kind in told.facts:
            kind = told.facts[event.kind]
            lines.append(RecapLine(active, _key(kind, seat == active), {"other": seat}))
        elif event.kind in told.amounts:
            target = int(event.params.get("other", seat))
            kind = told.amounts[event.kind]
            if kind == "lost" and target != active:
                kind = "struck"  # an effect that takes it from another
            key = kind, target
            amounts[key] = amounts.get(key, 0) + int(event.params.get("lost", event.params["n"]))
    lines += [
        RecapLine(active, _key(kind, of == active), {"other": of, "cards": ",".join(it)})
        for (kind, of), it in cards.items()
    ]
    lines += [
        RecapLine(active, _key(kind, of == active), {"other": of, "n": n})
        for (kind, of), n in amounts.items()
    ]
    lines.sort(key=lambda line: told.order.index(line.key))
    return lines or [RecapLine(active, "nothing", {})]


def _key(kind: str, own: bool) -> str:
    """What befalls the player whose turn it is has a sentence without a second name."""
    return f"{kind}.own" if own and kind in ("discarded", "healed", "out", "defeated") else kind
