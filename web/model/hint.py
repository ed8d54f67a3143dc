"""A hint for the person who is asked: worked out little by little, told a little more at each press."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.bots.advice import advising
from pygames.school.advice import MOST_LEVELS
from web.model.lit import Lit

if TYPE_CHECKING:
    from pygames.bots.advice import Advising
    from pygames.engine.match import Match
    from pygames.school.advice import Advice
    from web.model.session import Session

LIT = 2  # from this level on the thing is pointed at


class Hint:
    """The advice for one position. `level` says how much of it was asked for: 0, it was not."""

    def __init__(self) -> None:
        self.level = 0
        self.advice: Advice | None = None
        self._position: tuple[Match, int] | None = None
        self._work: Advising | None = None

    def ask(self, session: Session) -> None:
        """Tell a little more; of another position than before the first of it."""
        if not self.about(session):
            self._position = (session.match, len(session.match.choices))
            self._work, self.advice, self.level = advising(session.match), None, 0
        self.level = min(self.level + 1, MOST_LEVELS)

    def about(self, session: Session) -> bool:
        """Whether it is for the position on the table."""
        return self._position == (session.match, len(session.match.choices))

    def shown(self, session: Session) -> bool:
        """Whether it is to be seen."""
        return self.level > 0 and self.about(session) and session.can_act

    @property
    def whole(self) -> bool:
        """Whether there is no more to tell."""
        only = self.advice is not None and self.advice.by == "only"
        return only or self.level == MOST_LEVELS

    def close(self) -> None:
        """It was read; asked for once more it begins anew, with nothing to work out."""
        self.level = 0

    @property
    def working(self) -> bool:
        """Whether it is being worked out."""
        return self._work is not None

    def stop(self) -> None:
        """Stop working on the hint."""
        self._work = self._position = None

    def work(self) -> bool:
        """Work on it for some milliseconds; True when it has just become known."""
        if self._work is None or self._position is None:
            return False
        match, choices = self._position
        if len(match.choices) != choices:  # somebody has chosen since
            self.stop()
            return False
        try:
            next(self._work)
        except StopIteration as done:
            self._work, self.advice = None, done.value
            return True
        return False

    def lit(self, session: Session) -> Lit:
        """What is pointed at: of the choice's words those not picked yet."""
        if self.advice is None or self.level < LIT or not self.shown(session):
            return Lit()
        action = self.advice.action
        return Lit(frozenset(action.words) - frozenset(session.picked), action, "hint")
