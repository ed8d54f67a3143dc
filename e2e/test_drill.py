"""A drill in a browser: by keys alone to its end; and what it leaves in the rulebook and in the storage."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from e2e.conftest import FULL
from e2e.page_driver import faults
from e2e.profiles import NARROW
from e2e.until import until

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from e2e.conftest import Opener

FOCUS = "document.activeElement.id"
DONE = "document.querySelector('.drill')?.hasAttribute('data-done')"
ASKED = "document.activeElement.id === 'drill-title' && !document.documentElement.hasAttribute('data-busy')"
TASK = "document.querySelector('.drill').dataset.task"
ENDED = "document.querySelector('.drill-end') && document.activeElement.id === 'heading'"


def tab_to(page: Page, selector: str) -> None:
    """Go by the Tab key to the first thing that fits."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("it => document.activeElement.matches(it)", selector):
            return
    raise AssertionError(f"the Tab key does not come to {selector}")


def test_a_drill_by_keys_alone(open_page: Opener, axe: Callable[..., list[str]]) -> None:
    page = open_page("site")
    page.evaluate("location.hash = 'heroz/drill'")
    kinds: set[str] = set()
    while True:
        until(page, f"({ASKED}) || ({ENDED})")
        if page.evaluate(f"Boolean({ENDED})"):
            break
        kind = page.evaluate(TASK)
        if kind not in kinds:
            assert faults(page, axe) == [], kind
            kinds.add(kind)
        if not page.evaluate(DONE):
            tab_to(page, ".drill-option, [data-do=drill-show]")
            page.keyboard.press("Enter")
            until(page, f"{DONE} || document.querySelector('#seen')")
            if page.locator("#seen").count():
                page.locator("#seen").press("Enter")
                until(page, DONE)
            until(page, f"{FOCUS} === 'drill-next'")
            assert page.locator("#drill-outcome").is_visible()
        else:
            tab_to(page, "#drill-next")
        page.keyboard.press("Enter")
    assert {"watch", "name", "do"} <= kinds
    assert faults(page, axe) == []
    assert page.locator(".drill-result").count() == 5

    tab_to(page, "[data-do=rulebook]")
    page.keyboard.press("Enter")
    until(page, "document.querySelector('dialog .section-stage')")
    assert faults(page, axe) == []
    map_of = "[...document.querySelectorAll('.section-stage')].map(it => it.textContent)"
    told = page.evaluate(map_of)
    page.keyboard.press("Escape")
    page.reload()
    until(page, "document.querySelector('.drill')")
    page.locator("[data-do=drill-leave]").click()
    page.locator("[data-do=set-up][data-arg=heroz]").click()
    page.locator("[data-do=rulebook]").click()
    until(page, "document.querySelector('dialog .section-stage')")
    assert page.evaluate(map_of) == told


@pytest.mark.parametrize("viewport", [NARROW], indirect=True, ids=str)
def test_on_a_phone_the_question_of_a_drill_is_what_one_sees_first(open_page: Opener) -> None:
    page = open_page("site")
    page.evaluate("location.hash = 'hero-realms-skirmish/drill'")
    for _ in range(3):
        until(page, ASKED)
        box = page.locator("#drill-title").bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert page.locator("#drill-outcome, .drill-options, [data-do=drill-show]").first.is_visible()
        if not page.evaluate(DONE):
            page.locator(".drill-option, [data-do=drill-show]").first.click()
        page.locator("#drill-next").click()


# Whether all that the drill points at is in sight, and its question.
IN_SIGHT = """() => [...document.querySelectorAll("#app .board [data-lit], #drill-title")].filter((it) => {
  const { left, right, top, bottom } = it.getBoundingClientRect();
  return !it.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}).map((it) => it.id)"""


@pytest.mark.parametrize("viewport", [pytest.param((1280, 800), marks=FULL), NARROW], indirect=True, ids=str)
@pytest.mark.parametrize("locale", ["fr-FR"], indirect=True)
def test_what_a_drill_says_to_look_at_is_in_sight_with_its_question(open_page: Opener) -> None:
    """HEROZ: the places of one's own side, below those of the other and above the hand."""
    page = open_page("single")
    page.evaluate("location.hash = 'heroz/drill'")
    until(page, ASKED)
    while page.locator("#place-A11[data-lit]").count() == 0:
        page.locator("#drill-next" if page.evaluate(DONE) else ".drill-option").first.click()
        until(page, ASKED + " || " + f"{FOCUS} === 'drill-next'")
    assert page.evaluate(IN_SIGHT) == []
