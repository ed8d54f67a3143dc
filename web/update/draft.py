"""Making a lesson of the game on the table: write at a place of its past, try it, copy it, open it again."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pygames.engine.errors import BadLesson
from pygames.games import PLAYABLE
from pygames.school.judging import known_words
from pygames.school.lesson import MOST_STEPS, link_to
from web.model.dialog import Closed
from web.model.draft import LONGEST_LINK, Draft
from web.model.drafts import name_of
from web.model.embedding import Framed
from web.model.page import FOLLOW
from web.model.play import LookingBack, Visiting
from web.model.screen import AtTable
from web.model.session import Session
from web.model.sight import Player
from web.update import lesson as lessons
from web.update import past
from web.update.embedding import copy_frame
from web.update.notices import offer_file, say_text, tell, tell_text
from web.update.screens import leave_untouched, show, sit

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pygames.school.lesson import Lesson
    from web.model.lesson import Tutor
    from web.model.page import Page
    from web.model.play import Play


def begin(page: Page, play: Play) -> Page:
    """Begin to write at the place looked at, or go on with what was written of this game.

    In the past of a lesson one writes at that lesson.
    """
    session = play.session
    if play.look is not None and play.tutor is not None:
        return edit(page, play, play.tutor)
    if play.look is None or not page.may_write:
        return page
    if page.draft is None or page.draft.play.id != play.id:
        draft = Draft.of(play, session.humans[0] if session.humans else 0)
        before = page.drafts.of(draft.match)
        if before is not None and before.seat in draft.seats:
            draft = Draft.of(play, draft.seat, before)
        draft = replace(draft, known=_known(page, draft))
    else:
        draft = replace(page.draft, play=play)
    return _write(page, draft.go(play.look.step)).does(focus="#draft-desk")


def _write(page: Page, draft: Draft) -> Page:
    """This lesson is being written at."""
    return replace(page, draft=draft, writing=True)


def begin_here(page: Page, play: Play) -> Page:
    """Begin a lesson where the game stands, at the last choice of the one who learns: that can be asked."""
    page = replace(page, dialog=Closed())
    if play.mode != "past":
        page = past.look(page, play, len(play.session.match.choices), aloud=False)
    page = begin(page, page.table)
    draft = page.desk
    if draft is None or draft.steps or draft.next_asked is None:
        return page
    return past.look(page, page.table, draft.next_asked, aloud=False).does(focus="#draft-desk")


def open_again(page: Page, lesson: Lesson) -> Page:
    """Write on at a finished lesson, or one that was begun earlier. Raises BadRecord."""
    match = lesson.match(PLAYABLE)
    session = Session(match, (Player(),) * match.seats)
    page = sit(leave_untouched(page), session, Visiting(seated=match.over))
    play = page.table.look_at(lesson.steps[-1].at)
    draft = Draft.of(play, lesson.seat, lesson)
    page = _write(replace(page, play=play), replace(draft, known=_known(page, draft)))
    return page.does(focus="#draft-desk")


def edit(page: Page, _play: Play, lesson: Tutor) -> Page:
    """Open the lesson on the table to be changed."""
    return open_again(page, lesson.lesson) if page.may_write else page


def resume(page: Page, name: str) -> Page:
    """Write on at a lesson that is kept."""
    lesson = page.drafts.get(name)
    return page if lesson is None else open_again(page, lesson)


def forget(page: Page, name: str) -> Page:
    """Throw away a lesson that is kept."""
    if page.drafts.get(name) is None:
        return page
    page = replace(page, drafts=page.drafts.drop(name)).does(store=True, focus="#heading")
    return tell_text(page, "draft.forgotten")


def _known(page: Page, draft: Draft) -> str:
    """What the browser keeps by the name of this draft; empty when that is nothing."""
    lesson = page.drafts.get(name_of(draft.kept.id, draft.kept.record))
    return lesson.json() if lesson is not None else ""


def _keep(page: Page, draft: Draft) -> Page:
    """Let the browser keep what is written, if it has changed: beside what another window has written."""
    name = name_of(draft.kept.id, draft.kept.record)
    draft = draft.take_name(page.drafts.taken(draft.match, but=name))
    written = draft.unchecked()
    if written == draft.kept:
        return replace(page, draft=draft)
    if _known(page, draft) not in ("", draft.known):
        draft = draft.another(page.drafts.taken(draft.match, but=""))
        written = draft.kept
        page = tell_text(page, "draft.elsewhere")
    drafts = page.drafts.drop(name) if written.id != draft.kept.id and draft.kept.steps else page.drafts
    draft = replace(draft, kept=written)
    drafts = drafts.keep(written) if written.steps else drafts.drop(name_of(written.id, written.record))
    page = replace(page, drafts=drafts)
    return replace(page, draft=replace(draft, known=_known(page, draft))).does(store=True)


def _put(page: Page, draft: Draft) -> Page:
    """Keep what is written, as a step of its place where there is something."""
    return _keep(page, draft.put())


def close(page: Page, draft: Draft, _arg: str) -> Page:
    """Leave off writing; what was written stays for this game."""
    return replace(_put(page, draft), writing=False).does(focus=FOLLOW)


def follow(page: Page) -> Page:
    """Write at the place that is looked at; outside the past nothing is written."""
    draft, play = page.desk, page.playing
    if draft is None or play is None or draft.play.id != play.id:
        return page
    if not isinstance(play.showing, LookingBack):
        return replace(_put(page, replace(draft, play=play)), writing=False)
    draft = replace(draft, play=play).go(play.showing.look.step)
    if not play.kept:  # nobody plays it here: one sees what the one who learns will see
        seen = replace(play.showing.look, seat=draft.seat)
        page = page.with_play(showing=LookingBack(seen))
    return _keep(page, draft)


def fill(page: Page, draft: Draft, data: Mapping[str, str], *, done: bool) -> Page:
    """The form was changed, or sent: what is written is kept either way."""
    filled = draft.fill(data)
    put = filled.put()
    page = _keep(page, put)
    if not done:
        return page
    if not filled.written:
        return tell_text(page, "draft.empty")
    return tell(page, lambda texts, _: texts("draft.kept", n=len(put.steps)))


def another(page: Page, draft: Draft, _arg: str) -> Page:
    """Begin another step at this place."""
    return replace(page, draft=draft.put().begin_step()).does(focus="#draft-text")


def _go(page: Page, draft: Draft, place: int, number: int) -> Page:
    """To a place, and the step of this number there, to change it or to write it."""
    page = past.look(page, page.table, place, aloud=False)
    return replace(page, draft=draft.go(place).edit(number)).does(focus="#draft-text")


def go(page: Page, draft: Draft, number: int) -> Page:
    """To this step, to change it."""
    return _go(page, draft.put(), draft.steps[number].at, number)


def explain(page: Page, draft: Draft, _arg: str) -> Page:
    """Begin or open the step that follows a right answer: where the answer leads, or at the same place."""
    if not draft.written:
        return tell_text(page, "draft.empty").does(focus="#draft-text")
    page = _put(page, draft)
    draft = page.draft or draft
    return _go(page, draft, draft.explained_at, draft.explanation)


def to_asked(page: Page, draft: Draft, _arg: str) -> Page:
    """To a place where the one who learns chooses."""
    if draft.next_asked is None:
        return page
    return past.look(page, page.table, draft.next_asked, aloud=False).does(focus="#draft-want")


def drop(page: Page, draft: Draft, number: int) -> Page:
    """Throw this step out."""
    return tell_text(_keep(page, draft.drop(number)).does(focus="#draft-desk"), "draft.dropped")


def move(page: Page, draft: Draft, number: int, by: int) -> Page:
    """Let this step stand one earlier (-1) or later (1) at its place."""
    return _keep(page, draft.put().move(number, by)).does(focus=f"#draft-step-{number}")


def look_at(page: Page, draft: Draft, word: str) -> Page:
    """A thing on the table was pressed: the step being written lets one look at it, or no more."""
    # a button that says why something cannot be done is no thing
    if not (word in draft.show or word in known_words(draft.match)):
        return page
    shown = word not in draft.show
    page = _put(page, draft.look_at(word))
    return say_text(page, "draft.shown" if shown else "draft.not_shown")


def answer_other(page: Page, draft: Draft, _arg: str) -> Page:
    """Keep what was written of another legal action."""
    if not draft.other_written:
        return tell_text(page, "draft.other.empty")
    return _put(page, draft.answer_other()).does(focus="#draft-choice")


def unanswer(page: Page, draft: Draft, action: str) -> Page:
    """Throw away what was written of another legal action."""
    return _put(page, draft.unanswer(action)).does(focus="#draft-choice")


def try_it(page: Page, draft: Draft, _arg: str) -> Page:
    """Take the lesson as it is, with a way back. Raises BadLesson where it cannot be played as written."""
    page, lesson = _finished(page, draft)
    return lessons.teach(replace(page, writing=False), lesson, link_to(lesson), trial=True)


def back(page: Page, draft: Draft, _arg: str) -> Page:
    """Write on at the lesson that was tried."""
    page = show(replace(page, play=draft.play), AtTable())
    page = replace(page, play=draft.play.look_at(max(0, draft.place)), writing=True)
    return page.does(focus="#draft-desk")


def copy(page: Page, draft: Draft, which: str) -> Page:
    """Copy the lesson as "json", as a "link" or as an "embed" for a page, if it is short enough for these.

    Raises BadLesson where it cannot be played as written.
    """
    page, lesson = _finished(page, draft)
    what = link_to(lesson)
    link = f"{page.window.address}#{what}"
    if which != "json" and len(link) > LONGEST_LINK:
        return tell_text(page, "draft.too_long")
    if which == "embed":
        language, match = page.preferences.language, lesson.match(PLAYABLE)
        title, first = lesson.title.to(language), match.at_choice(lesson.steps[0].at)
        address = page.window.address
        return copy_frame(page, Framed(address, what, title, language, title, first, lesson.seat))
    text = link if which == "link" else lesson.json()
    return page.copies(text, f"lesson.{which}")


def save(page: Page, draft: Draft, _arg: str) -> Page:
    """Offer the lesson as a file. Raises BadLesson when the lesson cannot be played as it is written."""
    page, lesson = _finished(page, draft)
    if not page.window.saves_files:
        return tell_text(page, "export.refused")
    return offer_file(page, f"{lesson.game}-{lesson.id}.json", lesson.file())


def _finished(page: Page, draft: Draft) -> tuple[Page, Lesson]:
    """The page with the lesson kept as it is, and the lesson. Raises BadLesson where it cannot be played."""
    page = _put(page, draft)
    draft = page.draft or draft
    if not draft.steps:
        raise BadLesson("lesson_steps", where="steps", most=MOST_STEPS)
    return page, draft.lesson()
