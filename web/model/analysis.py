"""The review of a game that is over, worked out little by little; it can be stopped."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pygames.bots.advice import guide_at
from pygames.bots.review import Reviewing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.engine.record import Record
    from pygames.school.review import Review
    from web.model.session import Session


def reviewable(session: Session) -> Sequence[int]:
    """The seats whose game can be reviewed, of those of persons, or of all where none plays."""
    match = session.match
    if not match.over:
        return ()
    return [seat for seat in session.humans or range(match.seats) if guide_at(match, seat) is not None]


class Analysis(NamedTuple):
    """The review of one seat's game. The first `led` choices were laid down by a lesson.

    Its curve is read at the point `at`, counted from 0; None: nowhere yet. So many of its slips have become
    `exercises`.
    """

    seat: int
    record: Record
    led: int
    reviewing: Reviewing
    at: int | None = None
    exercises: int = 0

    @classmethod
    def begun(cls, session: Session, seat: int) -> Analysis:
        """The review of this game, of which nothing is worked out yet."""
        reviewing = Reviewing(session.match, seat, led=session.led)
        return cls(seat, session.match.record, session.led, reviewing)

    @property
    def review(self) -> Review | None:
        """What came of it; None before it is there."""
        return self.reviewing.review

    def at_point(self, at: int) -> Analysis:
        """Move to this point of the curve; beyond its ends to the nearer end."""
        points = len(self.review.curve) if self.review is not None else 1
        return self._replace(at=max(0, min(at, points - 1)))

    @property
    def working(self) -> bool:
        """Whether it is being worked out."""
        return self.review is None

    @property
    def percent(self) -> int:
        """How far it is."""
        return 100 * self.reviewing.done // self.reviewing.of

    def of(self, session: Session) -> bool:
        """Whether it is the review of this game."""
        return session.match.record == self.record and session.led == self.led
