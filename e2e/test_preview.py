"""See before you press: hovering, focusing or holding a choice says what it would do, and nothing moves."""

import pytest
from playwright.sync_api import Page

import pygames
from e2e.conftest import FULL, Axe, Opener
from e2e.page_driver import OFFERED, faults, open_link
from e2e.profiles import realms
from e2e.until import until
from tests.hero_realms.scene import has

# of each game a position with something to foresee, and a thing that is a choice there
PARTY = ["enlist A1", "enlist A2", "pack E1", "pack E2", "pack E3", "ready"]
SCENES = {
    "heroz": ([], 2, "#place-A11"),
    "boss-quest": ([], 3, "#number-2"),
    "immortal-king": (PARTY, 1, "#place-left"),
}
GAMES = [
    "heroz",
    pytest.param("boss-quest", marks=FULL),
    pytest.param("immortal-king", marks=FULL),
]


def begin(page: Page, game: str) -> tuple[str, str]:
    """A game in which something can be foreseen; gives the thing to be pointed at, and what is said then."""
    choices, seats, thing = SCENES[game]
    match = pygames.new(game, seed=7, seats=seats)
    for choice in choices:
        match.play(choice)
    open_link(page, match.record.link(match.game), "human", *["random"] * (seats - 1))
    page.mouse.move(2, 2)  # it may have come to rest on a choice
    page.evaluate(OFFERED)
    if game == "heroz":
        page.locator(".dock [data-step]").first.press("Enter")
        page.evaluate(OFFERED)
    until(page, "!('unsaid' in document.documentElement.dataset)")  # all was told that is to be told
    now = pygames.replay(page.evaluate("pygames.record()"))
    action = now.asks.legal_actions[int(page.locator(thing).get_attribute("data-choice") or "")]
    found = map(pygames.Localizer(now.game, "en", options=now.options).forecast, now.forecast(action))
    return thing, " · ".join(found)


def foreseen(page: Page, said: str) -> None:
    """Wait until the line says this."""
    until(page, "said => document.querySelector('#forecast').textContent === said", arg=said)


def tops(page: Page) -> list[float]:
    """Where the table lies, and what stands beside it. A forecast may take the place of what others did."""
    found: list[float] = page.evaluate(
        """[...document.querySelectorAll(".board, .side > :not(.recap)")]
             .map(it => it.getBoundingClientRect().top)"""
    )
    return found


@pytest.mark.parametrize("game", GAMES)
def test_what_the_mouse_rests_on_is_foreseen(open_page: Opener, game: str, axe: Axe) -> None:
    """What the keys come to is foreseen too, and read."""
    page = open_page("site")
    thing, said = begin(page, game)
    before, told = tops(page), page.locator("#live").inner_text()
    foreseen(page, "")
    record = page.evaluate("pygames.record()")
    page.locator(thing).hover()
    foreseen(page, said)
    assert tops(page) == pytest.approx(before, abs=0.5)
    assert page.locator("#hold:visible").count() == 0
    assert faults(page, axe) == []
    page.mouse.move(2, 2)
    foreseen(page, "")
    assert page.evaluate("pygames.record()") == record
    assert page.locator("#forecast").get_attribute("aria-live") == "off"
    assert page.locator("#live").inner_text() == told
    if game == "heroz":
        page.locator(thing).focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowLeft")
        foreseen(page, said)
        assert page.locator("#forecast").get_attribute("aria-live") == "polite"


@FULL
@pytest.mark.parametrize("viewport", [(390, 844)], indirect=True)
@pytest.mark.parametrize("game", GAMES)
def test_what_a_finger_holds_is_foreseen_and_not_pressed(open_page: Opener, game: str) -> None:
    page = open_page("site")
    thing, said = begin(page, game)
    until(page, "document.querySelector('#hold').innerText === '(hold to preview)'")
    before, record = tops(page), page.evaluate("pygames.record()")
    box = page.locator(thing).bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    foreseen(page, said)
    assert tops(page) == pytest.approx(before, abs=0.5)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.evaluate(OFFERED)
    foreseen(page, said)
    assert page.evaluate("pygames.record()") == record
    page.locator(thing).tap()
    until(page, "record => pygames.record() !== record", arg=record)
    page.evaluate(OFFERED)
    assert page.locator("#hold:visible").count() == 0  # known by now


# Something lies under the mouse now, for the page has moved or the mouse was touched.
OVER = """() =>
  document.body.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }))"""


@pytest.mark.parametrize("viewport", [(390, 844)], indirect=True)
def test_what_a_finger_holds_is_not_pressed_whatever_the_mouse_does(open_page: Opener) -> None:
    page = open_page("site")
    thing, said = begin(page, "heroz")
    record, box = page.evaluate("pygames.record()"), page.locator(thing).bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    page.evaluate(OVER)
    foreseen(page, said)
    page.evaluate(OVER)
    page.evaluate("() => new Promise((done) => setTimeout(done, 200))")  # what comes of it comes before
    foreseen(page, said)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.evaluate(OFFERED)
    assert page.evaluate("pygames.record()") == record


BAR_AND_TABLE = """[document.querySelector(".prompt-bar").getBoundingClientRect().height,
  document.querySelector(".board").getBoundingClientRect().top]"""
# Comes when the finger was lifted, and what the browser makes a click of it is past.
LIFTED = """() => {
  window.lifted = new Promise(done => addEventListener("mouseup", () => setTimeout(done), { once: true }));
}"""
# A finger comes down where nothing is to be pressed.
ELSEWHERE = """() =>
  document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }))"""


@pytest.mark.parametrize("viewport", [(390, 844)], indirect=True)
@pytest.mark.parametrize("champions", [pytest.param("krythos", marks=FULL), "krythos rayla varrick kraka"])
def test_the_bar_keeps_its_height_when_something_is_held(open_page: Opener, champions: str) -> None:
    """The table stays under the finger, however full it is."""
    mine = has("gold spark", champions="darian rake", played="fire-gem")
    match = realms(mine=mine, other=has(champions=champions), gold=9, combat=9)()
    page = open_page("site")
    open_link(page, match.record.link(match.game), "human", "random")
    page.mouse.move(2, 2)  # it may have come to rest on a choice
    page.evaluate(OFFERED)
    until(page, "document.querySelector('#forecast').textContent === ''")
    before = page.evaluate(BAR_AND_TABLE)
    box = page.locator("[id^=market-][data-choice]").first.bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    until(page, "document.querySelector('#forecast').textContent !== ''")
    assert page.evaluate(BAR_AND_TABLE) == pytest.approx(before, abs=0.5)
    page.evaluate(LIFTED)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.evaluate("window.lifted")
    page.evaluate(ELSEWHERE)
    until(page, "document.querySelector('#forecast').textContent === ''")
    assert page.evaluate(BAR_AND_TABLE) == pytest.approx(before, abs=0.5)
