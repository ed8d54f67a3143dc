"""What moves on the table: cards, numbers, blows, dice. A press ends it, and acts as it does at rest.

Nothing is timed: a movement is held at its first moment, or before it begins, until the press ends it.
"""

import pytest
from playwright.sync_api import Page

import pygames
from e2e.conftest import FULL, MOVING, Opener
from e2e.page_driver import OFFERED, open_link
from e2e.until import until

# Every movement stops as soon as it has begun.
HOLD_BEGUN = """() => {
  const start = document.startViewTransition.bind(document);
  window.flights = 0;
  document.startViewTransition = (update) => {
    const flight = start(update);
    flight.ready.then(() => {
      for (const it of document.getAnimations()) {
        if (it.timeline !== document.timeline) continue; // it goes with what is scrolled
        it.pause();
        it.currentTime = 1;
      }
      window.flights += 1;
    });
    return flight;
  };
}"""
# No movement ever begins: the page shows what was before.
HOLD_PENDING = """() => {
  window.flights = 0;
  document.startViewTransition = () => {
    window.flights += 1;
    const never = new Promise(() => {});
    return { ready: never, finished: never, skipTransition() {} };
  };
}"""


def begin(page: Page, hold: str) -> None:
    """A turn of Hero Realms with five cards in the hand, of which the first is on its way to the table."""
    match = pygames.new("hero-realms", seed=3)
    open_link(page, match.record.link(match.game), "human", "random")
    page.evaluate(OFFERED)
    page.evaluate(hold)
    press(page, "#hand button >> nth=0")
    until(page, "window.flights === 1")


def press(page: Page, thing: str) -> None:
    """Press the middle of it, with whatever pointer there is, without waiting until it is at rest."""
    box = page.locator(thing).bounding_box()
    assert box is not None
    place = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if page.evaluate("navigator.maxTouchPoints > 0"):
        page.touchscreen.tap(*place)
    else:
        page.mouse.click(*place)


def played(page: Page) -> list[str]:
    """What the person has done."""
    match = pygames.replay(page.evaluate("pygames.record()"))
    return [choice.action.text for choice in match.choices if choice.seat == 0]


@MOVING
@pytest.mark.parametrize(
    ("hold", "viewport"),
    [
        pytest.param(HOLD_BEGUN, (390, 844), id="begun-390"),
        pytest.param(HOLD_PENDING, (1280, 800), id="pending-1280", marks=FULL),
        pytest.param(HOLD_BEGUN, (1280, 800), id="begun-1280", marks=FULL),
        pytest.param(HOLD_PENDING, (390, 844), id="pending-390", marks=FULL),
    ],
    indirect=["viewport"],
)
def test_what_is_pressed_during_a_flight_acts(open_page: Opener, hold: str) -> None:
    """A second card, which makes room for the first as it leaves, is played as if nothing moved."""
    page = open_page("site")
    begin(page, hold)
    second = page.locator("#hand button").nth(0 if hold == HOLD_BEGUN else 1)
    name, word = second.get_attribute("id"), second.get_attribute("data-card")
    press(page, f"#{name}")
    until(page, "window.flights >= 2")
    page.keyboard.press("Shift")  # any key ends a flight
    page.locator(f"#{name}").wait_for(state="detached")
    assert played(page) == ["play dagger", f"play {word}"]


# What moves is noted, and held where it begins.
NOTE = """() => {
  const animate = Element.prototype.animate;
  window.moves = [];
  Element.prototype.animate = function (frames, options) {
    const movement = animate.call(this, frames, options);
    movement.pause();
    const named = Object.keys(Object.assign({}, ...frames)).filter((it) => it !== "offset");
    const { card, count, die } = this.dataset;
    window.moves.push({ what: card ?? count ?? die ?? this.className, delay: options.delay ?? 0, named });
    return movement;
  };
}"""
MOVES = "window.moves.map((it) => [it.what, it.delay])"
FLYING = "[...document.querySelectorAll('.flying')].map((it) => it.textContent)"
# Press a key, and say whether everything is at rest then.
ENDED = """() => {
  dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
  return document.getAnimations().every((it) => it.constructor !== Animation);
}"""


@MOVING
def test_drawn_weapons_come_one_by_one_and_one_press_ends_it(open_page: Opener) -> None:
    page = open_page("single")
    match = pygames.new("boss-quest", seed=7, seats=2)
    open_link(page, match.record.link(match.game), "human", "steady")
    page.evaluate(OFFERED)
    page.evaluate(NOTE)
    press(page, "#number-3")
    until(page, "window.moves.length > 3")
    dealt = [delay for what, delay in page.evaluate(MOVES) if "-" in what]
    assert dealt == [0, 130, 260]
    assert page.evaluate(
        "window.moves.every(({ named }) => !named.some((it) => !/^(transform|opacity)$/.test(it)))"
    )
    assert page.evaluate(ENDED)


@FULL
@MOVING
def test_what_is_gained_flies_off(open_page: Opener) -> None:
    page = open_page("single")
    match = pygames.new("hero-realms", seed=3)
    open_link(page, match.record.link(match.game), "human", "random")
    page.evaluate(OFFERED)
    page.evaluate(NOTE)
    press(page, "#hand [data-card^=gold] >> nth=0")
    until(page, "document.querySelector('.flying')")
    assert page.evaluate(FLYING) == ["+1"]
    assert page.locator(".flying").get_attribute("aria-hidden") == "true"
    assert page.evaluate(ENDED)


def test_nothing_moves_for_who_wants_no_movement(open_page: Opener) -> None:
    page = open_page("single")
    page.emulate_media(reduced_motion="reduce")
    match = pygames.new("hero-realms", seed=3)
    open_link(page, match.record.link(match.game), "human", "random")
    page.evaluate(OFFERED)
    page.evaluate(NOTE)
    press(page, "#hand [data-card^=gold] >> nth=0")
    page.evaluate(OFFERED)
    until(page, "document.querySelector('#hand')")
    assert page.evaluate(MOVES) == []
