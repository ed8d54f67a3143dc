"""The Lich at the page: a turn of either side on a phone, the seating, complete games by keys alone."""

import pytest
from playwright.sync_api import Browser

import pygames
from e2e.conftest import FULL, Axe, Opener
from e2e.page_driver import OFFERED, UNSEEN, PageDriver, check_end, faults, open_link, replayed
from e2e.profiles import NARROW, realms
from e2e.renderings import Keys
from e2e.test_hero_realms_page import OUT_OF_REACH
from pygames.engine.match import Match
from pygames.engine.text import Language
from tests.hero_realms.scene import has
from tests.hero_realms_lich.scene import hero, lich, scene
from tests.kit.truth import true_state
from tools.law.measure import LAY, window
from tools.law.render import app_of

EN, FR = "en-GB", "fr-FR"
MEMBER = ("human", "steady", "steady", "steady")
BOSS = ("steady", "steady", "steady", "human")
PARTS = "[...document.querySelector('.lich-party').children].map(it => it.className)"


@pytest.mark.parametrize(
    ("who", "locale", "viewport"),
    [(BOSS, FR, NARROW), (MEMBER, EN, NARROW)],
    indirect=["locale", "viewport"],
    ids=["boss", "member"],
)
@pytest.mark.full  # every day the page is looked at late in such a game
def test_a_party_of_three_on_a_phone(open_page: Opener, axe: Axe, who: tuple[str, ...]) -> None:
    """Twenty choices of whoever is a person; one's own side is in reach, whatever it offers."""
    page = open_page("site")
    driver = PageDriver(page, 5)
    driver.begin(*who, seed=5, game="hero-realms-lich")
    while driver.presses < 20:
        now = page.evaluate(OFFERED)
        if now["scene"]:
            page.locator("#seen").click()
            continue
        assert now["state"] == "ready"
        if now["prompt"] == "main":
            assert page.evaluate(OUT_OF_REACH) == []
        driver.press(driver.rng.below(now["count"]))
    page.evaluate(OFFERED)
    assert faults(page, axe) == []
    parts = page.evaluate(PARTS)
    assert parts[1::2] == ["lich-link"] * 2
    assert parts[::2] == [
        "lich-you" if it == "human" else "hr-player" for seat, it in enumerate(who) if seat < 3
    ]
    assert page.locator(".lich-lair").count() == (who != BOSS)
    match = replayed(page)
    assert {choice.seat for choice in match.choices} == {0, 1, 2, 3}


CROWD = "rake cron borg lys"
HAND = "gold spark death-touch taxation intimidation"
# The cards' names that are broken between two letters, where no soft hyphen stands.
BROKEN = """() => [...document.querySelectorAll(".hr-name")].flatMap(it => {
  if (getComputedStyle(it).whiteSpace === "nowrap") return []; // it is shortened, not broken
  const text = it.firstChild, range = document.createRange();
  const line = at => {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return [...range.getClientRects()].at(-1)?.top; // none where it is not shown
  };
  const within = at => /^\\p{L}{2}/u.test(text.data.slice(at));
  return [...text.data].some((_, at) => within(at) && line(at) !== line(at + 1)) ? [text.data] : [];
})"""


def late(who: str) -> Match:
    """Late in a game: many champions and minions, a full hand, combat to spend, much that can be bought."""
    if who == "duel":
        mine, other = has(HAND, champions="varrick"), has(champions=CROWD)
        return realms(mine=mine, other=other, combat=20, gold=8, row="smash-and-grab rasmus grak")()
    minions = "abomination ghoul zombie banshee skeleton-horde wall-of-bones revenant"
    hand = HAND if who != "member" else ""
    boss = lich("unending-rage", hand=hand, deck="", champions="varrick", minions=minions)
    sides = {
        "boss": (hero(), hero(champions=CROWD), hero(champions="rasmus darian grak"), boss),
        "member": (hero(HAND, champions=CROWD), hero(champions="rasmus"), hero(), hero(), boss),
        "versus": (boss, lich("void", deck="", minions="abomination zombie", champions=CROWD)),
    }
    turn = "D" if who == "boss" else "A"
    match = scene(*sides[who], turn=turn, combat=20, gold=8).match
    return pygames.position("hero-realms-lich", true_state(match).data(), options=match.options)


