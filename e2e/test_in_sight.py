"""What a question is about is in sight with it, in the small windows in which people play."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import pygames
from e2e.conftest import FULL, MOVING
from e2e.page_driver import HIGH, LYING, OFFERED, UNSEEN, PageDriver, open_link, prefer_instant, replayed
from e2e.until import until
from pygames.bots import decide, make
from pygames.engine.rng import Rng
from pygames.games import PLAYABLE

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from e2e.conftest import Opener
    from pygames.engine.match import Match

# Which of these lie under something, or beyond the edge, by their upper and by their lower part.
COVERED = """names => names.filter(name => {
  const it = document.querySelector(name);
  const { left, right, top, bottom } = it.getBoundingClientRect();
  return [top + 3, bottom - 3].some(y => !it.contains(document.elementFromPoint((left + right) / 2, y)));
})"""


# Of Immortal King: a bodyguard is beaten, and the dungeon master may lay its token.
BODYGUARD = "immortal-king.5.AgAAoQEOksnbfGVforgjKh0AtD3iCQkpYQ55XNkQgHvggfoltWRCbLSJYGcDOfwBwAVz8YwFTw"


def covered(page: Page, *names: str) -> list[str]:
    """Those of them that are not wholly in sight."""
    page.evaluate(OFFERED)
    found: list[str] = page.evaluate(COVERED, list(names))
    return found


def test_row_1_of_heroz_and_the_boss_with_the_magician_are_seen_without_a_scroll(open_page: Opener) -> None:
    """Two games of HEROZ with the panel of a lesson at 1280 by 800; Boss Quest for two on a phone."""
    page = open_page("single", query="#heroz/lesson/specials@6")
    for step in (6, 7):  # with much in the panel
        page.evaluate(f"location.hash = 'heroz/lesson/specials@{step}'")
        page.locator(f"[data-coach='{step}']").wait_for()
        assert covered(page, "#place-B21", "#place-B31", "#place-A21", "#place-A31") == []
    page.locator("[data-do=home]").first.click()
    page.locator("[data-do=first-game][data-arg=heroz]").click()
    page.locator("[data-do=coach-next]").click()
    page.locator("#place-A11[data-lit]").wait_for()
    assert covered(page, "#place-A11", "#place-A21", "#place-A31") == []
    page.locator("[data-do=home]").first.click()
    page.set_viewport_size({"width": 390, "height": 844})
    PageDriver(page, seed=1).begin("human", "steady", seed=5, game="boss-quest")
    page.locator("[data-prompt=turn]").wait_for()
    assert covered(page, "#boss-card", "#magician-title", "#mystery", ".spells > li:nth-child(2)") == []


@pytest.mark.parametrize("viewport", [(390, 844)], indirect=True, ids=str)
def test_on_a_phone_nothing_lies_over_spells_undo_and_what_a_hint_points_at(open_page: Opener) -> None:
    """Of Boss Quest for four the fifth spell lies in a third row, at the edge of what is seen."""
    page = open_page("single")
    PageDriver(page, seed=1).begin("human", "steady", "steady", "steady", seed=5, game="boss-quest")
    page.locator("[data-prompt=turn]").wait_for()
    spells = [f".spells > li:nth-child({n})" for n in range(1, 6)]
    assert covered(page, *spells) == []

    # what is said after an undo leaves the undo free: two choices are taken back with two presses
    page.locator("[data-do=home]").first.click()
    PageDriver(page, seed=1).begin("human", "steady", seed=12, game="hero-realms")
    page.evaluate(OFFERED)
    page.locator("#plain").click()
    page.locator("#hand").wait_for(state="detached")
    page.locator("[data-do=undo]").first.click()
    page.locator(".notice").wait_for()
    assert covered(page, ".tools [data-do=undo]") == []

    # in a panel with three hints and many names
    page.evaluate("() => { location.hash = 'immortal-king/lesson/powers@9' }")
    page.locator("[data-coach='9']").wait_for()
    for level in (1, 2, 3):
        page.locator(".coach [data-do=hint]").click()
        page.locator(f".coach-hint[data-hint='{level}']").wait_for()
    assert covered(page, ".coach .prompt-bar [data-lit]") == []


@MOVING
@pytest.mark.parametrize("viewport", [(390, 844)], indirect=True, ids=str)
def test_what_a_flight_leaves_in_sight_is_not_named_as_hidden(open_page: Opener) -> None:
    """Hero Realms: all cards of the hand fly at once, and the market with what can be done is in sight."""
    page = open_page("single")
    PageDriver(page, seed=1).begin("human", "steady", seed=12, pace="normal", game="hero-realms")
    page.evaluate(OFFERED)
    box = page.locator("#plain").bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)  # nothing is scrolled
    page.locator("#hand").wait_for(state="detached")
    until(page, LYING)
    assert covered(page, "#plate-B", "#market [data-choice]", "#attack-B", "#deed-end") == []
    assert page.locator(".prompt-elsewhere > button:visible").all_inner_texts() == []


@pytest.mark.parametrize("viewport", [(1280, 500)], indirect=True, ids=str)
def test_the_wheel_over_the_hand_scrolls_the_page(open_page: Opener) -> None:
    """The hand of Hero Realms scrolls only where its cards have no room."""
    page = open_page("single")
    PageDriver(page, seed=1).begin("human", "steady", seed=12, game="hero-realms")
    page.evaluate(OFFERED)
    box = page.locator("#hand").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] - 5, box["y"] + 5)
    page.mouse.wheel(0, 60)
    until(page, "scrollY > 0")


# Whether the words of an element stand whole in their lines.
BROKEN = """name => {
  const text = document.querySelector(name).firstChild, range = document.createRange();
  return [...text.data.matchAll(/[^ ]+/g)].filter(word => {
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return range.getClientRects().length > 1;
  }).map(word => word[0]);
}"""
# Whether two elements lie over each other.
OVER = """([one, other]) => {
  const [a, b] = [one, other].map(it => document.querySelector(it).getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""

# Where the outline of an element begins.
OUTLINED = """name => {
  const it = document.querySelector(name), { outlineOffset, outlineWidth } = getComputedStyle(it);
  return it.getBoundingClientRect().top - parseFloat(outlineOffset) - parseFloat(outlineWidth);
}"""


@pytest.mark.parametrize("viewport", [(390, 844)], indirect=True, ids=str)
@pytest.mark.parametrize("locale", ["fr-FR"], indirect=True)
def test_names_keep_their_words_and_leave_room_for_the_table(open_page: Opener) -> None:
    """The opponent is the armourer and has finished; then the mystery spell lies turned up.

    Last a step of the Lich whose choices have long names, most of which cover only each other.
    """
    page = open_page("single", query="#boss-quest/lesson/weapons@3")
    page.locator("#coach").wait_for()
    page.evaluate(OFFERED)
    assert page.locator(".who:has(#knight-B) .flag-item").count() == 2
    assert page.evaluate(BROKEN, "#knight-B .plate-name") == []
    assert page.evaluate(OUTLINED, ".knight--far .force[data-lit]") > page.evaluate(
        "document.querySelector('#tokens-B .hearts').getBoundingClientRect().bottom"
    )
    page.evaluate("location.hash = 'boss-quest/lesson/magician@5'")
    page.locator(".turned .tag").wait_for()
    assert not page.evaluate(OVER, [".turned .tag", ".turned .spell-title"])
    page.evaluate("() => { location.hash = 'hero-realms-lich/lesson/soul-jars@3' }")
    page.locator("[data-coach='3']").wait_for()
    page.evaluate(OFFERED)
    high: float = page.evaluate("() => document.querySelector('.coach').offsetHeight / innerHeight")
    assert high < 0.4


@pytest.mark.parametrize("viewport", [(390, 844)], indirect=True, ids=str)
def test_a_long_button_stands_below_its_question(open_page: Opener) -> None:
    """And so the question has the width of the bar; a short button stands beside it."""
    page = open_page("single")
    open_link(page, BODYGUARD, "steady", "human")
    page.locator("[data-prompt=guard]").wait_for()
    for language in ("fr", "en"):
        question, button = (page.locator(it).bounding_box() for it in ("#prompt", ".prompt-actions .button"))
        assert question
        assert button
        assert button["y"] >= question["y"] + question["height"]
        assert question["width"] > 300
        page.locator("[data-do=language]").click()
        page.locator(f"html[lang={language}]").wait_for(state="attached")


# Of HEROZ: an ace can shield four troops, those of the opponent.
SHIELD = "heroz.3.AvL885sKAA9DP_z186ALins"
NAMES = ".prompt-elsewhere > [data-beyond]"


@pytest.mark.parametrize("viewport", [(1280, 600)], indirect=True, ids=str)
def test_what_is_scrolled_into_sight_needs_no_name_in_the_bar_any_more(open_page: Opener) -> None:
    """On a wide screen the bar with the names would lie over it."""
    page = open_page("single")
    open_link(page, SHIELD, "human", "steady")
    page.evaluate(OFFERED)
    page.mouse.move(400, 400)
    page.mouse.wheel(0, 2000)
    until(page, "scrollY > 0")
    page.locator("#hand-As").click()
    until(page, f"document.querySelector('{NAMES}')")
    page.mouse.move(400, 400)
    page.mouse.wheel(0, -2000)
    until(page, f"scrollY === 0 && !document.querySelector('{NAMES}')")
    assert covered(page, "#place-B11") == []


# Games that have begun, of which so many choices were made already; who plays; and in which language.
BEGUN = {
    "heroz": (40, ("human", "steady"), "fr-FR"),
    "boss-quest": (30, ("human", "steady", "steady", "steady"), "fr-FR"),
    "immortal-king": (40, ("human", "steady"), "fr-FR"),
    "hero-realms": (40, ("human", "steady"), "en-GB"),
    "hero-realms-lich": (40, ("human", "steady", "steady"), "en-GB"),
    "hero-realms-skirmish": (40, ("human",), "en-GB"),
}
CROWDED = ("boss-quest", "hero-realms-lich")
# Where what can be pressed is in sight, by its choice or word.
IN_SIGHT = """() => Object.fromEntries(window.offered.map((it) => {
  const { left, right, top, bottom } = it.getBoundingClientRect();
  return [it, (left + right) / 2, (top + bottom) / 2];
}).filter(([it, x, y]) => it.contains(document.elementFromPoint(x, y)))
  .map(([it, x, y]) => [it.dataset.choice ?? it.dataset.step, [x, y]]))"""


def begun(game: str, choices: int, seats: int, seed: int = 3) -> Match:
    """A game of which so many choices were made, by opponents that are careful."""
    match, rng, bot = pygames.new(game, seed=seed, seats=seats), Rng(seed), make("steady", game)
    while match.decision is not None and (len(match.choices) < choices or match.decision.seat):
        match.play(decide(bot, match, rng))
    return match


@pytest.mark.parametrize("viewport", [(390, 844)], indirect=True, ids=str)
@pytest.mark.parametrize(
    ("game", "choices", "who", "locale"),
    [pytest.param(game, *it, id=game, marks=() if game in CROWDED else FULL) for game, it in BEGUN.items()],
    indirect=["locale"],
)
def test_on_a_phone_some_turns_of_each_game_are_played_without_a_scroll(
    open_page: Opener, pytestconfig: pytest.Config, game: str, choices: int, who: tuple[str, ...]
) -> None:
    """By what is in sight alone, each choice a careful one; at each question all answers are in sight."""
    page = open_page("single")
    match, bot, rng = begun(game, choices, len(who)), make("steady", game), Rng(3)
    prefer_instant(page)
    open_link(page, match.record.link(match.game), *who)
    for _ in range(60 if pytestconfig.getoption("--full") else 8):
        while page.evaluate(OFFERED)["scene"]:
            page.locator("#seen").click()
        match = replayed(page)
        if match.decision is None:
            break
        action = decide(bot, match, rng)
        number = str(match.decision.legal_actions.index(action))
        for word in (*action.words, ""):
            now = page.evaluate(OFFERED)
            if page.locator(".prompt-elsewhere[data-folded]").count():
                page.locator(".prompt-more").click()
                page.evaluate(OFFERED)
            assert page.evaluate(UNSEEN) == [], now["prompt"]
            assert page.evaluate(HIGH) <= 0.6, now["prompt"]
            places = page.evaluate(IN_SIGHT)
            page.mouse.click(*places[number if number in places else word])
            if number in places:
                break


# The choices on the table whose middle is never seen, wherever the page is scrolled to.
NEVER_SEEN = """() => [...document.querySelectorAll("#app .board :is([data-choice], [data-step])")]
  .filter((it) => it.checkVisibility({ visibilityProperty: true }))
  .filter((it) => ["center", "start", "end", "nearest"].every((block) => {
    it.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
    const { left, right, top, bottom } = it.getBoundingClientRect();
    return !it.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  }))
  .map((it) => it.id || it.outerHTML.slice(0, 120))"""


TWICE = (640, 400)  # 1280 by 800 with everything twice as large
ON_ITS_SIDE = (844, 390)  # a phone
FEW_LINES = [("hero-realms-lich", TWICE), ("immortal-king", ON_ITS_SIDE)]


@pytest.mark.parametrize(
    ("game", "viewport"),
    [
        pytest.param(game, size, marks=() if (game, size) in FEW_LINES else FULL, id=f"{game}-{size[0]}")
        for game in PLAYABLE
        for size in (TWICE, ON_ITS_SIDE)
    ],
    indirect=["viewport"],
)
def test_every_choice_can_be_scrolled_into_sight_in_a_window_of_few_lines(
    open_page: Opener, game: str
) -> None:
    """The bars at the edges would take all of it."""
    page = open_page("single")
    match, rng = pygames.new(game, seed=7), Rng(7)
    while match.decision is not None and len(match.choices) < 10:
        if len(match.choices) in (3, 9):
            open_link(page, match.record.link(match.game), *["human"] * match.seats)
            page.locator(".curtain, .prompt-bar").first.wait_for()
            if page.locator("[data-do=lift]").count():
                page.locator("[data-do=lift]").click()
            page.locator(".prompt-bar").wait_for()
            page.evaluate(OFFERED)
            assert page.evaluate(NEVER_SEEN) == []
        match.play(rng.choice(match.decision.legal_actions))
