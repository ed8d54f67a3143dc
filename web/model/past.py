"""The past of a game, looked at step by step.

Whoever looks at the past sees what they were shown then: the view of their own seat at that choice, or what
everybody may know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from web.model.session import Session

if TYPE_CHECKING:
    from pygames.core.event import Event
    from pygames.core.game import View
    from pygames.core.match import Match


class Past(Session):
    """A session as it stood when its match was `match`: nothing can be done in it, and nothing happens."""

    def __init__(self, session: Session, match: Match) -> None:
        self._viewer = session.viewer  # before anything else: the rest asks for it
        super().__init__(match, session.players)

    @property
    def viewer(self) -> int | None:
        """Whoever looked when the past was opened."""
        return self._viewer

    @property
    def curtain(self) -> None:
        """What somebody else may see is not shown, so nobody has to be asked for."""
        return

    @property
    def view(self) -> View:
        """What the person looking could know then, without the choices: nothing is chosen now."""
        view = super().view
        if view["decision"] is not None:
            view["decision"] = {
                name: value for name, value in view["decision"].items() if name != "legal_actions"
            }
        return view

    @property
    def can_act(self) -> bool:
        """Never."""
        return False

    @property
    def due(self) -> Literal["bot", "answer"] | None:
        """Nothing happens by itself."""
        return None


class Look:
    """A game seen as it stood after `step` of its `total` choices."""

    def __init__(self, session: Session, step: int) -> None:
        self.present = session
        self.total = len(session.match.choices)
        self.step = max(0, min(step, self.total))
        self.session = Past(session, session.match.at_choice(self.step))

    @property
    def events(self) -> list[Event]:
        """What came of the choice looked at, as the person looking saw it."""
        match = self.session.match
        events = match.choices[-1].events if self.step else match.opening
        return [event.seen_by(self.session.viewer) for event in events]

    @property
    def why_not_branch(self) -> str:
        """The text that says why no game can branch off here; empty when one can."""
        if self.session.match.decision is None:
            return "look.branch.over"
        return "" if may_branch(self.present.match) else "look.branch.running"

    def branch(self) -> Match:
        """A match of its own with the choices so far. What comes may be known by now: it is practice."""
        match = self.session.match.copy()
        match.practice = True
        return match


def may_branch(match: Match) -> bool:
    """Whether other ways on from its past may be tried: it is over, or was practice from the start."""
    return match.decision is None or match.practice


def steps(match: Match) -> list[int]:
    """For each event of the match, the number of the choice that caused it."""
    found = [0] * len(match.opening)
    for choice in match.choices:
        found += [choice.number] * len(choice.events)
    return found
