"""The review of a game that is over, worked out little by little; it can be stopped."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.bots.advice import guide_at
from pygames.bots.review import Reviewing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.school.review import Review
    from web.model.session import Session


def reviewable(session: Session) -> Sequence[int]:
    """The seats whose game can be reviewed, of those of persons, or of all where none plays."""
    match = session.match
    if match.decision is not None:
        return ()
    return [seat for seat in session.humans or range(match.seats) if guide_at(match, seat) is not None]


class Analysis:
    """The review of one seat's game."""

    def __init__(self, session: Session, seat: int) -> None:
        self.seat = seat
        self.working = True
        self._record = session.match.record
        self.led = session.led
        self._reviewing = Reviewing(session.match, seat, led=session.led)

    @property
    def review(self) -> Review | None:
        """What came of it; None before it is there."""
        return self._reviewing.review

    @property
    def percent(self) -> int:
        """How far it is."""
        return 100 * self._reviewing.done // self._reviewing.of

    def of(self, session: Session) -> bool:
        """Whether it is the review of this game."""
        return session.match.record == self._record and session.led == self.led

    def stop(self) -> None:
        """Stop working on the analysis."""
        self.working = False

    def work(self) -> bool:
        """Work on it for some milliseconds; True when it has just come to its end."""
        if self.working and self._reviewing.work():
            self.working = False
            return True
        return False
