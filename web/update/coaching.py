"""The hint in a lesson: a little more at each press, until it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.school.judging import LEVELS, hint_said
from web.model import posts
from web.model.lesson import Answer
from web.update.lesson import credit
from web.update.table import happened
from web.update.telling import tell_host, tell_text

if TYPE_CHECKING:
    from web.model.lesson import Tutor
    from web.model.page import Page
    from web.model.play import Play


def hint(page: Page, play: Play, lesson: Tutor) -> None:
    """Tell a little more of what helps with the step; at the last level it is done."""
    step, session = lesson.step, play.session
    if step is None or step.want is None or session.match.decision is None or play.watching is not None:
        tell_text(page, "coach.no_hint")
        return
    page.notice = play.told = None
    lesson.help()
    level, guide, decision = lesson.level, lesson.guide(), session.match.decision
    if lesson.answer is not None:
        page.news.add(lambda texts, _: texts("coach.anew"))
    tell_host(page, posts.hint(level, guide.rule))
    if level < LEVELS:
        view = session.view
        page.news.add(
            lambda texts, _: hint_said(guide, level, session.localizer(texts), decision.id, view)[-1]
        )
    elif guide.action is None:
        lesson.done(Answer("right", session.match.why_not_pointing(guide.words), shown=True))
        credit(page, play, lesson)
    else:
        lesson.accept(lesson.judge(guide.action), shown=True)
        credit(page, play, lesson)
        happened(page, play, session.choose(decision.legal_actions.index(guide.action)), chosen=True)
