"""A lesson: open it, answer its steps, be told what an answer is worth, leave it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pygames
from pygames.engine.errors import BadLesson
from pygames.games import PLAYABLE
from pygames.school import lesson as lessons
from pygames.school.judging import check
from pygames.school.puzzle import puzzle
from web.model import posts
from web.model.form import OPPONENT
from web.model.lesson import Answer, Tutor
from web.model.page import Aside
from web.model.progress import DAY, asked_about
from web.model.puzzles import of_today
from web.model.sentences import answer_said
from web.model.session import Player, Session
from web.update import progress
from web.update.screens import back_to, leave_untouched, say_prompt, sit
from web.update.telling import tell_host, tell_text, tell_to_read

if TYPE_CHECKING:
    from pygames.engine.errors import Refusal
    from pygames.school.lesson import Lesson
    from web.model.message import Thing
    from web.model.page import Page
    from web.model.play import Play

# what stands after the # of the page's address: a lesson of a game, or one of somebody's own
NAMED = re.compile(r"([a-z-]+)/lesson/([a-z0-9-]+)(?:@(\d{1,3}))?")
PUZZLE = re.compile(r"([a-z-]+)/puzzle/(\d{1,4})(?:@\d{1,3})?")
PACKED = re.compile(r"lesson=([\w-]+)(?:@(\d{1,3}))?")
FIRST_GAME = "first-game"

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


def read(page: Page, text: str) -> None:
    """Open the lesson that this is or names. Raises GameError when that cannot be."""
    named, packed = NAMED.fullmatch(text), PACKED.fullmatch(text)
    puzzle = PUZZLE.fullmatch(text)
    if puzzle is not None:
        begin_puzzle(page, f"{puzzle[1]}/{puzzle[2]}")
    elif named is not None:
        begin(page, f"{named[1]}/{named[2]}", int(named[3] or 1))
    elif packed is not None:
        _open_own(page, lessons.unpacked(packed[1]), int(packed[2] or 1))
    else:
        _open_own(page, lessons.read(text), 1)


def _open_own(page: Page, lesson: Lesson, number: int) -> None:
    check(lesson, lesson.match(PLAYABLE))
    leave_untouched(page)
    teach(page, lesson, f"lesson={lessons.packed(lesson)}", number)


def begin(page: Page, name: str, number: int = 1) -> None:
    """Open a lesson of a game, `heroz/columns`, at a step. Raises UnknownGame, BadLesson."""
    game, _, wanted = name.partition("/")
    known = lessons.lessons(pygames.load(game))
    if wanted not in known:
        names = ", ".join(f"{game}/{it}" for it in known)
        raise BadLesson("lesson_unknown", where=name[:80], known=names)
    leave_untouched(page)
    teach(page, known[wanted], f"{game}/lesson/{wanted}", number)


def begin_puzzle(page: Page, name: str) -> None:
    """Open a puzzle, `heroz/12`. Raises UnknownGame, BadLesson."""
    game, _, number = name.partition("/")
    wanted = puzzle(pygames.load(game).id, int(number) if number.isdecimal() else 0)
    puzzled = page.play is not None and page.play.lesson is not None and page.play.lesson.puzzle > 0
    if not puzzled or page.playing is None:  # not from one puzzle to the next
        page.before_puzzle = Aside(None if puzzled else page.play, page.form, page.screen)
    teach(page, wanted.lesson(PLAYABLE), f"{game}/puzzle/{wanted.number}")


def begin_puzzle_of_today(page: Page) -> None:
    """Open the puzzle of the day, the same for everybody."""
    game, number = of_today(int(page.moment.now // DAY))
    begin_puzzle(page, f"{game}/{number}")


def teach(page: Page, lesson: Lesson, address: str, number: int = 1) -> None:
    """Put a lesson on the table, at a step; `address` stands after the # of the page. Raises BadRecord."""
    match = lesson.match(PLAYABLE)
    players = [Player() if seat == lesson.seat else OPPONENT for seat in range(match.seats)]
    tutor = Tutor(lesson, match, Session(match, players), address)
    tutor.go_to(number)
    tutor.session.script = tutor.script
    sit(page, tutor.session, kept=False).lesson = tutor


# --- going on ---


def go_on(page: Page, play: Play) -> None:
    """The step was read."""
    lesson = play.lesson
    if lesson is not None and lesson.reading and play.watching is None:
        assert lesson.step is not None
        progress.meet(page, play.session.match.game.id, lesson.step.rules)
        lesson.done()
        page.notice, play.moved = None, True
        credit(page, play, lesson)


def leave(page: Page, play: Play) -> None:
    """Play on freely from here, in a game that is kept from now on; from a puzzle back to where one was."""
    lesson = play.lesson
    if lesson is None:
        return
    if not lesson.over:
        tell_host(page, posts.failed(lesson.lesson.id, lesson.tries, lesson.hints))
    if lesson.puzzle:
        back, page.before_puzzle = page.before_puzzle or Aside(None, None, "gallery"), None
        back_to(page, back)
        return
    play.session.led = len(play.session.match.choices)
    play.lesson, play.session.script, play.kept = None, {}, True
    page.notice, play.moved = None, True
    say_prompt(page, play)


