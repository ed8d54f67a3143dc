"""A lesson being taken on the table: the step the person is at, what they were told, how far a hint goes."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Literal, NamedTuple

from pygames.school.judging import HINT_LEVELS, Judged, finds, follows, judge, leading_on, step_hint
from web.model.lit import Lit

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pygames.engine.action import Action
    from pygames.engine.errors import Refusal
    from pygames.engine.event import Event
    from pygames.engine.match import Match
    from pygames.engine.text import Text
    from pygames.school.exam import Answers
    from pygames.school.judging import StepHint
    from pygames.school.lesson import Lesson, LessonStep
    from web.model.session import Session

FIRST_GAME = "first-game"  # the lesson with which a person begins, in every game
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


@dataclass(frozen=True, eq=False)
class Tutor:
    """Leads through a lesson in `session`.

    `whole` is the match of its record, played to the end; `address` is what stands behind the # of the page.
    """

    lesson: Lesson
    whole: Match
    session: Session
    address: str
    place: int = 0  # of the step, from 0; the number of steps when the lesson is over
    trial: bool = False  # whether its author tries it
    later: bool = False  # whether much was passed over before this step
    said: int = -1  # the place of the step that was last announced
    before: int = 0  # choices made at this step
    replies: Mapping[int, str] = field(default_factory=dict)  # that follow without the person, by number
    answer: Answer | None = None
    level: int = 0  # of the hint at this step
    missed: bool = False  # whether the step was not done at once by the person alone
    did: tuple[LessonStep, bool] | None = None  # the step just done, and whether at once by the person alone
    tries: int = 0  # answers in the whole lesson that were not right
    hints: int = 0
    exam: Answers | None = None  # the one that it is: what is not known to be wrong

    @property
    def line(self) -> list[str]:
        """The choices of the record."""
        return _line(self.whole)

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
    def script(self) -> Mapping[int, str]:
        """By number, the choices that the page makes by itself until the next step of the lesson."""
        if self.over:
            return {}
        if self.before:
            return self.replies
        here = len(self.session.match.choices)
        return {number: self.line[number] for number in range(here, self.lesson.steps[self.place].at)}

    @property
    def step(self) -> LessonStep | None:
        """The step the person is at; None while something happens without them, and at the end."""
        if self.over or len(self.session.match.choices) in self.script:
            return None
        return self.lesson.steps[self.place]

    @property
    def reading(self) -> bool:
        """Whether the game waits until the step is read."""
        return self.step is not None and not self.step.asks

    @property
    def onward(self) -> str:
        """The text of the button that leads on from a step that is read."""
        if self.number < self.count:
            return "coach.next"
        return "coach.play_on" if self.guided else "coach.finish"

    @property
    def onto(self) -> str:
        """The text of the button that leads on when all steps are done; a puzzle is left, not played on."""
        if self.exam is not None:
            return "exam.to_answers"
        if self.exercise:
            return "exercise.leave"
        if self.puzzle:
            return "puzzle.leave"
        return "coach.to_end" if self.session.match.over else "coach.play_on"

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
    def exercise(self) -> str:
        """Its id, if it is an exercise made of a slip; else empty."""
        return self.lesson.id if "/exercise/" in self.address else ""

    @property
    def single(self) -> bool:
        """Whether it asks one thing only, and one goes back from it to where one was."""
        return bool(self.puzzle or self.exercise)

    @property
    def hash(self) -> str:
        """What the page's address says after its #, so that the step is found again; in an exam the first."""
        return self.address + (f"@{self.number}" if self.number > 1 and not self.exam else "")

    # --- what is wanted ---

    @property
    def wanted(self) -> Action | None:
        """The action that leads on; None where the step is read, or something forbidden is to be found."""
        return None if self.reading or self.step is None else self.step_hint().action

    @property
    def leading_on(self) -> tuple[Action, ...]:
        """The actions that lead on: the one wanted, or of several in any order those that are left."""
        step, wanted = self.step, self.wanted
        if step is not None and step.want.kind == "all":
            return leading_on(step, self.session.match)
        return () if wanted is None else (wanted,)

    def step_hint(self) -> StepHint:
        """What helps with the step."""
        assert self.step is not None, "nothing is asked"
        return step_hint(self.lesson, self.step, self.line, self.session.match)

    @property
    def lit(self) -> Lit:
        """What the step points at now, or its hint: of a choice's words those not picked yet."""
        step = self.step
        if step is None:
            return Lit()
        show = frozenset(step.show) if self.before == 0 else frozenset()
        if not step.asks or not (self.guided or self.level >= LIGHTS):
            return Lit(show)
        found = self.step_hint()
        words = {*found.words, *(word for action in self.leading_on for word in action.words)}
        lit = (show | words) - frozenset(self.session.picked)
        return Lit(lit, found.action, seen=show - words)

    def allows(self, picked: tuple[str, ...]) -> bool:
        """Whether picking these words is a way to what the step waits for."""
        return any(action.begins(picked) for action in self.leading_on)

    # --- what the person does ---

    def judge(self, action: Action) -> Judged:
        """What this choice is worth here."""
        assert self.step is not None, "nothing is asked"
        return judge(self.lesson, self.step, self.line, self.session.match, action, self.before)

    def accept(self, judged: Judged, *, shown: bool = False) -> Tutor:
        """A choice that is about to be played leads on, or is right."""
        if judged.worth == "right":
            return self.done(Answer("right", shown=shown))
        made = judged.match.choices[len(self.session.match.choices) + 1 :]
        replies = {choice.number - 1: choice.action.text for choice in made}
        return replace(self, answer=None, level=0, replies=replies, before=self.before + 1)

    def mistake(self, judged: Judged) -> Tutor:
        """A choice is legal, but not wanted: it is told what would come of it, and the step begins anew."""
        seat, back = self.lesson.seat, self.before > 0
        seen = tuple(event.seen_by(seat) for event in judged.events)
        answer = Answer("other", events=seen, text=judged.text, back=back)
        mistaken = replace(self.failed(), session=self._unpicked, answer=answer, tries=self.tries + 1)
        return mistaken.restarted() if back else mistaken

    def forget(self) -> Tutor:
        """What was said of a choice that was not wanted is said no more."""
        wrong = self.answer is not None and self.answer.worth != "right"
        return replace(self, answer=None) if wrong else self

    @property
    def _unpicked(self) -> Session:
        return replace(self.session, picked=())

    def _at(self, choice: int) -> Session:
        """The session with the match after so many choices of the record."""
        return replace(self.session, match=self.whole.at_choice(choice))

    def restarted(self) -> Tutor:
        """All that was chosen at this step is taken back."""
        session = replace(self._at(self.lesson.steps[self.place].at), picked=())
        return replace(self, session=session, before=0, replies={})

    def finds(self, refusal: Refusal) -> bool:
        """Whether this refusal is what has to be found here."""
        return self.step is not None and finds(self.step.want, refusal)

    def done(self, answer: Answer | None = None) -> Tutor:
        """The step is done: on to the next."""
        step = self.lesson.steps[self.place]
        return replace(
            self,
            session=self._unpicked,
            did=(step, not self.missed and not self.guided and step.asks),
            place=self.place + 1,
            before=0,
            replies={},
            level=0,
            missed=False,
            answer=answer,
            later=False,
        )

    def rejoined(self) -> Tutor:
        """Go on from where the record is: after right choices that it has not, or has in another order."""
        if self.over or self.before:
            return self
        made = [choice.action.text for choice in self.session.match.choices]
        here = self
        if not self.follows_line and sorted(made) == sorted(self.line[: len(made)]):
            here = replace(self, session=self._at(len(made)))
        at = self.lesson.steps[self.place].at
        far = at - len(made) > FAR
        if not far and here.follows_line:
            return here
        return replace(self, session=self._at(at), later=self.later or far)

    def go_to(self, number: int) -> Tutor:
        """Begin at this step, counted from 1."""
        place = max(0, min(number - 1, self.count - 1))
        return replace(self, session=self._at(self.lesson.steps[place].at), place=place)

    def taken_back(self) -> Tutor:
        """Choices were taken back: to the step at which the last of them was made."""
        here, steps = len(self.session.match.choices), self.lesson.steps
        if self.over or not self.before or here < steps[self.place].at:
            begun = [place for place, step in enumerate(steps[: self.place + 1]) if step.at <= here]
            place = begun[-1] if begun else 0
            return replace(self, place=place, before=0, replies={}, answer=None, level=0)
        made = self.session.match.choices[steps[self.place].at :]
        before = sum(choice.seat == self.lesson.seat for choice in made)
        return replace(self, before=before, answer=None, level=0)

    def help(self) -> Tutor:
        """Tell a little more; at the last level it has to be done.

        Only the record knows a way on: whoever has left it begins the step again.
        """
        if self.follows_line:
            helped = replace(self, answer=None)
        else:
            helped = replace(self.restarted(), answer=Answer("anew"))
        level = min(self.level + 1, HINT_LEVELS)
        return replace(helped.failed(), level=level, hints=self.hints + 1)

    def failed(self) -> Tutor:
        """This step is not done at once by the person alone; in an exam its rules count as not known."""
        exam, step = self.exam, self.step
        if exam is not None and step is not None:
            exam = exam._replace(right=exam.right - {*step.cited})
        return replace(self, missed=True, exam=exam)


@lru_cache(maxsize=1)
def _line(whole: Match) -> list[str]:
    return [choice.action.text for choice in whole.choices]
