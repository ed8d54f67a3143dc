"""What is looked at in a page of others that shows a rule and a puzzle, as frames and as elements."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import build
from e2e.test_element import IDLE, NOTHING, STORED
from e2e.test_embedding import against_schema
from e2e.test_recipes import HEIGHT, SAME_PX
from e2e.until import PAUSE_MS, SECONDS, until

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Frame, Locator, Page

    from tools.bench.host import Host

TABLE = 640  # pixels
PYTHON_BYTES = 5_000_000  # at least: what a first visitor loads to play
AGAIN_BYTES = 100_000  # at most: what the second visit asks for once more
BORDERS = (
    "it => { const { borderTopWidth: a, borderLeftWidth: b } = getComputedStyle(it); return `${a} ${b}` }"
)
ANOTHER = "hero-realms"  # a game that the frames do not begin with


def inside(frame: Locator) -> Frame:
    """The page in a frame."""
    handle = frame.element_handle()
    found = handle.content_frame()
    assert found is not None
    return found


def as_high_as_it_is(page: Page, frame: Locator) -> None:
    """The frame of a rule has the rule's height. Both are measured again each time, as fonts may come."""
    within, last = frame.content_frame.locator("html"), time.monotonic() + SECONDS
    while abs(frame.evaluate("it => it.clientHeight") - within.evaluate(HEIGHT)) > SAME_PX:
        assert time.monotonic() < last, "the frame is not as high as the rule"
        page.wait_for_timeout(PAUSE_MS)


def fits(page: Page, frames: Locator) -> None:
    """Nothing sticks out at the side, on a phone either; no frame has an edge of its own."""
    for size in ({"width": 390, "height": 844}, {"width": 1280, "height": 800}):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        for frame in frames.all():
            box = frame.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert 250 <= box["width"] <= size["width"] - box["x"]
    assert {frame.evaluate(BORDERS) for frame in frames.all()} == {"0px 0px"}


def wake(page: Page, frame: Locator, known: int) -> None:
    """A press starts Python; then the page around hears of one table more that is ready."""
    frame.scroll_into_view_if_needed()
    button = frame.content_frame.locator("#wake")
    button.wait_for()
    button.press("Enter")
    until(page, "n => heard.filter((it) => it.type === 'ready').length === n", known)
    frame.content_frame.locator(".board").wait_for()


def tried(page: Page, frame: Locator, known: int) -> None:
    """ "Try it" plays in the same frame, as bare as before, and in view."""
    button = frame.content_frame.locator(".example-page .button--primary")
    button.evaluate("it => it.scrollIntoView({ block: 'center' })")  # what is out of sight is not drawn
    button.press("Enter")
    until(page, "n => heard.filter((it) => it.type === 'ready').length === n", known)
    frame.content_frame.locator(".board").wait_for()
    assert frame.content_frame.locator("#header").is_hidden()
    box = frame.bounding_box()
    assert box is not None
    assert box["height"] == TABLE
    assert -1 <= box["y"] < page.viewport_size["height"] / 2  # type: ignore[index]


def stores_nothing(frame: Locator) -> None:
    """A frame stores nothing, not even when the page in it has nothing else to do."""
    page = inside(frame)
    assert page.evaluate("self.origin") == build.REAL_ADDRESS.split("/pygames/")[0]
    page.evaluate(IDLE)
    assert page.evaluate(STORED) == NOTHING


def another_game(page: Page) -> None:
    """What is told of a game of another kind names that one, not the one that the page began with."""
    known = page.evaluate("heard.length")
    page.evaluate(f"document.querySelectorAll('pygames-table')[1].load({{ puzzle: '{ANOTHER}/1' }})")
    until(page, "known => heard.slice(known).some((it) => it.type === 'step')", known)
    told = [it for it in page.evaluate("heard")[known:] if it["type"] in ("loaded", "step")]
    assert {it["game"] for it in told} == {ANOTHER}
    assert against_schema(told) == []


def visited(context: BrowserContext, host: Host, address: str) -> tuple[Page, int]:
    """A visit that wakes the puzzle in the element, and how many bytes pygames' host has sent for it."""
    before = host.bytes
    page = context.new_page()
    page.goto(address)
    wake(page, page.locator("iframe").last, 1)
    return page, host.bytes - before


def look(context: BrowserContext, host: Host, address: str) -> None:
    """Look at a page with four frames, at two visits."""
    page, sent = visited(context, host, address)
    assert sent > PYTHON_BYTES
    frames = page.locator("iframe")
    assert frames.count() == 4
    rule, puzzle, element, table = (frames.nth(n) for n in range(4))
    for frame in (rule, element):
        frame.scroll_into_view_if_needed()
        frame.content_frame.locator("h1", has_text="HZ-27").wait_for()
    assert [it.evaluate("it => it.clientHeight") for it in (rule, puzzle, table)] == [TABLE] * 3
    as_high_as_it_is(page, element)
    fits(page, frames)
    as_high_as_it_is(page, element)
    languages = [it.content_frame.locator("html").get_attribute("lang") for it in (element, table)]
    assert languages == ["fr", "fr"]
    wake(page, puzzle, 2)
    tried(page, rule, 3)
    tried(page, element, 4)
    for frame in frames.all():
        stores_nothing(frame)
    heard = page.evaluate("heard")
    assert against_schema(heard) == []
    assert {it["game"] for it in heard} == {"heroz"}
    assert {"waiting", "ready", "step", "asked", "size"} <= {it["type"] for it in heard}
    another_game(page)
    page.close()
    page, again = visited(context, host, address)
    assert again <= AGAIN_BYTES
    page.close()
