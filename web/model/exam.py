"""An exam at the page: what a teacher makes and reads, or what somebody is about to take."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import pygames
from pygames.engine.rng import Rng
from pygames.school.drill import asked_about
from pygames.school.exam import LONGEST_NAME, Answers, Exam, found_in
from pygames.school.lesson import lessons
from pygames.words.rulebook_file import own_rules

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pygames.school.lesson import Lesson

USUAL = 5  # rules of a new exam
LONGEST = 200_000  # letters of what is pasted


@dataclass(frozen=True)
class ExamDesk:
    """An exam that is made and read, or, where nobody `teaches`, one that is about to be taken."""

    exam: Exam
    teaches: bool
    name: str = ""  # of whoever takes it
    pasted: str = ""  # the lines that came back

    @classmethod
    def drawn(cls, game: str, seed: int) -> ExamDesk:
        """A new exam in some rules that chance chooses, more than half of them the game's own."""
        rules, own = Rng(seed).shuffled([it.rule for it in asked_about(pygames.load(game))]), own_rules(game)
        few = [*[rule for rule in rules if rule in own][: USUAL // 2 + 1], *rules]
        return cls(Exam.of(game, [*dict.fromkeys(few)][:USUAL], seed), teaches=True)

    def fill(self, fields: Mapping[str, str]) -> ExamDesk:
        """With what was chosen, written or ticked: `lesson`, a rule by its id, `name`, `answers`."""
        exam = self.exam
        known = [it.rule for it in asked_about(pygames.load(exam.game))]
        ticked = {rule for rule in known if fields.get(rule, str(int(rule in exam.rules))) == "1"}
        lesson = examining(exam.game).get(fields.get("lesson", exam.lesson))
        return replace(
            self,
            exam=Exam.in_lesson(lesson, exam.seed) if lesson else Exam.of(exam.game, ticked, exam.seed),
            name=fields.get("name", self.name)[:LONGEST_NAME],
            pasted=fields.get("answers", self.pasted)[:LONGEST],
        )

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is to be taken, where the exam is one."""
        return examining(self.exam.game).get(self.exam.lesson)

    @property
    def hash(self) -> str:
        """What the page's address says of it: whoever takes it can load the page again."""
        return "" if self.teaches else self.exam.code

    @property
    def read(self) -> ReadAnswers:
        """What stands in the lines that came back."""
        found, changed = found_in(self.pasted)
        exams = [it.exam for it in found]
        exam = max(exams, key=exams.count) if exams else self.exam
        own = sorted((it for it in found if it.exam == exam), key=_place)
        return ReadAnswers(exam, tuple(own), len(found) - len(own), tuple(changed))


@dataclass(frozen=True)
class ReadAnswers:
    """All answers to the exam to which most were pasted, and how much else there was."""

    exam: Exam
    answers: tuple[Answers, ...]
    others: int  # answers to other exams
    changed: tuple[str, ...]  # what is not as it was sealed, with what stands beside it

    def right(self, rule: str) -> int:
        """How many know this rule."""
        return sum(rule in it.right for it in self.answers)


def examining(game: str) -> dict[str, Lesson]:
    """The lessons of a game that can be an exam, by their ids: those that do not show what is wanted."""
    return {name: it for name, it in lessons(pygames.load(game)).items() if not it.guided}


def _place(answers: Answers) -> str:
    """By what a name is sorted: an accent changes nothing."""
    letters = unicodedata.normalize("NFKD", answers.name.casefold())
    return "".join(it for it in letters if not unicodedata.combining(it))
