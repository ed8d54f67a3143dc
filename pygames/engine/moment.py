"""Moments: the events of a game that are worth watching, such as a reveal, a fight, a score.

A page plays a moment event by event; a log can play it again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from pygames.engine.event import Event


class MomentType(NamedTuple):
    """A kind of moment: a run of events of these `kinds`, of which one at least is among `needs`.

    `outcome` are the kinds that tell a long one in short, where these are not what it needs. At an event of
    the kinds `along` the table can be shown as it stands right then, while the moment is watched. Who is
    not told the param `told` of an event that is needed has nothing to watch.
    """

    id: str
    needs: frozenset[str]
    kinds: frozenset[str]
    outcome: frozenset[str] = frozenset()
    along: frozenset[str] = frozenset()
    told: str = ""

    def made_by(self, event: Event) -> bool:
        """Whether an event, as somebody saw it, makes a moment of this kind."""
        return event.kind in self.needs and (not self.told or self.told in event.params)


class Moment(NamedTuple):
    """One moment: the id of its type, and what happened in it, one event after the other."""

    id: str
    events: tuple[Event, ...]


def find_moments(types: Iterable[MomentType], events: Sequence[Event]) -> list[Moment]:
    """The moments among what a choice caused, in the order in which they happened.

    An event belongs to the first type that has its kind; where that makes no moment, to the one that follows.
    """
    owner = {kind: it for it in reversed(list(types)) for kind in it.kinds | it.needs}
    found = []
    before: tuple[Event, ...] = ()  # what stands right before and made no moment
    for it, run in groupby(events, lambda event: owner.get(event.kind)):
        together = tuple(run)
        if it is not None and any(map(it.made_by, together)):
            if all(event.kind in it.kinds for event in before):
                together = (*before, *together)
            found.append(Moment(it.id, together))
            before = ()
        else:
            before = together if it is not None else ()
    return found
