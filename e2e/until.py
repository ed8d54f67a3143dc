"""Waits for something that only the page knows."""

import time
from typing import Any

from playwright.sync_api import Error, Page

SECONDS = 60
PAUSE_MS = 20
GONE = "context was destroyed"  # the page is being loaded anew


def until(page: Page, expression: str, arg: Any = None) -> None:
    """Wait until a JavaScript expression, or a function of `arg`, is true in the page.

    Playwright's `wait_for_function` makes code of a text in the page, which the page's policy refuses.
    """
    last = time.monotonic() + SECONDS
    while True:
        try:
            if page.evaluate(expression, arg):
                return
        except Error as error:
            if GONE not in str(error):
                raise
        assert time.monotonic() < last, f"never: {expression}"
        page.wait_for_timeout(PAUSE_MS)
