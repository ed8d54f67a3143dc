"""What the choice would do that a person points at: worked out little by little, once in a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pygames.core.action import Action
    from pygames.core.forecast import Forecast
    from pygames.core.match import Match
    from web.model.session import Session


class Preview:
    """The forecasts of the choice that is looked at, and those known already of this position."""

    def __init__(self) -> None:
        self._position: tuple[Match, int] | None = None
        self._picked: tuple[str, ...] = ()
        self._known: dict[Action, list[Forecast]] = {}
        self._working: Iterator[Forecast | None] | None = None
        self._found: list[Forecast] = []
        self.action: Action | None = None
        self.aloud = False  # whether it is to be told, too: who came there by a key may not see it

    def look(self, session: Session, action: Action | None, *, aloud: bool) -> None:
        """Look at this choice from now on, or at none."""
        position = (session.match, len(session.match.choices))
        if position != self._position:
            self._position, self._known = position, {}
        self._picked = session.picked
        self.action, self.aloud = action, aloud
        self._found, self._working = [], None
        if action is not None and action not in self._known:
            self._working = session.match.forecasting(action)

    def think(self) -> bool:
        """Work on it for some milliseconds; True when that is done."""
        if self._working is None or self.action is None:
            return True
        for found in self._working:
            if found is None:
                return False
            self._found.append(found)
        self._known[self.action], self._working = self._found, None
        return True

    def forecasts(self, session: Session) -> Sequence[Forecast]:
        """What is known of the choice looked at; nothing where the person has gone on since."""
        here = (
            self._position == (session.match, len(session.match.choices)) and self._picked == session.picked
        )
        if self.action is None or not here:
            return ()
        return self._known.get(self.action, ())
