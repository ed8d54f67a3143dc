"""A scene: moments of the game, played event by event before the game goes on."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
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
    """One event of a scene, with the id of its moment.

    `number` is which one it is of what was chosen, if the table changes with it; else 0.
    """

    moment: str
    event: Event
    number: int


class Scene(NamedTuple):
    """Moments as the person looking saw them, the table as it stood before them, and the game after them.

    `ahead` counts the events of the choice that came before the first beat. `shown` counts the beats that
    are shown already, and `together` says that not all of them came one by one. A scene that `waits` holds
    the game up until it was seen; another is shown whole, beside the game as it goes on.
    """

    beats: tuple[Beat, ...]
    past: Past
    after: Match
    waits: bool
    shown: int
    ahead: int = 0
    together: bool = False

    @property
    def over(self) -> bool:
        """Whether every beat of this scene has been shown."""
        return self.shown == len(self.beats)

    @property
    def whole(self) -> Scene:
        """This scene with all of it shown."""
        return self._replace(shown=len(self.beats), together=True)

    @property
    def now(self) -> tuple[Beat, ...]:
        """The beats shown so far."""
        return self.beats[: self.shown]

    @property
    def opening(self) -> Past:
        """The table as it stood when the first beat was about to happen."""
        return _stage(self.past, self.after, self.ahead) if self.ahead else self.past

    @property
    def stage(self) -> Past:
        """The table as the last of the beats shown that changes it left it; before that, the `opening`."""
        number = max(beat.number for beat in self.now)
        return _stage(self.past, self.after, number) if number else self.opening


@lru_cache(maxsize=4)
def _stage(past: Past, after: Match, count: int) -> Past:
    """The table when so many events had come of what was chosen, after what is past."""
    match = past.match
    for choice in after.choices[len(match.choices) :]:
        if count <= len(choice.events):
            match = match.within(choice.action, count)
            break
        match, count = match.copy(), count - len(choice.events)
        match.play(choice.action)
    return replace(past, match=match)


def find_scene(
    session: Session, before: Match, events: Sequence[Event], *, waits: bool, whole: bool
) -> Scene | None:
    """The scene of what a choice caused, if there is something worth watching in it."""
    seen = [event.seen_by(session.viewer) for event in events]
    found = find_moments(session.match.game.part(Face).moments, seen)
    along = {it.id: it.along for it in session.match.game.part(Face).moments}
    number = {id(event): n for n, event in enumerate(seen, 1)}
    beats = tuple(
        [
            Beat(it.id, event, number[id(event)] if event.kind in along[it.id] else 0)
            for it in found
            for event in it.events
        ]
    )
    together = whole or not waits
    shown = len(beats) if together else 1
    # whoever looks has just seen it so: nothing is looked up that the rules have covered since
    past = Past(before, session.players, session.viewer, session.viewer)
    ahead = number[id(beats[0].event)] - 1 if beats else 0
    return Scene(beats, past, session.match, waits, shown, ahead, together) if beats else None
