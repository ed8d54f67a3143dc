"""What has happened while somebody waited for another choice of their own."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from pygames.engine.face import Face
from pygames.engine.telling import by_turns

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from pygames.engine.event import Event
    from pygames.engine.match import Match
    from pygames.engine.telling import Telling, Turn


IN_SIGHT = 2  # sentences for which there is room on a phone


class Deeds(NamedTuple):
    """What somebody did, as who waited saw it; `seat` None: somebody without a seat."""

    seat: int | None
    events: list[Event]


def since_own_choice(
    match: Match, seat: int, eyes: int | None, automatic: Collection[int] = ()
) -> list[Deeds]:
    """What the others did since this seat's last choice, each in short, as `eyes` (None: everybody) saw it.

    Where one did much, what concerns this seat comes first. Passing is no choice, nor is what answered by
    itself (its number is in `automatic`), nor is an answer in the turn of somebody without a seat. What was
    done in two rounds is told apart, with the event between them that begins the second.
    """
    telling = match.game.part(Face).telling
    choices = match.choices[_last_own(match, seat, automatic) :]
    turns = by_turns(
        telling,
        [
            (it.seat, it.number, it.action.type.name, [event.seen_by(eyes) for event in it.events])
            for it in choices
        ],
    )
    found: list[tuple[Event | None, Deeds]] = []
    round_of: Event | None = None
    for turn in turns:
        if turn.begins is not None and _is_round(turn.begins, telling):
            round_of = turn.begins
        found += [(round_of, it) for it in _of_others(turn, seat, telling.unseated)]
    if all(it.seat == seat for _, it in found):
        return []
    told: list[Deeds] = []
    last: Event | None = None
    for (begins, doer), deeds in groupby(found, key=lambda it: (it[0], it[1].seat)):
        events = [event for _, it in deeds for event in it.events]
        if doer == seat and not any(event.kind in telling.told for event in events):
            continue
        if told and begins is not None and begins != last:
            told.append(Deeds(None, [begins]))
        last = begins
        told.append(Deeds(doer, _in_order(telling.of(events, turn=True), seat)))
    return told


def _in_order(events: list[Event], seat: int) -> list[Event]:
    """Events as they happened; of more than are in sight at once, those first that concern this seat."""
    if len(events) <= IN_SIGHT:
        return events
    return sorted(events, key=lambda it: not _concerns(it, seat))


def _concerns(event: Event, seat: int) -> bool:
    """Whether this is about this seat: done to it, or lost or gained by it."""
    return seat in (event.params.get("seat"), event.params.get("other"))


def _is_round(begins: Event, telling: Telling) -> bool:
    """Whether all play in the turn that this event begins: it is no single player's."""
    return "seat" not in begins.params and begins.kind not in telling.unseated


def _of_others(turn: Turn, seat: int, unseated: Collection[str]) -> Iterator[Deeds]:
    """What others than `seat` did in a turn; not what it begins with, unless it is nobody's."""
    for deed in turn.deeds:
        if turn.begins is not None and turn.begins.kind in unseated:
            yield Deeds(None, deed.events)
        elif deed.seat == seat:
            if deed.action == "pass":
                yield Deeds(seat, deed.events)
        elif deed.seat is not None:
            yield Deeds(deed.seat, deed.events)


def _last_own(match: Match, seat: int, automatic: Collection[int]) -> int:
    """The place of the last choice that this seat has made in a turn of somebody's, or 0."""
    telling, choices = match.game.part(Face).telling, match.choices
    own = -1  # the last one found, as long as it is not known whose turn it was
    for at in range(len(choices) - 1, -1, -1):
        choice = choices[at]
        if own >= 0:
            begins = [event.kind for event in choice.events if event.kind in telling.turns]
            if begins and begins[-1] not in telling.unseated:
                return own
            own = -1 if begins else own
        if own < 0 and choice.seat == seat and choice.action.type.name != "pass" and at not in automatic:
            own = at
    return max(own, 0)