@pytest.mark.parametrize(
    ("who", "locale", "viewport"),
    [
        ("boss", FR, NARROW),
        pytest.param("member", EN, NARROW, marks=FULL),
        pytest.param("versus", FR, NARROW, marks=FULL),
        pytest.param("duel", FR, NARROW, marks=FULL),
    ],
    indirect=["locale", "viewport"],
    ids=["boss", "member", "versus", "duel"],
)
def test_late_in_a_game_all_that_can_be_chosen_is_in_sight_on_a_phone(open_page: Opener, who: str) -> None:
    """No word of a name is broken without a hyphen."""
    match = late(who)
    page = open_page("site")
    seats = ["steady"] * match.seats
    seats[match.asks.seat] = "human"
    open_link(page, match.record.link(match.game), *seats)
    now = page.evaluate(OFFERED)
    assert (now["prompt"], now["count"] > 12) == ("main", True)
    assert page.evaluate(UNSEEN) == []
    assert page.evaluate(BROKEN) == []


@pytest.mark.parametrize(
    ("rendering", "who", "options", "locale", "viewport"),
    [
        pytest.param("table", MEMBER, {}, FR, NARROW, marks=FULL),
        pytest.param("text", BOSS, {}, FR, NARROW, marks=FULL),
        pytest.param("text", ("human", "steady"), {"versus": 1}, EN, (1280, 800), marks=FULL),
        pytest.param("table", BOSS, {}, EN, (1280, 800), marks=FULL),
        pytest.param("text", ("human", "human", "steady"), {}, FR, (1280, 800), marks=FULL),
        pytest.param("table", MEMBER, {}, EN, NARROW, marks=FULL),
        pytest.param("table", BOSS, {}, FR, NARROW, marks=FULL),
        pytest.param("text", BOSS, {}, EN, (1280, 800), marks=FULL),
        pytest.param("table", ("human", "steady"), {"versus": 1}, EN, NARROW, marks=FULL),
        pytest.param("text", ("human", "steady"), {"versus": 1}, FR, NARROW, marks=FULL),
    ],
    indirect=["locale", "viewport"],
    ids=str,
)
def test_a_complete_game_by_keys_alone(
    open_page: Opener, rendering: str, who: tuple[str, ...], options: dict[str, int]
) -> None:
    page = open_page("site")
    PageDriver(page, 1).begin(*who, seed=5, game="hero-realms-lich", rendering=rendering, options=options)
    Keys(page, 1).play()
    match = replayed(page)
    check_end(page, match)
    assert {choice.seat for choice in match.choices} == set(range(len(who)))


# The cards of a zone of which the name is not read at a glance, or of which nothing says what they do.
UNREAD = """zone => [...document.querySelectorAll(`${zone} .hr-card`)].filter(card => {
  const [name, lines] = [".hr-name", ".hr-lines"].map(it => card.querySelector(it));
  const { width } = card.getBoundingClientRect();
  const says = [...lines.querySelectorAll(".hr-chip, .hr-words")].some(it => {
    const box = it.getBoundingClientRect();
    return box.width && document.elementsFromPoint(box.left + 3, box.top + 3).includes(lines);
  });
  const left = getComputedStyle(lines, "::after").display !== "none"; // a sign says that words are left out
  return name.clientWidth < 0.9 * width || getComputedStyle(name).writingMode !== "horizontal-tb"
    || lines.children.length > 0 && !says && !left;
}).map(it => it.id)"""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_beside_a_wide_table_it_is_read_what_the_boss_and_oneself_have_in_play(
    browser: Browser, language: Language
) -> None:
    """Of each champion the name and what it gives; of a skill that can be used what it does."""
    page = window(browser, (1280, 800))
    assert page.evaluate(LAY, app_of(late("member"), language)) == []
    assert page.locator(".lich-lair .hr-card").count() == 9
    assert page.evaluate(UNREAD, ".lich-lair") == []
    mine = scene(
        hero("gold", champions="rake cron", pack="cleric"), hero(), hero(), lich("void"), gold=5
    ).match
    assert page.evaluate(LAY, app_of(mine, language)) == []
    assert page.locator("#in-play-A .hr-card").count() > 2
    assert page.evaluate(UNREAD, "#in-play-A") == []
    page.context.close()
