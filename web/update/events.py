"""What a person or the browser did, handed to what answers it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.engine.errors import GameError
from pygames.engine.record import LONGEST
from web.model import message as msg
from web.update import draft, drill, host, keeping, opening, past, screens, table
from web.update.commands import AT_TABLE, COMMANDS, KEYS, TABLE_KEYS
from web.update.telling import crash, tell, tell_text

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


def handle(page: Page, message: Message) -> None:
    """Take over what a person or the browser did. Whatever goes wrong, the game is not lost."""
    try:
        _handle(page, message)
        table.settle(page)
        drill.follow(page)
    except GameError as error:
        tell(page, page.error(error))
    except Exception as failure:  # noqa: BLE001 - the page must go on and keep the link
        crash(page, failure)


def _handle(page: Page, message: Message) -> None:
    play = page.playing
    match message:
        case msg.ThingPressed(thing):
            if play:
                table.point(page, play, thing)
        case msg.ThingPointedAt(thing, held):
            if play:
                table.foresee(play, thing, held=held)
        case msg.HoldingLookedFor():
            if play:
                table.seek(play)
        case msg.RulePressed(rule):
            screens.open_rule(page, rule)
        case msg.ButtonPressed(name, arg):
            _button(page, name, arg)
        case msg.KeyPressed(key, focused):
            _key(page, key, focused)
        case _:
            if not _filled(page, message):
                _heard(page, message)


def _filled(page: Page, message: Message) -> bool:
    """Take over what was written or chosen in a form; whether this is such a message."""
    match message:
        case msg.Preferred(name, value):
            screens.prefer(page, name, value)
        case msg.WordsSought(words):
            screens.look_up(page, words)
        case msg.LinkChosen(which):
            page.share = which
        case msg.StepChosen(step):
            if page.playing is not None and page.playing.look:
                past.look(page, page.playing, step, aloud=False)
        case msg.TextPasted(text, sent):
            _paste(page, text, sent=sent)
        case msg.LessonWritten(fields, sent):
            draft.fill(page, fields, done=sent)
        case msg.SetUpFilled(fields, sent):
            _set_up(page, fields, sent=sent)
        case msg.FileRead(text, option):
            _read_file(page, text, option)
        case _:
            return False
    return True


def _heard(page: Page, message: Message) -> None:
    """Take over what the browser tells."""
    match message:
        case msg.AddressChanged(text):
            opening.read(page, text)
        case msg.TextCopied(ok):
            _copied(page, ok=ok)
        case msg.HostAsked(method, values):
            host.obey(page, method, values)
        case msg.NewerReady():
            page.newer = True
            page.news.add(lambda texts, _: texts("newer.ready"))
        case _:
            keeping.hear(page, message)


def _paste(page: Page, text: str, *, sent: bool) -> None:
    page.pasted = "" if sent and len(text) > LONGEST else text
    if sent:
        opening.read(page, text)


def _read_file(page: Page, text: str, option: str) -> None:
    if option and page.form is not None:
        page.form = page.form.take_file(option, text)
    else:
        opening.read_file(page, text)


def _copied(page: Page, *, ok: bool) -> None:
    running = page.match is not None and page.match.decision is not None
    done = "copy.done.hidden" if running and page.share_copied not in ("known", "open") else "copy.done"
    key = COPIED.get(page.share_copied, done) if ok else "copy.by_hand"
    tell(page, lambda texts, _: texts(key), link=page.copied or page.whole_link())


def _set_up(page: Page, fields: Mapping[str, str], *, sent: bool) -> None:
    if page.form is not None:
        page.form = page.form.fill(fields)
        if sent:
            screens.start(page, page.form)


def _button(page: Page, name: str, arg: str) -> None:
    play = page.playing
    if name in COMMANDS:
        COMMANDS[name].do(page, arg)
    elif play and play.watching is not None and name in NOT_YET:
        table.seen(page, play)
    elif play and name in AT_TABLE:
        AT_TABLE[name].do(page, play, arg)


def _key(page: Page, key: str, thing: Thing | None) -> None:
    play, single = page.playing, len(key) == 1 and page.preferences.keys == "off"
    if key == "Escape":
        _escape(page)
    elif page.dialog or page.crashed or single:
        return
    elif key in KEYS:
        COMMANDS[KEYS[key]].do(page, "")
    elif play is not None and key in TABLE_KEYS:
        _key_at_table(page, play, key, thing)


def _key_at_table(page: Page, play: Play, key: str, thing: Thing | None) -> None:
    command = AT_TABLE[TABLE_KEYS[key]]
    if command.steps:
        there = play.look is not None or play.over or key == ","  # there is something to step through
        if there and play.session.curtain is None:
            command.do(page, play, "")
    elif play.watching is not None and TABLE_KEYS[key] in NOT_YET:
        table.seen(page, play)
    elif command.present and play.look is not None:
        tell_text(page, "look.only", mode="look")
    elif key == "w" and thing is not None:  # asks about the thing that has the focus
        table.ask_why(page, play, thing)
    else:
        command.do(page, play, "")


def _escape(page: Page) -> None:
    play = page.playing
    if page.dialog:
        screens.open_dialog(page, "")
    elif play and play.watching is not None:
        table.seen(page, play)
    elif play and play.look is not None:
        past.away(page, play)
    elif play and play.why:
        play.why = False
    elif play and play.session.picked:
        table.take_back(page, play)
    else:
        screens.dismiss(page)
