"""What a person or the browser did, handed to what answers it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pygames.engine.errors import GameError
from pygames.engine.record import LONGEST
from web.model import links
from web.model import message as msg
from web.model.screen import AtExam, SettingUp
from web.update import (
    advice,
    carrying,
    draft,
    exam,
    host,
    keeping,
    lesson,
    mail,
    opening,
    past,
    screens,
    table,
)
from web.update.commands import AT_TABLE, COMMANDS, KEYS, TABLE_KEYS
from web.update.notices import crash, say_text, tell, tell_text

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from web.model.message import Message, Thing
    from web.model.page import Page
    from web.model.play import Play

NOT_YET = ("undo", "why", "hint")  # what only ends a scene, while there is one

# what is said when this was copied (`Copied.what`); of a game it depends on what the link tells
COPIED = {
    "progress": "progress.copied",
    "lesson.link": "draft.link.done",
    "lesson.json": "draft.copy.done",
    "embed": "embed.done",
    "report": "report.copied",
    "exam": "exam.copied",
    "answers": "exam.line.copied",
    "deal": "deal.copied",
}


def handle(page: Page, message: Message) -> Page:
    """Take over what a person or the browser did. Whatever goes wrong, the game is not lost."""
    try:
        return settled(HANDLERS[type(message)](page, message))
    except GameError as error:
        return tell(page, page.error(error))
    except Exception as failure:  # noqa: BLE001 - the page must go on and keep the link
        return crash(page, failure)


def settled(page: Page) -> Page:
    """What follows from how things stand now: the next step of a lesson, and of what is written."""
    page = mail.catch_up(page)
    if page.playing is None:
        return mail.named(page)
    page = draft.follow(lesson.follow(page))
    play, notice = page.table, page.notice
    ended = {"why": not play.asks_why, "look": play.mode != "past", "wait": play.session.can_act}
    if notice is not None and ended.get(notice.mode, False):
        page = replace(page, notice=None)
    page = mail.follow(page)
    return page if page.crashed else replace(page, play=table.foretell(page.table))


def _at_table(does: Callable[[Page, Play, Any], Page]) -> Callable[[Page, Any], Page]:
    """A handler of what means something only where a game is on the table."""
    return lambda page, it: page if page.playing is None else does(page, page.playing, it)


def _slid(page: Page, play: Play, it: msg.StepChosen) -> Page:
    if play.mode != "past":
        return advice.slide(page, play, it.step)
    return past.look(page, play, it.step, aloud=False)


def _pasted(page: Page, it: msg.TextPasted) -> Page:
    page = replace(page, pasted="" if it.sent and len(it.text) > LONGEST else it.text)
    return opening.read(page, it.text) if it.sent else page


def _wrote(page: Page, it: msg.LessonWritten) -> Page:
    return page if page.draft is None else draft.fill(page, page.draft, it.fields, done=it.sent)


def _read(page: Page, it: msg.FileRead) -> Page:
    match page.screen:
        case SettingUp(form) if it.option:
            return screens.filled(page, form.take_file(it.option, it.text))
        case _:
            return opening.read_file(page, it.text)


def _copied(page: Page, it: msg.TextCopied) -> Page:
    if page.copied.what == "mail" and it.ok:
        return mail.copied(page)
    running = page.match is not None and not page.match.over
    done = "copy.done.hidden" if running and page.copied.what not in ("known", "open") else "copy.done"
    key = COPIED.get(page.copied.what, done) if it.ok else "copy.by_hand"
    # what is no link need not stand there once it is copied
    link = "" if it.ok and page.copied.what == "deal" else page.copied.text or links.whole_link(page)
    return tell(page, lambda texts, _: texts(key), link=link)


def _set_up(page: Page, it: msg.SetUpFilled) -> Page:
    match page.screen:
        case SettingUp(form):
            form = form.fill(it.fields)
            page = screens.filled(page, form)
            return screens.start(page, form) if it.sent else page
        case _:
            return page


def _examined(page: Page, it: msg.ExamFilled) -> Page:
    match page.screen:
        case AtExam(desk):
            return exam.fill(page, desk, it.fields, sent=it.sent)
        case _:
            return page


def _button(page: Page, name: str, arg: str) -> Page:
    if page.window.bars(name):
        return page
    if name in COMMANDS:
        return COMMANDS[name].do(page, arg)
    if page.playing is None or name not in AT_TABLE:
        return page
    return _do_at_table(page, page.playing, name, arg)


def _do_at_table(page: Page, play: Play, name: str, arg: str = "") -> Page:
    """What a button or a key does that concerns the game, if it may be done now."""
    command = AT_TABLE[name]
    if play.mode == "scene" and name in NOT_YET:
        return table.seen(page, play)
    if command.present and play.mode == "past":
        return tell_text(page, "look.only", mode="look")
    return command.do(page, play, arg)


def _key(page: Page, key: str, thing: Thing | None) -> Page:
    play, single = page.playing, len(key) == 1 and page.preferences.keys == "off"
    if key == "Escape":
        return _escape(page)
    barred = page.window.bars(KEYS.get(key) or TABLE_KEYS.get(key, ""))
    if not page.clear or page.crashed or single or barred:
        return page
    if key in KEYS:
        return COMMANDS[KEYS[key]].do(page, "")
    return _key_at_table(page, play, key, thing) if play is not None and key in TABLE_KEYS else page


def _key_at_table(page: Page, play: Play, key: str, thing: Thing | None) -> Page:
    command = AT_TABLE[TABLE_KEYS[key]]
    if command.steps:
        there = play.mode == "past" or play.over or key == ","  # there is something to step through
        return command.do(page, play, "") if there else page
    if key == "i":
        return table.read(page, play, thing)
    if key == "w" and thing is not None and play.mode not in ("scene", "past", "task"):
        return table.ask_why(page, play, thing)  # about the thing that has the focus
    return _do_at_table(page, play, TABLE_KEYS[key])


def _escape(page: Page) -> Page:
    play = page.playing
    if not page.clear:
        return screens.close(page)
    if play is None:
        return screens.dismiss(page)
    match play.mode:
        case "scene":
            return table.seen(page, play)
        case _ if play.face.opened:
            return table.read(page, play, None)
        case "past":
            return past.away(page, play)
        case _ if play.asks_why:
            return replace(page, play=play.shows(asks_why=False))
        case _ if play.session.picked:
            return table.take_back(page, play)
        case _:
            return screens.dismiss(page)


# what answers each kind of message
HANDLERS: Mapping[type[Message], Callable[[Page, Any], Page]] = {
    msg.ThingPressed: _at_table(lambda page, play, it: table.point(page, play, it.thing)),
    msg.ThingPointedAt: _at_table(
        lambda page, play, it: replace(page, play=table.foresee(play, it.thing, held=it.held))
    ),
    msg.HoldingLookedFor: _at_table(lambda page, play, _: replace(page, play=table.seek(play))),
    msg.RulePressed: lambda page, it: screens.open_rule(page, it.rule),
    msg.ButtonPressed: lambda page, it: _button(page, it.name, it.arg),
    msg.KeyPressed: lambda page, it: _key(page, it.key, it.thing),
    msg.Preferred: lambda page, it: screens.prefer(page, it.name, it.value),
    msg.WordsSought: lambda page, it: screens.look_up(page, it.words),
    msg.LinkChosen: lambda page, it: replace(page, share=it.which),
    msg.StepChosen: _at_table(_slid),
    msg.TextPasted: _pasted,
    msg.LessonWritten: _wrote,
    msg.SetUpFilled: _set_up,
    msg.ExamFilled: _examined,
    msg.FileRead: _read,
    msg.AddressChanged: lambda page, it: opening.read(page, it.text),
    msg.TextCopied: _copied,
    msg.HandedOn: lambda page, it: mail.handed_on(page, ok=it.ok),
    msg.LetterCame: lambda page, it: carrying.came(page, it.text),
    msg.LetterTaken: lambda page, it: carrying.taken(page, it.text),
    msg.LettersWanted: lambda page, _: carrying.wanted(page),
    msg.CarrierChanged: lambda page, it: carrying.changed(page, it.carrier, works=it.works),
    msg.AlertsAsked: lambda page, it: carrying.alerted(page, it.allowed),
    msg.KeysUsed: mail.used,
    msg.HostAsked: lambda page, it: host.obey(page, it.method, it.values),
    msg.NewerReady: lambda page, _: say_text(replace(page, newer=True), "newer.ready"),
    msg.NoticeRead: lambda page, _: page if page.notice and page.notice.stays else replace(page, notice=None),
    msg.PlaceReached: lambda page, it: keeping.arrive(page, it.place, it.address, start=it.begins),
    msg.GameWritten: lambda page, it: keeping.elsewhere(page, it.id, it.text),
    msg.SharedWritten: lambda page, _: page.does(store=True),
    msg.GameClaimed: lambda page, it: keeping.claim(page, it.id, it.text, ok=it.ok),
    msg.WindowBack: lambda page, it: keeping.back(page, it.games),
}
