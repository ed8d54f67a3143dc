"""Lessons in a browser: one taken by keys alone, one made of a game, copied and opened again."""

import pytest
from playwright.sync_api import Page

import pygames
from e2e.conftest import FULL, Axe, Opener
from e2e.page_driver import faults, press_tool
from e2e.profiles import NARROW, WIDE
from e2e.until import until
from pygames.games import PLAYABLE
from pygames.school.lesson import lessons, read

EITHER_SIZE = pytest.mark.parametrize(
    "viewport", [pytest.param(WIDE, marks=FULL), NARROW], indirect=True, ids=str
)
STEP = "document.querySelector('.coach')?.dataset.coach"
MOST_TABS = 60

# Whether what was told is seen, from its first line to its last.
SEEN = """() => {
  const told = document.querySelector("#told"), { left, top, bottom } = told.getBoundingClientRect();
  return [top + 8, bottom - 8].every((y) => told.contains(document.elementFromPoint(left + 20, y)));
}"""


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until this has the focus."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"the Tab key never comes to {selector}")


def at_step(page: Page, number: int) -> None:
    until(page, f"{STEP} === '{number}' && !('busy' in document.documentElement.dataset)")


@EITHER_SIZE
def test_a_refusal_that_is_not_the_wanted_one_is_seen(open_page: Opener) -> None:
    """Whole, beside the table or over it."""
    page = open_page("single", query="#immortal-king/lesson/corridors@2")
    page.locator("#coach:focus").wait_for()
    at_step(page, 2)
    page.locator("#item-E1").dispatch_event("click")
    page.locator("#told").wait_for()
    until(page, SEEN)


# Whether what a hint points at is seen, below the panel.
LIT_SEEN = """() => {
  const lit = document.querySelector("#app .board [data-lit]");
  const { left, right, top, bottom } = lit.getBoundingClientRect();
  return lit.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}"""


@pytest.mark.parametrize("viewport", [NARROW], indirect=True, ids=str)
def test_what_a_hint_points_at_is_seen_below_the_hint(open_page: Opener) -> None:
    """On a phone the panel with the hint leaves half of the window for the table."""
    page = open_page("single", query="#immortal-king/lesson/powers@6")
    page.emulate_media(reduced_motion="reduce")
    at_step(page, 6)
    for level in (1, 2, 3):
        page.locator(".coach [data-do=hint]").click()
        page.locator(f".coach-hint[data-hint='{level}']").wait_for()
    until(page, LIT_SEEN)


# Where these begin in the window.
LYING = "names => names.map((it) => document.querySelector(it).getBoundingClientRect().top)"
# Whether the first line of an answer is seen.
BEGINS = """() => {
  const line = document.querySelector("#coach-answer > p"), { left, top } = line.getBoundingClientRect();
  return line.contains(document.elementFromPoint(left + 9, top + 9));
}"""


@EITHER_SIZE
def test_an_answer_that_is_not_the_wanted_one_leaves_the_question_where_it_is(
    open_page: Opener, viewport: tuple[int, int]
) -> None:
    """The answer stands below it, and begins in sight. On a phone the panel may scroll, above the hint."""
    page = open_page("single", query="#boss-quest/lesson/combat@2")
    page.emulate_media(reduced_motion="reduce")
    at_step(page, 2)
    lying = [".coach-text", ".coach [data-do=hint]"] if viewport == WIDE else [".coach-text"]
    before = page.evaluate(LYING, lying)
    page.locator(".board .number[data-choice]").last.click()
    page.locator("#coach-answer", has_text="it is not what is asked").wait_for()
    at_step(page, 2)
    assert page.evaluate(LYING, lying) == before
    assert page.evaluate(BEGINS)


