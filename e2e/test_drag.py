"""Dragging: what is dropped is chosen, or told why not, or nothing has happened."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

import pygames
from e2e.conftest import FULL, Opener
from e2e.page_driver import OFFERED, open_link
from e2e.profiles import realms
from e2e.until import until
from tests.hero_realms.scene import has

Drag = Callable[[str, str], None]
PICKED = "#app [data-mark=picked]"
LYING = "document.querySelectorAll('.dragged').length"
STEPS = 6  # moves of the pointer on its way


def middle(page: Page, selector: str) -> tuple[float, float]:
    """The middle of the first that the selector finds."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def by_mouse(page: Page) -> Drag:
    """A hand that drags by mouse from the first thing to the second."""

    def drag(what: str, where: str) -> None:
        page.mouse.move(*middle(page, what))
        page.mouse.down()
        page.mouse.move(*middle(page, where), steps=STEPS)
        page.evaluate(OFFERED)
        assert page.evaluate(LYING) == 1
        page.mouse.up()

    return drag


def by_finger(page: Page) -> Drag:
    """A finger that drags from the first thing to the second."""
    touch = page.context.new_cdp_session(page)

    def drag(what: str, where: str) -> None:
        (x, y), (to_x, to_y) = middle(page, what), middle(page, where)
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        for n in range(1, STEPS + 1):
            at = {"x": x + (to_x - x) * n / STEPS, "y": y + (to_y - y) * n / STEPS}
            touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
        page.evaluate(OFFERED)
        assert page.evaluate(LYING) == 1
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    return drag


def standing(page: Page) -> str:
    """The record of the game."""
    record: str = page.evaluate("pygames.record()")
    return record


def what_is_aimed(page: Page, drag: Drag) -> None:
    """A card of HEROZ is dropped on an enemy place, beside all places, and on one of its own."""
    match = pygames.new("heroz", seed=7)
    open_link(page, match.record.link(match.game), "human", "random")
    page.evaluate(OFFERED)
    record, card = standing(page), ".dock [data-step]"
    drag(card, "#place-B11")
    page.locator("#told", has_text="HZ-27").wait_for()
    assert standing(page) == record
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.locator(PICKED).wait_for(state="detached")
    drag(card, ".front")
    page.locator(PICKED).wait_for(state="detached")
    assert standing(page) == record
    drag(card, "#place-A11")
    until(page, "before => pygames.record() !== before", arg=record)
    assert page.evaluate(LYING) == 0


def what_needs_no_aim(page: Page, drag: Drag) -> None:
    """In Hero Realms a card is dropped in the hand and on the market, and one of the market on the hand."""
    match = realms(mine=has("dagger gold ruby"), other=has("gold"), row="spark lys")()
    open_link(page, match.record.link(match.game), "human", "random")
    page.evaluate(OFFERED)
    record = standing(page)
    drag("#hand-dagger", "#hand-ruby")
    drag("#market [data-why]", "#hand-ruby")
    page.locator("#told").wait_for()
    assert standing(page) == record
    page.keyboard.press("Escape")
    page.locator("#told").wait_for(state="detached")
    drag("#hand-dagger", ".hr-player")
    page.locator(".notice").wait_for()
    assert standing(page) == record
    page.keyboard.press("Escape")
    drag("#hand-dagger", "#market")
    until(page, "before => pygames.record() !== before", arg=record)


WIDE, NARROW = (1280, 800), (390, 844)


@pytest.mark.parametrize("viewport", [WIDE], indirect=True, ids=str)
@pytest.mark.parametrize("drags", [what_is_aimed, pytest.param(what_needs_no_aim, marks=FULL)])
def test_what_is_dragged_by_mouse_is_chosen_where_it_is_dropped(
    open_page: Opener, drags: Callable[[Page, Drag], None]
) -> None:
    page = open_page("site")
    drags(page, by_mouse(page))


@pytest.mark.parametrize("viewport", [NARROW], indirect=True, ids=str)
@pytest.mark.parametrize("drags", [pytest.param(what_is_aimed, marks=FULL), what_needs_no_aim])
def test_what_is_dragged_by_finger_is_chosen_where_it_is_dropped(
    open_page: Opener, drags: Callable[[Page, Drag], None]
) -> None:
    page = open_page("site")
    drags(page, by_finger(page))


@pytest.mark.parametrize("viewport", [NARROW], indirect=True, ids=str)
def test_a_finger_that_swipes_over_a_hand_plays_nothing(open_page: Opener) -> None:
    """It is lifted within a quarter of a second, wherever that is; a moment later it would be a drag."""
    page = open_page("site")
    match = realms(mine=has("dagger gold ruby"), other=has("gold"), row="spark lys")()
    open_link(page, match.record.link(match.game), "human", "random")
    page.evaluate(OFFERED)
    record, drag = standing(page), by_finger(page)
    page.evaluate("window.clock = 100000")  # no time passes
    drag("#hand-dagger", "#market")
    until(page, f"{LYING} === 0")
    page.evaluate(OFFERED)
    assert standing(page) == record
    page.evaluate("window.clock = undefined")
    drag("#hand-dagger", "#market")
    until(page, "before => pygames.record() !== before", arg=record)


@FULL
@pytest.mark.parametrize("viewport", [WIDE], indirect=True, ids=str)
def test_what_is_dragged_in_firefox_is_chosen_where_it_is_dropped(open_firefox: Opener) -> None:
    page = open_firefox("site")
    what_is_aimed(page, by_mouse(page))
