"""A lesson: open it, answer its steps, be told what an answer is worth, leave it."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pygames
from pygames.engine.errors import BadLesson
from pygames.engine.shapes import number_of
from pygames.games import PLAYABLE
from pygames.school import lesson as lessons
from pygames.school.drill import asked_about
from pygames.school.judging import check
from pygames.school.puzzle import puzzle
from web.model import host_told
from web.model.lesson import Answer, Tutor
from web.model.message import NOTHING
from web.model.news import News
from web.model.page import FOLLOW
from web.model.play import Aside, Kept, Present, Tutored
from web.model.seats import with_learner
from web.model.sentences import answer_said
from web.model.session import Session
from web.update import progress, screens
from web.update.notices import tell_host, tell_text, tell_to_read
from web.update.screens import back_to, leave_untouched, say_prompt, sit

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygames.engine.errors import Refusal
    from pygames.school.exam import Answers
    from pygames.school.lesson import Lesson, LessonStep
    from web.model.host_told import HostMessage
    from web.model.message import Thing
    from web.model.page import Page
    from web.model.play import Play

# what stands after the # of the page's address: a lesson of a game, or one of somebody's own
NAMED = re.compile(r"([a-z-]+)/lesson/([a-z0-9-]+)(?:@(\d{1,3}))?")
PUZZLE = re.compile(r"([a-z-]+)/puzzle/(\d{1,4})(?:@\d{1,3})?")
PACKED = re.compile(rf"{lessons.LESSON_LINK}([\w-]+)(?:@(\d{{1,3}}))?")

# --- opening ---


def is_lesson(text: str) -> bool:
    """Whether a text that is to be opened is a lesson, or names one."""
    return is_named(text) or PACKED.fullmatch(text) is not None or lessons.has_lesson(text)


def is_named(text: str) -> bool:
    """Whether it names a lesson or puzzle that a game brings."""
    return bool(NAMED.fullmatch(text) or PUZZLE.fullmatch(text))


def is_whole(text: str) -> bool:
    """Whether a lesson's link has nothing missing and nothing too much."""
    packed = PACKED.fullmatch(text)
    try:
        return packed is not None and bool(lessons.unpacked(packed[1]))
    except BadLesson as error:
        return bool(error.key != "damaged_link")


def read(page: Page, text: str) -> Page:
    """Open the lesson that this is or names. Raises GameError when that cannot be."""
    named, packed = NAMED.fullmatch(text), PACKED.fullmatch(text)
    numbered = PUZZLE.fullmatch(text)
    if numbered is not None:
        return begin_puzzle(page, f"{numbered[1]}/{numbered[2]}")
    if named is not None:
        return begin(page, f"{named[1]}/{named[2]}", int(named[3] or 1))
    if packed is not None:
        return _open_own(page, lessons.unpacked(packed[1]), int(packed[2] or 1))
    return _open_own(page, lessons.read(text), 1)


def _open_own(page: Page, lesson: Lesson, number: int) -> Page:
    check(lesson, lesson.match(PLAYABLE))
    return teach(leave_untouched(page), lesson, lessons.link_to(lesson), number)


def begin(page: Page, name: str, number: int = 1) -> Page:
    """Open a lesson of a game, `heroz/columns`, at a step. Raises UnknownGame, BadLesson."""
    game, _, wanted = name.partition("/")
    known = lessons.lessons(pygames.load(game))
    if wanted not in known:
        names = ", ".join(f"{game}/{it}" for it in known)
        raise BadLesson("lesson_unknown", where=name[:80], known=names)
    return teach(leave_untouched(page), known[wanted], f"{game}/lesson/{wanted}", number)


def begin_puzzle(page: Page, name: str) -> Page:
    """Open a puzzle, `heroz/12`. Raises UnknownGame, BadLesson."""
    game, _, number = name.partition("/")
    wanted = puzzle(pygames.load(game).id, number_of(number))
    return teach(page, wanted.lesson(PLAYABLE), f"{game}/puzzle/{wanted.number}", back=waiting(page))


def waiting(page: Page) -> Aside | None:
    """Where one goes back to from a puzzle that is opened now; from one puzzle to the next it stays so."""
    play = page.play
    last = play.purpose if play is not None and play.tutor is not None and play.tutor.single else None
    if isinstance(last, Tutored) and page.playing is not None:
        return last.back
    return Aside(None if last is not None else play, page.screen)


def knows(page: Page, game: str) -> Page:
    """One knows this game, or does not any more: the puzzle of the day goes by it."""
    if game not in PLAYABLE:
        return page
    return screens.prefer(page, "known", page.preferences.knows(game).known)


