"""An exam for a class: a teacher makes one, copies its link and reads what came back; a learner takes it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygames
from pygames.engine.errors import GameError
from pygames.games import PLAYABLE
from pygames.school.drill import asked_about
from pygames.school.exam import EXAM, Answers, Exam
from web.model.drill import Answered, Drilling
from web.model.exam import ExamDesk, examining
from web.model.play import Aside, Drilled, InDrill, Tutored
from web.model.screen import AtExam
from web.update import drill, lesson
from web.update.notices import tell_text
from web.update.screens import left_at, show

if TYPE_CHECKING:
    from collections.abc import Mapping

    from web.model.lesson import Tutor
    from web.model.page import Page
    from web.model.play import Play


def make(page: Page, game: str) -> Page:
    """A new exam in rules of this game that chance chooses; another press draws others."""
    if game not in PLAYABLE:
        return page
    page, seed = page.new_seed()
    desk, before = ExamDesk.drawn(game, seed), page.exam_desk
    if before is not None and before.teaches and before.exam.game == game:
        desk = replace(desk, pasted=before.pasted)
    return show(page, AtExam(desk)) if before is None else _stands(page, desk).does(focus="#exam-rules")


def _stands(page: Page, desk: ExamDesk) -> Page:
    """The exam that is shown stands as `desk` says."""
    return replace(page, screen=AtExam(desk))


def is_exam(text: str) -> bool:
    """Whether this looks like the code of an exam."""
    return EXAM in text[:60]


def read(code: str) -> Exam:
    """The exam of a code, if its game, or its lesson, asks about all its rules. Raises BadProgress."""
    exam = Exam.read(code)
    known = exam.game in PLAYABLE and bool(exam.rules) and _asks(exam)
    return exam if known else Exam.read("")


def _asks(exam: Exam) -> bool:
    if not exam.lesson:
        return {it.rule for it in asked_about(pygames.load(exam.game))} >= set(exam.rules)
    taught = examining(exam.game).get(exam.lesson)
    return taught is not None and exam == Exam.in_lesson(taught, exam.seed)


def is_whole(text: str) -> bool:
    """Whether this is the code of an exam, with nothing missing and nothing too much."""
    try:
        read(text)
    except GameError:
        return False
    return True


def open_exam(page: Page, code: str) -> Page:
    """Somebody who has the link is about to take it. Raises BadProgress."""
    desk = ExamDesk(read(code), teaches=False)
    return show(replace(page, pasted="", opened=code), AtExam(desk))


def fill(page: Page, before: ExamDesk, fields: Mapping[str, str], *, sent: bool) -> Page:
    """Something was written or ticked; `sent`: the exam begins, or the answers are to be read."""
    desk = before.fill(fields)
    page = _stands(page, desk)
    if not sent or desk.teaches:
        return page
    if not desk.name.strip():
        return tell_text(page, "exam.nameless").does(focus="#exam-name")
    return begin(page, desk)


def begin(page: Page, desk: ExamDesk) -> Page:
    """Ask the first question."""
    exam, name = desk.exam, desk.name.strip()
    if not exam.rules:
        return page
    if desk.lesson is None:
        game = pygames.load(exam.game)
        return drill.put_aside_for(page, Drilling(game, exam.rules, exam.seed, exam=exam, name=name))
    answers, back = Answers(exam, name, frozenset(exam.rules)), Aside(page.play, page.screen)
    return lesson.teach(page, desk.lesson, exam.code, back=back, exam=answers)


def end(page: Page, play: Play, tutor: Tutor) -> Page:
    """After the last step of a lesson that was an exam: how it went, and the line to be sent back."""
    answers, purpose = tutor.exam, play.purpose
    if answers is None or not tutor.over or not isinstance(purpose, Tutored):
        return page
    exam, game = answers.exam, tutor.whole.game
    results = tuple([Answered(rule, rule in answers.right) for rule in exam.rules])
    count, name = len(results), answers.name
    over = Drilling(game, exam.rules, exam.seed, results=results, number=count, exam=exam, name=name)
    return drill.ask(page, Drilled(over, purpose.back or Aside()))


def teach(page: Page, desk: ExamDesk) -> Page:
    """The answers to the exam that was opened are to be read, or it is to be changed."""
    return _stands(page, replace(desk, teaches=True)).does(top=True)


def copy(page: Page, desk: ExamDesk, *, drill: bool = False) -> Page:
    """Copy the link of the exam, or of its lesson, or of a drill in its rules."""
    if not desk.exam.rules:
        return page
    exam = desk.exam
    practice = f"lesson/{exam.lesson}" if exam.lesson else f"drill/{'.'.join(exam.rules)}"
    place = f"{exam.game}/{practice}" if drill else exam.code
    text = f"{page.window.address}#{place}"
    return page.copies(text, "exam")


def copy_line(page: Page) -> Page:
    """Copy the line with the answers."""
    answers = page.drilled.drilling.answers if page.drilled else None
    if answers is None:
        return page
    return page.copies(answers.line, "answers")


def resume(page: Page, place: str, hash: str) -> Page:
    """Somebody went back or forward to an exam: on with it, if it is still there. Raises BadProgress."""
    match left_at(page, place, hash):
        case InDrill(drilled):
            return drill.ask(page, drilled)
        case AtExam() as desk:
            return show(page, desk)
        case _:
            return open_exam(page, hash)
