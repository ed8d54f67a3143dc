"""What stays keeps its place: nothing moves under the finger when a result or another question comes."""

from collections.abc import Mapping

import pytest
from playwright.sync_api import Browser, Page

import pygames
from e2e.conftest import FULL, Opener
from e2e.page_driver import OFFERED, PageDriver, choose, open_link, play
from pygames.engine.action import Action
from pygames.engine.face import Face
from pygames.engine.match import Match
from pygames.engine.moment import find_moments
from pygames.engine.rng import Rng
from pygames.games import PLAYABLE
from tests.kit.play import Player
from tools.law.measure import LAY, window
from tools.law.render import app_of

FIGHTS = {"heroz": 2, "boss-quest": 2, "immortal-king": 1}  # games with fights, and with how many players

# Where things with an id lie on the table, from its corner, and where the table and the tools lie.
# A card that is only turned or lifted has not moved. Left out is what moves as it should: cards of a hand or
# a row.
PLACES = """() => {
  const place = (it, within) => {
    let [x, y] = [0, 0];
    for (; it && it !== within; it = it.offsetParent) [x, y] = [x + it.offsetLeft, y + it.offsetTop];
    return [x, y];
  };
  const board = document.querySelector(".board > *"), found = { "the table": place(board, null) };
  const CARDS = ".card-button, .weapon, .spell, .hr-card, .spread *, .spread";
  for (const it of board.querySelectorAll("button[id], section[id]"))
    if (it.checkVisibility() && !it.matches(CARDS)) found[it.id] = place(it, board);
  const tools = document.querySelector(".bar");
  for (const it of tools.children) found[it.textContent] = place(it, tools);
  return found;
}"""
# The highest band of the window without a button, from the table's upper edge down, as a share of the height.
EMPTY = """() => {
  let [end, most] = [document.querySelector(".board").getBoundingClientRect().top, 0];
  const boxes = [...document.querySelectorAll(".board button")].filter(it => it.checkVisibility())
    .map(it => it.getBoundingClientRect()).sort((a, b) => a.top - b.top);
  for (const { top, bottom } of [...boxes, { top: innerHeight, bottom: innerHeight }]) {
    most = Math.max(most, top - end);
    end = Math.max(end, bottom);
  }
  return most / innerHeight;
}"""
WIDTH = "document.querySelector('.board').offsetWidth / innerWidth"
# Whether another press at the same place would make a choice on the table.
UNDER = """([x, y]) => Boolean(
  document.elementFromPoint(x, y)?.closest(".board :is([data-choice], [data-step])"))"""


def before_a_fight(game: str, seats: int) -> tuple[Match, Action]:
    """A game in which somebody fights next by this choice of the player in seat 0."""
    for seed in range(1, 200):
        match, player = pygames.new(game, seed=seed, seats=seats), Player(Rng(seed))
        while match.decision is not None:
            record, mine = match.record, match.decision.seat == 0
            action = player.choose(match.decision.legal_actions)
            events = match.play(action)
            if mine and match.result is None and find_moments(match.game.part(Face).moments, events):
                return pygames.replay(record), action
    raise AssertionError(f"nobody fights in {game}")


def moved(before: dict[str, list[float]], after: dict[str, list[float]]) -> dict[str, object]:
    """What is there before and after, and lies elsewhere."""
    both = before.keys() & after.keys()
    assert len(both) >= 6
    return {
        name: (before[name], after[name])
        for name in both
        if after[name] != pytest.approx(before[name], abs=1.5)
    }


@pytest.mark.parametrize(
    "viewport",
    [pytest.param((1280, 800), marks=FULL), (390, 844), pytest.param((1920, 1080), marks=FULL)],
    indirect=True,
    ids=str,
)
def test_what_stays_keeps_its_place(open_page: Opener, pytestconfig: pytest.Config) -> None:
    """When the result of a fight comes; without `--full` of one game."""
    page = open_page("site")
    fights = FIGHTS if pytestconfig.getoption("--full") else {"boss-quest": FIGHTS["boss-quest"]}
    nothing_moves_when_the_result_of_a_fight_comes(page, fights)


