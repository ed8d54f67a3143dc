"""Making a lesson of the game on the table: write at a place of its past, try it, copy it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.core.errors import BadLesson
from pygames.core.lesson import MOST_STEPS, packed
from web.model.draft import LONGEST_LINK, Draft, Key
from web.update import lesson as lessons
from web.update import past
from web.update.screens import show
from web.update.telling import tell, tell_text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pygames.core.lesson import Lesson
    from web.model.page import Page
    from web.model.play import Play


def begin(page: Page, play: Play) -> None:
    """Begin to write at the place looked at, or go on with what was written of this game."""
    session = play.session
    if play.look is None or play.example is not None or not (session.humans or play.over):
        return
    if page.draft is None or page.draft.play is not play:
        page.draft = Draft(play, session.humans[0] if session.humans else 0)
    else:
        page.draft.match = play.session.match.copy()
    page.writing = True
    page.draft.go(play.look.step)
    page.effects.focus = "#draft-desk"


def close(page: Page) -> None:
    """Leave off writing; what was written stays for this game."""
    if page.draft is not None:
        page.draft.put()
    page.writing = False
    page.effects.focus = page.fallback


def follow(page: Page, play: Play) -> None:
    """Write at the place that is looked at; outside the past nothing is written."""
    draft = page.draft
    if draft is None or not page.writing or draft.play is not play:
        return
    if play.look is None:
        draft.put()
        page.writing = False
    else:
        draft.go(play.look.step)
        if not play.kept:  # nobody plays it here: one sees what the one who learns will see
            play.look.session.look_as(draft.seat)


def fill(page: Page, data: Mapping[str, str], *, done: bool) -> None:
    """The form was changed, or sent: then the step is kept."""
    draft = page.draft
    if draft is None:
        return
    draft.fill(data)
    if done:
        kept = draft.put()
        n = len(draft.steps)
        tell(page, lambda texts, _: texts("draft.kept", n=n) if kept else texts("draft.empty"))


def another(page: Page) -> None:
    """Begin another step at this place."""
    if page.draft is not None:
        page.draft.put()
        page.draft.edit(None)
        page.effects.focus = "#draft-text"


def _key(name: str) -> Key | None:
    at, _, rank = name.partition("-")
    return Key(int(at[:6]), int(rank[:1])) if at.isdecimal() and rank.isdecimal() else None


def go(page: Page, play: Play, name: str) -> None:
    """To this step, to change it."""
    key, draft = _key(name), page.draft
    if key is None or draft is None or key not in draft.steps or not page.writing:
        return
    past.look(page, play, key.at, aloud=False)
    draft.go(key.at)
    draft.edit(key)
    page.effects.focus = "#draft-text"


def drop(page: Page, name: str) -> None:
    """Throw this step out."""
    key, draft = _key(name), page.draft
    if key is not None and draft is not None:
        draft.drop(key)
        page.effects.focus = "#draft-desk"
        tell_text(page, "draft.dropped")


def try_it(page: Page) -> None:
    """Take the lesson as it is, with a way back. Raises BadLesson when it does not hold."""
    lesson = _finished(page)
    page.writing = False
    lessons.teach(page, lesson, f"lesson={packed(lesson)}")
    if page.play is not None and page.play.lesson is not None:
        page.play.lesson.trial = True


def back(page: Page) -> None:
    """From trying it to writing on."""
    draft = page.draft
    if draft is None:
        return
    page.play = draft.play
    show(page, "table")
    draft.play.look_at(max(0, draft.place))
    page.writing = True
    page.effects.focus = "#draft-desk"


def copy(page: Page, which: str) -> None:
    """Copy the lesson as JSON, or as a link if it is short enough. Raises BadLesson when it does not hold."""
    lesson = _finished(page)
    text = f"{page.address}#lesson={packed(lesson)}" if which == "link" else lesson.json()
    if which == "link" and len(text) > LONGEST_LINK:
        tell_text(page, "draft.too_long")
        return
    page.effects.copy = page.copied = text
    page.share_copied = "lesson"


def save(page: Page) -> None:
    """Offer it as a file."""
    lesson = _finished(page)
    if not page.saves_files:
        tell_text(page, "export.refused")
        return
    name = f"{lesson.game}-lesson.json"
    page.effects.file = {"name": name, "text": lesson.file()}
    tell(page, lambda texts, _: texts("export.done", name=name))


def _finished(page: Page) -> Lesson:
    """The lesson as it is. Raises BadLesson when it does not hold."""
    draft = page.draft
    if draft is None:
        raise BadLesson("lesson_none")
    draft.put()
    if not draft.steps:
        raise BadLesson("lesson_steps", where="steps", most=MOST_STEPS)
    return draft.lesson()
