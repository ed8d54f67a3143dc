"""The page as one function of its messages: `update(page, message)` is the page after it, and its effects."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from web.model import message as msg
from web.model import running
from web.model.effect import KeepGames, KeepShared, ReadShared, UseKeys
from web.model.hint import Hint
from web.model.preview import Preview
from web.update import advice, carrying, handlers, keeping, table
from web.update.notices import crash, tell_text

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from web.model.effect import Effect
    from web.model.message import Message
    from web.model.page import Page

Updated = tuple["Page", tuple["Effect", ...]]


def update(page: Page, message: Message) -> Updated:
    """What comes of a message. Whatever goes wrong, the game is not lost: then the crash screen is shown."""
    try:
        return _updated(page, message)
    except Exception as failure:  # noqa: BLE001 - the page must go on and keep the link
        return crash(page, failure), ()


def _updated(page: Page, message: Message) -> Updated:
    match message:
        case msg.TimePassed():
            return handlers.settled(table.tick(page)), ()
        case msg.OpponentThinks():
            return _think(page), ()
        case msg.ForecastWorkedOn():
            return _beside(page, _foresee, page.with_play(preview=Preview())), ()
        case msg.WorkedOn():
            return _beside(page, advice.work, page.with_play(hint=Hint(), analysis=None)), ()
        case msg.Drawn():
            return kept(page)
        case msg.ForecastDrawn():
            return page, ()
        case msg.GamesKept(ok):
            return keeping.stored(page, ok), ()
        case msg.SharedRead(stored):
            return _shared(page, stored)
        case msg.SharedKept(ok):
            return keeping.shared_with(page) if ok else page, ()
        case msg.GamesUnreached():
            return tell_text(page, "games.unreached"), ()
        case msg.Failed(error):
            return crash(page, RuntimeError(error)), ()
        case _:
            return kept(handlers.handle(page, message))


def _beside(page: Page, does: Callable[[Page], Page], without: Page) -> Page:
    """Work on something beside the game, which goes on without it if it goes wrong."""
    try:
        return does(page)
    except Exception as failure:  # noqa: BLE001 - as said above
        return replace(without, failure=failure)


def _think(page: Page) -> Page:
    """Let the opponent who is asked think for some milliseconds; nothing that is shown changes by it."""
    if running.thinking(page):
        page.table.session.think()
    return page


def _foresee(page: Page) -> Page:
    """Work for some milliseconds on what a choice would do."""
    work = page.playing.preview.work if page.playing is not None else None
    if work is not None:
        work.go_on()
    return page


def kept(page: Page) -> Updated:
    """What has to be written before anything can go wrong with showing it."""
    try:
        page, texts = keeping.keep(page)
    except Exception as failure:  # noqa: BLE001 - the page must go on
        page, texts = replace(page, failure=failure), {}
    found: tuple[Effect, ...] = (KeepGames(texts),) if texts else ()
    found += tuple([UseKeys(order) for order in page.to_do.keys])
    page, letters = carrying.follow(page)
    found += letters
    return page.does(keys=()), (*found, ReadShared()) if page.to_do.store else found


def _shared(page: Page, stored: Mapping[str, Any] | None) -> Updated:
    """What is new here beside what all windows share, of which the storage holds this."""
    try:
        page, wanted = keeping.merge_shared(page, stored)
    except Exception as failure:  # noqa: BLE001 - the page must go on
        return replace(page, failure=failure).does(store=False), ()
    return page, () if wanted is None else (KeepShared(wanted),)
