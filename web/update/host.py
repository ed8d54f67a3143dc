"""What a page around this one asks for, as docs/messages.json says; web/js/host.js hands it over.

What makes no sense is left alone; what cannot be done is told back as an `error`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from pygames.engine.errors import GameError
from web.model import posts
from web.update import example, lesson, opening, past, progress, screens
from web.update.commands import AT_TABLE
from web.update.telling import tell, tell_host

if TYPE_CHECKING:
    from collections.abc import Callable

    from web.model.page import Page

Asked = Mapping[str, str | int]  # the values that come with it, by their names

# What is named by its game and its name in it. All but rules are places of the page, as in its address.
NAMED = re.compile(r"[a-z-]+/[A-Za-z0-9-]+")
PLACES = ("lesson", "puzzle")
PREFERENCES = {"lang": "language", "theme": "theme", "rendering": "rendering"}


def obey(page: Page, method: str, values: Asked) -> Page:
    """Do what the page around asks for. What the person is then told (GameError), it is told too."""
    wanted = METHODS.get(method)
    if not page.window.framed or wanted is None:
        return page
    try:
        return wanted(page, values)
    except GameError as error:
        return tell(tell_host(page, posts.error(error.key)), page.error(error))


def _load(page: Page, asked: Asked) -> Page:
    """Open a record, a link, a position, a lesson, a puzzle, a drill, or the example of a rule."""
    text = next((it for it in (asked.get("record"), asked.get("link")) if isinstance(it, str)), None)
    if text is not None and progress.is_progress(text):
        return progress.take_over(page, text)  # what it was told by `learned`
    if text is not None:
        return opening.read(page, text)
    drill = asked.get("drill")
    if isinstance(drill, str):
        return opening.read(page, f"#{drill}/drill")
    for kind in ("rule", *PLACES):
        name = asked.get(kind)
        if isinstance(name, str) and NAMED.fullmatch(name):
            game, _, one = name.partition("/")
            if kind == "rule":
                return example.show_example(page, game, one)
            return opening.read(page, f"#{game}/{kind}/{one}")
    return page


def _goto(page: Page, asked: Asked) -> Page:
    """Show the game as it stood after so many choices; after all of them it goes on."""
    play, at = page.playing, asked.get("at")
    if play is None or not isinstance(at, int) or at < 0:
        return page
    return past.look(page, play, at) if at < len(play.session.match.choices) else past.away(page, play)


def _hint(page: Page, _asked: Asked) -> Page:
    """What the person's own button for it does."""
    if page.playing is None or page.dialog:
        return page
    return AT_TABLE["hint"].do(page, page.playing, "")


def _reset(page: Page, _asked: Asked) -> Page:
    """Begin the lesson again, or open once more what was opened last."""
    if page.playing is not None and page.playing.tutor is not None:
        return lesson.again(page, page.playing, page.playing.tutor)
    return opening.read(page, page.opened) if page.opened else tell_host(page, posts.error("open.empty"))


def _set(page: Page, asked: Asked) -> Page:
    """Change the language, the colours, or whether the table is drawn."""
    for name, preference in PREFERENCES.items():
        value = asked.get(name)
        if isinstance(value, str):
            page = screens.prefer(page, preference, value)
    return page


METHODS: dict[str, Callable[[Page, Asked], Page]] = {
    "load": _load,
    "goto": _goto,
    "hint": _hint,
    "reset": _reset,
    "set": _set,
}
