"""What a page around this one asks for, as docs/messages.json says; web/js/host.js hands it over.

What is asked for is answered: by a message that says what holds now, or by an `error`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from pygames.engine.errors import GameError
from web.model import host_told
from web.model.preferences import ALLOWED
from web.update import carrying, example, lesson, opening, past, progress, screens
from web.update.commands import AT_TABLE
from web.update.notices import tell, tell_host

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from web.model.page import Page

Asked = Mapping[str, str | int]  # the values that come with it, by their names

PLACES = ("lesson", "puzzle", "drill")  # of the page, as in its address; a drill has no name but its game's
PREFERENCES = {"lang": "language", "theme": "theme", "rendering": "rendering"}
NOTHING = "open.empty"
NONSENSE = "host.nonsense"


def obey(page: Page, method: str, values: Asked) -> Page:
    """Do what the page around asks for. What the person is then told (GameError), it is told too."""
    wanted = METHODS.get(method)
    if not page.window.framed or wanted is None:
        return page
    try:
        return wanted(page, values)
    except GameError as error:
        return tell(_refused(page, error.key, opening.names(str(values.get("rule", "")))), page.error(error))


def _refused(page: Page, key: str, known: Iterable[str] = ()) -> Page:
    return tell_host(page, host_told.error(key, known))


def _load(page: Page, asked: Asked) -> Page:
    """Open a record, a link, a position, a lesson, a puzzle, a drill, or the example of a rule."""
    opened = _opened(page, asked)
    told = opened.to_do.to_host[len(page.to_do.to_host) :]
    if any(it["type"] == "error" for it in told):
        return opened
    at = len(opened.play.session.match.choices) if opened.play is not None else 0
    return tell_host(opened, host_told.loaded(at))


def _opened(page: Page, asked: Asked) -> Page:
    kinds = [it for it in ("record", "link", "rule", *PLACES) if isinstance(asked.get(it), str)]
    if not kinds:
        return _refused(page, NONSENSE, ("record", "link", "rule", *PLACES))
    kind = kinds[0]
    text = str(asked[kind])
    if not text:
        return _refused(page, NOTHING)
    if kind in ("record", "link"):
        # what it was told by `learned` is taken over unasked
        return progress.take_over(page, text) if progress.is_progress(text) else opening.read(page, text)
    game, _, one = text.partition("/")
    if kind == "rule":
        return example.show_example(page, game, one)
    return opening.read(page, f"#{game}/{kind}" if kind == "drill" else f"#{game}/{kind}/{one}")


def _goto(page: Page, asked: Asked) -> Page:
    """Show the game as it stood after so many choices; after all of them it goes on."""
    play, at = page.playing, asked.get("at")
    if play is None:
        return _refused(page, NOTHING)
    if not isinstance(at, int) or at < 0:
        return _refused(page, NONSENSE)
    count = len(play.session.match.choices)
    if at < count or page.watches:
        looking = past.look(page, play, at)
        return looking if looking is not page else _refused(page, "look.covered")
    return past.away(page, play) if play.mode == "past" else tell_host(page, host_told.at(count, count))


def _hint(page: Page, _asked: Asked) -> Page:
    """What the person's own button for it does."""
    if page.playing is None or page.playing.mode == "past" or not page.clear:
        return _refused(page, NOTHING)
    return AT_TABLE["hint"].do(page, page.playing, "")


def _reset(page: Page, _asked: Asked) -> Page:
    """Begin the lesson again, or open once more what was opened last."""
    if page.playing is not None and page.playing.tutor is not None:
        return lesson.again(page, page.playing, page.playing.tutor)
    return _load(page, {"record": page.opened})


def _set(page: Page, asked: Asked) -> Page:
    """Change the language, the colours, or whether the table is drawn."""
    wanted = {PREFERENCES[name]: value for name, value in asked.items() if name in PREFERENCES}
    if not wanted:
        return _refused(page, NONSENSE, PREFERENCES)
    for preference, value in wanted.items():
        if value not in ALLOWED[preference]:
            return _refused(page, NONSENSE, ALLOWED[preference])
    for preference, value in wanted.items():
        page = screens.prefer(page, preference, str(value))
    holds = page.preferences
    return tell_host(page, host_told.preferred(holds.language, holds.theme, holds.rendering))


def _carry(page: Page, asked: Asked) -> Page:
    """The page around carries letters, or (`works` is 0) does so no more; one may have come."""
    return carrying.hosted(page, str(asked.get("letter", "")), works=asked.get("works") != 0)


METHODS: dict[str, Callable[[Page, Asked], Page]] = {
    "load": _load,
    "goto": _goto,
    "hint": _hint,
    "reset": _reset,
    "set": _set,
    "carry": _carry,
}