def teach(
    page: Page,
    lesson: Lesson,
    address: str,
    number: int = 1,
    *,
    back: Aside | None = None,
    trial: bool = False,
    exam: Answers | None = None,
) -> Page:
    """Put a lesson on the table, at a step, for its author to try it or as an exam. Raises BadRecord.

    `address` stands after the # of the page; from a puzzle or an exam one goes `back`.
    """
    match = lesson.match(PLAYABLE)
    untouched = Session(match, with_learner(match, lesson.seat))
    tutor = Tutor(lesson, match, untouched, address, trial=trial, exam=exam).go_to(number)
    session = replace(tutor.session, script=tutor.script)
    return sit(page, session, Tutored(tutor, back))


# --- going on ---


def _led(page: Page, tutor: Tutor) -> Page:
    """Let the lesson on the table stand as `tutor` says."""
    return replace(page, play=page.table.led_by(tutor))


def go_on(page: Page, play: Play, lesson: Tutor) -> Page:
    """The step was read."""
    if lesson.step is None or not lesson.reading or play.mode == "scene":
        return page
    if lesson.exam is None:
        page = progress.meet(page, lesson.lesson.game, lesson.step.rules)
    page = replace(_led(page, lesson.done()), notice=None).does(focus=FOLLOW)
    return credit(page, page.table.tutor)


def leave(page: Page, play: Play, lesson: Tutor) -> Page:
    """Play on freely from here, in a game that is kept from now on.

    From a puzzle or an exam one goes back to where one was.
    """
    if not lesson.over:
        page = tell_host(page, _ended(host_told.failed, lesson))
    if lesson.single or lesson.exam is not None:
        back = play.purpose.back if isinstance(play.purpose, Tutored) else None
        return back_to(page, back or Aside())
    session = replace(play.session, led=len(play.session.match.choices), script={})
    left = replace(page.with_play(session=session, purpose=Kept()), notice=None).does(focus=FOLLOW)
    return say_prompt(left if lesson.over or play.over else tell_text(left, "coach.left"))


def follow(page: Page) -> Page:
    """Read out a new step, and let the focus go to it; after a guided game everybody plays on."""
    play = page.playing
    lesson = play.tutor if play is not None else None
    if play is None or lesson is None or not isinstance(play.showing, Present):
        return page
    if lesson.guided and (lesson.over or play.over):
        return leave(_taken(page, lesson), play, lesson)
    lesson = lesson.rejoined()
    if lesson.single and lesson.reading:  # what is to be read stands beside what there is after it
        lesson = lesson.done(lesson.answer)
        page = credit(_led(page, lesson), lesson)
        lesson = replace(lesson, session=page.table.session, did=None)
    if lesson.session.script != lesson.script:  # else it stays the same session, with what is thought in it
        lesson = replace(lesson, session=replace(lesson.session, script=lesson.script))
    if lesson.said == lesson.place or (lesson.step is None and not lesson.over):
        return _led(page, lesson)
    return _read_out(page, lesson)


def _read_out(page: Page, lesson: Tutor) -> Page:
    """Announce the step to which the lesson has come, or its end."""
    first, lesson = lesson.said < 0, replace(lesson, said=lesson.place)
    page = _led(page, lesson).does(focus="#coach")
    if first:  # how the table was set: one hears first what the lesson is about
        page = replace(page, news=News())
    page, step = _say(page, lesson.answer), lesson.step
    if step is not None:
        page = page.says(lambda texts, _: lessons.said(step.text, texts.language))
        name = host_told.named(lesson.lesson.title)
        return tell_host(page, host_told.step(lesson.lesson.id, name, lesson.number, lesson.count))
    if lesson.single:
        last = lesson.lesson.steps[-1]
        page = page.says(lambda texts, _: lessons.said(last.text, texts.language))
    tries, hints = lesson.tries, lesson.hints
    over = "exercise.over" if lesson.exercise else "puzzle.over" if lesson.puzzle else "coach.over"
    return page.says(lambda texts, _: texts(over, tries=tries, hints=hints))


def again(page: Page, _play: Play, lesson: Tutor) -> Page:
    """Begin the lesson again from its first step."""
    return read(page, lesson.address)


def credit(page: Page, lesson: Tutor | None) -> Page:
    """If a step is done: its rules are met, or learnt where it was done at once; at the end it is told on.

    An exam changes nothing in what somebody has learnt.
    """
    if lesson is None or lesson.did is None:
        return page
    page = _led(page, replace(lesson, did=None))
    if lesson.exam is None:
        page = _learnt(page, lesson, *lesson.did)
    if lesson.over:
        page = _taken(page, lesson)
        page = page.with_play(session=replace(page.table.session, script={}))
        page = tell_host(page, _ended(host_told.solved, lesson))
    return page


