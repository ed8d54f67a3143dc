"""First games in a browser: from the gallery to the last step, pressing only what is lit."""

import pytest
from playwright.sync_api import Page

import pygames
from e2e.conftest import FULL, MOVING, Axe, Opener
from e2e.page_driver import OFFERED, faults, learn, prefer_instant, press_tool, set_up
from e2e.profiles import NARROW, WIDE
from e2e.renderings import Keys
from e2e.until import until

FAR = ("heroz",)  # on a phone a step of it may point at both ends of the table
GUIDED = [entry.id for entry in pygames.catalogue() if entry.guided]
LIT = "[data-lit='']:is([data-choice], [data-step]):visible"

# What the step points at, or was picked, and lies beyond the edge, or whose upper edge is under the panel.
HIDDEN = """() => [...document.querySelectorAll("#app .board :is([data-lit], [data-mark=picked])")]
  .filter(it => it.checkVisibility() && it.offsetWidth > 1)
  .filter(it => {
    const {left, top, right, bottom} = it.getBoundingClientRect();
    const at = y => it.contains(document.elementFromPoint((left + right) / 2, y));
    return !at((top + bottom) / 2) || !at(top + 4);
  })
  .map(it => it.id || it.dataset.figure || it.className)"""

HEIGHTS = """[".coach", ".coach-text", ".board"].map((name) => {
  const { top, height } = document.querySelector(name).getBoundingClientRect();
  return [height, name === ".board" ? top : 0];
})"""


def through(page: Page) -> tuple[int, list[str]]:
    """Follow the lesson on the page to its end by mouse.

    Returns how many steps there were, and what they pointed at out of sight.
    """
    steps, hidden = 0, list[str]()
    while True:
        until(
            page,
            """() => !document.querySelector('[data-coach]')
              ? document.querySelector('[data-prompt]') || document.querySelector('#seen')
              : document.querySelector('[data-do="coach-next"]')
                || document.querySelector('[data-lit=""]:is([data-choice], [data-step])')""",
        )
        if page.locator("#seen").count():
            page.locator("#seen").click()
        elif not page.locator("[data-coach]").count():
            if page.locator("html[data-busy]").count() == 0:
                return steps, hidden
        else:
            number = int(page.locator("[data-coach]").get_attribute("data-coach") or 0)
            if number > steps or page.locator(".prompt-picked").count():
                hidden += page.evaluate(HIDDEN)
            steps = max(steps, number)
            onward = page.locator("[data-do=coach-next]")
            (onward if onward.count() else page.locator(LIT).first).click()
        page.evaluate(OFFERED)  # a new question takes the pointer only after a moment


@MOVING
@pytest.mark.parametrize(
    ("viewport", "game"),
    [
        (NARROW, GUIDED[0]),
        *(pytest.param(NARROW, it, marks=FULL) for it in GUIDED[1:]),
        *(pytest.param(WIDE, it, marks=FULL) for it in GUIDED if it.startswith("hero-realms")),
    ],
    indirect=["viewport"],
    ids=str,
)
def test_a_first_game_is_played_through_by_what_is_lit(open_page: Opener, axe: Axe, game: str) -> None:
    page = open_page("single")
    page.emulate_media(reduced_motion="reduce")  # while cards fly the page still shows what was before
    prefer_instant(page)
    learn(page, game)
    page.locator("#coach:focus").wait_for()
    assert faults(page, axe) == []
    # of Immortal King there is no table yet at the first step
    assert page.evaluate(OUTLINED) in (
        ("nothing is pointed at",) if game == "immortal-king" else ("dashed", "dotted")
    )
    steps, hidden = through(page)
    assert steps >= 8
    assert hidden == [] or game in FAR
    assert page.locator("#coach").count() == 0
    assert page.locator("[data-prompt]").count() == 1


