"""A third engine, WebKit: both deliverables start, and a complete game is played in each."""

from typing import Any

import pytest
from selenium.webdriver import WebKitGTK
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait

import pygames
from e2e import webkit
from e2e.browser import UNHURRIED
from e2e.conftest import DIST, FULL, SINGLE
from e2e.page_driver import LYING, OFFERED
from pygames.engine.rng import Rng

READY = "return document.documentElement.dataset.state === 'ready'"
# Presses the thing of this number where it is, as a pointer would.
PRESS = "return window.offered[arguments[0]]"


def offered(driver: WebKitGTK) -> dict[str, Any]:
    """What can be pressed once nobody thinks."""
    found: dict[str, Any] = driver.execute_async_script(f"({OFFERED})().then(arguments[0])")
    return found


def press(driver: WebKitGTK, selector: str) -> None:
    """Press the first that the selector finds, once it is there."""
    WebDriverWait(driver, 20).until(lambda it: it.find_elements(By.CSS_SELECTOR, selector))
    driver.find_element(By.CSS_SELECTOR, selector).click()


def play(driver: WebKitGTK, seed: int) -> None:
    """Press what is highlighted until the game is over."""
    rng = Rng(seed)
    for _ in range(400):
        now = offered(driver)
        if now["scene"]:
            press(driver, "#seen")
        elif now["state"] == "over":
            return
        else:
            WebDriverWait(driver, 20).until(lambda it: it.execute_script(f"return ({LYING})()"))
            driver.execute_script(PRESS, rng.below(now["count"])).click()
    raise AssertionError("not over")


@FULL
@pytest.mark.filterwarnings("ignore:setting remote_server_addr")  # Selenium's own
@pytest.mark.parametrize("kind", ["site", "single"])
def test_a_complete_game_in_webkit(kind: str) -> None:
    """Begun by one press on its cover, played by the pointer, and replayed by the other Python."""
    if lacking := webkit.missing():
        pytest.skip(lacking)
    with webkit.served(DIST) as site, webkit.driven() as driver:
        driver.get(site if kind == "site" else SINGLE)
        WebDriverWait(driver, 120).until(lambda it: it.execute_script(READY))
        driver.execute_script(UNHURRIED.replace("last = 0", "last = 1e9"))  # it has run a while
        press(driver, "[data-do=settings]")
        press(driver, "label:has(> input[name=pace][value=instant])")
        press(driver, "#dialog [data-do=close]")
        press(driver, "[data-do=set-up][data-arg=heroz]")
        press(driver, ".setup [type=submit]")
        WebDriverWait(driver, 20).until(lambda it: it.find_elements(By.CSS_SELECTOR, ".board"))
        play(driver, seed=3)
        link = driver.execute_script("return pygames.record()")
        match = pygames.replay(link)
        assert match.result is not None
        assert match.record.link(match.game) == link
        assert driver.find_element(By.CSS_SELECTOR, ".end").is_displayed()
