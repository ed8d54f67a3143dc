"""From the gallery to a game in a browser: one press, or a set-up on one screen that is remembered."""

import pytest
from playwright.sync_api import Page

import pygames
from e2e.conftest import FULL, Axe, Opener, wait_ready
from e2e.page_driver import faults, play, press_tool, replayed, set_up

GAMES = [entry for entry in pygames.catalogue() if entry.playable]


def in_sight(page: Page, selector: str) -> bool:
    """Whether all of it is in the window and nothing lies over its middle."""
    found: bool = page.evaluate(
        """css => {
          const it = document.querySelector(css);
          const { left, right, top, bottom } = it.getBoundingClientRect();
          const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
          return inside && it.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
        }""",
        selector,
    )
    return found


# The tiles of which a point, of a grid over them, is not their button's.
BESIDE = """() => [...document.querySelectorAll(".game-card")].filter(tile => {
  tile.scrollIntoView({ block: "center" });
  const { left, top, width, height } = tile.getBoundingClientRect();
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  return !parts.every(x => parts.every(y => {
    const it = document.elementFromPoint(left + x * width, top + y * height);
    return tile.querySelector(".game-open").contains(it);
  }));
}).map(tile => tile.textContent.trim())"""


def test_a_field_for_a_name_is_written_in_as_soon_as_it_is_unfolded(open_page: Opener) -> None:
    page = open_page("single")
    set_up(page, "boss-quest")
    page.locator(".setup-name > summary").first.click()
    page.locator("#name0:focus").wait_for()
    page.keyboard.type("Ada")
    assert page.locator("#name0").input_value() == "Ada"


@pytest.mark.parametrize(
    ("viewport", "locale"),
    [
        pytest.param((1280, 800), "fr-FR", marks=FULL),
        pytest.param((390, 844), "en-GB", marks=FULL),
        pytest.param((390, 844), "fr-FR", marks=FULL),
    ],
    indirect=True,
    ids=str,
)
def test_on_the_page_of_a_game_learn_and_play_are_in_sight(
    open_page: Opener, axe: Axe, pytestconfig: pytest.Config
) -> None:
    """With the most players: Learn and Play are in view at once; unfolded, Play stays where it is.

    Without `--full` axe looks at every third set-up: they are made of the same fields.
    """
    page = open_page("single")
    assert faults(page, axe) == []
    for number, entry in enumerate(GAMES):
        set_up(page, entry.id)
        seats = entry.seats[-1]
        if len(entry.seats) > 1:
            page.locator(f"input[name=seats][value='{seats}']").check()
        page.locator(f"[name=who{seats - 1}]").first.wait_for()
        assert in_sight(page, ".setup [type=submit]")
        assert page.evaluate("scrollY") == 0
        assert in_sight(page, ".setup-learn [data-do=lesson]")
        for folded in page.locator(".setup summary").all():
            folded.click()
        assert in_sight(page, ".setup [type=submit]")
        page.evaluate("scrollTo(0, 0)")
        assert in_sight(page, ".setup [type=submit]")
        if pytestconfig.getoption("--full") or number % 3 == 1:
            assert faults(page, axe) == [], entry.id
        page.locator(".site-name button").click()
        page.locator(".gallery").wait_for()


def test_wherever_a_tile_is_pressed_its_game_is_opened(open_page: Opener) -> None:
    page = open_page("single")
    for width, height in ((390, 844), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(BESIDE) == []


def test_two_presses_and_what_was_set_up_is_remembered(
    open_page: Opener, pytestconfig: pytest.Config
) -> None:
    """A tile leads to its game; the next visit sets up as the last one did.

    A field that is to be mended has the focus then, though it was folded away. Without `--full` two tiles are
    pressed: all are alike.
    """
    page = open_page("site")
    for entry in GAMES if pytestconfig.getoption("--full") else GAMES[:2]:
        play(page, entry.id)
        page.locator(".board").wait_for()
        match = replayed(page)
        assert (match.game.id, match.seats) == (entry.id, entry.first_seats)
        press_tool(page, "home")
    set_up(page, "boss-quest")
    page.locator("input[name=seats][value='4']").check()
    page.locator("input[name=who3][value=novice]").check()
    page.locator(".setup-options > summary").click()
    page.locator("#option-potions").check()
    page.locator(".setup [type=submit]").click()
    page.locator(".board").wait_for()
    press_tool(page, "home")
    page.reload()
    wait_ready(page)
    set_up(page, "boss-quest")
    assert page.locator("input[name=seats][value='4']").is_checked()
    assert page.locator("input[name=who3][value=novice]").is_checked()
    assert "potions" in page.locator(".setup-options > summary").inner_text()

    page.locator(".setup-options > summary").click()
    page.locator("#seed").fill("x")
    page.locator(".setup-options > summary").click()
    page.locator(".setup [type=submit]").click()
    page.locator("#seed[aria-invalid]").wait_for()
    assert page.evaluate("document.activeElement.id") == "seed"
    assert page.locator("#seed").is_visible()