def _ended(how: Callable[..., HostMessage], lesson: Tutor) -> HostMessage:
    return how(lesson.lesson.id, host_told.named(lesson.lesson.title), lesson.tries, lesson.hints)


def _learnt(page: Page, lesson: Tutor, step: LessonStep, alone: bool) -> Page:
    """What somebody has learnt by a step, which they did at once and `alone` or not."""
    game = lesson.lesson.game
    if lesson.puzzle and lesson.answer is not None and not lesson.answer.shown:
        page = page.achieves(solved=page.achieved.solved.add(game, lesson.puzzle))
    if lesson.exercise and step.asks:
        answered = page.achieved.exercises.answering(lesson.exercise, right=alone, today=page.today)
        page = page.achieves(exercises=answered)
    known = {witness.rule for witness in asked_about(lesson.whole.game)}
    if alone:
        for rule in step.cited:
            if rule in known:
                page = progress.answer(page, game, rule, right=True)
    else:
        page = progress.meet(page, game, step.cited)
    return page


def _taken(page: Page, lesson: Tutor) -> Page:
    """A lesson of the game, not one of somebody's own, is done."""
    named = NAMED.fullmatch(lesson.address)
    return page if named is None else page.achieves(taken=page.achieved.taken.add(named[1], named[2]))


# --- answers ---


def meant(page: Page, play: Play, thing: Thing) -> Thing:
    """What was pressed; of two choices that read the same, such as two cards of one name, the wanted one."""
    tutor, chosen = play.tutor, play.session.chosen(thing)
    if tutor is None or not tutor.guided or not chosen or chosen[0] in tutor.leading_on:
        return thing
    legal, localizer = play.session.legal_actions, play.session.localizer(page.texts)
    name = localizer.action(chosen[0])
    same = (it for it in tutor.leading_on if it in legal and localizer.action(it) == name)
    return replace(thing, choice=next(map(legal.index, same), thing.choice))


def holds_back(page: Page, play: Play, thing: Thing) -> tuple[Page, bool]:
    """What a lesson makes of what was pressed, and whether it is not played: the person is told why."""
    lesson, session = play.tutor, play.session
    if lesson is None or lesson.over or not session.can_act:
        return page, lesson is not None and lesson.over
    if lesson.step is None:  # what is asked now, the lesson answers
        return page, True
    if lesson.reading:
        return tell_to_read(page, lesson), True
    if thing.word:
        picked = session.marks.pick(thing.word)
        fits = picked is None or not lesson.guided or lesson.allows(picked)
        return (page, False) if fits else (tell_text(page, "coach.other"), True)
    chosen = session.chosen(thing)
    if not chosen:
        return tell_text(page, "coach.other" if lesson.guided else "coach.one_by_one"), True
    action = chosen[0]
    if lesson.guided and action not in lesson.leading_on:
        return tell_text(page, "coach.other"), True
    judged = lesson.judge(action)
    if judged.worth == "other":
        mistaken = lesson.mistake(judged)
        return replace(_say(_led(page, mistaken), mistaken.answer), notice=None), True
    accepted = lesson.accept(judged)
    return credit(_led(page, accepted), accepted), False


def takes_plain(page: Page, play: Play) -> tuple[Page, bool]:
    """What a lesson makes of all simple choices at once, and whether they are not made."""
    tutor, plain = play.tutor, play.session.plain
    if tutor is None or tutor.over or not plain or not set(plain) <= set(tutor.leading_on):
        return holds_back(page, play, NOTHING)
    if set(plain) == set(tutor.leading_on):
        taken = tutor.done(Answer("right"))
    else:
        taken = replace(tutor, answer=None, before=tutor.before + len(plain), replies={})
    return credit(_led(page, taken), taken), False


def found(page: Page, play: Play, refusal: Refusal | None) -> tuple[Page, bool]:
    """Whether somebody who pointed at a thing was refused by the rule that had to be found.

    Of another refusal they are told beside the table: then what was said of a choice goes.
    """
    lesson = play.tutor
    if lesson is None or refusal is None:
        return page, False
    if not lesson.finds(refusal):
        return _led(page, lesson.forget()), False
    done = lesson.done(Answer("right", refusal))
    page = _led(page, done)
    return credit(replace(page, play=page.table.shows(why=None)), done), True


def _say(page: Page, answer: Answer | None) -> Page:
    """Announce what an answer was worth, where there was one."""
    if answer is None:
        return page
    return page.says(lambda texts, game: answer_said(answer, game, texts) if game else "")
