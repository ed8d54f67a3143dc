"""A lesson being taken on the table: the step the person is at, what they were told, how far a hint goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from pygames.school.judging import LEVELS, Judged, finds, follows, guide, judge
from web.model.lit import Lit

if TYPE_CHECKING:
    from pygames.engine.action import Action
    from pygames.engine.errors import Refusal
    from pygames.engine.event import Event
    from pygames.engine.match import Match
    from pygames.engine.text import Text
    from pygames.school.judging import Guide
    from pygames.school.lesson import Lesson, Step
    from web.model.session import Session

FAR = 40  # with more choices than this between two steps nobody watches them
LIGHTS = 3  # the level of a hint from which on the thing is pointed at


class Answer(NamedTuple):
    """What the person was told of their last answer: it was right, or legal but not what was asked.

    `anew`: they asked for a hint after choices of their own, and the step begins again.

    `refusal` is what had to be found, `events` are what came of the answer, `text` is the step's own word on
    it. `back` says that several choices were taken back, `shown` that a hint has done it.
    """

    worth: Literal["right", "other", "anew"]
    refusal: Refusal | None = None
    events: tuple[Event, ...] = ()
    text: Text | None = None
    back: bool = False
    shown: bool = False


class Tutor:
    """Leads through a lesson in `session`; `whole` is its match, `address` its place in the page."""

    def __init__(self, lesson: Lesson, whole: Match, session: Session, address: str) -> None:
        self.lesson = lesson
        self.whole = whole
        self.line = [choice.action.text for choice in whole.choices]
        self.session = session
        self.address = address
        self.later = False  # whether much was passed over before this step
        self.trial = False  # whether its author tries it
        self.place = 0  # of the step, from 0; the number of steps when the lesson is over
        self.said = -1  # the place of the step that was last announced
        self.before = 0  # choices made at this step
        self.replies: dict[
            int, str
        ] = {}  # what follows these without the person, by the number of the choice
        self.answer: Answer | None = None
        self.level = 0  # of the hint at this step
        self.missed = False  # whether the step was not done at once by the person alone
        self.did: tuple[Step, bool] | None = (
            None  # the step just done, and whether at once by the person alone
        )
        self.tries = 0  # answers in the whole lesson that were not right
        self.hints = 0

    # --- where the person is ---

    @property
    def over(self) -> bool:
        """Whether the last step is done."""
        return self.place == len(self.lesson.steps)

    @property
    def follows_line(self) -> bool:
        """Whether the choices made so far are those of the record."""
        return follows(self.line, self.session.match)

    @property
    def script(self) -> dict[int, str]:
        """The choices that are made without the person before the step they come to."""
        if self.over:
            return {}
        if self.before:
            return self.replies
        here = len(self.session.match.choices)
        return {number: self.line[number] for number in range(here, self.lesson.steps[self.place].at)}

    @property
    def step(self) -> Step | None:
        """The step the person is at; None while something happens without them, and at the end."""
        if self.over or len(self.session.match.choices) in self.script:
            return None
        return self.lesson.steps[self.place]

    @property
    def reading(self) -> bool:
        """Whether the game waits until the step is read."""
        return self.step is not None and self.step.want is None

    @property
    def onward(self) -> str:
        """The text of the button that leads on from a step that is read."""
        if self.number < self.count:
            return "coach.next"
        return "coach.play_on" if self.guided else "coach.finish"

    @property
    def onto(self) -> str:
        """The text of the button that leads on when all steps are done; a puzzle is left, not played on."""
        if self.puzzle:
            return "puzzle.leave"
        return "coach.play_on" if self.session.match.decision is not None else "coach.to_end"

    @property
    def still(self) -> bool:
        """Whether nothing is to be chosen: a step is read, or the lesson is over."""
        return self.over or self.reading

    @property
    def waits(self) -> bool:
        """Whether nothing happens without the person: they read or answer, or the lesson is over."""
        return self.over or self.step is not None

    @property
    def number(self) -> int:
        """The number of the step, counted from 1; of the last one, while something happens without them."""
        return max(1, self.place + (self.step is not None))

    @property
    def count(self) -> int:
        """How many steps there are."""
        return len(self.lesson.steps)

    @property
    def guided(self) -> bool:
        """Whether what is wanted is lit from the start, and nothing else is begun."""
        return self.lesson.guided

    @property
    def puzzle(self) -> int:
        """Its number, if it is a puzzle; else 0."""
        number = self.address.rpartition("/puzzle/")[2]
        return int(number) if number != self.address else 0

    @property
    def hash(self) -> str:
        """What the page's address says after its #, so that the step is found again."""
        return self.address + (f"@{self.number}" if self.number > 1 else "")

    # --- what is wanted ---

    @property
    def wanted(self) -> Action | None:
        """The action that leads on; None where the step is read, or something forbidden is to be found."""
        return None if self.reading or self.step is None else self.guide().action

    def guide(self) -> Guide:
        """What helps with the step."""
        assert self.step is not None, "nothing is asked"
        return guide(self.lesson, self.step, self.line, self.session.match)

    @property
    def lit(self) -> Lit:
        """What the step points at now, or its hint: of a choice's words those not picked yet."""
        step = self.step
        if step is None:
            return Lit()
        show = frozenset(step.show) if self.before == 0 else frozenset()
        if step.want is None or not (self.guided or self.level >= LIGHTS):
            return Lit(show)
        found = self.guide()
        return Lit((show | frozenset(found.words)) - frozenset(self.session.picked), found.action)

    def allows(self, picked: tuple[str, ...]) -> bool:
        """Whether picking these words is a way to what the step waits for."""
        wanted = self.wanted
        return wanted is not None and wanted.begins(picked)

    # --- what the person does ---

    def judge(self, action: Action) -> Judged:
        """What this choice is worth here."""
        assert self.step is not None, "nothing is asked"
        return judge(self.lesson, self.step, self.line, self.session.match, action, self.before)

    def accept(self, judged: Judged, *, shown: bool = False) -> None:
        """A choice that is about to be played leads on, or is right."""
        self.answer, self.level = None, 0
        if judged.worth == "right":
            self.done(Answer("right", shown=shown))
        else:
            here = len(self.session.match.choices)
            made = judged.match.choices[here + 1 :]
            self.replies = {choice.number - 1: choice.action.text for choice in made}
            self.before += 1

    def mistake(self, judged: Judged) -> None:
        """A choice is legal, but not wanted: it is told what would come of it, and the step begins anew."""
        seat, back = self.lesson.seat, self.before > 0
        seen = tuple(event.seen_by(seat) for event in judged.events)
        self.answer = Answer("other", events=seen, text=judged.text, back=back)
        self.missed, self.tries = True, self.tries + 1
        self.session.picked = ()
        if back:
            self.restart()

    def forget(self) -> None:
        """What was said of a choice that was not wanted is said no more."""
        if self.answer is not None and self.answer.worth != "right":
            self.answer = None

    def restart(self) -> None:
        """Take back all that was chosen at this step."""
        self.session.match = self.whole.at_choice(self.lesson.steps[self.place].at)
        self.session.picked = ()
        self.before, self.replies = 0, {}

    def finds(self, refusal: Refusal) -> bool:
        """Whether this refusal is what has to be found here."""
        return self.step is not None and self.step.want is not None and finds(self.step.want, refusal)

    def done(self, answer: Answer | None = None) -> None:
        """The step is done: on to the next."""
        step = self.lesson.steps[self.place]
        self.did = step, not self.missed and not self.guided and step.want is not None
        self.place += 1
        self.before, self.replies, self.level, self.missed = 0, {}, 0, False
        self.answer, self.later = answer, False
        self.session.picked = ()

    def rejoin(self) -> None:
        """Go on from where the record is: after another choice, which was right too, or where it is far."""
        if self.over or self.before:
            return
        at = self.lesson.steps[self.place].at
        far = at - len(self.session.match.choices) > FAR
        if far or not self.follows_line:
            self.session.match = self.whole.at_choice(at)
        self.later = self.later or far

    def go_to(self, number: int) -> None:
        """Begin at this step, counted from 1."""
        self.place = max(0, min(number - 1, self.count - 1))
        self.session.match = self.whole.at_choice(self.lesson.steps[self.place].at)

    def taken_back(self) -> None:
        """Choices were taken back: to the step at which the last of them was made."""
        here = len(self.session.match.choices)
        if not self.before or here < self.lesson.steps[self.place].at:
            begun = [place for place in range(self.place + 1) if self.lesson.steps[place].at <= here]
            self.place, self.before, self.replies = begun[-1] if begun else 0, 0, {}
        else:
            made = self.session.match.choices[self.lesson.steps[self.place].at :]
            self.before = sum(choice.seat == self.lesson.seat for choice in made)
        self.answer, self.level = None, 0

    def help(self) -> None:
        """Tell a little more; at the last level it has to be done.

        Only the record knows a way on: whoever has left it begins the step again.
        """
        self.answer = None
        if not self.follows_line:
            self.restart()
            self.answer = Answer("anew")
        self.level = min(self.level + 1, LEVELS)
        self.hints += 1
        self.missed = True
