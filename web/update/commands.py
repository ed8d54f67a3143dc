"""The table of commands: what every button does, by its `data-do`, and the key that does the same."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from pygames.engine.shapes import number_of
from web.model.dialog import Plain
from web.model.keys import KEY_OF
from web.model.play import Drilled
from web.model.screen import AtTable, DealOfDay, Gallery, OwnDeeds
from web.update import (
    advice,
    deal,
    draft,
    drill,
    embedding,
    exam,
    example,
    exercise,
    keeping,
    lesson,
    mail,
    manners,
    moving,
    past,
    progress,
    report,
    screens,
    table,
)
from web.update.notices import tell_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from web.model.draft import Draft
    from web.model.exam import ExamDesk
    from web.model.form import Form
    from web.model.lesson import Tutor
    from web.model.mail import Mail
    from web.model.page import Page
    from web.model.past import Look
    from web.model.play import Play


class Command(NamedTuple):
    """What a button does anywhere on the page; it may have an argument (`data-arg`)."""

    do: Callable[[Page, str], Page]


class TableCommand(NamedTuple):
    """What a button does that concerns the game on the table.

    With `steps` its key is one for stepping through the past; with `present` it is not for the past.
    """

    do: Callable[[Page, Play, str], Page]
    steps: bool = False
    present: bool = False


def in_set_up(does: Callable[[Page, Form, str], Page]) -> Command:
    """A button that does something only where a game is set up."""
    return Command(lambda page, arg: page if page.form is None else does(page, page.form, arg))


def at_exam(does: Callable[[Page, ExamDesk], Page]) -> Command:
    """A button that does something only where an exam is made, or about to be taken."""
    return Command(lambda page, _: page if page.exam_desk is None else does(page, page.exam_desk))


def in_past(does: Callable[[Page, Play, Look], Page], *, steps: bool = False) -> TableCommand:
    """A button that does something only while the past of a game is looked at."""
    return TableCommand(
        lambda page, play, _: page if play.look is None else does(page, play, play.look), steps=steps
    )


def before_mail(does: Callable[[Page, Mail, str], Page]) -> Command:
    """A button that does something only where a game by mail has not begun."""
    return Command(lambda page, arg: page if page.mailing.new is None else does(page, page.mailing.new, arg))


def by_mail(does: Callable[[Page, Play, Mail, str], Page]) -> TableCommand:
    """A button that does something only in a game by mail."""
    return TableCommand(
        lambda page, play, arg: page if play.mail is None else does(page, play, play.mail, arg)
    )


def in_lesson(does: Callable[[Page, Play, Tutor], Page]) -> TableCommand:
    """A button that does something only in a lesson."""
    return TableCommand(lambda page, play, _: page if play.tutor is None else does(page, play, play.tutor))


def in_drill(does: Callable[[Page, Drilled, str], Page]) -> TableCommand:
    """A button that does something only in a drill."""
    return TableCommand(
        lambda page, play, arg: does(page, play.purpose, arg) if isinstance(play.purpose, Drilled) else page
    )


def of_draft(does: Callable[[Page, Draft, str], Page]) -> TableCommand:
    """A button that does something to the lesson that is being made, whether it is written at or tried."""
    return TableCommand(lambda page, _, arg: page if page.draft is None else does(page, page.draft, arg))


def at_desk(does: Callable[[Page, Draft, str], Page]) -> TableCommand:
    """A button that does something only while a lesson is written at."""
    return TableCommand(lambda page, _, arg: page if page.desk is None else does(page, page.desk, arg))


def of_step(does: Callable[[Page, Draft, int], Page]) -> TableCommand:
    """A button at a step of the lesson that is written at."""
    return at_desk(
        lambda page, it, arg: does(page, it, number_of(arg)) if number_of(arg) in it.steps else page
    )


COMMANDS: dict[str, Command] = {
    # screens
    "lesson": Command(lesson.begin),
    "puzzle": Command(lesson.begin_puzzle),
    "puzzle-of-day": Command(lambda page, _: screens.open_dialog(page, Plain("puzzle"))),
    "know": Command(lesson.knows),
    "exercise": Command(exercise.begin),
    "exercise-due": Command(lambda page, _: exercise.begin_due(page)),
    "deal": Command(lambda page, _: screens.show(page, DealOfDay())),
    "deal-begin": Command(lambda page, _: deal.begin(page)),
    "deal-copy": Command(deal.copy),
    "set-up": Command(screens.set_up),
    "level": in_set_up(screens.set_level),
    "games": Command(screens.games),
    "done": Command(lambda page, _: screens.show(page, OwnDeeds())),
    "home": Command(lambda page, _: screens.show(page, Gallery())),
    "back": Command(lambda page, _: screens.show(page, AtTable())),
    "go-on-after-crash": Command(lambda page, _: screens.go_on_after_crash(page, AtTable())),
    "leave-crash": Command(lambda page, _: screens.go_on_after_crash(page, Gallery())),
    # dialogs
    "share": Command(lambda page, _: screens.open_dialog(page, Plain("share"))),
    "settings": Command(lambda page, _: screens.open_dialog(page, Plain("settings"))),
    "keys": Command(lambda page, _: screens.open_dialog(page, Plain("keys"))),
    "close": Command(lambda page, _: screens.close(page)),
    "rule": Command(screens.open_rule),
    "rulebook": Command(screens.open_rule),
    "rule-section": Command(screens.to_section),
    "example": Command(example.open_example),
    "report": Command(lambda page, _: report.copy(page)),
    "dismiss": Command(lambda page, _: screens.dismiss(page)),
    "ask-less": Command(lambda page, _: screens.ask_less(page)),
    "mute": Command(lambda page, _: screens.mute(page)),
    "language": Command(lambda page, other: screens.prefer(page, "language", other)),
    # learning the rules
    "drill": Command(drill.begin),
    "drill-ahead": Command(drill.practise),
    "drill-leave": Command(lambda page, _: drill.leave(page)),
    "exam": Command(exam.make),
    "exam-take": at_exam(exam.begin),
    "exam-teach": at_exam(exam.teach),
    "exam-copy": at_exam(exam.copy),
    "exam-copy-drill": at_exam(lambda page, desk: exam.copy(page, desk, drill=True)),
    "exam-copy-line": Command(lambda page, _: exam.copy_line(page)),
    "progress-copy": Command(progress.copy),
    "progress-accept": Command(lambda page, _: progress.accept(page)),
    "progress-save": Command(lambda page, _: progress.save(page)),
    # kept games and lessons
    "draft-resume": Command(draft.resume),
    "draft-forget": Command(draft.forget),
    "continue": Command(keeping.resume),
    "delete": Command(keeping.ask_to_delete),
    "delete-over": Command(keeping.delete_over),
    "put-back": Command(lambda page, _: keeping.put_back(page)),
    "save-unreadable": Command(keeping.save_unreadable),
    "copy": Command(keeping.copy),
    "copy-embed": Command(embedding.copy_game),
    "export": Command(lambda page, _: keeping.export(page)),
    # a game by mail
    "mail-invite": in_set_up(lambda page, form, _: mail.invite(page, form)),
    "mail-join": before_mail(lambda page, new, _: mail.join(page, new)),
    "mail-send": Command(lambda page, _: mail.send(page)),
    "mail-copy": Command(lambda page, _: mail.copy(page)),
    "mail-save": Command(lambda page, _: mail.save(page)),
    "mail-more": Command(lambda page, _: screens.open_dialog(page, Plain("mail"))),
    "mail-alert": Command(lambda page, _: page.does(ask_alerts=True)),
    "mail-seats": before_mail(mail.seat_for),
    "mail-guard": before_mail(mail.guard),
    "mail-move": Command(moving.ask),
    "mail-hand-over": Command(lambda page, _: moving.hand_over(page)),
    "delete-sure": Command(keeping.delete),
    "newer-later": Command(lambda page, _: replace(page, newer=False)),
}

AT_TABLE: dict[str, TableCommand] = {
    # choosing
    "lift": TableCommand(lambda page, play, _: table.lift(page, play)),
    "pass-device": TableCommand(lambda page, play, _: table.pass_device(page, play)),
    "dropped-aside": TableCommand(lambda page, _play, _: tell_text(page, "drag.aside")),
    "take-back": TableCommand(lambda page, play, _: table.take_back(page, play)),
    "pass-on": TableCommand(table.pass_on),
    "plain": TableCommand(lambda page, play, _: table.play_plain(page, play), present=True),
    "undo": TableCommand(lambda page, play, _: table.undo(page, play), present=True),
    "next": TableCommand(lambda page, play, _: table.go_on(page, play)),
    "all": TableCommand(lambda page, _play, _: table.go_on_with_all(page)),
    "seen": TableCommand(lambda page, play, _: table.seen(page, play)),
    "coach-next": in_lesson(lesson.go_on),
    "coach-again": in_lesson(lesson.again),
    "coach-leave": in_lesson(lesson.leave),
    "exam-end": in_lesson(exam.end),
    "replay": TableCommand(table.replay),
    "again": TableCommand(table.again),
    # manners of a game by mail
    "mail-say": by_mail(manners.say),
    "mail-ask-back": by_mail(lambda page, play, it, _: manners.ask_back(page, play, it)),
    "mail-withdraw": by_mail(lambda page, _play, it, _: manners.withdraw(page, it)),
    "mail-grant": by_mail(lambda page, play, it, _: manners.grant(page, play, it)),
    "mail-refuse": by_mail(lambda page, play, it, _: manners.refuse(page, play, it)),
    "mail-leave": by_mail(lambda page, play, it, _: manners.leave(page, play, it)),
    "mail-go-on": by_mail(lambda page, play, it, _: manners.go_on(page, play, it)),
    "seats": TableCommand(lambda page, play, _: screens.seat(page, play) if play.may_seat else page),
    # an example of a rule
    "try": TableCommand(lambda page, play, _: example.try_it(page, play)),
    "example-leave": TableCommand(lambda page, play, _: example.leave(page, play)),
    # a drill
    "drill-choose": in_drill(drill.choose),
    "drill-next": in_drill(drill.go_on),
    # making a lesson
    "draft": TableCommand(lambda page, play, _: draft.begin(page, play)),
    "draft-here": TableCommand(lambda page, play, _: draft.begin_here(page, play)),
    "draft-explain": at_desk(draft.explain),
    "draft-another": of_draft(draft.another),
    "draft-go": of_step(draft.go),
    "draft-asked": at_desk(draft.to_asked),
    "draft-drop": of_step(draft.drop),
    "draft-up": of_step(lambda page, it, number: draft.move(page, it, number, -1)),
    "draft-down": of_step(lambda page, it, number: draft.move(page, it, number, 1)),
    "draft-unshow": of_draft(draft.look_at),
    "draft-other": of_draft(draft.answer_other),
    "draft-unanswer": of_draft(draft.unanswer),
    "draft-edit": in_lesson(draft.edit),
    "draft-try": of_draft(draft.try_it),
    "draft-copy": of_draft(draft.copy),
    "draft-save": of_draft(draft.save),
    "draft-close": of_draft(draft.close),
    "draft-back": of_draft(draft.back),
    # asking and reading
    "why": TableCommand(lambda page, play, _: table.toggle_why(page, play), present=True),
    "face": TableCommand(lambda page, play, _: table.read(page, play, None)),
    "why-with": TableCommand(table.ask_further),
    "hint": TableCommand(lambda page, play, _: advice.hint(page, play), present=True),
    "hint-close": TableCommand(lambda page, play, _: advice.close(page, play)),
    "analyse": TableCommand(advice.analyse),
    "analyse-stop": TableCommand(lambda page, play, _: advice.leave(page, play)),
    "slip": TableCommand(advice.show_slip),
    "what-if": TableCommand(advice.what_if),
    "told-rule": TableCommand(lambda page, play, _: table.open_told_rule(page, play)),
    "rendering": TableCommand(lambda page, _play, arg: table.switch(page, onward=arg == "skip")),
    "log-all": TableCommand(lambda page, play, _: replace(page, play=replace(play, whole_log=True))),
    # the past
    "look": TableCommand(past.jump),
    "look-first": TableCommand(lambda page, play, _: past.look(page, play, 0), steps=True),
    "look-before": TableCommand(lambda page, play, _: past.look(page, play, play.here - 1), steps=True),
    "look-after": TableCommand(lambda page, play, _: past.look(page, play, play.here + 1), steps=True),
    "look-last": TableCommand(
        lambda page, play, _: past.look(page, play, len(play.session.match.choices)), steps=True
    ),
    "look-own-before": in_past(lambda page, _, look: past.own(page, look, -1), steps=True),
    "look-own-after": in_past(lambda page, _, look: past.own(page, look, 1), steps=True),
    "look-open": in_past(past.turn_over, steps=True),
    "look-away": TableCommand(lambda page, play, _: past.away(page, play)),
    "branch": in_past(past.branch),
}

KEYS = {key: do for do, key in KEY_OF.items() if do in COMMANDS}
TABLE_KEYS = {key: do for do, key in KEY_OF.items() if do in AT_TABLE}
