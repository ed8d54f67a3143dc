"""Windows side by side over one storage, in any of three engines.

    def test_something(two_windows):
        first, second = two_windows("#…", "")  # what follows the site's address in each
        second.press("[data-do=settings]")
        first.until("document.documentElement.lang === 'fr'")

The fixture is in conftest.py.
"""

import time
from typing import Any, Protocol

from selenium.webdriver import WebKitGTK
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait

from e2e.browser import SURE, UNHURRIED
from e2e.page_driver import LYING, PageDriver
from e2e.until import PAUSE_MS, SECONDS, until

READY = "!['loading', undefined].includes(document.documentElement?.dataset.state)"
# From now on `drawn` counts how often the page was drawn anew.
COUNT = """() => {
  const { render } = window.pygamesPage;
  window.drawn = 0;
  window.pygamesPage.render = (text) => {
    render(text);
    window.drawn += 1;
  };
}"""


class Window(Protocol):
    """One of them. A `function` is JavaScript's; what it returns is plain data."""

    def do(self, function: str, *arguments: Any) -> Any:
        """Run it in the page."""

    def press(self, selector: str) -> None:
        """Press the first that is there and shown."""

    def take(self, number: int) -> None:
        """Press the thing of this number, of those that `OFFERED` has found, where it lies."""

    def type(self, selector: str, text: str) -> None:
        """Write with the keyboard, and stay in the field."""

    def until(self, expression: str) -> None:
        """Wait until that is true in the page."""

    def go(self, address: str, *, ready: bool = True) -> None:
        """Go to an address, of this page unless it is not `ready` then."""

    def back(self) -> None:
        """Go back by the browser's history."""


class PlaywrightWindow:
    """In Chromium or Firefox: a page, or what stands for one, which goes to an address at first if given."""

    def __init__(self, page: Any, address: str = "") -> None:
        self.page = page
        if address:
            self.go(address)

    def go(self, address: str, *, ready: bool = True) -> None:
        """Go to an address, of this page unless it is not `ready` then."""
        self.page.goto(address, wait_until="commit")
        if ready:
            self.until(READY)

    def back(self) -> None:
        """Go back by the browser's history."""
        if "Firefox" in self.page.evaluate("navigator.userAgent"):
            self.page.evaluate("() => history.back()")  # of a page that was kept Playwright is not told there
        else:
            self.page.go_back(wait_until="commit")

    def do(self, function: str, *arguments: Any) -> Any:
        """Run it in the page."""
        return self.page.evaluate(f"all => ({function})(...all)", list(arguments))

    def press(self, selector: str) -> None:
        """Press the first that is there and shown."""
        self.page.locator(selector).locator("visible=true").first.click()

    def take(self, number: int) -> None:
        """Press the thing of this number, of those that `OFFERED` has found, where it lies."""
        PageDriver(self.page, seed=0).press(number)

    def type(self, selector: str, text: str) -> None:
        """Write with the keyboard, and stay in the field."""
        self.page.locator(selector).press_sequentially(text)

    def until(self, expression: str) -> None:
        """Wait until that is true in the page."""
        until(self.page, expression)


class WebKitWindow:
    """In WebKitGTK, whose driver drives one window at a time."""

    def __init__(self, driver: WebKitGTK, address: str) -> None:
        self.driver = driver
        self.handle = driver.current_window_handle
        self.go(address)

    def _here(self) -> WebKitGTK:
        self.driver.switch_to.window(self.handle)
        return self.driver

    def go(self, address: str, *, ready: bool = True) -> None:
        """Go to an address, of this page unless it is not `ready` then."""
        self._here().get(address)
        if ready:
            self.until(READY)
            self._here().execute_script(UNHURRIED.replace("last = 0", "last = 1e9"))  # it has run a while

    def back(self) -> None:
        """Go back by the browser's history."""
        self._here().back()

    def do(self, function: str, *arguments: Any) -> Any:
        """Run it in the page."""
        return self._here().execute_script(f"return ({function})(...arguments)", *arguments)

    def press(self, selector: str) -> None:
        """Press the first that is there and shown."""
        driver = self._here()
        element = WebDriverWait(driver, SECONDS).until(
            lambda it: next(
                (e for e in it.find_elements(By.CSS_SELECTOR, selector) if e.is_displayed()), None
            )
        )
        assert element is not None
        driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", element)
        element.click()

    def take(self, number: int) -> None:
        """Press the thing of this number, of those that `OFFERED` has found, where it lies."""
        self.until(f"({LYING})()")
        self.do(SURE)
        self._here().execute_script("return window.offered[arguments[0]]", number).click()

    def type(self, selector: str, text: str) -> None:
        """Write with the keyboard, and stay in the field."""
        self._here().find_element(By.CSS_SELECTOR, selector).send_keys(text)

    def until(self, expression: str) -> None:
        """Wait until that is true in the page."""
        last = time.monotonic() + SECONDS
        while not self._here().execute_script(f"return {expression}"):
            assert time.monotonic() < last, f"never: {expression}"
            time.sleep(PAUSE_MS / 1000)
