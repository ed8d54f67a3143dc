"""Puzzles in a browser: solved by pointer and by keys alone, failed and then solved, told to a host."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from e2e.conftest import FULL, Axe, Opener
from e2e.page_driver import faults
from e2e.profiles import NARROW, WIDE
from e2e.renderings import Keys
from e2e.until import until
from pygames.games import PLAYABLE
from pygames.school.puzzle import place_of, puzzles

GAME, NUMBER = "hero-realms-skirmish", 8
ADDRESS = f"#{GAME}/puzzle/{NUMBER}"
# the place of a choice among the things that keys lead to
OFFERED = "(number) => window.offered.findIndex((it) => it.dataset.choice === String(number))"


def line() -> Iterator[int]:
    """The place of each of the solution's actions among those that are legal then."""
    puzzle = puzzles(GAME)[NUMBER]
    match = puzzle.match(PLAYABLE)
    for text in puzzle.line:
        action = match.parse(text)
        yield match.asks.legal_actions.index(action)
        match.play(action)


def opened(page: Page) -> Page:
    """The page once it has asked the question."""
    page.emulate_media(reduced_motion="reduce")
    page.locator("#coach:focus").wait_for()
    return page


def by_pointer(page: Page) -> None:
    """Press what stands for each action of the solution."""
    for number in line():
        settled(page)
        page.locator(f'#app [data-choice="{number}"]:visible').first.click()


def settled(page: Page) -> None:
    """Wait until nobody thinks and all is shown."""
    until(page, "!('busy' in document.documentElement.dataset)")


def why(page: Page) -> str:
    """What the page says at the end."""
    page.locator("[data-do=coach-again]").wait_for()
    return page.locator(".coach").inner_text()


@FULL
@pytest.mark.parametrize("viewport", [WIDE], indirect=True)
def test_one_is_solved_by_pointer(open_page: Opener, axe: Axe) -> None:
    """The question stands in the tree that a screen reader has, then the solution; it stays solved."""
    page = opened(open_page("single", query=ADDRESS))
    tree = page.locator(".coach").aria_snapshot()
    assert f'- heading "Puzzle {place_of(GAME, NUMBER)} · level' in tree
    assert "You are Player A. Win in this turn" in tree
    by_pointer(page)
    assert "wins 100 times in 100" in why(page)
    tree = page.locator(".coach").aria_snapshot()
    assert "The solution: Expend Rayla" in tree
    assert f"Next: puzzle {place_of(GAME, NUMBER) + 1}" in tree
    assert faults(page, axe) == []


@FULL
@pytest.mark.parametrize("viewport", [NARROW], indirect=True)
def test_one_is_solved_by_keys_alone(open_page: Opener) -> None:
    page = opened(open_page("single", query=ADDRESS))
    keys = Keys(page, 0)
    for number in line():
        keys.settled()
        keys.choose(page.evaluate(OFFERED, number))
    assert "wins 100 times in 100" in why(page)


@pytest.mark.parametrize(
    ("locale", "viewport"), [("fr-FR", NARROW), pytest.param("fr-FR", WIDE, marks=FULL)], indirect=True
)
def test_one_is_failed_and_hinted_and_then_solved_in_french(open_page: Opener) -> None:
    page = opened(open_page("single", query=ADDRESS))
    assert "Gagnez pendant ce tour" in page.locator(".coach").inner_text()
    page.locator("#deed-end").click()
    page.locator("#coach-answer", has_text="Ce choix est annulé").wait_for()
    page.keyboard.press("h")
    page.locator("#coach-hint[data-hint='1']").wait_for()
    by_pointer(page)
    assert "gagne 100 fois sur 100" in why(page)
    assert "1 erreur et 1 indice." in why(page)


@FULL
@pytest.mark.parametrize("viewport", [WIDE], indirect=True)
def test_one_is_solved_in_firefox(open_firefox: Opener) -> None:
    page = opened(open_firefox("site", query=ADDRESS))
    by_pointer(page)
    assert "wins 100 times in 100" in why(page)
