"""A game on the page's table: what a person does there, and what is shown beside the position."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygames
from pygames.core.errors import CannotUndo
from web.history import Look
from web.log import Log
from web.prompt import said, what, who
from web.session import Session, Why

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pygames.core.event import Event
    from pygames.core.localizer import Localizer
    from web.news import News
    from web.texts import Texts


class Play:
    """The session with its log, and with the answer to the last "why not?".

    `moved` is set when a choice was made: the focus then goes to the prompt. `fresh` is set when
    somebody else looks at the page from now on. `id` is the name under which the game is kept; `kept` is
    false for one that is only looked at, `seated` for one of which nobody has said yet who plays.
    """

    def __init__(
        self, session: Session, news: News, id: str = "", *, kept: bool = True, seated: bool = True
    ) -> None:
        self.session = session
        self.news = news
        self.id = id
        self.kept = kept
        self.seated = seated
        self.look: Look | None = None  # the past, while it is looked at
        self.log = Log()
        self.whole_log = False
        self.told: Why | None = None
        self.why = False  # whether pointing asks instead of choosing
        self.about: tuple[str, ...] = ()  # in the text table: what was pointed at already, to ask about
        self.quiet = True  # whether the last choice caused nothing to be seen
        self.moved = False
        self.fresh = False
        self._say_prompt()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.session.match.decision is None

    @property
    def keep_picture(self) -> bool:
        """Whether the page may keep what the table shows: only where no two persons share the device."""
        session = self.look.session if self.look else self.session
        if session.curtain is not None:
            return False
        return not session.shared or (not self.kept and session.viewer is None)

    def point(self, data: Mapping[str, str]) -> None:
        """A thing on the table was pressed: its `data-` attributes say which."""
        if self.session.curtain is not None or self.over or self.look is not None:
            return
        if self.why or "why" in data:
            self.ask_why(data)
        elif "step" in data:
            self.told = None
            if self.session.point(data["step"]):
                self._say_picked()
        elif data["choice"].isdecimal():
            self.happened(self.session.choose(int(data["choice"])), chosen=True)

    def ask_why(self, data: Mapping[str, str]) -> None:
        """Explain the thing with these attributes."""
        session, decision = self.session, self.session.match.decision
        if decision is None or session.curtain is not None or self.look is not None:
            return
        self.why = False
        number = data.get("choice", "")
        if session.can_act and number.isdecimal() and int(number) < len(decision.legal_actions):
            told = Why("", None, decision.legal_actions[int(number)])
        else:
            told = session.why(data.get("why") or data.get("step", ""), self.about)
        self.told, self.about = told, ()
        self.news.add(lambda texts, localizer: _answer(told, session, localizer, texts))

    def happened(self, events: list[Event] | None, *, chosen: bool) -> None:
        """A choice was made, `chosen` by the person looking: tell what came of it."""
        if events is None:
            return
        self.quiet = not events
        self.news.happened(events)
        self.moved = self.moved or chosen
        if chosen:
            self.told = None
        if self.session.curtain is not None or self.over:
            self.told, self.why, self.moved, self.fresh = None, False, True, True
            self.news.hush()
        if self.session.due is None:
            self._say_prompt()

    def tick(self) -> None:
        """Let the next thing happen by itself."""
        self.happened(self.session.tick(), chosen=False)

    def lift(self) -> None:
        """Open the curtain."""
        self.session.lift()
        self.moved = self.fresh = True
        self._say_prompt()

    def take_back(self) -> None:
        """Unpick the last thing pointed at."""
        if self.session.take_back():
            self.told = None
            self._say_picked()

    def pass_on(self) -> None:
        """Pass until the end of the turn."""
        self.happened(self.session.pass_on(), chosen=True)

    def undo(self) -> None:
        """Take the last choice back. Raises CannotUndo."""
        if self.session.curtain is not None or self.look is not None:
            raise CannotUndo("undo_other_seat")
        self.session.undo()
        self.told, self.moved = None, True
        self._say_prompt()

    def again(self) -> Session:
        """A new game with the same players and options."""
        match = self.session.match
        again = pygames.new(match.game.id, seats=match.seats, options=match.options, practice=match.practice)
        return Session(again, self.session.players)

    def look_at(self, step: int) -> None:
        """Show the game as it stood after so many choices."""
        self.look, self.told, self.why = Look(self.session, step), None, False

    def look_over(self) -> None:
        """The game as it stands now is shown again."""
        self.look = None
        self._say_prompt()

    def _say_prompt(self) -> None:
        session = self.session
        if not self.over:
            self.news.add(lambda _, localizer: who(session, localizer) if localizer else "")

    def _say_picked(self) -> None:
        session = self.session
        self.news.add(lambda _, localizer: what(session.marks, localizer) if localizer else "")


def _answer(told: Why, session: Session, localizer: Localizer | None, texts: Texts) -> str:
    """The answer to "why not?" with the rule's number."""
    if localizer is None:
        return ""
    rule = f" {told.refusal.rule}." if told.refusal is not None else ""
    return said(told, session, localizer, texts) + rule
