"""A press does what one saw when one decided on it: nothing changes its meaning under the finger.

The presses of these tests come when `window.clock` says: no test waits.
"""

import pytest
from playwright.sync_api import BrowserContext, Page

import pygames
from e2e.browser import SURE
from e2e.conftest import FULL, Opener
from e2e.page_driver import LYING, OFFERED, PLACE, PageDriver, open_link, press_tool
from e2e.profiles import NARROW, WIDE
from e2e.until import until
from pygames.engine.rng import Rng
from tests.kit.play import Player

SECOND, UNSEEN = 1000, 350  # milliseconds, as in web/js/arming.js
PRESSES = 20
LATER = 10**9  # than all that was pressed until then
NEVER_TWICE = "hero-realms-skirmish"  # for one person
IDLE = "!('busy' in document.documentElement.dataset)"

# What lies at this place, as a person would say it; empty where nothing can be pressed.
MEANING = """(thing) => {
  const it = thing?.closest("#app :is(button, summary, a[href])");
  if (!it) return "";
  const { do: does, arg, step, why, rule } = it.dataset;
  return does ? `${does} ${arg ?? ""}` : step ?? why ?? rule ?? it.ariaLabel ?? it.textContent;
}"""
UNDER = f"place => ({MEANING})(document.elementFromPoint(...place))"
# Counts the clicks that there are, and notes those on something that, once it listens, the page hears of.
COUNT = "window.clicks = 0; addEventListener('click', () => { window.clicks += 1; }, { capture: true });"
HEAR = f"() => document.addEventListener('click', (event) => {{ window.heard = ({MEANING})(event.target); }})"

BLINKS = """() => document.querySelector("#deed-end").getAnimations().some(
    it => it.constructor === Animation && it.effect.getTiming().duration === 500)"""


@pytest.fixture
def page(context: BrowserContext, open_page: Opener) -> Page:
    """A page that counts its clicks."""
    context.add_init_script(COUNT)
    opened = open_page("single")
    opened.evaluate(HEAR)
    return opened


def heard(page: Page, place: tuple[float, float], clock: int) -> str:
    """Press there at this time, with a finger on a phone: what the page hears of, if it is anything."""
    clicks = page.evaluate("now => { window.clock = now; window.heard = ''; return window.clicks; }", clock)
    if page.evaluate("navigator.maxTouchPoints > 0"):
        page.touchscreen.tap(*place)
    else:
        page.mouse.click(*place)
    until(page, "clicks => window.clicks > clicks", clicks)
    told: str = page.evaluate("window.heard")
    return told


def middle(page: Page, selector: str) -> tuple[float, float]:
    """Where one presses this."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_what_ends_a_turn_takes_no_press_in_its_first_second(page: Page) -> None:
    """Wherever it comes: what it ends cannot always be taken back."""
    match = pygames.new("hero-realms", seed=3)
    who = ["human" if seat == match.asks.seat else "random" for seat in range(match.seats)]
    page.evaluate("now => { window.clock = now }", LATER)
    open_link(page, match.record.link(match.game), *who)
    page.evaluate(OFFERED)
    end = middle(page, "#deed-end")
    assert heard(page, end, LATER + SECOND - 100) == ""
    assert page.evaluate(BLINKS)  # that nothing comes of it is seen
    assert heard(page, end, LATER + SECOND + 100) == ""
    assert page.locator("#deed-end").inner_text() == "3 cards are not played: press again to end"
    said = "document.querySelector('#live').textContent.includes('3 cards are not played')"
    until(page, said)
    assert heard(page, middle(page, "#hand > :first-child"), LATER + 9 * SECOND) != ""
    assert page.locator("[data-sure]").count() == 0  # something else was done
    page.evaluate(OFFERED)
    assert heard(page, end, LATER + 12 * SECOND) == ""
    assert heard(page, end, LATER + 60 * SECOND).startswith("End the turn")
    page.evaluate(OFFERED)
    assert page.locator("[data-sure]").count() == 0  # the next time it is asked anew


def test_a_press_is_shown_before_python_hears_of_it(page: Page) -> None:
    """On a slow phone Python's answer takes a third of a second. A frame out of sight is not waited for."""
    match = pygames.new("heroz", seed=7)
    open_link(page, match.record.link(match.game), "human", "random")
    page.evaluate(OFFERED)
    before = page.evaluate("pygames.record()")
    for _ in range(2):
        shown = "it => { it.click(); return ['pressed' in it.dataset, pygames.record()]; }"
        assert page.locator(".board [data-step]").first.evaluate(shown) == [True, before]
        page.locator(".prompt-picked").wait_for()
        assert page.locator("[data-pressed]").count() == 0
        page.keyboard.press("Escape")
        page.locator(".prompt-picked").wait_for(state="detached")
        page.evaluate("() => { window.requestAnimationFrame = () => 0; }")