def nothing_moves_when_the_result_of_a_fight_comes(page: Page, fights: Mapping[str, int]) -> None:
    """Its scene stands beside the table, or above it on a phone; its button is at a corner."""
    wide = page.evaluate("innerWidth >= 768")
    for game, seats in fights.items():
        match, action = before_a_fight(game, seats)
        open_link(page, match.record.link(match.game), "human", *["random"] * (seats - 1))
        page.evaluate(OFFERED)
        before = page.evaluate(PLACES)
        choose(page, match, action)
        page.locator(".scene[data-over] #seen").wait_for()
        if wide:
            assert moved(before, page.evaluate(PLACES)) == {}, game
        box = page.locator("#seen").bounding_box()
        assert box is not None
        scene = page.locator(".scene").bounding_box()
        assert scene is not None
        assert box["y"] - scene["y"] < 20, "it is in the upper corner, however much is told"
        assert scene["y"] + scene["height"] <= page.evaluate("innerHeight")
        page.locator("#seen").click()
        page.locator("#seen").wait_for(state="detached")
        assert page.evaluate(UNDER, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]) is False
        page.evaluate(OFFERED)
        if wide:  # on a phone the next question may have another height
            assert moved(before, page.evaluate(PLACES)) == {}, game


# Where the button lies that plays all plain cards, and where the turn is ended.
ALL_PLAIN = """() => ["#plain", "#deed-end"].map((name) => {
  const { left, right, top, bottom } = document.querySelector(name).getBoundingClientRect();
  return [(left + right) / 2, (top + bottom) / 2];
})"""
# What can be pressed at these places.
PRESSED = """(places) => places.map(
    ([x, y]) => document.elementFromPoint(x, y)?.closest("button")?.id ?? "")"""


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=str)
@pytest.mark.parametrize("seats", [2, 4])
def test_when_all_plain_cards_are_played_nothing_comes_in_the_place_of_that_button(
    browser: Browser, size: tuple[int, int], seats: int
) -> None:
    """An attack can be made then. The end of the turn stays beside it."""
    match, page = pygames.new("hero-realms", seed=3, seats=seats), window(browser, size)
    assert match.decision is not None
    page.evaluate(LAY, app_of(match))
    places = page.evaluate(ALL_PLAIN)
    together = match.game.part(Face).plain
    assert together is not None
    for action in together(match.decision.legal_actions):
        match.play(action)
    html = app_of(match)
    assert 'id="attack-' in html
    page.evaluate(LAY, html)
    assert page.evaluate(PRESSED, places) == ["", "deed-end"]
    page.context.close()


def before_a_step() -> str:
    """The link of a game alone, in which an adventurer's gift and power can be used after a roll."""
    for seed in range(1, 200):
        match, player = pygames.new("immortal-king", seats=1, seed=seed), Player(Rng(seed))
        while match.decision is not None:
            legal = match.decision.legal_actions
            both = {it.type.name for it in legal if it.words == ("A2",)} == {"gift", "power"}
            if both and match.decision.id == "after":
                return match.record.link(match.game)
            match.play(player.choose(legal))
    raise AssertionError("nobody has both")


TABLE = "() => document.querySelector('#table').getBoundingClientRect().top"


@pytest.mark.parametrize("viewport", [(390, 844)], indirect=True, ids=str)
@pytest.mark.parametrize("locale", ["fr-FR"], indirect=True)
def test_the_table_stays_while_a_question_is_answered(open_page: Opener) -> None:
    """The tray below it grows by what was picked; what is refused is told over the table."""
    page = open_page("single")
    open_link(page, before_a_step(), "human")
    card = page.locator("#adventurer-A2[data-step]")
    page.evaluate(OFFERED)
    before = page.evaluate(TABLE)
    card.tap()
    page.locator(".prompt-picked").wait_for()
    page.evaluate(OFFERED)
    assert page.evaluate(TABLE) == pytest.approx(before, abs=1.5)
    page.locator("[data-do=take-back]").tap()
    page.locator(".prompt-picked").wait_for(state="detached")
    assert page.evaluate(TABLE) == pytest.approx(before, abs=1.5)
    page.evaluate(OFFERED)
    refused = page.locator("#place-left[data-why]")
    before = page.evaluate(TABLE)
    refused.tap(force=True)
    page.locator("#told").wait_for()
    assert page.evaluate(TABLE) == pytest.approx(before, abs=1.5)


# Whether what was pressed is seen, and all that was told of it.
BOTH = """id => {
  const whole = (it) => {
    const { left, top, bottom } = it.getBoundingClientRect();
    return [top + 9, bottom - 9].every((y) => it.contains(document.elementFromPoint(left + 20, y)));
  };
  const thing = document.getElementById(id), { left, top, width, height } = thing.getBoundingClientRect();
  const seen = thing.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  return seen && whole(document.querySelector("#told"));
}"""


