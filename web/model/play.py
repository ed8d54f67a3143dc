"""A game on the page's table: why it lies there, and what is shown of it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from web.model.deals import day_of
from web.model.hint import Hint
from web.model.past import Look
from web.model.preview import Preview
from web.model.screen import Gallery, WithoutDrill
from web.model.story import tell_story

if TYPE_CHECKING:
    from pygames.school.review import Slip
    from web.model.analysis import Analysis
    from web.model.drill import Drilling
    from web.model.example import Example
    from web.model.lesson import Tutor
    from web.model.mail import Mail
    from web.model.scene import Scene
    from web.model.session import Recap, Session, Why
    from web.model.sight import Player
    from web.model.story import Story

# What a person meets at the table: see `Play.mode`.
Mode = Literal["past", "scene", "curtain", "over", "task", "game"]


class Aside(NamedTuple):
    """Where a person was who looks at an example, or is in a drill or a puzzle."""

    play: Play | None = None
    screen: Screen = Gallery()


class FaceShown(NamedTuple):
    """The card whose face is shown, by its word (none: "").

    It is `opened` until it is closed, or shown for as long as it is pointed at.
    """

    word: str = ""
    opened: bool = False


# --- why a game lies on the table ---


class Kept(NamedTuple):
    """It is played, and kept. Nothing happens in it until it is `claimed`: no other window has it open."""

    claimed: bool = True


class Visiting(NamedTuple):
    """It is only looked at, or nobody is `seated` yet: these will sit."""

    seated: bool = True
    sitting: tuple[Player, ...] = ()


class Tutored(NamedTuple):
    """A lesson is taken; from a puzzle one goes back to where one was."""

    tutor: Tutor
    back: Aside | None = None


class Drilled(NamedTuple):
    """It is the task of a drill; after it one goes back to where one was."""

    drilling: Drilling
    back: Aside = Aside()


class Showcase(NamedTuple):
    """It is the example of a rule; from it one goes back to where one was."""

    example: Example
    back: Aside


Purpose = Kept | Visiting | Tutored | Drilled | Showcase


@dataclass(frozen=True)
class InDrill:
    """A drill at its end, or one that was left before it."""

    drilled: Drilled

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.drilled.drilling.game.id

    @property
    def place(self) -> str:
        """Where it is in the browser's history."""
        return self.drilled.drilling.place

    @property
    def address(self) -> str:
        """What stands behind the # of the page's address."""
        return self.drilled.drilling.hash


Screen = WithoutDrill | InDrill

# --- what is shown of it ---


class Present(NamedTuple):
    """The game as it stands, with the answer to the last "why not?"."""

    why: Why | None = None
    asks_why: bool = False  # whether pointing asks instead of choosing
    about: tuple[str, ...] = ()  # in the text table: what was pointed at already, to ask about
    beside: Scene | None = None  # what was played last, beside the game that goes on


class Watching(NamedTuple):
    """A scene that holds the game up until it was seen, and what is shown and heard then."""

    scene: Scene
    then: Present = Present()
    sounds: tuple[str, ...] = ()


class LookingBack(NamedTuple):
    """The past of the game."""

    look: Look


Showing = Present | Watching | LookingBack


