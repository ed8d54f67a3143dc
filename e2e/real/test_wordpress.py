"""In WordPress itself: an address on a line of its own, HTML of an editor, and the plugin for positions."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

import build
import pygames
from e2e.real.looked import BORDERS, look, stores_nothing, wake
from e2e.real.programs import FRAMES, TEXT, element
from e2e.real.wordpress import wordpress
from e2e.test_recipes import recipes
from e2e.until import until
from web.model.embedding import Framed, frame_code, position_said
from web.view.still import packed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import BrowserContext

    from e2e.real.wordpress import WordPress
    from tools.bench.host import Host

MOST = 1000  # pixels: WordPress makes no frame higher
RULE = recipes(TEXT, "WordPress", "text")[0].strip()


@pytest.fixture(scope="module")
def site(pygames_host: Host) -> Iterator[WordPress]:
    """One WordPress for all tests."""
    with wordpress() as made:
        yield made


def paragraph(text: str) -> str:
    """A block with nothing but this."""
    return f"<!-- wp:paragraph -->\n<p>{text}</p>\n<!-- /wp:paragraph -->\n"


def html(lines: str) -> str:
    """A block "Custom HTML"."""
    return f"<!-- wp:html -->\n{lines}\n<!-- /wp:html -->\n"


def test_the_html_of_an_editor_shows_rules_and_puzzles_in_place(
    site: WordPress, visitor: BrowserContext, pygames_host: Host
) -> None:
    """The frames and the elements of the recipe for plain HTML, in a block."""
    address = site.publish("editor", html(f"{FRAMES}\n{element('Plain HTML', 'html', 1)}"))
    look(visitor, pygames_host, address)


@pytest.mark.parametrize("place", ["rules/heroz/hz-27/", "puzzles/heroz/8/", "learn/heroz/columns/"])
def test_an_address_of_an_author_becomes_a_frame_of_its_height(
    site: WordPress, visitor: BrowserContext, place: str
) -> None:
    """It is as high as WordPress lets it be, without an edge; "Try it" plays in it, and in view."""
    address = site.publish("author", paragraph(RULE.replace("rules/heroz/hz-27/", place)))
    page = visitor.new_page()
    page.goto(address)
    frame = page.locator("iframe.wp-embedded-content")
    frame.scroll_into_view_if_needed()
    within = frame.content_frame
    needed = within.locator("html").evaluate("it => Math.ceil(it.getBoundingClientRect().height)")
    assert needed > 640
    until(
        page,
        "n => document.querySelector('iframe.wp-embedded-content').clientHeight === n",
        min(needed, MOST),
    )
    assert frame.evaluate(BORDERS) == "0px 0px"
    box = frame.bounding_box()
    assert box is not None
    assert 250 <= box["width"] <= 1280
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth") <= 390  # nothing sticks out on a phone
    page.set_viewport_size({"width": 1280, "height": 720})
    button = within.locator(".example-page .button--primary")
    button.evaluate("it => it.scrollIntoView({ block: 'center' })")  # what is out of sight is not drawn
    button.press("Enter")
    within.locator(".board").wait_for()
    assert within.locator("#header").is_hidden()
    until(page, "heard.some((it) => it.type === 'ready' && it.game === 'heroz')")
    box = frame.bounding_box()
    assert box is not None
    assert -1 <= box["y"] < 400


def test_html_of_an_author_is_taken_out(site: WordPress, visitor: BrowserContext) -> None:
    """WordPress takes out the frames that an author writes, as the document says."""
    page = visitor.new_page()
    page.goto(site.publish("author", html(FRAMES)))
    assert page.locator("iframe").count() == 0


def test_the_plugin_shows_positions_of_authors(
    site: WordPress, visitor: BrowserContext, pygames_host: Host
) -> None:
    """A game by what "Copy for a web page" gives and a puzzle by its link, in the language of the site.

    Before a press the game shows its table, and says what it is about. They cost Python once.
    """
    match = pygames.new("heroz", seed=4)
    link = match.record.link(match.game)
    framed = Framed(build.REAL_ADDRESS, link, "It", "fr", position_said(match, "fr"), match, 0)
    (copied,) = re.findall(r'src="([^"]*)"', frame_code(framed, packed(framed)))
    places = (copied, f"{build.REAL_ADDRESS}#heroz/puzzle/8")
    address = site.publish("author", "".join(map(paragraph, places)))
    sent = []
    for _visit in range(2):
        before = pygames_host.bytes
        page = visitor.new_page()
        page.goto(address)
        frames = page.locator("iframe[src*='embed&lang=fr']")
        assert frames.count() == 2
        assert frames.first.get_attribute("title") == framed.about
        frames.first.scroll_into_view_if_needed()
        asleep = frames.first.content_frame.locator(".frame--picture")
        asleep.locator(".board > .heroz").wait_for()
        assert asleep.locator(".prompt-bar p").text_content() == framed.about
        for number, frame in enumerate(frames.all(), start=1):
            wake(page, frame, number)
            assert frame.evaluate("it => it.clientHeight") == 700
            assert frame.content_frame.locator("html").get_attribute("lang") == "fr"
            stores_nothing(frame)
        sent.append(pygames_host.bytes - before)
        page.close()
    assert sent[1] < 100_000 < sent[0] < 10_000_000


def test_the_rule_of_the_recipe_is_what_is_shown() -> None:
    """The address that the document gives lies in this site."""
    assert f"{build.REAL_ADDRESS}rules/heroz/hz-27/" == RULE
