"""A recap: what the others did while somebody waited, in a few words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from pygames.engine.event import NO_PARAMS, Event, Param


class RecapLine(NamedTuple):
    """What came of one part of somebody's turn; `recap.KEY` in the game's catalogue words it.

    `seat` is whose turn it was: the sentence is begun with that name. None: of somebody without a seat, whom
    the game's catalogue names in `recap.who`. A line with an `event` has no key: it is told as in the log.
    """

    seat: int | None
    key: str
    params: Mapping[str, Param] = NO_PARAMS
    event: Event | None = None


# From all events as a seat saw them: the lines for this seat; none while it is not its turn.
Recap = Callable[[Sequence[Event], int], Sequence[RecapLine]]

# From the seat that made a choice, and the events of it as another saw them: the lines for that other.
Deeds = Callable[[int, Sequence[Event]], Sequence[RecapLine]]


def in_the_log(kinds: frozenset[str]) -> Deeds:
    """Of each choice the events of these kinds, told as in the log."""

    def deeds(seat: int, events: Sequence[Event]) -> Sequence[RecapLine]:
        return [as_logged(seat, event) for event in events if event.kind in kinds]

    return deeds


def as_logged(seat: int, event: Event) -> RecapLine:
    """An event as the log has it; `seat` made the choice, the event may be about another."""
    return RecapLine(int(event.params.get("seat", seat)), "", event=event)
