"""An exam for a class: a teacher makes one, copies its link and reads what came back; a learner takes it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygames
from pygames.engine.errors import GameError
from pygames.games import PLAYABLE
from pygames.school.drill import asked_about
from pygames.school.exam import EXAM, Exam
from web.model.drill import Drilling
from web.model.exam import ExamDesk
from web.model.play import InDrill
from web.model.screen import AtExam
from web.update import drill
from web.update.notices import tell_text
from web.update.screens import left_at, show

if TYPE_CHECKING:
    from collections.abc import Mapping

    from web.model.page import Page


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
    """The exam of a code, if its game asks about all its rules. Raises BadProgress."""
    exam = Exam.read(code)
    asked = asked_about(pygames.load(exam.game)) if exam.game in PLAYABLE else []
    return exam if exam.rules and {it.rule for it in asked} >= set(exam.rules) else Exam.read("")


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
    if not desk.exam.rules:
        return page
    exam = desk.exam
    game = pygames.load(exam.game)
    return drill.put_aside_for(page, Drilling(game, exam.rules, exam.seed, exam=exam, name=desk.name.strip()))


def teach(page: Page, desk: ExamDesk) -> Page:
    """The answers to the exam that was opened are to be read, or it is to be changed."""
    return _stands(page, replace(desk, teaches=True)).does(top=True)


def copy(page: Page, desk: ExamDesk, *, drill: bool = False) -> Page:
    """Copy the link of the exam, or of a drill in its rules."""
    if not desk.exam.rules:
        return page
    exam = desk.exam
    place = f"{exam.game}/drill/{'.'.join(exam.rules)}" if drill else exam.code
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
