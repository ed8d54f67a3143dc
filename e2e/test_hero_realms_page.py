"""Hero Realms at the page: by keys alone in both renderings; a turn within the thumb's reach; the recap."""

import pytest

import pygames
from e2e.conftest import FULL, Axe, Opener
from e2e.page_driver import (
    OFFERED,
    PageDriver,
    check_end,
    faults,
    open_link,
    prefer_instant,
    press_tool,
    replayed,
)
from e2e.profiles import NARROW, WIDE, realms
from e2e.renderings import Keys
from e2e.until import until
from tests.hero_realms.scene import has
from tests.hero_realms_lich.scene import hero, lich
from tests.hero_realms_lich.scene import scene as lich_scene
from tests.kit.truth import true_state

EN, FR = "en-GB", "fr-FR"
ALONE, TOGETHER = ("human", "steady"), ("human", "human")
# the deliverable, the rendering, who play, the language and the window; the text table at 1280×800 in English
# is played in test_renderings.py, where what it announces is written down
BY_KEYS = [
    pytest.param("site", "table", ALONE, FR, NARROW, marks=FULL),
    pytest.param("single", "table", ALONE, EN, NARROW, marks=FULL),
    pytest.param("single", "table", ALONE, FR, WIDE, marks=FULL),
    pytest.param("site", "table", ALONE, EN, WIDE, marks=FULL),
    pytest.param("site", "text", ALONE, EN, NARROW, marks=FULL),
    pytest.param("site", "text", ALONE, FR, WIDE, marks=FULL),
    pytest.param("single", "text", ALONE, FR, NARROW, marks=FULL),
    pytest.param("site", "table", TOGETHER, EN, WIDE, marks=FULL),
    pytest.param("single", "table", TOGETHER, FR, NARROW, marks=FULL),
    pytest.param("single", "text", TOGETHER, FR, NARROW, marks=FULL),
]
SEEDS = {"table": 6, "text": 7}  # of games in which few choices are made


@pytest.mark.parametrize(
    ("kind", "rendering", "who", "locale", "viewport"), BY_KEYS, indirect=["locale", "viewport"], ids=str
)
def test_a_complete_duel_by_keys_alone(
    open_page: Opener, kind: str, rendering: str, who: tuple[str, ...], locale: str
) -> None:
    """Between two people the curtain is lifted by keys, too."""
    duel_by_keys(open_page, kind, rendering, who, locale)


@FULL
@pytest.mark.parametrize(
    ("kind", "locale", "viewport"),
    [("site", FR, NARROW), ("single", EN, NARROW), ("site", EN, WIDE)],
    indirect=["locale", "viewport"],
    ids=str,
)
def test_a_duel_of_two_people_by_keys_alone_in_firefox(open_firefox: Opener, kind: str, locale: str) -> None:
    duel_by_keys(open_firefox, kind, "table", TOGETHER, locale)


def duel_by_keys(open_page: Opener, kind: str, rendering: str, who: tuple[str, ...], locale: str) -> None:
    """A complete game of two, by keys."""
    page = open_page(kind)
    seed = SEEDS[rendering]
    PageDriver(page, 1).begin(*who, game="hero-realms", seed=seed, rendering=rendering)
    keys = Keys(page, 1)
    keys.play()
    match = replayed(page)
    check_end(page, match)
    assert page.locator("html").get_attribute("lang") == locale[:2]
    assert {choice.seat for choice in match.choices} == {0, 1}
    assert (keys.lifted > 1) == (who == TOGETHER)


@FULL
@pytest.mark.parametrize(("locale", "viewport"), [(FR, NARROW)], indirect=True, ids=str)
def test_a_duel_that_is_nearly_over_is_ended_by_keys_alone(open_page: Opener) -> None:
    """Begun where the opponent has one health left."""
    mine, other = has("gold*2", deck="spark dagger gold*3"), has("gold*5", health=1)
    match = realms(mine=mine, other=other)()
    page = open_page("site")
    prefer_instant(page)
    open_link(page, match.record.link(match.game), "human", "steady")
    Keys(page, 2).play(40)
    match = replayed(page)
    check_end(page, match)
    assert {choice.seat for choice in match.choices} == {0, 1}


# what can be pressed of one's own side, and does not lie whole in the lower three fifths of the window
OUT_OF_REACH = """() => [...document.querySelectorAll("#home :is([data-choice], [data-step], #plain)")]
  .filter(it => it.checkVisibility())
  .filter(it => {
    const { top, bottom, left, right } = it.getBoundingClientRect();
    const seen = it.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    return top < innerHeight * 0.4 || bottom > innerHeight || !seen;
  }).map(it => it.id)"""


@pytest.mark.parametrize("viewport", [NARROW], indirect=True, ids=str)
def test_a_turn_lies_within_the_thumbs_reach(open_page: Opener, axe: Axe) -> None:
    """Cards, attacks and the end of the turn; of an attack any amount, and the whole is one press."""
    mine, other = has("gold*3 dagger spark", played="ruby"), has(champions="rake", deck="gold*5")
    match = realms(mine=mine, other=other, combat=26)()
    page = open_page("site")
    open_link(page, match.record.link(match.game), "human", "steady")
    assert page.evaluate(OFFERED)["prompt"] == "main"
    reached = page.locator("#home :is([data-choice], #plain)").evaluate_all("all => all.map(it => it.id)")
    assert {"plain", "attack-B", "strike-rake", "deed-end"} < set(reached)
    assert page.evaluate(OUT_OF_REACH) == []
    page.locator("#plate-B").click()
    page.evaluate(OFFERED)
    assert page.locator("[id^=amount-]:visible").count() == 26
    assert page.evaluate(OUT_OF_REACH) == []
    assert faults(page, axe) == []
    page.locator("#amount-7").click()
    page.evaluate(OFFERED)
    assert replayed(page).view(0)["players"][1]["health"] == 43
    assert page.locator("#attack-B").inner_text().strip().endswith("19")