@dataclass(frozen=True, eq=False)
class Play:
    """A session on the table. `id` is the name under which it is kept, where it is."""

    session: Session
    id: str = ""
    purpose: Purpose = field(default_factory=Kept)
    showing: Showing = field(default_factory=Present)
    as_seen: bool = False  # whether the past of a game that is over is shown as it was seen then
    hint: Hint = field(default_factory=Hint)
    analysis: Analysis | None = None  # the review of the game, once asked for
    new_rules: tuple[
        str, ...
    ] = ()  # met for the first time, and not told of by a tip yet; the first is told of
    told_for: int = 0  # so many own choices the tip has been told
    preview: Preview = field(default_factory=Preview)  # of the choice that is pointed at
    face: FaceShown = field(default_factory=FaceShown)
    whole_log: bool = False
    mail: Mail | None = None  # where others play it at other devices
    onward: Literal["", "one", "all"] = ""  # whether others go on at once: with one choice, or with all
    given: int = 0  # so many choices were made before it was opened from a link or a file

    # --- why it lies there ---

    @property
    def kept(self) -> bool:
        """Whether it is kept."""
        return isinstance(self.purpose, Kept)

    @property
    def deal(self) -> int | None:
        """The day of whose deal it is the one try; None where it is another game."""
        return day_of(self.id) if self.kept else None

    @property
    def of_the_day(self) -> bool:
        """Whether it is the one try at the deal of a day."""
        return self.deal is not None

    @property
    def may_seat(self) -> bool:
        """Whether others may sit down to it; the deal of the day is for one person and its opponents."""
        return self.kept and not self.of_the_day

    @property
    def claimed(self) -> bool:
        """Whether no other window may have it open; until that is known nothing happens."""
        return not isinstance(self.purpose, Kept) or self.purpose.claimed

    @property
    def seated(self) -> bool:
        """Whether it has been said who plays."""
        return not isinstance(self.purpose, Visiting) or self.purpose.seated

    @cached_property
    def tutor(self) -> Tutor | None:
        """The lesson that is being taken, at the session that is on the table."""
        purpose = self.purpose
        return replace(purpose.tutor, session=self.session) if isinstance(purpose, Tutored) else None

    @property
    def tutored(self) -> bool:
        """Whether it is a lesson, a puzzle or an exercise."""
        return isinstance(self.purpose, Tutored)

    @property
    def example(self) -> Example | None:
        """The example of a rule, while that is what lies on the table."""
        return self.purpose.example if isinstance(self.purpose, Showcase) else None

    @property
    def drilling(self) -> Drilling | None:
        """The drill of which this position is a part."""
        return self.purpose.drilling if isinstance(self.purpose, Drilled) else None

    @property
    def public(self) -> bool:
        """Whether everybody may know its cards, as a lesson, an example or a drill tells them."""
        return isinstance(self.purpose, Tutored | Drilled | Showcase)

    def led_by(self, tutor: Tutor) -> Play:
        """The lesson stands as `tutor` says, and the session on the table is its session."""
        back = self.purpose.back if isinstance(self.purpose, Tutored) else None
        return replace(self, purpose=Tutored(tutor, back), session=tutor.session)

    @property
    def sealed(self) -> bool:
        """Whether it is a running game by mail: then it can be taken nowhere, and nobody helps."""
        return self.mail is not None and not self.over

    @property
    def unsent(self) -> bool:
        """Whether the turn that was played here waits to be sent: until then it can be taken back."""
        mail = self.mail
        if mail is None or mail.guarded or mail.deserted or not self.waiting:
            return False
        return bool(mail.outbox) and not mail.posted and len(self.session.match.choices) > mail.out

    @property
    def called(self) -> bool:
        """Whether others wait for this person; with two players also while their turn is still told."""
        session = self.session
        told = bool(session.to_come) and session.match.seats == 2
        return self.sealed and not self.waiting and (session.can_act or told)

    @property
    def waiting(self) -> bool:
        """Whether it waits for a letter of somebody else, or goes on no more."""
        session, mail = self.session, self.mail
        if mail is not None and mail.deserted:
            return self.sealed
        if mail is not None and mail.guarded:
            return self.sealed and not (session.due or session.can_act)
        if mail is None or not self.sealed or len(session.match.choices) > mail.held:
            return False
        return not session.due and session.asked not in session.humans

    @property
    def place(self) -> str:
        """Where it is in the browser's history."""
        match self.purpose:
            case Tutored(tutor):
                kind = "puzzle" if tutor.puzzle else "exercise" if tutor.exercise else "lesson"
                return f"{kind}:{tutor.lesson.game}/{tutor.lesson.id}"
            case Showcase(example):
                return f"example:{self.session.match.game.id}/{example.witness.rule}"
            case Drilled(drilling):
                return drilling.place
            case Kept():
                return f"{'past' if self.look else 'game'}:{self.id}"
            case Visiting():
                return "link"

    # --- what is shown of it ---

    @property
    def mode(self) -> Mode:
        """What a person meets at the table now; what is asked first here comes before what follows."""
        if isinstance(self.showing, LookingBack):
            return "past"
        if isinstance(self.showing, Watching):
            return "scene"
        if self.session.covered:
            return "curtain"
        if self.drilling is not None:
            return "task"
        return "over" if self.over else "game"

    @property
    def look(self) -> Look | None:
        """The past, while it is looked at."""
        return self.showing.look if isinstance(self.showing, LookingBack) else None

    @property
    def watching(self) -> Scene | None:
        """The scene that holds the game up until it was seen, if there is one."""
        return self.showing.scene if isinstance(self.showing, Watching) else None

    @property
    def beside(self) -> Scene | None:
        """The scene that was played last, beside the game that goes on."""
        return self.present.beside

    @property
    def present(self) -> Present:
        """What is shown of the game as it stands, now or after a scene; of the past nothing of it."""
        match self.showing:
            case Watching(then=then):
                return then
            case LookingBack():
                return Present()
            case present:
                return present

    @property
    def why(self) -> Why | None:
        """The answer to the last "why not?"."""
        return self.present.why

    @property
    def asks_why(self) -> bool:
        """Whether pointing asks instead of choosing."""
        return self.present.asks_why

    @property
    def about(self) -> tuple[str, ...]:
        """What was pointed at already in the text table, to ask about."""
        return self.present.about

    def shows(self, **changes: Any) -> Play:
        """Change what is shown of the game as it stands."""
        present = self.present._replace(**changes)
        match self.showing:
            case Watching() as watching:
                return replace(self, showing=watching._replace(then=present))
            case LookingBack():
                return self
            case _:
                return replace(self, showing=present)

    def look_at(self, step: int, seat: int | None = None, slip: Slip | None = None) -> Play:
        """Show the game as it stood after so many choices; before a `slip` of this seat as it saw it."""
        step = max(0, min(step, len(self.session.match.choices)))
        return replace(self, showing=LookingBack(Look(self.session, step, self.as_seen, seat, slip)))

    @property
    def here(self) -> int:
        """After how many choices the position shown stands."""
        return self.look.step if self.look else len(self.session.match.choices)

    # --- how it stands ---

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.session.match.over

    @property
    def done(self) -> bool:
        """Whether nothing in it is left to be played: it is over, a puzzle that was solved, or an example."""
        solved = self.tutor is not None and self.tutor.single and self.tutor.over
        return self.over or solved or self.example is not None

    @property
    def untouched(self) -> bool:
        """Whether no person has chosen anything in this game yet."""
        session = self.session
        made = session.match.choices[self.given :]
        chosen = (it for it in made if it.number - 1 not in session.automatic)
        return not any(it.seat in session.humans for it in chosen)

    @property
    def story(self) -> Story | None:
        """The story of the game, once it is over."""
        return _story(self.session) if self.over else None

    @property
    def recap(self) -> Recap | None:
        """What happened while the person looking waited, until they choose; a lesson tells it itself."""
        return None if self.tutored else self.session.recap

    @property
    def still(self) -> bool:
        """Whether the game waits until a step of a lesson is read."""
        return self.tutor is not None and self.mode != "scene" and self.tutor.still

    @property
    def held(self) -> bool:
        """Whether nothing happens by itself until a step of a lesson is done or left."""
        return self.tutor is not None and self.tutor.waits

    @property
    def taught(self) -> bool:
        """Whether a step of a lesson is shown in the place of the prompt."""
        return self.tutored and isinstance(self.showing, Present)

    @property
    def keep_picture(self) -> bool:
        """Whether the page may keep what the table shows: only where no two persons share the device."""
        if self.sealed or (self.mode != "past" and self.session.covered):
            return False
        viewer = self.look.past.viewer if self.look else self.session.viewer
        return not self.session.shared or (not self.kept and viewer is None)

    @property
    def toiling(self) -> bool:
        """Whether something is being worked out that a person has asked for."""
        hint = self.hint.working and self.hint.about(self.session)
        return hint or (self.analysis is not None and self.analysis.working)


@lru_cache(maxsize=1)
def _story(session: Session) -> Story:
    return tell_story(session)