@pytest.mark.parametrize(
    "viewport", [pytest.param((1280, 800), marks=FULL), (390, 844)], indirect=True, ids=str
)
def test_what_is_told_covers_neither_the_thing_that_was_pressed_nor_the_tables_first_row(
    open_page: Opener,
) -> None:
    page = open_page("single")
    match = pygames.new("heroz", seed=3)
    open_link(page, match.record.link(match.game), "human", "random")
    page.evaluate(OFFERED)
    for key in ("place-B11", "deck-about-B", "place-A11", "deck-about-A"):
        thing = page.locator(f"#{key}")
        thing.click(force=True)
        page.locator("#told").wait_for()
        page.evaluate(OFFERED)
        assert page.evaluate(BOTH, key), key


def test_what_a_scene_beside_the_game_tells_is_whole_below_its_picture(open_page: Opener) -> None:
    """Of Boss Quest for two: the figures of the combat are high, and all of it scrolls together."""
    page = open_page("single")
    driver = PageDriver(page, 3)
    driver.begin("human", "steady", seed=8, game="boss-quest")
    while not page.locator(".scene--beside").count():
        driver.go_on(1)
    words = page.locator(".scene--beside > .scene-words")
    cut: int = words.evaluate("it => it.scrollHeight - it.offsetHeight")
    assert cut <= 0


@FULL
@pytest.mark.parametrize("viewport", [(1920, 1080)], indirect=True, ids=str)
def test_a_large_window_is_used(open_page: Opener) -> None:
    """The table has most of the width, and no third of the height is empty; the log has the rest."""
    page = open_page("site")
    for game in (it.id for it in pygames.catalogue() if it.playable):
        match = pygames.new(game, seed=3)
        open_link(page, match.record.link(match.game), "human", *["random"] * (match.seats - 1))
        page.evaluate(OFFERED)
        assert page.evaluate(WIDTH) > 0.7, game
        assert page.evaluate(EMPTY) < 1 / 3, game


# Where what can be chosen first lies while its lower edge is pointed at, picture by picture.
AT_ITS_EDGE = """async (name) => {
  const it = document.querySelector(name), found = new Set();
  for (let n = 0; n < 30; n++) {
    await new Promise(requestAnimationFrame);
    found.add(it.getBoundingClientRect().bottom);
  }
  return [it.matches(":hover"), [...found]];
}"""


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game == "hero-realms" else FULL) for game in PLAYABLE]
)
def test_what_a_mouse_points_at_stays_where_it_is(open_page: Opener, game: str) -> None:
    """One pixel above its lower edge: else it would flicker there."""
    page = open_page("single")
    play(page, game)
    page.evaluate(OFFERED)
    name = ".board [data-mark]:is([data-choice], [data-step]):not(.number)"
    first = page.locator(f"{name}:visible").first
    edge = first.evaluate(
        "it => (({ left, width, bottom }) => [left + width / 2, bottom])(it.getBoundingClientRect())"
    )
    page.mouse.move(edge[0], edge[1] - 1)
    hovered, lies = page.evaluate(AT_ITS_EDGE, f"#{first.get_attribute('id')}")
    assert hovered
    assert lies == [edge[1]]


# Where the zones of the table lie and how large they are, and where the cards in play lie.
ZONES = """() => Object.fromEntries([
  ...[...document.querySelectorAll("#market, #in-play-A, #home")].map((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return [it.id, [x, y, width, height]];
  }),
  ...[...document.querySelectorAll("#in-play-A .hr-card")].map((it) => {
    const { x, y } = it.getBoundingClientRect();
    return [it.id, [x, y]];
  }),
])"""


@pytest.mark.parametrize("game", ["hero-realms", "hero-realms-lich", "hero-realms-skirmish"])
def test_on_a_phone_no_zone_and_no_card_in_play_moves_while_cards_are_played(
    browser: Browser, game: str
) -> None:
    """The hand of a first turn is played to its last card, one by one."""
    match, player = pygames.new(game, seed=3), Player(Rng(3))
    page = window(browser, (390, 844))
    before: dict[str, list[float]] = {}
    played = 0
    while match.decision is not None and not (played and match.decision.id != "main"):
        cards = [it for it in match.decision.legal_actions if it.type.name == "play"]
        cards.sort(key=lambda it: "follower" not in it.words[0])  # champions lie before what else is played
        if match.decision.id == "main":
            page.evaluate(LAY, app_of(match))
            after = page.evaluate(ZONES)
            for name, place in before.items():
                assert after[name] == pytest.approx(place, abs=1.5), (played, name)
            before = after
            if not cards:
                break
        played += bool(cards)
        match.play(cards[0] if cards else player.choose(match.decision.legal_actions))
    assert played >= 3
    page.context.close()
