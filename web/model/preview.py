"""What the choices would do at which a person points: worked out little by little, once in a position.

While nothing is pointed at it is said of the choices that are foretold, such as rolling a die: so it is seen
before anything is pressed without a mouse, too. Where fingers point, that a thing can be held is hinted at if
something is said then.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from pygames.engine.work import Work

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable

    from pygames.engine.action import Action
    from pygames.engine.forecast import Forecast
    from pygames.engine.match import Match
    from web.model.session import Session


Foreseen = Sequence[tuple["Action", Sequence["Forecast"]]]  # of each choice that is looked at


@dataclass(frozen=True, eq=False)
class Preview:
    """The forecasts of the choices that are looked at, and those known already of this position."""

    match: Match | None = None
    picked: tuple[str, ...] = ()
    actions: tuple[Action, ...] = ()  # that are looked at
    forecasts: Mapping[Action, Work[list[Forecast]]] = field(default_factory=dict)
    sought: Work[bool] | None = None  # whether anything is said of the choices in reach

    def look(self, session: Session, actions: tuple[Action, ...]) -> Preview:
        """Look at these choices from now on, without any at those that are foretold."""
        sought = self.sought if self.stands(session) else None
        known = self.forecasts if self.match is session.match else {}
        actions = actions or session.foretold
        new = {it: Work(_forecasts(session.match, it)) for it in actions if it not in known}
        return Preview(session.match, session.picked, actions, {**known, **new}, sought)

    def at_rest(self, session: Session) -> Preview:
        """Look at what is foretold, where nothing was pointed at yet: that is worked out at once."""
        if self.stands(session):
            return self
        resting = self.look(session, ())
        for work in resting.forecasts.values():
            work.finish()
        return resting

    def seek(self, session: Session) -> Preview:
        """Find out, too, whether anything is said of one of the choices in reach."""
        standing = self if self.stands(session) else self.look(session, ())
        if standing.sought is not None:
            return standing
        return replace(standing, sought=Work(_seeking(session.match, session.in_reach)))

    def stands(self, session: Session) -> bool:
        """Whether this is still the position that is looked at."""
        return self.match is session.match and self.picked == session.picked

    @property
    def work(self) -> Work[list[Forecast]] | Work[bool] | None:
        """What is to be worked out next; None when all is known."""
        works = [self.forecasts[action] for action in self.actions]
        return next((it for it in (*works, self.sought) if it is not None and not it.done), None)

    def sayable(self, session: Session) -> bool:
        """Whether something would be said of a choice in reach, as far as that was sought."""
        found = self.sought is not None and self.sought.done and self.sought.result
        return found and self.stands(session)

    def foreseen(self, session: Session) -> Foreseen:
        """What is known of the choices looked at; nothing where the person has gone on since."""
        if not self.stands(session):
            return ()
        works = [(action, self.forecasts[action]) for action in self.actions]
        return [(action, work.result if work.done else ()) for action, work in works]


def _forecasts(match: Match, action: Action) -> Generator[None, None, list[Forecast]]:
    found: list[Forecast] = []
    for forecast in match.forecasting(action):
        if forecast is None:
            yield
        else:
            found.append(forecast)
    return found


def _seeking(match: Match, actions: Iterable[Action]) -> Generator[None, None, bool]:
    for action in actions:
        for forecast in match.forecasting(action):
            if forecast is not None:
                return True
            yield
    return False
