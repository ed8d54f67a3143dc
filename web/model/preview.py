"""What the choices would do at which a person points: worked out little by little, once in a position.

While nothing is pointed at it is said of the choices that are foretold, such as rolling a die: so it is seen
before anything is pressed without a mouse, too. Where fingers point, that a thing can be held is hinted at if
something is said then.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pygames.engine.action import Action
    from pygames.engine.forecast import Forecast
    from pygames.engine.match import Match
    from web.model.session import Session


Foreseen = Sequence[tuple["Action", Sequence["Forecast"]]]  # of each choice that is looked at


class Preview:
    """The forecasts of the choices that are looked at, and those known already of this position."""

    def __init__(self) -> None:
        self._position: tuple[Match, int] | None = None
        self._picked: tuple[str, ...] = ()
        self._known: dict[Action, list[Forecast]] = {}
        self._working: Iterator[Forecast | None] | None = None
        self._found: list[Forecast] = []
        self._sought: Iterator[bool] | None = None  # whether anything is said of the choices in reach
        self.actions: tuple[Action, ...] = ()
        self._held = ""  # the word of what a finger holds
        self._sayable = False  # whether that was found
        self.working = False  # whether there is more to find out

    def look(self, session: Session, actions: tuple[Action, ...], held: str = "") -> None:
        """Look at these choices from now on, without any at those that are foretold, and tell of `held`."""
        if not self._stands(session):
            self._sought, self._sayable = None, False
        position = (session.match, len(session.match.choices))
        if position != self._position:
            self._position, self._known = position, {}
        self._picked, self._working = session.picked, None
        self.actions = actions or session.foretold
        self._held, self.working = held, True

    def rest(self, session: Session) -> None:
        """Look at what is foretold, where nothing was pointed at yet."""
        if not self._stands(session):
            self.look(session, ())
            while not self.think():
                pass

    def seek(self, session: Session) -> None:
        """Find out, too, whether anything is said of one of the choices in reach."""
        if not self._stands(session):
            self.look(session, ())
        if self._sought is None:
            match, actions = session.match, session.in_reach
            self._sought = (it is not None for action in actions for it in match.forecasting(action))
            self.working = True

    def _stands(self, session: Session) -> bool:
        """Whether this is still the position that is looked at."""
        position = (session.match, len(session.match.choices))
        return self._position == position and self._picked == session.picked

    def stop(self) -> None:
        """Stop working on the forecasts."""
        self.working = False

    def think(self) -> bool:
        """Work on them for some milliseconds; True when that is done."""
        self.working = not self._done()
        return not self.working

    def _done(self) -> bool:
        if self._position is None:
            return True
        match, choices = self._position
        if len(match.choices) != choices:
            return True  # somebody has chosen since
        action = next((action for action in self.actions if action not in self._known), None)
        if action is None:
            sought = None if self._sayable or self._sought is None else next(self._sought, None)
            self._sayable = self._sayable or sought is True
            return self._sayable or sought is None
        if self._working is None:
            self._working, self._found = match.forecasting(action), []
        for found in self._working:
            if found is None:
                return False
            self._found.append(found)
        self._known[action], self._working = self._found, None
        return self._done()

    def sayable(self, session: Session) -> bool:
        """Whether something would be said of a choice in reach, as far as that was sought."""
        return self._sayable and self._stands(session)

    def held(self, session: Session) -> str:
        """The word of what is to be told in words, as long as nobody has gone on since."""
        return self._held if self._stands(session) else ""

    def forecasts(self, session: Session) -> Foreseen:
        """What is known of the choices looked at; nothing where the person has gone on since."""
        if not self._stands(session):
            return ()
        return [(action, self._known.get(action, ())) for action in self.actions]