def a_power() -> tuple[str, str]:
    """The link of a game of Immortal King, and whose temporary power a press would use."""
    match, player = pygames.new("immortal-king", seats=1, seed=1), Player(Rng(1))
    while match.decision is not None:
        legal = match.decision.legal_actions
        words = [it.words[0] for it in legal if it.type.name in ("power", "gift")]
        for it in legal:
            if it.type.name == "power" and words.count(it.words[0]) == 1:
                return match.record.link(match.game), it.words[0]
        match.play(player.choose(legal))
    raise AssertionError("nobody has a power")


def test_a_mana_token_is_spent_by_a_second_press(page: Page) -> None:
    page.evaluate("now => { window.clock = now }", LATER)
    link, who = a_power()
    open_link(page, link, "human")
    page.evaluate(OFFERED)
    record = page.evaluate("pygames.record()")
    card = middle(page, f"#adventurer-{who}")
    assert heard(page, card, LATER + SECOND + 100) == ""
    until(page, "document.querySelector('#live').textContent.includes('it costs the mana token')")
    assert page.locator(f"#adventurer-{who} .sure").is_visible()
    assert page.evaluate("pygames.record()") == record
    assert heard(page, card, LATER + SECOND + 900) != ""
    until(page, "record => pygames.record() !== record", record)


# A large button, which goes when it is pressed: then a smaller one is seen, which lay below its left half.
TWO = """() => {
  const add = (name, width) => {
    const it = document.createElement("button");
    it.ariaLabel = name;
    it.style.cssText = "position: fixed; z-index: 99; inset: 300px auto auto 100px; height: 60px";
    it.style.width = `${width}px`;
    document.querySelector("#app").append(it);
    return it;
  };
  add("small", 60);
  const large = add("large", 120);
  large.addEventListener("click", () => { large.style.display = "none"; });
}"""


@pytest.mark.parametrize("viewport", [NARROW], indirect=True)
def test_what_lay_below_another_part_of_what_was_pressed_hears_nothing_for_a_second(page: Page) -> None:
    """Whoever presses a button twice does not press the same pixel."""
    page.evaluate("now => { window.clock = now }", LATER)
    page.evaluate(TWO)
    assert heard(page, (200, 330), LATER + 2 * SECOND) == "large"
    assert heard(page, (130, 330), LATER + 3 * SECOND - 1) == ""
    assert heard(page, (130, 330), LATER + 4 * SECOND) == "small"


# A place right beside a choice that is smaller than a finger, where nothing can be pressed; and what it does.
BESIDE = f"""() => {{
  const far = (it, [x, y]) => {{
    const {{ left, right, top, bottom }} = it.getBoundingClientRect();
    return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  }};
  for (const it of document.querySelectorAll("#app .board :is([data-choice], [data-step])")) {{
    const {{ left, right, top, bottom, width, height }} = it.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const beside = [];
    if (height < 38) beside.push([x, top - 3], [x, bottom + 3]);
    if (width < 38) beside.push([left - 3, y], [right + 3, y]);
    for (const place of beside) {{
      const under = document.elementFromPoint(...place);
      const nearer = [...document.querySelectorAll("#app button")].some(
        (other) => other !== it && far(other, place) < 6); // a finger could mean that one
      if (!nearer && !under.closest("button, [data-face], [data-rule]")) return [...place, ({MEANING})(it)];
    }}
  }}
}}"""


