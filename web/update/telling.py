"""Messages to the person, and the way out when something unforeseen happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.model import posts
from web.model.news import Notice

if TYPE_CHECKING:
    from web.model.lesson import Tutor
    from web.model.news import Say
    from web.model.page import Page
    from web.model.posts import Post


def tell(page: Page, say: Say, *, link: str = "", mode: str = "") -> None:
    """Show a message, and announce it."""
    page.notice = Notice(say, link, mode)
    page.news.add(say)


def tell_text(page: Page, key: str, *, mode: str = "") -> None:
    """Show a text of the page's catalogue, and announce it."""
    tell(page, lambda texts, _: texts(key), mode=mode)


def tell_to_read(page: Page, lesson: Tutor) -> None:
    """Say why nothing is chosen while a step is read or the lesson is over, and which button leads on."""
    key, onward = ("coach.read_all", lesson.onto) if lesson.over else ("coach.read_first", lesson.onward)
    tell(page, lambda texts, _: texts(key, button=texts(onward)))


def tell_host(page: Page, *told: Post) -> None:
    """Tell a page around this one, if it may hear it."""
    if page.framed:
        whole = page.open_to_host
        page.effects.posts += [it for it in told if whole or it["type"] in posts.FOR_ALL]


def crash(page: Page, failure: Exception) -> None:
    """From now on only the way out is shown, with the link."""
    page.crashed, page.failure = True, failure
    page.dialog, page.effects.focus = "", "#heading"
    tell_host(page, posts.error("crash.title"))
