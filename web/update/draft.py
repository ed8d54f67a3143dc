"""Making a lesson of the game on the table: write at a place of its past, try it, copy it, open it again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.engine.errors import BadLesson
from pygames.games import PLAYABLE
from pygames.school.judging import known_words
from pygames.school.lesson import MOST_STEPS, packed
from web.model.draft import LONGEST_LINK, Draft
from web.model.drafts import name_of
from web.model.session import Player, Session
from web.update import lesson as lessons
from web.update import past
from web.update.embedding import copy_frame
from web.update.screens import leave_untouched, show, sit
from web.update.telling import tell, tell_text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pygames.school.lesson import Lesson
    from web.model.page import Page
    from web.model.play import Play


def begin(page: Page, play: Play) -> None:
    """Begin to write at the place looked at, or go on with what was written of this game.

    In the past of a lesson one writes at that lesson.
    """
    session = play.session
    if play.look is not None and play.lesson is not None:
        edit(page, play)
        return
    if play.look is None or not page.may_write:
        return
    if page.draft is None or page.draft.play is not play:
        draft = Draft(play, session.humans[0] if session.humans else 0)
        before = page.drafts.of(draft.match)
        page.draft = Draft(play, draft.seat, before) if before and before.seat in draft.seats else draft
        page.draft.known = _known(page, page.draft)
    else:
        page.draft.match = play.session.match.copy()
    page.writing = True
    page.draft.go(play.look.step)
    page.effects.focus = "#draft-desk"


def begin_here(page: Page, play: Play) -> None:
    """Begin a lesson where the game stands, at the last choice of the one who learns: that can be asked."""
    page.dialog = ""
    if play.look is None:
        past.look(page, play, len(play.session.match.choices), aloud=False)
    begin(page, play)
    draft = page.draft
    if page.writing and draft is not None and not draft.steps and draft.next_asked is not None:
        past.look(page, play, draft.next_asked, aloud=False)
        page.effects.focus = "#draft-desk"


def open_again(page: Page, lesson: Lesson) -> None:
    """Write on at a finished lesson, or one that was begun earlier. Raises BadRecord."""
    match = lesson.match(PLAYABLE)
    leave_untouched(page)
    play = sit(page, Session(match, [Player()] * match.seats), kept=False, seated=match.decision is None)
    page.draft = Draft(play, lesson.seat, lesson)
    page.draft.known = _known(page, page.draft)
    page.writing = True
    play.look_at(lesson.steps[-1].at)
    page.effects.focus = "#draft-desk"


def edit(page: Page, play: Play) -> None:
    """Open the lesson on the table to be changed."""
    if play.lesson is not None and page.may_write:
        open_again(page, play.lesson.lesson)


def resume(page: Page, name: str) -> None:
    """Write on at a lesson that is kept."""
    lesson = page.drafts.get(name)
    if lesson is not None:
        open_again(page, lesson)


def forget(page: Page, name: str) -> None:
    """Throw away a lesson that is kept."""
    if page.drafts.get(name) is not None:
        page.drafts = page.drafts.drop(name)
        page.effects.store = True
        page.effects.focus = "#heading"
        tell_text(page, "draft.forgotten")


def _known(page: Page, draft: Draft) -> str:
    """What the browser keeps by the name of this draft; empty when that is nothing."""
    lesson = page.drafts.get(name_of(draft.kept.id, draft.kept.record))
    return lesson.json() if lesson is not None else ""


def _keep(page: Page, draft: Draft) -> None:
    """Let the browser keep what is written, if it has changed: beside what another window has written."""
    name = name_of(draft.kept.id, draft.kept.record)
    draft.take_name(page.drafts.taken(draft.match, but=name))
    written = draft.written()
    if written == draft.kept:
        return
    if _known(page, draft) not in ("", draft.known):
        draft.be_another(page.drafts.taken(draft.match, but=""))
        written = draft.kept
        tell_text(page, "draft.elsewhere")
    if written.id != draft.kept.id and draft.kept.steps:
        page.drafts = page.drafts.drop(name)
    draft.kept = written
    if written.steps:
        page.drafts = page.drafts.keep(written)
    else:
        page.drafts = page.drafts.drop(name_of(written.id, written.record))
    draft.known = _known(page, draft)
    page.effects.store = True


def close(page: Page) -> None:
    """Leave off writing; what was written stays for this game."""
    if page.draft is not None:
        page.draft.put()
        _keep(page, page.draft)
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
    _keep(page, draft)


def fill(page: Page, data: Mapping[str, str], *, done: bool) -> None:
    """The form was changed, or sent: what is written is kept either way."""
    draft = page.draft
    if draft is None:
        return
    draft.fill(data)
    kept = draft.put()
    _keep(page, draft)
    if done:
        n = len(draft.steps)
        tell(page, lambda texts, _: texts("draft.kept", n=n) if kept else texts("draft.empty"))


def another(page: Page) -> None:
    """Begin another step at this place."""
    if page.draft is not None:
        page.draft.put()
        page.draft.edit(None)
        page.effects.focus = "#draft-text"


def _number(page: Page, name: str) -> int | None:
    """The step of this number, if there is one."""
    number = int(name[:4]) if name.isdecimal() else -1
    return number if page.draft is not None and page.writing and number in page.draft.steps else None


def go(page: Page, play: Play, name: str) -> None:
    """To this step, to change it."""
    number, draft = _number(page, name), page.draft
    if number is None or draft is None:
        return
    draft.put()
    place = draft.steps[number].at
    past.look(page, play, place, aloud=False)
    draft.go(place)
    draft.edit(number)
    page.effects.focus = "#draft-text"


def explain(page: Page, play: Play) -> None:
    """Begin or open the step that follows a right answer: where the answer leads, or at the same place."""
    draft = page.draft
    if draft is None or not page.writing:
        return
    if not draft.put():
        tell_text(page, "draft.empty")
        page.effects.focus = "#draft-text"
        return
    _keep(page, draft)
    after, number = draft.explained_at, draft.explanation
    past.look(page, play, after, aloud=False)
    draft.go(after)
    draft.edit(number)
    page.effects.focus = "#draft-text"


def to_asked(page: Page, play: Play) -> None:
    """To a place where the one who learns chooses."""
    draft = page.draft
    if draft is not None and page.writing and draft.next_asked is not None:
        past.look(page, play, draft.next_asked, aloud=False)
        page.effects.focus = "#draft-want"


def drop(page: Page, name: str) -> None:
    """Throw this step out."""
    number, draft = _number(page, name), page.draft
    if number is not None and draft is not None:
        draft.drop(number)
        _keep(page, draft)
        page.effects.focus = "#draft-desk"
        tell_text(page, "draft.dropped")


def move(page: Page, name: str, by: int) -> None:
    """Let this step stand one earlier (-1) or later (1) at its place."""
    number, draft = _number(page, name), page.draft
    if number is not None and draft is not None:
        draft.put()
        draft.move(number, by)
        _keep(page, draft)
        page.effects.focus = f"#draft-step-{number}"


def look_at(page: Page, word: str) -> None:
    """A thing on the table was pressed: the step being written lets one look at it, or no more."""
    draft = page.draft
    if draft is None or page.play is None:
        return
    # a button that says why something cannot be done is no thing
    if word in draft.show or word in known_words(page.play.session.match):
        draft.look_at(word)
        draft.put()
        _keep(page, draft)
        key = "draft.shown" if word in draft.show else "draft.not_shown"
        page.news.add(lambda texts, _: texts(key))


def answer_other(page: Page) -> None:
    """Keep what was written of another legal action."""
    draft = page.draft
    if draft is None:
        return
    if draft.answer_other():
        draft.put()
        _keep(page, draft)
        page.effects.focus = "#draft-choice"
    else:
        tell_text(page, "draft.other.empty")


def unanswer(page: Page, action: str) -> None:
    """Throw away what was written of another legal action."""
    draft = page.draft
    if draft is not None and draft.wrong.pop(action, None) is not None:
        draft.put()
        _keep(page, draft)
        page.effects.focus = "#draft-choice"


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
    """Copy the lesson as "json", as a "link" or as an "embed" for a page, if it is short enough for these.

    Raises BadLesson when it does not hold.
    """
    lesson = _finished(page)
    what = f"lesson={packed(lesson)}"
    link = f"{page.address}#{what}"
    if which != "json" and len(link) > LONGEST_LINK:
        tell_text(page, "draft.too_long")
    elif which == "embed":
        copy_frame(page, what, lesson.game, lesson.title.to(page.preferences.language))
    else:
        page.effects.copy = page.copied = link if which == "link" else lesson.json()
        page.share_copied = f"lesson.{which}"


def save(page: Page) -> None:
    """Offer it as a file."""
    lesson = _finished(page)
    if not page.saves_files:
        tell_text(page, "export.refused")
        return
    name = f"{lesson.game}-{lesson.id}.json"
    page.effects.file = {"name": name, "text": lesson.file()}
    tell(page, lambda texts, _: texts("export.done", name=name))


def _finished(page: Page) -> Lesson:
    """The lesson as it is. Raises BadLesson when it does not hold."""
    draft = page.draft
    if draft is None:
        raise BadLesson("lesson_none")
    draft.put()
    _keep(page, draft)
    if not draft.steps:
        raise BadLesson("lesson_steps", where="steps", most=MOST_STEPS)
    return draft.lesson()