def follow(page: Page, play: Play) -> None:
    """Read out a new step, and let the focus go to it; after a guided game everybody plays on."""
    lesson = play.lesson
    if lesson is None or play.watching is not None or play.look is not None:
        return
    if lesson.guided and (lesson.over or play.over):
        leave(page, play)
        return
    lesson.rejoin()
    play.session.script = lesson.script
    if lesson.said == lesson.place or (lesson.step is None and not lesson.over):
        return
    first = lesson.said < 0
    lesson.said = lesson.place
    page.effects.focus, play.moved = "#coach", False
    if first:
        page.news.forget()  # how the table was set: one hears first what the lesson is about
    answer, step = lesson.answer, lesson.step
    if answer is not None:
        page.news.add(lambda texts, localizer: answer_said(answer, localizer, texts) if localizer else "")
    if step is not None:
        page.news.add(lambda texts, _: lessons.said(step.text, texts.language))
        tell_host(page, posts.step(lesson.lesson.id, lesson.number, lesson.count))
    else:
        tries, hints = lesson.tries, lesson.hints
        over = "puzzle.over" if lesson.puzzle else "coach.over"
        page.news.add(lambda texts, _: texts(over, tries=tries, hints=hints))


def again(page: Page, play: Play) -> None:
    """Begin the lesson again from its first step."""
    if play.lesson is not None:
        read(page, play.lesson.address)


def credit(page: Page, play: Play, lesson: Tutor) -> None:
    """If a step is done: its rules are met, or learnt where it was done at once; at the end it is told on."""
    if lesson.did is None:
        return
    (step, alone), lesson.did = lesson.did, None
    if lesson.puzzle and lesson.answer is not None and not lesson.answer.shown:
        before, page.solved = page.solved, page.solved.add(lesson.lesson.game, lesson.puzzle)
        page.effects.store |= page.solved != before
    rules = [*step.rules, *([step.want.rule] if step.want is not None and step.want.rule else [])]
    game = lesson.lesson.game
    known = {witness.rule for witness in asked_about(lesson.whole.game)}
    if alone:
        for rule in dict.fromkeys(rules):
            if rule in known:
                progress.answer(page, game, rule, right=True)
    else:
        progress.meet(page, game, rules)
    if lesson.over:
        play.session.script = {}
        tell_host(page, posts.solved(lesson.lesson.id, lesson.tries, lesson.hints))


# --- answers ---


def holds_back(page: Page, play: Play, thing: Thing) -> bool:
    """Whether what was pressed is not played: the person is told why. Else it leads on in the lesson."""
    lesson, decision = play.lesson, play.session.match.decision
    if lesson is None or lesson.over or decision is None or not play.session.can_act:
        return lesson is not None and lesson.over
    if lesson.reading:
        tell_to_read(page, lesson)
        return True
    if thing.step:
        picked = play.session.marks.pick(thing.step)
        fits = picked is None or not lesson.guided or lesson.allows(picked)
        if not fits:
            tell_text(page, "coach.other")
        return not fits
    if thing.choice is None or thing.choice >= len(decision.legal_actions):
        tell_text(page, "coach.other" if lesson.guided else "coach.one_by_one")
        return True
    action = decision.legal_actions[thing.choice]
    if lesson.guided and action != lesson.wanted:
        tell_text(page, "coach.other")
        return True
    judged = lesson.judge(action)
    if judged.worth == "other":
        lesson.mistake(judged)
        _say_answer(page, lesson)
        return True
    if judged.worth == "right":
        _learnt(page, play, lesson)
    lesson.accept(judged)
    credit(page, play, lesson)
    return False


def found(page: Page, play: Play, refusal: Refusal | None) -> bool:
    """Whether somebody who pointed at a thing was refused by the rule that had to be found.

    Of another refusal they are told beside the table: then what was said of a choice goes.
    """
    lesson = play.lesson
    if lesson is None or refusal is None:
        return False
    if not lesson.finds(refusal):
        lesson.forget()
        return False
    _learnt(page, play, lesson)
    lesson.done(Answer("right", refusal))
    play.told, play.moved = None, False
    credit(page, play, lesson)
    return True


def _learnt(page: Page, play: Play, lesson: Tutor) -> None:
    """The step is done: if at once and alone, its rules are answered right, else they are met."""
    game, step = play.session.match.game.id, lesson.step
    assert step is not None
    assert step.want is not None
    rules = step.rules or ((step.want.rule,) if step.want.rule else ())
    if lesson.missed or lesson.guided:  # it was pointed at
        progress.meet(page, game, rules)
        return
    for rule in rules:
        progress.answer(page, game, rule, right=True)


def _say_answer(page: Page, lesson: Tutor) -> None:
    answer = lesson.answer
    if answer is not None:
        page.notice = None
        page.news.add(lambda texts, localizer: answer_said(answer, localizer, texts) if localizer else "")
