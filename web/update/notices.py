"""Messages to the person, and the crash screen when something unforeseen happens."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from web.model import host_told, links
from web.model.dialog import Closed
from web.model.news import Notice

if TYPE_CHECKING:
    from web.model.host_told import HostMessage
    from web.model.lesson import Tutor
    from web.model.news import Say
    from web.model.page import Page


def tell(page: Page, say: Say, *, link: str = "", mode: str = "") -> Page:
    """Show a message, and announce it."""
    return replace(page, notice=Notice(say, link, mode), news=page.news.add(say))


def tell_text(page: Page, key: str, *, mode: str = "") -> Page:
    """Show a text of the page's catalogue, and announce it."""
    return tell(page, lambda texts, _: texts(key), mode=mode)


def say_text(page: Page, key: str) -> Page:
    """Announce a text of the page's catalogue."""
    return page.says(lambda texts, _: texts(key))


def tell_to_read(page: Page, lesson: Tutor) -> Page:
    """Say why nothing is chosen while a step is read or the lesson is over, and which button leads on."""
    key, onward = ("coach.read_all", lesson.onto) if lesson.over else ("coach.read_first", lesson.onward)
    return tell(page, lambda texts, _: texts(key, button=texts(onward)))


def tell_host(page: Page, *messages: HostMessage) -> Page:
    """Tell a page around this one, if it may hear it. What names no game is about the one on the table."""
    if not page.window.framed:
        return page
    whole, game = links.open_to_host(page), links.told_game(page)
    heard = [{"game": game, **it} for it in messages if whole or it["type"] in host_told.FOR_ALL]
    return page.does(to_host=(*page.to_do.to_host, *heard))


def offer_file(page: Page, name: str, text: str) -> Page:
    """Let the browser save a file, and say so."""
    page = page.does(file={"name": name, "text": text})
    return tell(page, lambda texts, _: texts("export.done", name=name))


def crash(page: Page, failure: Exception) -> Page:
    """From now on only the crash screen is shown, with the link."""
    crashed = replace(page, crashed=True, failure=failure, dialog=Closed()).does(focus="#heading")
    return tell_host(crashed, host_told.error("crash.title"))
