"""Who comes back to a game sees the table as it was, before Python is there; nobody sees another's cards."""

from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Route

from e2e.conftest import FONTS, FULL, SITE, Axe, state, stay_in, wait_ready, watch
from e2e.page_driver import OFFERED, PageDriver, press_tool
from e2e.until import until

# A table that has less room shows less of what it says.
SEEN = "document.querySelector('#app .board').textContent"
LOOKS = """[...document.querySelectorAll('#app .board *')]
    .map(it => [it.tagName, it.getAttribute('class'), it.getAttribute('href')].join(' '))"""
KEPT = "sessionStorage.getItem('pygames.picture')"
LEAVE = "dispatchEvent(new Event('pagehide'))"
HIDE = """() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    delete document.hidden;
}"""
# of all combinations those that are tried without `--full`
EVERYDAY = [("boss-quest", "fr-FR", (390, 844))]
NEEDLESS = ":is([role], [title], [aria-label], [aria-labelledby])"


@pytest.fixture
def page(context: BrowserContext, problems: list[str]) -> Page:
    """The site when it is ready."""
    watch(context, problems)
    stay_in(context, problems, SITE)
    page = context.new_page()
    page.goto(SITE)
    wait_ready(page)
    return page


def play(page: Any, *who: str, game: str = "heroz", plies: int = 4) -> None:
    """Begin, and choose some times."""
    driver = PageDriver(page, 9)
    driver.begin(*who, seed=9, game=game)
    for _ in range(plies):
        driver.press(driver.rng.below(page.evaluate(OFFERED)["count"]))
    page.evaluate(OFFERED)  # waits until nobody thinks


class Python:
    """Python, which does not come before it is let."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.waiting: list[Route] = []
        page.route("**/pyodide.asm.wasm*", self.hold)

    def hold(self, route: Route) -> None:
        """Answer this request later."""
        self.waiting.append(route)

    def reload(self) -> None:
        """Load the page anew, before it comes."""
        self._asked_for()
        self.waiting.clear()
        self.page.reload()

    def let(self) -> None:
        """Let it come, and wait until it is there."""
        self._asked_for()
        self.waiting.pop().fallback()
        wait_ready(self.page)

    def _asked_for(self) -> None:
        while not self.waiting:
            self.page.wait_for_timeout(10)


@pytest.mark.parametrize(
    ("game", "locale", "viewport"),
    [
        pytest.param(game, locale, viewport, marks=() if (game, locale, viewport) in EVERYDAY else FULL)
        for game in ("heroz", "boss-quest")
        for locale in ("en-GB", "fr-FR")
        for viewport in ((1280, 800), (390, 844))
    ],
    indirect=["locale", "viewport"],
)
def test_the_table_is_there_at_once(page: Page, axe: Axe, game: str, locale: str) -> None:
    """It is there for the eye only, as it was left; then Python puts the real one in its place.

    It is also kept when the page is hidden, as one in the background may end without a word. What is too
    long is not kept, and nothing older is.
    """
    play(page, "human", "random", game=game)
    page.evaluate(HIDE)
    assert "card" in page.evaluate(KEPT)
    python, seen, looks = Python(page), page.evaluate(SEEN), page.evaluate(LOOKS)
    page.reload()
    assert state(page) == "loading"
    said = {"en": "Returning to the game", "fr": "Retour à la partie"}[locale[:2]]
    assert page.locator("#heading").inner_text().startswith(said)
    assert page.evaluate(SEEN) == seen
    until(page, FONTS)
    assert page.evaluate(LOOKS) == looks
    board = page.locator("#app .board")
    assert board.evaluate("it => it.inert && it.ariaHidden === 'true'")
    assert board.locator(NEEDLESS).count() == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert axe(page) == []
    python.reload()
    assert page.evaluate(SEEN) == seen
    python.let()
    assert page.locator(".frame--picture").count() == 0
    assert page.evaluate(SEEN) == seen
    assert page.locator("#prompt").is_visible()
    page.locator("[data-do=why]:visible").first.click()
    page.locator(".frame--why").wait_for()
    page.evaluate("document.querySelector('#app .board').append('x'.repeat(300_001))")
    page.evaluate(HIDE)
    assert page.evaluate(KEPT) is None


@FULL
def test_another_address_or_language_has_another_picture(page: Page) -> None:
    """How the game begins; what was left is there again in its own language."""
    play(page, "human", "random")
    address, seen = page.url, page.evaluate(SEEN)
    Python(page)
    page.reload()
    press_tool(page, "language")
    assert page.locator("#heading").inner_text().startswith("La partie de ce lien")
    assert page.evaluate(SEEN) != seen
    press_tool(page, "language")
    assert page.locator("#heading").inner_text().startswith("Returning")
    assert page.evaluate(SEEN) == seen
    page.goto(f"{address}@0")
    page.locator("#heading", has_text="The game of this link").wait_for()
    page.goto("about:blank")
    page.goto(address)
    assert page.evaluate(SEEN) == seen


@FULL
def test_the_past_is_shown_as_it_was_looked_at(page: Page) -> None:
    """Its address has the step."""
    play(page, "human", "random")
    press_tool(page, "look-before")
    page.locator(".look-bar").wait_for()
    seen = page.evaluate(SEEN)
    Python(page)
    page.reload()
    assert page.locator("#heading").inner_text().startswith("Returning")
    assert page.evaluate(SEEN) == seen


def test_two_people_leave_nothing(page: Page) -> None:
    """Whoever of them has the device, and whatever was kept before."""
    play(page, "human", "random")
    page.evaluate(LEAVE)
    assert page.evaluate(KEPT)
    press_tool(page, "home")
    page.locator(".game-list").wait_for()
    assert page.evaluate(KEPT) is None
    PageDriver(page, 9).begin("human", "human", seed=9)
    for _ in range(2):
        page.evaluate(LEAVE)
        assert page.evaluate(KEPT) is None
        page.locator("[data-do=lift]").or_(page.locator("#app .board")).first.wait_for()
        if page.locator("[data-do=lift]").count():
            page.locator("[data-do=lift]").click()
            page.locator("#app .board").wait_for()
    Python(page)
    page.reload()
    assert page.locator("#heading").inner_text().startswith("The game of this link")
    assert page.evaluate(KEPT) is None
