"""What a person, or the browser, did: told by page.js as plain data, handed to what answers it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pygames.engine.errors import GameError
from pygames.engine.record import LONGEST
from web.update import draft, drill, host, keeping, opening, past, screens, table
from web.update.commands import AT_TABLE, COMMANDS, KEYS, TABLE_KEYS
from web.update.telling import crash, tell, tell_text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from web.model.page import Page
    from web.model.play import Play

NOT_YET = ("undo", "why", "hint")  # what only ends a scene, while there is one

# what is said when this was copied (`Page.share_copied`); of a game it depends on what the link tells
COPIED = {
    "progress": "progress.copied",
    "lesson.link": "draft.link.done",
    "lesson.json": "draft.copy.done",
    "embed": "embed.done",
}


def handle(page: Page, event: Mapping[str, Any]) -> None:
    """Take over an event. Whatever goes wrong, the game is not lost."""
    try:
        _handle(page, event)
        table.settle(page)
        drill.follow(page)
    except GameError as error:
        tell(page, page.error(error))
    except Exception as failure:  # noqa: BLE001 - the page must go on and keep the link
        crash(page, failure)


def _handle(page: Page, event: Mapping[str, Any]) -> None:
    kind = event.get("type")
    data = {str(name): str(value) for name, value in (event.get("data") or {}).items()}
    if kind == "click":
        _click(page, data)
    elif kind == "key":
        _key(page, str(event.get("key")), data)
    elif kind == "preview":
        if page.playing:
            table.foresee(page.playing, data)
    elif kind in ("change", "submit"):
        _fill(page, str(event.get("form")), data, done=kind == "submit")
    elif kind == "hash":
        opening.read(page, str(event.get("text", "")))
    elif kind == "copied":
        running = page.match is not None and page.match.decision is not None
        done = "copy.done.hidden" if running and page.share_copied not in ("known", "open") else "copy.done"
        done = COPIED.get(page.share_copied, done)
        key = done if event.get("ok") else "copy.by_hand"
        tell(page, lambda texts, _: texts(key), link=page.copied or page.whole_link())
    elif kind == "host":
        host.obey(page, event.get("message") or {})
    elif kind == "file":
        content, wanted = str(event.get("text", "")), str(event.get("option") or "")
        if wanted and page.form is not None:
            page.form.take_file(wanted, content)
        else:
            opening.read_file(page, content)
    else:
        keeping.hear(page, event)


def _click(page: Page, data: dict[str, str]) -> None:
    play, arg = page.playing, data.get("arg", "")
    if "choice" in data or "step" in data or "why" in data:
        if play:
            table.point(page, play, data)
    elif "rule" in data:
        screens.open_rule(page, data["rule"])
    elif data.get("do") in COMMANDS:
        COMMANDS[data["do"]].do(page, arg)
    elif play and play.watching is not None and data.get("do") in NOT_YET:
        table.seen(page, play)
    elif play and data.get("do") in AT_TABLE:
        AT_TABLE[data["do"]].do(page, play, arg)


def _key(page: Page, key: str, data: dict[str, str]) -> None:
    play, single = page.playing, len(key) == 1 and page.preferences.keys == "off"
    if key == "Escape":
        _escape(page)
    elif page.dialog or page.crashed or single:
        return
    elif key in KEYS:
        COMMANDS[KEYS[key]].do(page, "")
    elif play is not None and key in TABLE_KEYS:
        _key_at_table(page, play, key, data)


def _key_at_table(page: Page, play: Play, key: str, data: dict[str, str]) -> None:
    command = AT_TABLE[TABLE_KEYS[key]]
    if command.steps:
        there = play.look is not None or play.over or key == ","  # there is something to step through
        if there and play.session.curtain is None:
            command.do(page, play, "")
    elif play.watching is not None and TABLE_KEYS[key] in NOT_YET:
        table.seen(page, play)
    elif command.present and play.look is not None:
        tell_text(page, "look.only", mode="look")
    elif key == "w" and data:  # asks about the thing that has the focus
        table.ask_why(page, play, data)
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


def _fill(page: Page, form: str, data: dict[str, str], *, done: bool) -> None:
    """A form was changed or sent."""
    play = page.playing
    if form == "settings":
        for name, value in data.items():
            screens.prefer(page, name, value)
    elif form == "rulebook":
        screens.look_up(page, data.get("search", ""))
    elif form == "share":
        page.share = data.get("share", "")
    elif form == "look" and play and play.look and data.get("step", "").isdecimal():
        past.look(page, play, int(data["step"][:6]), aloud=False)
    elif form == "open":
        text = data.get("record", "")
        page.pasted = "" if done and len(text) > LONGEST else text
        if done:
            opening.read(page, text)
    elif form == "draft":
        draft.fill(page, data, done=done)
    elif form == "setup" and page.form is not None:
        page.form.fill(data)
        if done:
            screens.start(page, page.form)
