"""A game on the page's table: its session, and what is shown beside the position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.model.hint import Hint
from web.model.past import Look
from web.model.preview import Preview
from web.model.story import tell_story

if TYPE_CHECKING:
    from web.model.analysis import Analysis
    from web.model.drill import Drilling
    from web.model.example import Example
    from web.model.lesson import Tutor
    from web.model.scene import Scene
    from web.model.session import Player, Recap, Session, Why
    from web.model.story import Story


class Play:
    """The session, with the answer to the last "why not?" and the past while it is looked at.

    `moved` is set when a choice was made: the focus then goes to the prompt. `fresh` is set when
    somebody else looks at the page from now on. `id` is the name under which the game is kept; `kept` is
    false for one that is only looked at, `seated` for one of which nobody has said yet who plays.
    """

    def __init__(self, session: Session, id: str = "", *, kept: bool = True, seated: bool = True) -> None:
        self.session = session
        self.id = id
        self.kept = kept
        self.claimed = True  # whether no other window may have it open; until that is known nothing happens
        self.seated = seated
        self.sitting: tuple[Player, ...] = ()  # who is proposed for its seats, while nobody has said
        self.look: Look | None = None  # the past, while it is looked at
        self.as_seen = False  # whether the past of a game that is over is shown as it was seen then
        self.scene: Scene | None = None  # what is played before the game goes on, or was played last
        self.lesson: Tutor | None = None  # that is being taken
        self.hint = Hint()
        self.analysis: Analysis | None = None  # the review of the game, once asked for
        self.example: Example | None = None  # of a rule, while that is what lies on the table
        self.drill: Drilling | None = None  # of which this position is a part
        self.new_rules: tuple[str, ...] = ()  # that were told for the first time since the last own choice
        self.preview = Preview()  # of the choice that is pointed at
        self.whole_log = False
        self._story: Story | None = None
        self.told: Why | None = None
        self.why = False  # whether pointing asks instead of choosing
        self.about: tuple[str, ...] = ()  # in the text table: what was pointed at already, to ask about
        self.recap_seen: object = None  # of which turn the recap was closed
        self.quiet = True  # whether the last choice caused nothing to be seen
        self.moved = False
        self.fresh = False

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.session.match.decision is None

    @property
    def done(self) -> bool:
        """Whether nothing in it is left to be played: it is over, a puzzle that was solved, or an example."""
        solved = self.lesson is not None and self.lesson.puzzle > 0 and self.lesson.over
        return self.over or solved or self.example is not None

    @property
    def public(self) -> bool:
        """Whether everybody may know its cards, as a lesson, an example or a drill tells them."""
        return self.lesson is not None or self.example is not None or self.drill is not None

    @property
    def untouched(self) -> bool:
        """Whether no person has chosen anything in it yet."""
        session = self.session
        chosen = (it for it in session.match.choices if it.number - 1 not in session.automatic)
        return not any(it.seat in session.humans for it in chosen)

    @property
    def story(self) -> Story | None:
        """The story of the game, once it is over."""
        if self._story is None and self.over:
            self._story = tell_story(self.session)
        return self._story if self.over else None

    @property
    def watching(self) -> Scene | None:
        """The scene that holds the game up until it was seen, if there is one."""
        return self.scene if self.scene is not None and self.scene.waits else None

    @property
    def recap(self) -> Recap | None:
        """What happened while the person looking waited, until they close it or their turn is over."""
        recap = self.session.recap if self.lesson is None else None
        return None if recap is None or recap.turn == self.recap_seen else recap

    def close_recap(self) -> None:
        """Take it that the recap was read."""
        self.recap_seen = self.recap.turn if self.recap is not None else self.recap_seen
        self.moved = True

    @property
    def reading(self) -> bool:
        """Whether the game waits until a step of a lesson is read."""
        return self.lesson is not None and self.watching is None and self.lesson.still

    @property
    def taught(self) -> bool:
        """Whether a step of a lesson is shown in the place of the prompt."""
        return self.lesson is not None and self.watching is None and self.look is None

    @property
    def keep_picture(self) -> bool:
        """Whether the page may keep what the table shows: only where no two persons share the device."""
        session = self.look.session if self.look else self.session
        if session.curtain is not None:
            return False
        return not session.shared or (not self.kept and session.viewer is None)

    @property
    def toiling(self) -> bool:
        """Whether something is being worked out that a person has asked for."""
        return self.hint.working or (self.analysis is not None and self.analysis.working)

    def stop(self) -> None:
        """Stop working on hint and analysis."""
        self.hint.stop()
        self.analysis = None

    @property
    def here(self) -> int:
        """After how many choices the position shown stands."""
        return self.look.step if self.look else len(self.session.match.choices)

    def look_at(self, step: int) -> None:
        """Show the game as it stood after so many choices."""
        self.look, self.told, self.why = Look(self.session, step, as_seen=self.as_seen), None, False
        self.scene = None