@pytest.mark.parametrize("viewport", [NARROW], indirect=True)
def test_a_finger_may_miss_a_small_choice_by_a_little(page: Page) -> None:
    """What is lower than 44 pixels is made all the same; by a mouse nothing is."""
    page.evaluate("now => { window.clock = now }", LATER)
    match = pygames.new("boss-quest", seats=4, seed=3)
    who = ["human" if seat == match.asks.seat else "random" for seat in range(match.seats)]
    open_link(page, match.record.link(match.game), *who)
    page.evaluate(OFFERED)
    *place, means = page.evaluate(BESIDE)
    page.evaluate("now => { window.clock = now; window.heard = ''; }", LATER + 3 * SECOND)
    page.mouse.click(*place)
    assert page.evaluate("window.heard") == ""
    assert heard(page, (place[0], place[1]), LATER + 5 * SECOND) == means


def test_in_a_puzzle_a_turn_is_ended_by_one_press(page: Page) -> None:
    """Nothing is lost for good there, though cards are not played."""
    page.evaluate("now => { window.clock = now }", LATER)
    page.evaluate("location.hash = 'hero-realms/puzzle/1'")
    page.wait_for_selector("#deed-end[data-risk]")
    assert heard(page, middle(page, "#deed-end"), LATER + SECOND + 100).startswith("End the turn")


EVERYDAY = [("boss-quest", NARROW)]


@pytest.mark.parametrize(
    ("game", "viewport"),
    [
        pytest.param(game, size, marks=() if (game, size) in EVERYDAY else FULL, id=f"{game}-{size[0]}")
        for game in pygames.games.PLAYABLE
        for size in (WIDE, NARROW)
    ],
    indirect=["viewport"],
)
def test_another_button_at_the_place_of_the_last_press_hears_nothing_for_a_second(
    page: Page, game: str
) -> None:
    """Whatever is pressed in a game, scenes too."""
    driver = PageDriver(page, 5)
    driver.begin(
        *["human"] * (game == NEVER_TWICE),
        *["human", "random"] * (game != NEVER_TWICE),
        seed=3,
        game=game,
        pace="step",
    )
    others, clock = 0, LATER
    for _ in range(PRESSES):
        clock += 2 * SECOND
        now = page.evaluate(OFFERED)
        until(page, LYING)
        if now["scene"]:
            place = middle(page, "#seen")
        elif now["state"] == "over":
            break
        elif not now["count"]:
            place = middle(page, "#next")
        else:
            where = page.evaluate(PLACE, driver.rng.below(now["count"]))
            assert isinstance(where, list), where
            place = where[0], where[1]
        before = page.evaluate(UNDER, place)
        page.evaluate(SURE)
        assert heard(page, place, clock) == before
        page.evaluate(OFFERED)
        after = page.evaluate(UNDER, place)
        if after not in ("", before):
            others += 1
            assert heard(page, place, clock + SECOND - 1) == "", (before, after)
    assert others


def test_a_second_press_of_go_on_leaves_no_lesson(page: Page) -> None:
    """It ends a scene, and the way out of the lesson may stand where it stood."""
    page.evaluate("location.hash = 'heroz/lesson/first-game@15'")
    page.locator("#coach:focus").wait_for()
    page.locator(".board [data-lit]:is([data-choice], [data-step])").first.click()
    place = middle(page, "#seen")
    assert heard(page, place, LATER) == "seen "
    until(page, f"document.querySelector('.coach') && {IDLE}")
    for early in (300, 800, SECOND - 1):
        assert heard(page, place, LATER + early) == ""
    assert page.locator(".coach").count()


