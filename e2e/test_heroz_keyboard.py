"""A complete game of HEROZ without a pointer; the focus is never lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from e2e.page_driver import OFFERED, check_end, replayed
from pygames.core.rng import Rng

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from e2e.conftest import Opener

FOCUS = """() => {
  const it = document.activeElement;
  if (!it || it === document.body) return "lost";
  const box = it.getBoundingClientRect();
  return box.width && box.height ? (it.id || it.className || it.tagName) : "hidden " + it.outerHTML;
}"""


def focus(page: Page) -> str:
    """Where the focus is. Fails when it is nowhere."""
    where: str = page.evaluate(FOCUS)
    assert where != "lost"
    assert not where.startswith("hidden"), where
    return where


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until this has the focus."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("css => document.activeElement.matches(css)", selector):
            return
    raise AssertionError(f"Tab does not lead to {selector}")


def test_a_complete_game_by_keyboard(open_page: Opener) -> None:
    """Tab, Enter and arrows at the forms; N and Enter at the table; Escape, U, W, R and ? on the way."""
    page = open_page("site")
    tab_to(page, "[data-do=settings]")
    page.keyboard.press("Enter")
    tab_to(page, "[name=pace]")
    page.keyboard.press("ArrowDown")
    assert page.locator("input[name=pace][value=instant]").is_checked()
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.dataset.do") == "settings"
    tab_to(page, "[data-do=set-up]")
    page.keyboard.press("Enter")
    assert focus(page) == "heading"
    tab_to(page, "[name=who1]")
    page.keyboard.press("ArrowUp")
    assert page.locator("input[name=who1][value=random]").is_checked()
    tab_to(page, ".setup-advanced > summary")
    page.keyboard.press("Enter")
    tab_to(page, "#seed")
    page.keyboard.type("17")
    tab_to(page, "[type=submit]")
    page.keyboard.press("Enter")
    assert focus(page) == "prompt"

    page.keyboard.press("?")
    page.locator("dialog.keys").wait_for()
    page.keyboard.press("Escape")
    focus(page)
    tab_to(page, ".board [data-why]")
    page.keyboard.press("w")
    page.locator(".refusal-rule").wait_for()
    page.keyboard.press("r")
    assert focus(page).startswith("rule-HZ")
    page.keyboard.press("Escape")
    focus(page)
    page.keyboard.press("ArrowRight")
    focus(page)

    rng = Rng(17)
    picks = 0
    for _ in range(600):
        now = page.evaluate(OFFERED)
        focus(page)
        if now["state"] == "over":
            break
        number = rng.below(now["count"])
        # N goes through what is highlighted in reading order, from where the focus is
        for _ in range(1 + number):
            page.keyboard.press("n")
        picked = page.evaluate("document.activeElement.dataset.step ?? ''")
        page.keyboard.press("Enter")
        focus(page)
        if picked and not picks:
            picks += 1
            assert page.locator(".prompt-picked").is_visible()
            page.keyboard.press("Escape")
            assert page.locator(".prompt-picked").count() == 0
            page.keyboard.press("Enter")
            assert page.locator(".prompt-picked").is_visible()
    match = replayed(page)
    check_end(page, match)
    assert focus(page) == "prompt"

    before = len(match.choices)
    page.keyboard.press("u")
    assert len(replayed(page).choices) == before
    tab_to(page, "[data-do=again]")
    page.keyboard.press("Enter")
    assert focus(page) == "prompt"
