"""A drill on the page: a round of questions about rules, what was answered, how many in a row."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from pygames.school.drill import Drill, drill
from pygames.school.exam import Answers
from pygames.school.witness import whole, witnesses
from web.model.lit import Lit
from web.model.seats import one_person
from web.model.session import Session

if TYPE_CHECKING:
    from pygames.engine.game import Game
    from pygames.school.drill import DrillOption
    from pygames.school.exam import Exam
    from pygames.words.localizer import Localizer
    from web.model.message import Thing


class Answered(NamedTuple):
    """How it went with a rule."""

    rule: str
    right: bool


@dataclass(frozen=True, eq=False)
class Drilling:
    """Where a person is who is asked about these rules of a game.

    The questions are the same for the same `seed`.
    """

    game: Game[Any]
    rules: tuple[str, ...]
    seed: int
    streak: int = 0  # right answers in a row
    results: tuple[Answered, ...] = ()
    number: int = 0  # of the rule
    chosen: int | None = None  # the answer to its question: the number of an option
    among: tuple[str, ...] = ()  # the rules to which the person keeps; none: all of the game
    exam: Exam | None = None  # the one that it is: nothing is told until all was asked
    name: str = ""  # of whoever takes the exam

    @property
    def over(self) -> bool:
        """Whether all questions were asked."""
        return self.number == len(self.rules)

    @property
    def drill(self) -> Drill:
        """The question at hand, and what it is about."""
        return _drill(self.game, self.rules[self.number], self.seed)

    @property
    def done(self) -> bool:
        """Whether it was answered."""
        return self.chosen is not None

    @property
    def right(self) -> bool:
        """Whether it was answered well."""
        return self.chosen == self.drill.question.answer

    @property
    def scope(self) -> str:
        """The game, with the rules to which the person keeps: `heroz`, `heroz/HZ-27.HZ-33`."""
        return "/".join((self.game.id, *([".".join(self.among)] if self.among else [])))

    @property
    def place(self) -> str:
        """Where it is in the browser's history."""
        return f"{'exam' if self.exam else 'drill'}:{self.game.id}"

    @property
    def hash(self) -> str:
        """What the page's address says of it."""
        game, *among = self.scope.split("/")
        return self.exam.code if self.exam is not None else "/".join((game, "drill", *among))

    @property
    def answers(self) -> Answers | None:
        """What was answered in an exam, for whoever reads it."""
        right = frozenset(it.rule for it in self.results if it.right)
        return Answers(self.exam, self.name, right) if self.exam is not None else None

    @property
    def focus(self) -> str:
        """What has the focus when nothing else is to have it."""
        return "#drill-next" if self.done else "#drill-title"

    @property
    def shown(self) -> DrillOption:
        """What is told of once it was answered."""
        question = self.drill.question
        return question.options[question.answer]

    def trial(self) -> Session:
        """The table of the question, only to be looked at."""
        match = self.drill.position
        seat = match.decision.seat if match.decision is not None else 0
        return Session(match, one_person(match.seats, seat), hands="none")

    @property
    def lit(self) -> Lit:
        """The things on the table that tell the options apart; once answered, those of the right one."""
        made = self.drill
        words = [frozenset(made.words(option)) for option in made.question.options]
        if self.done:
            return Lit(frozenset(made.words(self.shown)), by="drill-title")
        common = frozenset.intersection(*words) if len(words) > 1 else frozenset()
        return Lit(frozenset().union(*words) - common, by="drill-title")

    def meant(self, thing: Thing) -> int | None:
        """The option that pressing this thing on the table chooses; None where it is not one alone."""
        made, word = self.drill, thing.word or thing.asks_about
        options = enumerate(made.question.options)
        found = [number for number, option in options if word and word in made.words(option)]
        return found[0] if len(found) == 1 else None

    def explanation(self, localizer: Localizer) -> str:
        """What the game itself says: the refusal, or what happens."""
        made = self.drill
        if made.witness.kind == "refused":
            refusal = made.witness.refusal(made.position)
            return localizer.refusal(refusal) if refusal is not None else ""
        said = [localizer.event(event) for event in made.happened]
        if made.ended is not None:
            said.append(localizer.result(made.ended))
        return " ".join(said)

    def accepts(self, number: int) -> bool:
        """Whether this is one of the answers, and none was given."""
        return not self.done and 0 <= number < len(self.drill.question.options)

    def answer(self, number: int) -> Drilling:
        """Answer with this one."""
        answered = replace(self, chosen=number)
        result = Answered(self.drill.rule, answered.right)
        streak = self.streak + 1 if answered.right else 0
        return replace(answered, streak=streak, results=(*self.results, result))

    def go_on(self) -> Drilling:
        """To the next question, whether this one was answered or not."""
        return replace(self, number=self.number + 1, chosen=None)


@lru_cache(maxsize=1)
def _drill(game: Game[Any], rule: str, seed: int) -> Drill:
    """The question about a rule."""
    witness = witnesses(game.id)[rule]
    return drill(witness, whole(witness, {game.id: game}), seed)
