"""The Skirmish at the page: the boss's turn as a scene, one's own side in reach, games by keys alone."""

import pytest

from e2e.conftest import FULL, Axe, Opener
from e2e.page_driver import OFFERED, PageDriver, check_end, faults, replayed
from e2e.profiles import NARROW, WIDE
from e2e.renderings import Keys
from e2e.test_hero_realms_page import OUT_OF_REACH

GAME = "hero-realms-skirmish"
EN, FR = "en-GB", "fr-FR"
# the deliverable, the rendering, the language, the window and the boss: each boss by keys and as text
BY_KEYS = [
    ("site", "table", FR, NARROW, 0),
    ("single", "table", EN, NARROW, 1),
    ("single", "table", FR, WIDE, 2),
    ("site", "table", EN, WIDE, 3),
    ("site", "text", EN, NARROW, 0),
    ("site", "text", FR, WIDE, 1),
    ("single", "text", FR, NARROW, 2),
    ("single", "text", EN, WIDE, 3),
]
# what moved keeps an empty attribute `style`, which is not valid where no style may stand
WITHOUT_TRACES = """document.querySelectorAll("[style='']").forEach(it => it.removeAttribute("style"))"""
LOOKS = [(EN, WIDE), (FR, NARROW)]


@pytest.mark.parametrize(
    ("kind", "rendering", "locale", "viewport", "boss"),
    [pytest.param(*it, marks=FULL) for it in BY_KEYS],
    indirect=["locale", "viewport"],
    ids=str,
)
def test_a_complete_game_by_keys_alone(
    open_page: Opener, kind: str, rendering: str, locale: str, boss: int
) -> None:
    page = open_page(kind)
    options = {"boss": boss, "reinforcements": 1, "boss_abilities": 1}
    PageDriver(page, 1).begin("human", game=GAME, seed=5, rendering=rendering, options=options)
    Keys(page, 1).play()
    check_end(page, replayed(page))
    assert page.locator("html").get_attribute("lang") == locale[:2]


@pytest.mark.parametrize(
    ("locale", "viewport"),
    [pytest.param(*it, marks=FULL) for it in LOOKS],
    indirect=["locale", "viewport"],
    ids=str,
)
def test_the_boss_turn_is_watched_and_ended_by_one_press(open_page: Opener, axe: Axe) -> None:
    """The scene grows, whole within the window, its button in its place; then the game goes on."""
    page = open_page("site")
    driver = PageDriver(page, 19)
    driver.begin("human", seed=19, game=GAME, pace="normal", options={"boss": 2})
    for _ in range(40):
        now = page.evaluate(OFFERED)
        if now["scene"]:
            break
        driver.press(driver.rng.below(now["count"]))
    assert now["scene"] == "boss"
    button = page.locator("#seen")
    first = button.bounding_box()
    page.locator(".sk-step[data-now]:nth-child(5)").wait_for()
    page.locator(".scene[data-over]").wait_for()
    last = button.bounding_box()
    assert first is not None
    assert last is not None
    assert (first["x"] + first["width"], first["y"]) == (last["x"] + last["width"], last["y"])
    box, size = page.locator(".scene").bounding_box(), page.viewport_size
    assert box is not None
    assert size is not None
    assert box["y"] + box["height"] <= size["height"]
    page.evaluate(WITHOUT_TRACES)
    assert faults(page, axe) == []
    button.click()
    page.locator(".scene").wait_for(state="detached")
    assert page.evaluate(OFFERED)["state"] == "ready"


@pytest.mark.parametrize("viewport", [pytest.param(NARROW, marks=FULL)], indirect=True)
def test_ones_own_side_is_in_reach_on_a_phone(open_page: Opener) -> None:
    """Whatever it offers: the behaviours with their meaning, the hand, the attack, the answers."""
    page = open_page("site")
    driver = PageDriver(page, 7)
    driver.begin("human", seed=7, game=GAME, options={"boss": 1, "boss_abilities": 1})
    seen = set()
    while driver.presses < 30:
        now = page.evaluate(OFFERED)
        if now["state"] == "over":
            break
        assert page.evaluate(OUT_OF_REACH) == [], now["prompt"]
        seen.add(now["prompt"])
        driver.press(driver.rng.below(now["count"]))
    assert {"behaviour", "main"} <= seen


# What can be chosen on the table and bears no golden edge.
UNMARKED = """() => [...document.querySelectorAll("#app .board [data-mark=choice]")]
  .filter((it) => it.checkVisibility() && getComputedStyle(it).boxShadow === "none").map((it) => it.id)"""


def test_the_behaviours_that_may_be_chosen_are_highlighted_as_cards_are(open_page: Opener) -> None:
    page = open_page("single")
    PageDriver(page, 3).begin("human", seed=3, game=GAME)
    assert page.evaluate(OFFERED)["prompt"] == "behaviour"
    assert page.evaluate(UNMARKED) == []
