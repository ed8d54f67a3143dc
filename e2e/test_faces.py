"""The face of a card in a browser: where it lies, what closes it, and that reading plays nothing."""

import pytest
from playwright.sync_api import Page

import pygames
from e2e.conftest import FULL, Axe, Opener
from e2e.page_driver import OFFERED, faults, open_link
from e2e.profiles import realms
from e2e.until import until
from tests.hero_realms.scene import has

READ = "document.querySelector('#held').innerText.includes('Ally (Wild): +2 combat')"
TITLED = "name => document.querySelector('#read-name')?.innerText === name"
NONE = "document.querySelector('#held').innerText === '' && !document.querySelector('#held:popover-open')"
# Whether the middle of this thing is seen.
SEEN = """selector => {
  const it = document.querySelector(selector), { left, right, top, bottom } = it.getBoundingClientRect();
  const face = document.querySelector("#held").getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return !(face.left < x && x < face.right && face.top < y && y < face.bottom);
}"""
WITHIN = """() => {
  const { left, right, top, bottom } = document.querySelector("#held").getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""


def begin(open_page: Opener) -> Page:
    """A turn with two cards in hand, one of which can be read at length."""
    match = realms(mine=has("spark gold"), other=has(champions="krythos"))()
    page = open_page("site")
    open_link(page, match.record.link(match.game), "human", "random")
    page.mouse.move(2, 2)
    page.evaluate(OFFERED)
    until(page, "!('unsaid' in document.documentElement.dataset)")
    return page


def middle(page: Page, selector: str) -> dict[str, float]:
    """The middle of a thing."""
    box = page.locator(selector).bounding_box()
    assert box is not None
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def test_a_card_that_the_mouse_rests_on_is_read_beside_it(open_page: Opener, axe: Axe) -> None:
    page = begin(open_page)
    record = page.evaluate("pygames.record()")
    page.locator("#hand-spark").hover()
    until(page, READ)
    assert page.evaluate(SEEN, "#hand-spark")
    assert page.evaluate(WITHIN)
    assert faults(page, axe) == []
    page.mouse.move(2, 2)
    until(page, NONE)
    assert page.evaluate("pygames.record()") == record


@pytest.mark.parametrize("viewport", [(390, 844), pytest.param((844, 390), marks=FULL)], indirect=True)
def test_a_card_that_a_finger_holds_is_read_until_it_is_let_go(open_page: Opener) -> None:
    page = begin(open_page)
    record = page.evaluate("pygames.record()")
    touch = page.context.new_cdp_session(page)
    touch.send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [middle(page, "#hand-spark")]}
    )
    until(page, READ)
    assert page.evaluate(SEEN, "#hand-spark")
    assert page.evaluate(WITHIN)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    until(page, NONE)
    assert page.evaluate("pygames.record()") == record


def test_a_card_is_opened_by_a_key_and_closed_by_another(open_page: Opener, axe: Axe) -> None:
    """It is a dialog with the focus, which goes back; a button in it makes the choice."""
    page = begin(open_page)
    record = page.evaluate("pygames.record()")
    page.locator("#hand-spark").focus()
    page.keyboard.press("i")
    until(page, READ)
    until(page, "document.activeElement.matches('#held [role=dialog]')")
    assert faults(page, axe) == []
    page.keyboard.press("Escape")
    until(page, NONE)
    assert page.evaluate("document.activeElement.id") == "hand-spark"
    assert page.evaluate("pygames.record()") == record
    page.keyboard.press("i")
    until(page, READ)
    page.locator("#held [data-choice]").click()
    until(page, "record => pygames.record() !== record", arg=record)
    until(page, NONE)


def test_a_press_outside_closes_and_plays_nothing(open_page: Opener) -> None:
    page = begin(open_page)
    record = page.evaluate("pygames.record()")
    page.locator("#hand-spark").focus()
    page.keyboard.press("i")
    until(page, READ)
    at = middle(page, "#plate-B")
    page.mouse.click(at["x"], at["y"])
    page.mouse.move(2, 2)  # what it rests on would be read
    until(page, NONE)
    page.evaluate(OFFERED)
    assert page.evaluate("pygames.record()") == record


def test_a_card_is_read_from_its_name_in_a_sentence(open_page: Opener, axe: Axe) -> None:
    """In the recap its name is pressed, in the log rested on; a line of the log is asked by a key."""
    match = pygames.new("hero-realms", seed=4, seats=2)  # the opponent begins
    page = open_page("site")
    open_link(page, match.record.link(match.game), "human", "steady")
    page.locator(".recap .card-name").first.wait_for()
    page.evaluate(OFFERED)
    record = page.evaluate("pygames.record()")
    page.locator(".recap .card-name").first.click()
    until(page, TITLED, arg=page.locator(".recap .card-name").first.inner_text())
    assert faults(page, axe) == []
    page.keyboard.press("Escape")
    until(page, NONE)
    name = page.locator("summary .card-name").first
    line = name.evaluate("it => it.closest('details').id")
    name.hover()
    until(page, TITLED, arg=name.inner_text())
    page.mouse.move(2, 2)
    until(page, NONE)
    name.click()
    until(page, TITLED, arg=name.inner_text())
    page.keyboard.press("Escape")
    until(page, NONE)
    assert not page.evaluate("id => document.getElementById(id).open", line)
    page.locator(f"#{line} > summary").focus()
    page.keyboard.press("i")
    until(page, TITLED, arg=name.inner_text())
    page.keyboard.press("Escape")
    until(page, NONE)
    assert page.evaluate("document.activeElement.closest('details').id") == line
    assert page.evaluate("pygames.record()") == record
