"""On a phone: every question of every game can be answered without scrolling, with letters large enough."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import pygames
from e2e.conftest import FULL
from e2e.page_driver import OFFERED, open_link
from e2e.profiles import PROFILES

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from e2e.conftest import Opener

# What can be pressed but is seen nowhere, by its choice or word; and letters under 12 px.
UNSEEN = """() => {
  const seen = new Set(), all = new Map();
  for (const it of document.querySelectorAll("#app :is([data-choice], [data-step])")) {
    if (["picked", "other"].includes(it.dataset.mark)) continue;
    const key = it.dataset.choice ?? it.dataset.step;
    all.set(key, it.getAttribute("aria-label") ?? it.textContent);
    if (!it.checkVisibility({ visibilityProperty: true })) continue;
    const { left, right, top, bottom } = it.getBoundingClientRect();
    if (it.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))) seen.add(key);
  }
  return [...all].filter(([key]) => !seen.has(key)).map(([, name]) => name);
}"""
SMALL = """() => [...document.querySelectorAll("body *")].filter(it =>
  [...it.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim())
  && it.checkVisibility({ visibilityProperty: true }) && it.getBoundingClientRect().width > 1
  && parseFloat(getComputedStyle(it).fontSize) < 12).map(it => `${it.className}: ${it.textContent}`)"""
HIGH = "document.querySelector('.prompt-bar').offsetHeight / innerHeight"
STEPS = "document.querySelectorAll('#app [data-step]:not([data-mark=picked], [data-mark=other])').length"


def asked(page: Page, *, normal: bool) -> str:
    """Waits for the question, and holds what can be pressed to being seen; returns which question it is.

    With letters that are not of the `normal` size it may be out of sight.
    """
    now = page.evaluate(OFFERED)
    if now["curtain"]:
        page.locator("[data-do=lift]").click()
        now = page.evaluate(OFFERED)
    assert now["count"]
    if normal:
        assert page.evaluate(UNSEEN) == [], now["prompt"]
    assert page.evaluate(HIGH) <= 0.6, now["prompt"]
    assert page.evaluate(SMALL) == [], now["prompt"]
    prompt: str = now["prompt"]
    return prompt


@pytest.mark.parametrize("viewport", [(390, 844)], indirect=True, ids=str)
@pytest.mark.parametrize("size", ["normal", pytest.param("larger", marks=FULL)])
def test_no_scroll_is_needed_to_answer(open_page: Opener, size: str) -> None:
    """At every kind of question, and after the first thing was pointed at, all that can be pressed is seen.

    It is in sight on the table, or the bar names it; with larger letters one may scroll. The bar leaves
    room for the table.
    """
    page = open_page("site")
    page.locator("[data-do=settings]").click()
    page.locator(f"input[name=size][value={size}]").check()
    page.locator("input[name=pace][value=instant]").check()
    page.keyboard.press("Escape")
    for profile in PROFILES:
        for decision, link in profile.links().items():
            open_link(page, link, *["human"] * pygames.replay(link).seats)
            page.locator(".board, .curtain").first.wait_for()
            assert asked(page, normal=size == "normal") == decision
            bar = page.locator(".tools").bounding_box()
            assert bar is not None
            assert bar["y"] + bar["height"] == pytest.approx(844, abs=1)
            if page.evaluate(STEPS):
                point(page)
                asked(page, normal=size == "normal")


def point(page: Page) -> None:
    """Press a thing that is a step of an action."""
    step: int = page.evaluate("window.offered.findIndex(it => it.dataset.step && it.closest('.board'))")
    if step >= 0:
        page.evaluate("n => window.offered[n].click()", step)
