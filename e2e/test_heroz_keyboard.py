"""HEROZ without a pointer, from the gallery to the end of a game; the focus is never lost."""

import pytest
from playwright.sync_api import Page

import pygames
from e2e.conftest import Opener
from e2e.page_driver import OFFERED, check_end, open_link, replayed
from e2e.test_heroz_page import finished
from pygames.engine.rng import Rng

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


def nearly_over() -> str:
    """The link of a game that was over six choices later."""
    match = pygames.replay(finished())
    return match.at_choice(len(match.choices) - 6).record.link(match.game)


def play(page: Page, most: int, *, pick: bool) -> None:
    """Choose by N and Enter until the game is over, at most so often; `pick`: take back the first pick."""
    rng = Rng(17)
    for _ in range(most):
        now = page.evaluate(OFFERED)
        focus(page)
        if now["state"] == "over":
            break
        # N goes through what is highlighted in reading order, from where the focus is
        for _ in range(1 + rng.below(now["count"])):
            page.keyboard.press("n")
        picked = page.evaluate("document.activeElement.dataset.step ?? ''")
        page.keyboard.press("Enter")
        focus(page)
        if picked and pick:
            pick = False
            page.locator(".prompt-picked").wait_for()
            page.keyboard.press("Escape")
            assert page.locator(".prompt-picked").count() == 0
            page.keyboard.press("Enter")
            page.locator(".prompt-picked").wait_for()
    assert not pick


def test_the_key_for_the_next_thing_comes_last_to_what_ends(open_page: Opener) -> None:
    """N and Enter place troops as long as there are any: what ends the placement cannot be taken back."""
    page = open_page("single")
    match = pygames.new("heroz", seed=7)
    open_link(page, match.record.link(match.game), "human", "random")
    count = page.evaluate(OFFERED)["count"]
    passed = []
    for _ in range(count):
        page.keyboard.press("n")
        passed.append(page.evaluate("'last' in document.activeElement.dataset"))
    assert count > 2
    assert passed == [False] * (count - 1) + [True]
    page.keyboard.press("n")
    assert not page.evaluate("'last' in document.activeElement.dataset")
    page.keyboard.press("Shift+n")
    assert page.evaluate("'last' in document.activeElement.dataset")


def test_the_key_for_the_next_thing_goes_on_with_what_is_picked(open_page: Opener) -> None:
    """The places lie before the hand in the page. Else N and Enter would pick one card after the other."""
    page = open_page("single")
    match = pygames.new("heroz", seed=7)
    open_link(page, match.record.link(match.game), "human", "random")
    page.evaluate(OFFERED)
    page.keyboard.press("n")
    assert page.evaluate("document.activeElement.matches('.card-button[data-step]')")
    page.keyboard.press("Enter")
    places = page.evaluate(OFFERED)["count"]
    reached = []
    for _ in range(places):
        page.keyboard.press("n")
        reached.append(page.evaluate("document.activeElement.id"))
    offered = page.evaluate("window.offered.map((it) => it.id)")
    assert sorted(reached) == sorted(offered)
    page.keyboard.press("Enter")
    page.evaluate(OFFERED)
    assert len(replayed(page).choices) == 1


def test_a_game_by_keyboard(open_page: Opener, pytestconfig: pytest.Config) -> None:
    """Tab, Enter and arrows at the forms; N and Enter at the table; Escape, U, W, R and ? on the way.

    With `--full` a game to its end, otherwise its first choices, then the last ones of another.
    """
    page = open_page("site")
    tab_to(page, "[data-do=settings]")
    page.keyboard.press("Enter")
    tab_to(page, "[name=pace]")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    assert page.locator("input[name=pace][value=instant]").is_checked()
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.dataset.do") == "settings"
    tab_to(page, "[data-do=set-up]")
    page.keyboard.press("Enter")
    page.locator(".setup").wait_for()  # the game comes after the page
    assert focus(page) == "heading"
    tab_to(page, "[name=who1]")
    page.keyboard.press("ArrowUp")
    assert page.locator("input[name=who1][value=novice]").is_checked()
    tab_to(page, ".setup-options > summary")
    page.keyboard.press("Enter")
    tab_to(page, "#seed")
    page.keyboard.type("17")
    tab_to(page, "[type=submit]")
    page.keyboard.press("Enter")
    assert focus(page) == "prompt"

    tab_to(page, ".bar *")  # what cannot be done yet is no way into the tools
    assert page.evaluate("document.activeElement.ariaDisabled") is None
    assert page.locator("[data-do=undo][aria-disabled=true]").count() == 1
    page.locator("#prompt").focus()
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.matches('.bar *')")
    page.keyboard.press("Shift+Tab")
    assert page.locator("#skip-rendering:focus").is_visible()
    page.keyboard.press("Enter")
    page.locator(".text-table").wait_for()
    assert focus(page) == "prompt"
    page.keyboard.press("t")
    page.locator(".board .zone").first.wait_for()
    page.locator("#prompt").focus()

    page.keyboard.press("?")
    page.locator("dialog.keys").wait_for()
    page.keyboard.press("Escape")
    focus(page)
    tab_to(page, ".board .place[data-why]")
    page.keyboard.press("w")
    page.locator(".refusal-rule").wait_for()
    page.keyboard.press("r")
    assert focus(page).startswith("rule-HZ")
    page.keyboard.press("Escape")
    focus(page)
    page.keyboard.press("ArrowRight")
    focus(page)

    if pytestconfig.getoption("--full"):
        play(page, 600, pick=True)
    else:
        play(page, 6, pick=True)
        open_link(page, nearly_over(), "human", "random")
        play(page, 60, pick=False)
    match = replayed(page)
    check_end(page, match)
    assert focus(page) == "prompt"

    before = len(match.choices)
    page.keyboard.press("u")
    assert len(replayed(page).choices) == before
    tab_to(page, "[data-do=again]")
    page.keyboard.press("Enter")
    assert focus(page) == "prompt"
