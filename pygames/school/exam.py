"""An exam for a class: rules and a seed, or a lesson, as a link; what somebody answered as a sealed line.

Nothing has to be sent to anybody but these two short texts. All who open the link are asked the same. The
seal shows that a line was changed on its way, or by hand; whoever can read this program can make one, so an
exam that counts needs somebody who watches.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple
from zlib import crc32

from pygames.engine.errors import BadProgress
from pygames.engine.rng import mix
from pygames.school.lesson import LONGEST_NAME as LONGEST_LESSON
from pygames.school.lesson import NAME
from pygames.school.progress import ALPHABET, MARK, Known, Progress, Stage

if TYPE_CHECKING:
    from pygames.school.lesson import Lesson

EXAM = "/exam/"
ANSWERS = "/answers/"
MOST_SEED = 1 << 18
MOST_RULES = 100
LONGEST_NAME = 60  # letters
SEAL_LETTERS = 6
LINE = re.compile(rf"[a-z-]+{ANSWERS}[\w./-]*[\w-]", re.ASCII)  # a dot after it ends a sentence


class Exam(NamedTuple):
    """These rules of a game, asked in this order; all who have the same `seed` get the same questions.

    With the id of a `lesson` they are those that the lesson asks about, and it is what is to be taken.
    """

    game: str
    rules: tuple[str, ...]
    seed: int
    lesson: str = ""

    @classmethod
    def of(cls, game: str, rules: Iterable[str], seed: int) -> Exam:
        """An exam in these rules, in one order whatever theirs is."""
        return cls(game, tuple(sorted(rules))[:MOST_RULES], seed % MOST_SEED)

    @classmethod
    def in_lesson(cls, lesson: Lesson, seed: int) -> Exam:
        """An exam in the rules that a lesson asks about, which is without rules where it asks nothing."""
        rules = {rule for step in lesson.steps if step.asks for rule in step.cited}
        return cls.of(lesson.game, rules, seed)._replace(lesson=lesson.id)

    @property
    def code(self) -> str:
        """The short text, `heroz/exam/…`, as it stands in a link."""
        known = {rule: Known(Stage.MET, 0) for rule in self.rules}
        return f"{self.game}{EXAM}{_letters(self.seed, 3)}.{_body(self.game, known)}{_suffix(self)}"

    @classmethod
    def read(cls, text: str) -> Exam:
        """The exam of a code. Raises BadProgress when it is none, or damaged."""
        game, _, rest = text.partition(EXAM)
        seed, _, rest = rest.partition(".")
        try:
            known, lesson = _read_body(game, rest)
            return cls(game, tuple(sorted(known)), _number(seed), lesson)
        except (BadProgress, ValueError):
            raise BadProgress("exam_damaged") from None


class Answers(NamedTuple):
    """What somebody answered: which rules of the exam were `right`."""

    exam: Exam
    name: str
    right: frozenset[str]

    @property
    def line(self) -> str:
        """The sealed line, `heroz/answers/…`."""
        exam = self.exam
        known = {rule: Known(Stage.LEARNT if rule in self.right else Stage.MET, 0) for rule in exam.rules}
        name = self.name[:LONGEST_NAME].encode().hex()
        text = f"{_letters(exam.seed, 3)}.{name}.{_body(exam.game, known)}{_suffix(exam)}"
        return f"{exam.game}{ANSWERS}{_seal(exam.game + text)}.{text}"

    @classmethod
    def read(cls, line: str) -> Answers:
        """The answers of a line. Raises BadProgress when it was changed, or a part of it is missing."""
        game, _, rest = line.partition(ANSWERS)
        seal, _, text = rest.partition(".")
        if seal != _seal(game + text):
            raise BadProgress("exam_damaged")
        seed, name, body = text.split(".", 2)
        known, lesson = _read_body(game, body)
        right = frozenset(rule for rule, it in known.items() if it.stage is Stage.LEARNT)
        exam = Exam(game, tuple(sorted(known)), _number(seed), lesson)
        return cls(exam, bytes.fromhex(name).decode(), right)


def found_in(text: str) -> tuple[list[Answers], list[str]]:
    """All answers in a text, whatever stands around them; and the lines in which one was changed."""
    answers, changed = [], []
    found = {line: beside for beside in reversed(text.splitlines()) for line in LINE.findall(beside)}
    for line, beside in reversed(found.items()):
        try:
            answers.append(Answers.read(line))
        except (BadProgress, ValueError):
            changed.append(beside.strip())
    return answers, changed


def _suffix(exam: Exam) -> str:
    return f"/{exam.lesson}" if exam.lesson else ""


def _read_body(game: str, text: str) -> tuple[Mapping[str, Known], str]:
    """The rules, and the id of the lesson if there is one. Raises BadProgress, ValueError."""
    body, slash, lesson = text.partition("/")
    if slash and (len(lesson) > LONGEST_LESSON or not NAME.fullmatch(lesson)):
        raise ValueError
    return Progress.read(f"{game}{MARK}{body}").known, lesson


def _body(game: str, known: dict[str, Known]) -> str:
    return Progress(game, known).code.partition(MARK)[2]


def _seal(text: str) -> str:
    data = text.encode()
    return _letters(mix(crc32(data) << 32 | crc32(data[::-1])), SEAL_LETTERS)


def _letters(value: int, count: int) -> str:
    return "".join(ALPHABET[value >> 6 * place & 63] for place in range(count))


def _number(text: str) -> int:
    return sum(ALPHABET.index(letter) << 6 * place for place, letter in enumerate(text))
