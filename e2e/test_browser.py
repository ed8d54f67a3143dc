"""How the browser of the tests is started."""

import re
from pathlib import Path

import playwright
from playwright.sync_api import Browser, Page

from e2e.browser import OF_PLAYWRIGHT

DRIVER = Path(playwright.__file__).parent / "driver" / "package" / "lib" / "coreBundle.js"


def test_what_playwright_turns_off_stays_off() -> None:
    """Our list takes the place of its own, which another version may change."""
    listed = DRIVER.read_text(encoding="utf-8").partition("disabledFeatures = [")[2].partition("]")[0]
    features = {it for it in re.findall(r'^\s*"(\w+)"', listed, re.MULTILINE) if not it.startswith("ms")}
    assert features == {*OF_PLAYWRIGHT}


def test_a_window_has_no_page_but_ours(browser: Browser, page: Page) -> None:
    """Pages of the browser's own would be paid for in every test."""
    page.goto("data:text/html,")
    told = browser.new_browser_cdp_session().send("Target.getTargets", {"filter": [{}]})
    assert [it["url"] for it in told["targetInfos"] if it["type"] not in ("tab", "browser")] == [page.url]