def test_a_lesson_is_taken_by_keys_alone(open_page: Opener, axe: Axe) -> None:
    page = open_page("single", query="#heroz/lesson/columns")
    page.emulate_media(reduced_motion="reduce")
    page.locator("#coach:focus").wait_for()
    tab_to(page, "[data-do=coach-next]")
    page.keyboard.press("Enter")
    at_step(page, 2)
    until(page, "document.activeElement.id === 'coach'")  # the new step is where one reads on
    for _ in range(4):
        page.keyboard.press("h")
    at_step(page, 3)
    assert "The first free place" in page.locator("#coach-answer").inner_text()
    tab_to(page, ".frame-tray [data-choice]")  # legal, but not what is asked
    page.keyboard.press("Enter")
    page.locator("#coach-answer", has_text="it is not what is asked").wait_for()
    until(page, "document.querySelector('#live').textContent.includes('it is not what is asked')")
    assert faults(page, axe) == []
    page.reload()
    page.locator("#coach:focus").wait_for()
    at_step(page, 3)


@pytest.mark.parametrize("viewport", [NARROW], indirect=True, ids=str)
def test_what_leads_on_is_in_sight_below_a_long_hint(open_page: Opener) -> None:
    """The panel scrolls, so that it leaves room for the table."""
    page = open_page("single", query="#boss-quest/lesson/combat")
    page.emulate_media(reduced_motion="reduce")
    page.locator("[data-do=coach-next]").click()
    for level in "123":
        at_step(page, 2)
        page.locator(".coach [data-do=hint]").press("Enter")
        page.locator(f"#coach-hint[data-hint='{level}']").wait_for()
    page.set_viewport_size({"width": 390, "height": 640})
    until(page, "(it => it.scrollHeight > it.clientHeight)(document.querySelector('.coach'))")
    assert page.locator(".coach [data-do=hint]").evaluate(
        """it => [...it.getClientRects()].every(({ left, top, bottom }) =>
             [top + 2, bottom - 2].every(y => it.contains(document.elementFromPoint(left + 20, y))))"""
    )


@pytest.mark.parametrize("viewport", [WIDE], indirect=True, ids=str)
def test_the_table_stays_in_sight_while_a_lesson_is_written_beside_it(open_page: Opener) -> None:
    game = lessons(pygames.load("heroz"))["columns"].match(PLAYABLE)
    page = open_page("single", query=f"#{game.record.link(game.game)}@1")
    page.emulate_media(reduced_motion="reduce")
    page.locator("[data-do=draft]").click()
    page.locator("#draft-desk:focus").wait_for()
    page.locator("#draft-text").fill("Put the 5 behind the 10.")
    page.locator("#draft-want").select_option("act")
    page.locator("[data-do=draft-explain]").click()
    until(page, "document.querySelector('.look-bar').dataset.look === '2'")
    page.locator("#draft-text:focus").wait_for()
    for selector in ("label[for=draft-text]", "#draft-text", ".look-bar", ".board .zone"):
        assert page.locator(selector).first.evaluate(
            "it => (({ top, bottom }) => top >= 0 && bottom <= innerHeight)(it.getBoundingClientRect())"
        ), selector


def test_a_lesson_is_made_of_a_game_copied_and_opened_again(open_page: Opener, axe: Axe) -> None:
    game = lessons(pygames.load("heroz"))["columns"].match(PLAYABLE)
    page = open_page("single", query=f"#{game.record.link(game.game)}@1")
    page.locator("[data-do=draft]").click()
    page.locator("#draft-desk:focus").wait_for()
    page.locator("#draft-text").fill("Put the 5 behind the 10.")
    page.locator("#draft-want").select_option("act")
    page.locator(".draft [type=submit]").click()
    page.locator("#step").press("Home")
    until(page, "document.querySelector('.look-bar').dataset.look === '0'")
    page.locator("#draft-text").fill("Where may the 10 not go?")
    page.locator("#draft-want").select_option("refused:HZ-27")
    assert faults(page, axe) == []
    page.locator("[data-do=draft-copy][data-arg=json]").click()
    page.locator("#link").wait_for()
    text = page.locator("#link").input_value()
    assert [step.at for step in read(text).steps] == [0, 1]
    page.locator("[data-do=dismiss]").first.click()
    press_tool(page, "home")
    page.locator("#pasted").fill(text)
    page.locator(".open-game [type=submit]").click()
    page.locator("#coach:focus").wait_for()
    assert "Where may the 10 not go?" in page.locator(".coach-text").inner_text()
    assert faults(page, axe) == []
