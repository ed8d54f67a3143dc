"""The hint in a lesson: a little more at each press, until it is done."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pygames.school.judging import HINT_LEVELS, hint_said
from web.model import host_told
from web.model.lesson import Answer
from web.update.lesson import credit
from web.update.notices import say_text, tell_host, tell_text
from web.update.table import happened

if TYPE_CHECKING:
    from web.model.lesson import Tutor
    from web.model.page import Page
    from web.model.play import Play


def hint(page: Page, play: Play, lesson: Tutor) -> Page:
    """Tell a little more of what helps with the step; at the last level it is done."""
    step, decision = lesson.step, play.session.match.decision
    if step is None or not step.asks or decision is None or play.mode == "scene":
        return tell_text(page, "coach.no_hint")
    lesson = lesson.help()
    page = replace(page, notice=None, play=play.shows(why=None).led_by(lesson))
    session, level, found = lesson.session, lesson.level, lesson.step_hint()
    decision = session.match.asks
    if lesson.answer is not None:
        page = say_text(page, "coach.anew")
    name = host_told.rule_named(session.match.game, found.rule) if found.rule else None
    page = tell_host(page, host_told.hint(level, found.rule, name))
    if level < HINT_LEVELS:
        view, asked = session.view, decision.id
        return page.says(lambda texts, _: hint_said(found, level, session.localizer(texts), asked, view)[-1])
    if found.action is None:
        done = lesson.done(Answer("right", session.match.why_not_pointing(found.words), shown=True))
        return credit(replace(page, play=page.table.led_by(done)), done)
    done = lesson.accept(lesson.judge(found.action), shown=True)
    page = credit(replace(page, play=page.table.led_by(done)), done)
    number = decision.legal_actions.index(found.action)
    return happened(page, page.table.session.choose(number), chosen=True)