def test_a_double_click_answers_no_second_question_with_the_same_words(page: Page) -> None:
    """Of HEROZ: to pass is asked several times, and may be answered as fast as one reads."""
    driver = PageDriver(page, 2)
    driver.begin("human", "random", seed=7)
    passing, clock = ".prompt-actions > [data-choice]:text-is('Pass')", LATER
    for _ in range(60):
        clock += 2 * SECOND
        now = page.evaluate(OFFERED)
        if not page.locator(passing).count():
            page.evaluate("now => { window.clock = now; }", clock)
            driver.press(driver.rng.below(now["count"]))
            continue
        place, record = middle(page, passing), page.evaluate("pygames.record()")
        assert heard(page, place, clock) == "Pass"
        page.evaluate(OFFERED)
        if page.evaluate(UNDER, place) == "Pass":
            assert page.evaluate("pygames.record()") != record
            assert heard(page, place, clock + UNSEEN - 1) == ""
            assert heard(page, place, clock + UNSEEN) == "Pass"
            return
    raise AssertionError("nobody is asked twice")


def test_the_same_button_again_is_not_held_up(page: Page) -> None:
    """Ten steps back in ten presses at one time."""
    driver = PageDriver(page, 1)
    driver.begin("human", "random", seed=3)
    driver.go_on(12)
    press_tool(page, "look-before")
    until(page, f"document.querySelector('.look-bar') && {IDLE}")
    place = middle(page, ".look-bar [data-do=look-before]")
    step = int(page.locator(".look-bar").get_attribute("data-look") or 0)
    for n in range(5):
        assert heard(page, place, LATER) == "look-before "
        until(page, f"document.querySelector('.look-bar').dataset.look === '{step - n - 1}' && {IDLE}")


def test_a_press_beside_the_question_leads_nowhere(page: Page) -> None:
    """Only at a scene it goes on: whoever looks back stays there."""
    driver = PageDriver(page, 1)
    driver.begin("human", "random", seed=3)
    driver.go_on(3)
    press_tool(page, "look-before")
    until(page, f"document.querySelector('.look-bar') && {IDLE}")
    step = int(page.locator(".look-bar").get_attribute("data-look") or 0)
    page.locator(".question").dispatch_event("click")
    page.evaluate("now => { window.clock = now; }", LATER)
    page.keyboard.press(",")
    until(page, f"document.querySelector('.look-bar')?.dataset.look === '{step - 1}' && {IDLE}")


def enter(page: Page, clock: int) -> str:
    """Press Enter at this time: what the page hears of."""
    page.evaluate("now => { window.clock = now; window.heard = ''; }", clock)
    page.keyboard.press("Enter")
    told: str = page.evaluate("window.heard")
    return told


def test_enter_does_nothing_for_a_second_where_the_page_has_moved_the_focus(page: Page) -> None:
    """Unless the person has moved it since."""
    PageDriver(page, 1).begin("human", "steady", seed=3, game="boss-quest", pace="step")
    page.evaluate(OFFERED)
    page.locator(".board .number[data-choice]").first.focus()
    assert enter(page, LATER)
    page.locator("#next:focus").wait_for()
    assert enter(page, LATER + SECOND - 1) == ""
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    page.locator("#next:focus").wait_for()
    assert enter(page, LATER + SECOND - 1) == "next "


def test_enter_works_a_second_later(page: Page) -> None:
    PageDriver(page, 1).begin("human", "steady", seed=3, game="boss-quest", pace="step")
    page.evaluate(OFFERED)
    page.locator(".board .number[data-choice]").first.focus()
    assert enter(page, LATER)
    page.locator("#next:focus").wait_for()
    assert enter(page, LATER + SECOND) == "next "
