"""The pages of the rules in a browser: for everybody, without scripts, in another page; and the search."""

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from e2e.conftest import DIST, FULL, SITE, Axe, stay_in, watch
from web.bundle import valid

PAGES = (
    "rules/",
    "rules/heroz/hz-33/",
    *(
        pytest.param(it, marks=FULL)
        for it in (
            "fr/rules/hero-realms-lich/",
            "fr/rules/immortal-king/amb-hik-05/",
            "rules/boss-quest/booklet/",
            "fr/rules/hero-realms/booklet/",
            "puzzles/",
            "puzzles/immortal-king/",
            "learn/",
            "learn/hero-realms-lich/",
            "fr/learn/hero-realms/first-game/",
            "404.html",
        )
    ),
    "fr/puzzles/hero-realms/1/",
)


@pytest.fixture
def watched(context: BrowserContext, problems: list[str]) -> Page:
    """A page of which every fault fails the test."""
    watch(context, problems)
    stay_in(context, problems, SITE)
    return context.new_page()


@pytest.mark.parametrize("address", PAGES)
def test_a_page_of_the_rules_has_no_accessibility_faults(watched: Page, axe: Axe, address: str) -> None:
    """Wide, and in a frame so narrow that 320 pixels are all it has: then nothing sticks out either."""
    watched.goto(SITE + address)
    assert axe(watched) == []
    watched.set_viewport_size({"width": 320, "height": 640})
    watched.goto(f"{SITE}{address}?embed")
    assert axe(watched) == []
    assert watched.evaluate("document.documentElement.scrollWidth") <= 320
    assert not watched.locator(".site-header").is_visible()


@FULL
def test_every_page_of_the_site_is_valid_html() -> None:
    """All that the build has made, but for the first page, which `build.py check` validates."""
    files = {it.relative_to(DIST): it for it in DIST.glob("*/**/*.html")}
    assert len(files) > 1000
    pages = {"-".join(name.parent.parts): file.read_text(encoding="utf-8") for name, file in files.items()}
    lost = (DIST / "404.html").read_text(encoding="utf-8")
    assert valid.faults(*pages.items(), ("404", lost)) == ""


def test_the_fonts_come_with_the_style_sheet(watched: Page) -> None:
    """The page asks for both itself: where the sheet did, all would move once they came."""
    watched.goto(f"{SITE}rules/heroz/hz-27/", wait_until="load")
    fonts = """performance.getEntriesByType("resource").filter((it) => it.name.endsWith(".woff2"))
      .map((it) => it.initiatorType)"""
    assert watched.evaluate(fonts) == ["link", "link"]


def test_the_search_finds_rules_of_all_games_as_one_types(watched: Page) -> None:
    """In the words of the page's language, with or without accents; the first hit leads to its page."""
    watched.goto(f"{SITE}fr/rules/")
    watched.locator("#rule-search").press_sequentially("heroz doublee")
    found = watched.locator("#rule-found li")
    found.first.wait_for()
    link = found.first.locator("a")
    name = link.text_content()
    link.click()
    assert watched.locator("h1").text_content() == name
    assert watched.evaluate("document.documentElement.lang") == "fr"


def test_without_scripts_a_page_is_complete(browser: Browser) -> None:
    """All that it says can be read, and the search, which needs one, is not shown."""
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{SITE}rules/")
    assert not page.locator(".rule-search").is_visible()
    page.locator(".rule-games a").first.click()
    page.locator(".entry-list a").first.click()
    assert page.locator("h1").text_content() == "HZ-01"
    assert page.locator(".entry-text").is_visible()
    context.close()


@pytest.mark.parametrize(
    ("wrong", "nearest"),
    [
        ("rules/heroz/HZ-27", "rules/heroz/hz-27/"),
        ("fr/rules/heroz/hz-999/", "fr/rules/heroz/"),
        ("puzzles/no-such-game/1/", "puzzles/"),
    ],
)
def test_a_wrong_address_leads_to_the_nearest_page(context: BrowserContext, wrong: str, nearest: str) -> None:
    """Wherever the site lies; the other ways are there too."""
    context.set_default_timeout(8_000)
    lost = (DIST / "404.html").read_text(encoding="utf-8")
    page = context.new_page()
    page.route(SITE + wrong, lambda route: route.fulfill(status=404, content_type="text/html", body=lost))
    page.goto(SITE + wrong)
    near = page.locator(".near a").first
    near.wait_for()
    assert near.get_attribute("href") == f"/{(SITE + nearest).split('/', 3)[3]}"
    page.locator("[lang=fr] li a").nth(1).click()
    assert page.url == f"{SITE}fr/rules/"
