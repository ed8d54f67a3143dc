"""A drill in a browser: by keys alone to its end; and what it leaves in the rulebook and in the storage."""

import pytest
from playwright.sync_api import Page

from e2e.conftest import FULL, Axe, Opener
from e2e.page_driver import faults
from e2e.profiles import NARROW
from e2e.until import until

FOCUS = "document.activeElement.id"
DONE = "document.querySelector('.drill')?.hasAttribute('data-right')"
ASKED = "document.activeElement.id === 'drill-title' && !document.documentElement.hasAttribute('data-busy')"
KIND = "document.querySelector('.drill').dataset.kind"
ENDED = "document.querySelector('.drill-end') && document.activeElement.id === 'heading'"


def tab_to(page: Page, selector: str) -> None:
    """Go by the Tab key to the first thing that fits."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("it => document.activeElement.matches(it)", selector):
            return
    raise AssertionError(f"the Tab key does not come to {selector}")


@FULL
def test_a_drill_by_keys_alone(open_page: Opener, axe: Axe) -> None:
    page = open_page("site")
    page.evaluate("location.hash = 'heroz/drill'")
    kinds: set[str] = set()
    answered: set[str] = set()
    while True:
        until(page, f"({ASKED}) || ({ENDED})")
        if page.evaluate(f"Boolean({ENDED})"):
            break
        kind = page.evaluate(KIND)
        if kind not in kinds:
            assert faults(page, axe) == [], kind
            kinds.add(kind)
        tab_to(page, ".drill-option")
        page.keyboard.press("Enter")
        until(page, f"{DONE} && {FOCUS} === 'drill-next'")
        assert page.locator("#drill-outcome").is_visible()
        if kind not in answered:
            assert faults(page, axe) == [], kind
            answered.add(kind)
        page.keyboard.press("Enter")
    assert kinds == answered
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
    """With its answers, and with what leads on, at every moment: before an answer and after it."""
    page = open_page("site")
    page.evaluate("location.hash = 'hero-realms-skirmish/drill'")
    for _ in range(2):
        until(page, ASKED)
        assert page.evaluate(IN_SIGHT, ".drill-title, .drill-option, [data-do=drill-next]") == []
        page.locator("[data-do=drill-next]").click()  # passed over
        until(page, ASKED)
        page.locator(".drill-option").first.click()
        until(page, DONE)
        assert page.evaluate(IN_SIGHT, "#drill-outcome, #drill-next") == []
        page.locator("#drill-next").click()


# What of this is not in sight in the middle.
IN_SIGHT = """(selector) => [...document.querySelectorAll(selector)].filter((it) => {
  const { left, right, top, bottom } = it.getBoundingClientRect();
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return right > left && !it.contains(there);
}).map((it) => it.outerHTML)"""


@pytest.mark.parametrize("viewport", [pytest.param((1280, 800), marks=FULL), NARROW], indirect=True, ids=str)
@pytest.mark.parametrize("locale", ["fr-FR"], indirect=True)
def test_what_a_drill_asks_about_is_in_sight_with_its_question(open_page: Opener) -> None:
    page = open_page("single")
    page.evaluate("location.hash = 'heroz/drill'")
    lit = 0
    for _ in range(5):
        until(page, ASKED)
        lit += page.locator(".board [data-lit]").count()
        assert page.evaluate(IN_SIGHT, "#app .board [data-lit], #drill-title") == []
        page.locator("[data-do=drill-next]").click()
    assert lit
