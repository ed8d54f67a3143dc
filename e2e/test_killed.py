"""What the page says it has kept is kept, though the browser is killed in that moment."""

from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from e2e.conftest import FULL, SITE
from e2e.killed import SAFE, Killed, begin, choose, kept, missing
from e2e.page_driver import press_tool
from e2e.until import until

COUNT = "Object.keys(localStorage).filter((key) => key.startsWith('pygames.game.')).length"


@FULL
@pytest.mark.skipif(missing() != "", reason=missing())
@pytest.mark.parametrize("name", ["chromium", "firefox"])
def test_a_game_and_a_preference_outlive_a_browser_that_is_killed(
    playwright: Playwright, tmp_path: Path, name: str
) -> None:
    """Seconds after the first start, and again later; what was deleted stays so."""
    browser = Killed(getattr(playwright, name), tmp_path)
    page = browser.open(SITE)
    press_tool(page, "settings")
    page.locator("input[name=theme][value=dark]").check()
    page.keyboard.press("Escape")
    begin(page)
    link = choose(page)
    until(page, SAFE)
    browser.kill()

    page = browser.open(SITE)
    assert page.locator("html").get_attribute("data-theme") == "dark"
    page.locator("[data-do=continue]").click()
    until(page, "document.querySelector('.curtain, .board') !== null")
    assert page.evaluate("pygames.record()") == link
    choose(page)
    link = choose(page)
    until(page, SAFE)
    browser.kill()

    page = browser.open(SITE)
    assert page.evaluate(COUNT) == 1
    page.locator("[data-do=continue]").click()
    until(page, "document.querySelector('.curtain, .board') !== null")
    assert page.evaluate("pygames.record()") == link
    press_tool(page, "home")
    page.locator("[data-do=games]").click()
    page.locator("[data-do=delete]").click()
    until(page, f"{COUNT} === 0")
    until(page, SAFE)
    browser.kill()

    page = browser.open(SITE)
    assert kept(page) == []
    browser.close()