@pytest.mark.parametrize(
    ("viewport", "game"),
    [
        pytest.param(WIDE, "boss-quest", marks=FULL),
        (NARROW, "boss-quest"),
        pytest.param(NARROW, "immortal-king", marks=FULL),
    ],
    indirect=["viewport"],
    ids=str,
)
@pytest.mark.parametrize("locale", ["fr-FR"], indirect=True)
def test_pointing_at_a_choice_moves_nothing(open_page: Opener, game: str) -> None:
    """What a choice would do is said within the panel, which keeps its height."""
    page = open_page("single")
    page.emulate_media(reduced_motion="reduce")
    learn(page, game)
    page.locator("#coach:focus").wait_for()
    if game == "immortal-king":  # nothing is foreseen while the party is made
        page.evaluate("location.hash = 'immortal-king/lesson/first-game@5'")
        page.locator("[data-coach='5']").wait_for()
    said = 0
    while said < 2:
        page.evaluate(OFFERED)
        if page.locator("[data-do=coach-next]").count():
            page.locator("[data-do=coach-next]").click()
            continue
        before = page.evaluate(HEIGHTS)
        page.locator(LIT).first.hover()
        until(page, "document.querySelector('#forecast').textContent")
        assert page.evaluate(HEIGHTS) == before
        said += 1
        page.locator(LIT).first.click()
        page.mouse.move(2, 2)


@pytest.mark.parametrize("viewport", [NARROW], indirect=True, ids=str)
def test_in_the_text_table_of_a_phone_the_choice_that_is_wanted_is_in_sight(open_page: Opener) -> None:
    page = open_page("single")
    press_tool(page, "settings")
    page.locator("input[name=rendering][value=text]").check()
    page.keyboard.press("Escape")
    learn(page, "heroz")
    page.locator("#coach:focus").wait_for()
    page.locator("[data-do=coach-next]").click()
    page.evaluate(OFFERED)
    assert page.locator(".text-choices [data-lit]").count() == 1
    assert page.evaluate(
        """() => {
          const it = document.querySelector(".text-choices [data-lit]"), box = it.getBoundingClientRect();
          return it.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
        }"""
    )


# How what the step points at is outlined.
OUTLINED = """() => {
  const it = document.querySelector("[data-lit]");
  return it ? getComputedStyle(it).outlineStyle : "nothing is pointed at";
}"""

# What goes on with a lesson: what is lit, or what closes a scene or leads to the next step.
ONWARD = """() => {
  window.offered = [...document.querySelectorAll(
    "#seen, [data-do=coach-next], #app [data-lit='']:is([data-choice], [data-step])")]
    .filter(it => it.checkVisibility({ visibilityProperty: true }));
  return window.offered.length;
}"""


@FULL
@pytest.mark.parametrize("viewport", [WIDE], indirect=True, ids=str)
@pytest.mark.parametrize(
    ("rendering", "game"),
    [
        *(("text", it) for it in GUIDED),
        *(("table", it) for it in GUIDED),
    ],
)
def test_a_first_game_is_played_through_by_keys_alone(open_page: Opener, rendering: str, game: str) -> None:
    """At the table and in the text table, and something has the focus after every press."""
    page = open_page("single")
    press_tool(page, "settings")
    page.locator("input[name=pace][value=instant]").check()
    page.locator(f"input[name=rendering][value={rendering}]").check()
    page.keyboard.press("Escape")
    set_up(page, game)
    page.locator(f".setup-learn [data-do=lesson][data-arg='{game}/first-game']").focus()
    keys, steps = Keys(page, 1), 0
    keys.press("Enter")
    page.locator("#coach:focus").wait_for()
    while keys.settled()["state"] != "over" and page.locator("[data-coach]").count():
        steps = max(steps, int(page.locator("[data-coach]").get_attribute("data-coach") or 0))
        assert page.evaluate(ONWARD), f"nothing goes on at step {steps}"
        keys.choose(0)
    assert steps >= 8