def test_plain_cards_are_played_by_a_key_and_taken_back_by_another(open_page: Opener) -> None:
    """What asks something stays in the hand."""
    match = realms(mine=has("gold*3 dagger spark elven-gift"))()
    page = open_page("site")
    open_link(page, match.record.link(match.game), "human", "steady")
    page.evaluate(OFFERED)
    before = page.evaluate("pygames.record()")
    page.keyboard.press("p")
    page.locator("#plain").wait_for(state="detached")
    now = replayed(page).view(0)
    assert (now["pools"]["gold"], now["pools"]["combat"]) == (3, 1)
    assert now["players"][0]["hand"]["count"] == 2
    page.keyboard.press("u")
    page.locator("#plain").wait_for()
    assert page.evaluate("pygames.record()") == before


@pytest.mark.parametrize("viewport", [NARROW, pytest.param(WIDE, marks=FULL)], indirect=True, ids=str)
def test_what_happened_meanwhile_is_read_until_the_first_choice(open_page: Opener, axe: Axe) -> None:
    """It stands beside the question, and comes back when the choice is taken back."""
    page = open_page("site")
    PageDriver(page, 1).begin("human", "steady", game="hero-realms", seed=4)  # the opponent begins
    page.evaluate(OFFERED)
    recap = page.locator(".recap")
    assert recap.locator(".recap-turns").inner_text() == "Tobias plays Gold ×3 · acquires Orc Grunt"
    assert "Playing a card costs nothing." in recap.locator(".tip").inner_text()
    assert faults(page, axe) == []
    page.locator("#plain").click()
    page.evaluate(OFFERED)
    assert recap.locator(".recap-turns").count() == 0
    page.keyboard.press("u")
    page.locator("#plain").wait_for()
    assert recap.is_visible()


# what ends in a sign without its number, of the small cards of the others
OTHERS = has("gold*2"), has("gold*2")
CUT = """() => [...document.querySelectorAll(".hr-player .hr-line")]
  .map(it => it.innerText.trim()).filter(it => /[/→+]$/.test(it))"""


@pytest.mark.parametrize("viewport", [NARROW, pytest.param(WIDE, marks=FULL)], indirect=True, ids=str)
def test_a_recap_begins_with_who_acted_last_and_small_cards_end_in_no_sign(
    open_page: Opener, axe: Axe
) -> None:
    """Where the recap is longer than its room it can be scrolled by keys."""
    lair = lich_scene(
        hero(pack="cleric"),
        hero("gold*2", pack="ranger", champions="krythos rake master-weyan"),
        hero("gold", pack="thief", champions="arkus"),
        lich(minions="zombie skeleton-horde"),
    )
    match = pygames.position("hero-realms-lich", true_state(lair.match).data(), options=lair.match.options)
    page = open_page("site")
    prefer_instant(page)
    open_link(page, match.record.link(match.game), "human", "random", "random", "random")
    page.evaluate(OFFERED)
    assert page.locator(".hr-player .hr-line").count() > 5
    assert page.evaluate(CUT) == []
    page.locator("#deed-end").click()
    until(page, "() => Boolean(document.querySelector('.recap'))")
    page.evaluate(OFFERED)
    box, last = page.locator(".recap").bounding_box(), page.locator(".recap-turn").last.bounding_box()
    assert box is not None
    assert last is not None
    assert last["y"] >= box["y"] - 1
    over = "([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('.recap'))"
    assert page.evaluate(over, [box["x"] + box["width"] / 2, box["y"] + 8]), "nothing lies over it"
    assert faults(page, axe) == []
    what = page.locator(".prompt-what")
    assert what.evaluate("it => it.scrollWidth <= it.clientWidth")


DRAWN = """() => [...document.querySelectorAll('.hr-art use')].filter(
  use => use.getBoundingClientRect().width > 0 && document.querySelector(use.getAttribute('href'))).length"""


@pytest.mark.parametrize("kind", ["site", pytest.param("single", marks=FULL)])
def test_the_pictures_on_cards_come_with_the_game(open_page: Opener, kind: str) -> None:
    """There are none at the start; those of Hero Realms come, and with the Lich its own as well."""
    page = open_page(kind)
    assert page.locator("[id^=icon-card-]").count() == 0
    PageDriver(page, 1).begin("human", "steady", game="hero-realms", seed=7)
    until(page, f"({DRAWN})() > 5")
    realms = page.locator("[id^=icon-card-]").count()
    press_tool(page, "home")
    PageDriver(page, 1).begin("human", "steady", game="hero-realms-lich", seed=5)
    until(page, f"document.querySelectorAll('[id^=icon-card-]').length > {realms}")
    missing = (
        "[...document.querySelectorAll('use')].filter(it => !document.querySelector(it.getAttribute('href')))"
    )
    assert page.evaluate(f"{missing}.length") == 0
