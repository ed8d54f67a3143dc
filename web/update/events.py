"""What a person or the browser did, handed to what answers it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pygames.engine.errors import GameError
from pygames.engine.record import LONGEST
from web.model import message as msg
from web.update import draft, drill, host, keeping, lesson, opening, past, screens, table
from web.update.commands import AT_TABLE, COMMANDS, KEYS, TABLE_KEYS
from web.update.telling import crash, say_text, tell, tell_text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from web.model.message import Message, Thing
    from web.model.page import Page
    from web.model.play import Play

NOT_YET = ("undo", "why", "hint")  # what only ends a scene, while there is one

# what is said when this was copied (`Page.share_copied`); of a game it depends on what the link tells
COPIED = {
    "progress": "progress.copied",
    "lesson.link": "draft.link.done",
    "lesson.json": "draft.copy.done",
    "embed": "embed.done",
    "report": "report.copied",
}


def handle(page: Page, message: Message) -> Page:
    """Take over what a person or the browser did. Whatever goes wrong, the game is not lost."""
    try:
        return settled(_handled(page, message))
    except GameError as error:
        return tell(page, page.error(error))
    except Exception as failure:  # noqa: BLE001 - the page must go on and keep the link
        return crash(page, failure)


def settled(page: Page) -> Page:
    """What follows from how things stand now: the next step of a lesson, of a drill, of what is written."""
    page = draft.follow(lesson.follow(page))
    play, notice = page.playing, page.notice
    if play is not None and notice is not None:
        ended = {"why": not play.why, "look": play.look is None}.get(notice.mode, False)
        page = replace(page, notice=None) if ended else page
    page = drill.follow(page)
    if page.playing is None or page.crashed:
        return page
    return replace(page, play=table.foretell(page.playing))


def _handled(page: Page, message: Message) -> Page:
    play = page.playing
    match message:
        case msg.ThingPressed(thing):
            return page if play is None else table.point(page, play, thing)
        case msg.ThingPointedAt(thing, held):
            return page if play is None else replace(page, play=table.foresee(play, thing, held=held))
        case msg.HoldingLookedFor():
            return page if play is None else replace(page, play=table.seek(play))
        case msg.RulePressed(rule):
            return screens.open_rule(page, rule)
        case msg.ButtonPressed(name, arg):
            return _button(page, name, arg)
        case msg.KeyPressed(key, focused):
            return _key(page, key, focused)
        case msg.TimePassed():
            return table.tick(page)
        case _:
            return _filled(page, message)


def _filled(page: Page, message: Message) -> Page:
    """Take over what was written or chosen in a form."""
    match message:
        case msg.Preferred(name, value):
            return screens.prefer(page, name, value)
        case msg.WordsSought(words):
            return screens.look_up(page, words)
        case msg.LinkChosen(which):
            return replace(page, share=which)
        case msg.StepChosen(step):
            looking = page.playing is not None and page.playing.look is not None
            return past.look(page, page.playing, step, aloud=False) if looking and page.playing else page
        case msg.TextPasted(text, sent):
            page = replace(page, pasted="" if sent and len(text) > LONGEST else text)
            return opening.read(page, text) if sent else page
        case msg.LessonWritten(fields, sent):
            return page if page.draft is None else draft.fill(page, page.draft, fields, done=sent)
        case msg.SetUpFilled(fields, sent):
            return _set_up(page, fields, sent=sent)
        case msg.FileRead(text, option):
            if option and page.form is not None:
                return replace(page, form=page.form.take_file(option, text))
            return opening.read_file(page, text)
        case _:
            return _heard(page, message)


def _heard(page: Page, message: Message) -> Page:
    """Take over what the browser tells."""
    match message:
        case msg.AddressChanged(text):
            return opening.read(page, text)
        case msg.TextCopied(ok):
            return _copied(page, ok=ok)
        case msg.HostAsked(method, values):
            return host.obey(page, method, values)
        case msg.NewerReady():
            return say_text(replace(page, newer=True), "newer.ready")
        case _:
            return keeping.hear(page, message)


def _copied(page: Page, *, ok: bool) -> Page:
    running = page.match is not None and page.match.decision is not None
    done = "copy.done.hidden" if running and page.share_copied not in ("known", "open") else "copy.done"
    key = COPIED.get(page.share_copied, done) if ok else "copy.by_hand"
    return tell(page, lambda texts, _: texts(key), link=page.copied or page.whole_link())


def _set_up(page: Page, fields: Mapping[str, str], *, sent: bool) -> Page:
    if page.form is None:
        return page
    form = page.form.fill(fields)
    page = replace(page, form=form)
    return screens.start(page, form) if sent else page


def _button(page: Page, name: str, arg: str) -> Page:
    play = page.playing
    if name in COMMANDS:
        return COMMANDS[name].do(page, arg)
    if play is None or name not in AT_TABLE:
        return page
    if play.watching is not None and name in NOT_YET:
        return table.seen(page, play)
    return AT_TABLE[name].do(page, play, arg)


def _key(page: Page, key: str, thing: Thing | None) -> Page:
    play, single = page.playing, len(key) == 1 and page.preferences.keys == "off"
    if key == "Escape":
        return _escape(page)
    if page.dialog or page.crashed or single:
        return page
    if key in KEYS:
        return COMMANDS[KEYS[key]].do(page, "")
    return _key_at_table(page, play, key, thing) if play is not None and key in TABLE_KEYS else page


def _key_at_table(page: Page, play: Play, key: str, thing: Thing | None) -> Page:
    command = AT_TABLE[TABLE_KEYS[key]]
    if command.steps:
        there = play.look is not None or play.over or key == ","  # there is something to step through
        return command.do(page, play, "") if there and play.session.curtain is None else page
    if play.watching is not None and TABLE_KEYS[key] in NOT_YET:
        return table.seen(page, play)
    if command.present and play.look is not None:
        return tell_text(page, "look.only", mode="look")
    if key == "w" and thing is not None:  # asks about the thing that has the focus
        return table.ask_why(page, play, thing)
    return command.do(page, play, "")


def _escape(page: Page) -> Page:
    play = page.playing
    if page.dialog:
        return screens.open_dialog(page, "")
    if play is None:
        return screens.dismiss(page)
    match play.mode:
        case "scene":
            return table.seen(page, play)
        case "past":
            return past.away(page, play)
        case _ if play.why:
            return replace(page, play=play.shows(asks_why=False))
        case _ if play.session.picked:
            return table.take_back(page, play)
        case _:
            return screens.dismiss(page)
