"""A scene: moments of the game, played event by event before the game goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pygames.engine.face import Face
from pygames.engine.moment import find_moments
from web.model.past import Past

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.engine.event import Event
    from pygames.engine.match import Match
    from web.model.session import Session


class Beat(NamedTuple):
    """One event of a scene, with the id of its moment."""

    moment: str
    event: Event


class Scene(NamedTuple):
    """Moments as the person looking saw them, and the table as it stood before them.

    `shown` counts the beats that are shown already. A scene that `waits` holds the game up until it was
    seen; another is shown whole, beside the game as it goes on.
    """

    beats: tuple[Beat, ...]
    past: Past
    waits: bool
    shown: int

    @property
    def over(self) -> bool:
        """Whether all of it is shown."""
        return self.shown == len(self.beats)

    @property
    def now(self) -> tuple[Beat, ...]:
        """The beats shown so far."""
        return self.beats[: self.shown]


def find_scene(
    session: Session, before: Match, events: Sequence[Event], *, waits: bool, whole: bool
) -> Scene | None:
    """The scene of what a choice caused, if there is something worth watching in it."""
    seen = [event.seen_by(session.viewer) for event in events]
    found = find_moments(session.match.game.part(Face).moments, seen)
    beats = tuple([Beat(moment.id, event) for moment in found for event in moment.events])
    shown = len(beats) if whole or not waits else 1
    # whoever looks has just seen it so: nothing is looked up that the rules have covered since
    past = Past(before, session.players, session.viewer, session.viewer)
    return Scene(beats, past, waits, shown) if beats else None
