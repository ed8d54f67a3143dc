"""The past of a game, looked at step by step.

While the game runs, whoever looks sees what they were shown then: the view of their own seat at that choice,
or what everybody may know. Where the rules cover up again what somebody has seen, it is what everybody may
know, so that nobody looks up what they have to remember. Once the game is over all cards are open, unless one
wants to see it as it was seen.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from pygames.engine.face import Face
from web.model.lit import BETTER, Lit
from web.model.sight import Sight

if TYPE_CHECKING:
    from pygames.engine.decision import Decision
    from pygames.engine.event import Event
    from pygames.engine.match import Choice, Match
    from pygames.engine.view import View
    from pygames.school.review import Slip
    from web.model.session import Session


@dataclass(frozen=True, eq=False)
class Past(Sight):
    """A position as it stood: nothing can be chosen in it, and nothing happens.

    `looker` is the seat of whoever looks, `eyes` the seat whose knowledge is shown; `opened` shows all cards.
    """

    looker: int | None = None
    eyes: int | None = None
    opened: bool = False

    @classmethod
    def of(cls, session: Session, match: Match, *, opened: bool = False) -> Past:
        """What the person who looks at this session may see of its game as it stood in `match`."""
        running = not session.match.over
        covered = running and match.game.part(Face).covers_up(match.options)
        return cls(match, session.players, session.viewer, None if covered else session.viewer, opened)

    @property
    def viewer(self) -> int | None:
        """Whoever looked when the past was opened."""
        return self.looker

    @property
    def view(self) -> View:
        """What the person looking could know then, or all cards; no choices, as nothing is chosen now."""
        if self.opened:
            return self.match.open_view(self.viewer)
        view = {**self.match.view(self.eyes), "viewer": self.viewer}
        if view["decision"] is not None:
            view["decision"] = {
                name: value for name, value in view["decision"].items() if name != "legal_actions"
            }
        return view

    @property
    def can_act(self) -> bool:
        """Nobody chooses anything in the past."""
        return False


@dataclass(frozen=True, eq=False)
class Look:
    """A game seen as it stood after `step` of its choices.

    `as_seen` shows a game that is over as it was seen then. `seat` is whose knowledge is shown where nobody
    plays here; None: that of the person who looks. A `slip` is the choice that was made next, where it cost
    chances of winning.
    """

    present: Session
    step: int
    as_seen: bool = False
    seat: int | None = None
    slip: Slip | None = None

    @property
    def total(self) -> int:
        """How many choices the game has."""
        return len(self.present.match.choices)

    @cached_property
    def past(self) -> Past:
        """What is shown of it."""
        match, session = self.present.match.at_choice(self.step), self.present
        if self.seat is not None:
            return Past(match, session.players, self.seat, self.seat, self.opened)
        return Past.of(session, match, opened=self.opened)

    @property
    def opened(self) -> bool:
        """Whether all cards are shown."""
        return self.over and not self.as_seen

    @property
    def over(self) -> bool:
        """Whether the game is over: then nothing has to be hidden."""
        return self.present.match.over

    @property
    def lit(self) -> Lit:
        """The things of a slip, and of what would have been better."""
        if self.slip is None:
            return Lit()
        better, made = frozenset(self.slip.better.words), frozenset(self.slip.chosen.words)
        return Lit(better | made, by=BETTER, made=made - better)

    @property
    def events(self) -> list[Event]:
        """What came of the choice looked at."""
        match = self.past.match
        return self._told(match.choices[-1].events if self.step else match.opening)

    @property
    def log(self) -> list[Event]:
        """All that happened in the game until now."""
        return self._told(self.present.match.events)

    def _told(self, events: list[Event]) -> list[Event]:
        """The events as the person looking saw them, or with nothing hidden."""
        return [event.opened if self.opened else event.seen_by(self.past.eyes) for event in events]

    @property
    def choice(self) -> Choice | None:
        """The choice that led here; None at the start."""
        return self.past.match.choices[-1] if self.step else None

    @property
    def asked(self) -> Decision | None:
        """The decision that it answered, with all that was legal; None where that may not be known."""
        choice = self.choice
        if choice is None or not (self.opened or choice.seat == self.past.eyes):
            return None
        return self.present.match.at_choice(self.step - 1).decision

    @property
    def question(self) -> View:
        """What was asked then, as whoever was asked saw it."""
        before = self.present.match.at_choice(self.step - 1)
        return before.view(before.asks.seat)

    @property
    def own(self) -> list[int]:
        """The numbers of the choices that persons made, none that were answered by themselves."""
        session = self.present
        answered = {number + 1 for number in session.automatic}
        return [
            it.number
            for it in session.match.choices
            if it.seat in session.humans and it.number not in answered and it.radix > 1
        ]

    def own_after(self, way: int) -> int | None:
        """The next of the choices that persons made (`way` 1), or the one before (-1)."""
        beyond = [number for number in self.own if (number - self.step) * way > 0]
        return min(beyond, key=lambda number: abs(number - self.step), default=None)

    @property
    def why_not_branch(self) -> str:
        """The text that says why no game can branch off here; empty when one can."""
        if self.past.match.over:
            return "look.branch.over"
        return "" if may_branch(self.present.match) else "look.branch.running"

    def branch(self) -> Match:
        """A match of its own with the choices so far. What comes may be known by now: it is practice."""
        match = self.past.match.copy()
        match.practice = True
        return match


def may_branch(match: Match) -> bool:
    """Whether other ways on from its past may be tried: it is over, or was practice from the start."""
    return match.over or match.practice
