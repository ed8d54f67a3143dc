"""What a question is about is in sight with it, in the small windows in which people play."""

import pytest
from playwright.sync_api import Page

import pygames
from e2e.conftest import FULL, Opener
from e2e.page_driver import (
    HIGH,
    OFFERED,
    UNSEEN,
    PageDriver,
    learn,
    open_link,
    prefer_instant,
    press_tool,
    replayed,
)
from e2e.until import until
from pygames.bots import decide, make
from pygames.engine.match import Match
from pygames.engine.rng import Rng

# In how many rows the spells lie.
ROW = "() => new Set([...document.querySelectorAll('.spells > li')].map(it => it.offsetTop)).size"
# Whether all words of an element are seen, and where its left edge is.
WHOLE = "it => it.clientHeight > 10 && it.scrollHeight <= it.clientHeight + 1"
LEFT = "name => Math.round(document.querySelector(name).getBoundingClientRect().left)"
# Which of these lie under something, or beyond the edge, by their upper and by their lower part.
COVERED = """names => names.filter(name => {
  const it = document.querySelector(name);
  const { left, right, top, bottom } = it.getBoundingClientRect();
  return [top + 3, bottom - 3].some(y => !it.contains(document.elementFromPoint((left + right) / 2, y)));
})"""


def covered(page: Page, *names: str) -> list[str]:
    """Those of them that are not wholly in sight."""
    page.evaluate(OFFERED)
    found: list[str] = page.evaluate(COVERED, list(names))
    return found


def test_row_1_of_heroz_and_the_boss_with_the_magician_are_in_sight(open_page: Opener) -> None:
    """Two games of HEROZ with the panel of a lesson at 1280 by 800; Boss Quest for two on a phone."""
    page = open_page("single", query="#heroz/lesson/specials@6")
    for step in (6, 7):  # with much in the panel
        page.evaluate(f"location.hash = 'heroz/lesson/specials@{step}'")
        page.locator(f"[data-coach='{step}']").wait_for()
        assert covered(page, "#place-B21", "#place-B31", "#place-A21", "#place-A31") == []
    press_tool(page, "home")
    learn(page, "heroz")
    page.locator("[data-do=coach-next]").click()
    page.locator("#place-A11[data-lit]").wait_for()
    assert covered(page, "#place-A11", "#place-A21", "#place-A31") == []
    press_tool(page, "home")
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
    press_tool(page, "home")
    PageDriver(page, seed=1).begin("human", "steady", seed=12, game="hero-realms")
    page.evaluate(OFFERED)
    page.locator("#plain").click()
    page.locator("#hand").wait_for(state="detached")
    page.locator("[data-do=undo]").first.click()
    page.locator(".notice").wait_for()
    assert covered(page, ".bar [data-do=undo]") == []

    # in a panel with three hints and many names
    page.evaluate("() => { location.hash = 'immortal-king/lesson/powers@9' }")
    page.locator("[data-coach='9']").wait_for()
    for level in (1, 2, 3):
        page.locator(".coach [data-do=hint]").click()
        page.locator(f".coach-hint[data-hint='{level}']").wait_for()
    assert covered(page, ".frame [data-lit]") == []


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


@pytest.mark.parametrize("viewport", [(390, 844)], indirect=True, ids=str)
@pytest.mark.parametrize("locale", ["fr-FR"], indirect=True)
def test_spells_lie_in_one_row_with_what_they_do_and_discard_keeps_its_place(open_page: Opener) -> None:
    """The mystery spell with two others; one that is activated or discarded, and one that wants an aim."""
    page, discard = (
        open_page("single", query="#boss-quest/lesson/magician@2"),
        ".prompt-actions [data-gives-up]",
    )
    page.locator("[data-coach='2']").wait_for()
    page.evaluate(OFFERED)
    assert page.evaluate(ROW) == 1
    texts = page.locator(".spells .spell:not(.spell--covered) > .spell-text").all()
    assert len(texts) == 2
    assert all(page.evaluate(WHOLE, text.element_handle()) for text in texts)
    page.locator("#row-need-pair").click()
    page.locator(discard).wait_for()
    at = page.evaluate(LEFT, discard)
    assert page.locator(".deed[data-mark=choice]").count() == 0
    page.evaluate("location.hash = 'boss-quest/lesson/weapons@5'")
    page.locator("[data-coach='5']").wait_for()
    page.locator("#row-force-minus-2").click()
    page.locator(discard).wait_for()
    assert page.locator(".prompt-actions > *").count() == 1
    assert page.evaluate(LEFT, discard) == at


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
    assert page.evaluate(BROKEN, "#knight-B .called") == []
    assert page.locator(".knight--far .force[data-lit]").is_visible()
    assert not page.evaluate(OVER, [".knight--far .force", "#tokens-B .hearts"])
    page.evaluate("location.hash = 'boss-quest/lesson/magician@5'")
    page.locator(".turned .tag").wait_for()
    assert not page.evaluate(OVER, [".turned .tag", ".turned .spell-title"])
    page.evaluate("() => { location.hash = 'hero-realms-lich/lesson/soul-jars@3' }")
    page.locator("[data-coach='3']").wait_for()
    page.evaluate(OFFERED)
    high: float = page.evaluate("() => document.querySelector('.coach').offsetHeight / innerHeight")
    assert high < 0.4


# Games that have begun, of which so many choices were made already; who plays; and in which language.
BEGUN = {
    "heroz": (40, ("human", "steady"), "fr-FR"),
    "boss-quest": (30, ("human", "steady", "steady", "steady"), "fr-FR"),
    "immortal-king": (40, ("human", "steady"), "fr-FR"),
    "hero-realms": (40, ("human", "steady"), "en-GB"),
    "hero-realms-lich": (40, ("human", "steady", "steady"), "en-GB"),
    "hero-realms-skirmish": (40, ("human",), "en-GB"),
}
CROWDED = "boss-quest"
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
    [pytest.param(game, *it, id=game, marks=() if game == CROWDED else FULL) for game, it in BEGUN.items()],
    indirect=["locale"],
)
def test_on_a_phone_some_turns_of_each_game_are_played_by_what_is_in_sight(
    open_page: Opener, pytestconfig: pytest.Config, game: str, choices: int, who: tuple[str, ...]
) -> None:
    """Each choice is a careful one; at each question all answers are in sight."""
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
            assert page.evaluate(UNSEEN) == [], now["prompt"]
            assert page.evaluate(HIGH) <= 0.6, now["prompt"]
            places = page.evaluate(IN_SIGHT)
            page.mouse.click(*places[number if number in places else word])
            if number in places:
                break


@FULL
@pytest.mark.parametrize("viewport", [(390, 844)], indirect=True, ids=str)
def test_on_a_phone_the_log_opens_at_what_came_last_and_a_finger_scrolls_it(open_page: Opener) -> None:
    page = open_page("single", query="#heroz/lesson/first-game@9")
    page.locator("#coach").wait_for()
    page.locator(".bar-more").click()
    page.locator("[data-opens=side]:visible").click()
    reached = page.evaluate("document.querySelector('#side').scrollTop")
    assert reached > 0
    assert page.locator(".log-line").last.is_visible()
    finger = page.context.new_cdp_session(page)
    for kind, y in (("Start", 300), *(("Move", y) for y in range(310, 620, 20))):
        finger.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": [{"x": 200, "y": y}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    until(page, f"document.querySelector('#side').scrollTop < {reached}")
