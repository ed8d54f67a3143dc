"""The second browser: Firefox starts both deliverables, and plays a complete game of each game in both."""

import pytest

from e2e.conftest import FULL, Opener
from e2e.page_driver import PageDriver, check_end, replayed
from e2e.profiles import NARROW, WIDE
from e2e.renderings import Keys
from e2e.test_hero_realms_lich_page import BOSS, MEMBER

EN, FR = "en-GB", "fr-FR"
VERSUS = {"versus": 1}
TWO_HEROES = ("human", "human", "steady", "steady")
# Each game from the site and from one file, drawn and as text; one of them without `--full`.
GAMES = [
    pytest.param("site", "table", "heroz", ("human", "random"), 16, {}, EN, WIDE, marks=FULL),
    pytest.param("single", "text", "heroz", ("human", "random"), 16, {}, FR, NARROW, marks=FULL),
    pytest.param("site", "text", "boss-quest", ("human", "random"), 11, {}, FR, NARROW, marks=FULL),
    ("single", "table", "boss-quest", ("human", "random"), 11, {}, EN, WIDE),
    pytest.param("site", "table", "immortal-king", ("human", "random"), 7, {}, EN, WIDE, marks=FULL),
    pytest.param("single", "text", "immortal-king", ("human",), 5, {}, FR, NARROW, marks=FULL),
    pytest.param("site", "keys", "heroz", ("human", "random"), 16, {}, EN, WIDE, marks=FULL),
    pytest.param("single", "keys", "boss-quest", ("human", "random"), 11, {}, FR, WIDE, marks=FULL),
    pytest.param("site", "keys", "immortal-king", ("human", "random"), 7, {}, FR, WIDE, marks=FULL),
    pytest.param("site", "keys", "hero-realms-skirmish", ("human",), 19, {}, EN, WIDE, marks=FULL),
    pytest.param("site", "table", "hero-realms", ("human", "steady"), 6, {}, FR, NARROW, marks=FULL),
    pytest.param("single", "text", "hero-realms", ("human", "steady"), 7, {}, EN, WIDE, marks=FULL),
    pytest.param("site", "keys", "hero-realms", ("human", "steady"), 6, {}, EN, WIDE, marks=FULL),
    pytest.param("site", "text", "hero-realms", ("human", "human"), 7, {}, EN, WIDE, marks=FULL),
    pytest.param("site", "table", "hero-realms", ("human", "human"), 9, {}, EN, NARROW, marks=FULL),
    pytest.param("site", "table", "hero-realms-lich", MEMBER, 5, {}, EN, WIDE, marks=FULL),
    pytest.param("single", "text", "hero-realms-lich", BOSS, 5, {}, FR, NARROW, marks=FULL),
    pytest.param("single", "keys", "hero-realms-lich", MEMBER, 6, {}, FR, WIDE, marks=FULL),
    pytest.param("site", "text", "hero-realms-lich", MEMBER, 5, {}, FR, NARROW, marks=FULL),
    pytest.param("site", "table", "hero-realms-lich", BOSS, 5, {}, FR, WIDE, marks=FULL),
    pytest.param("single", "keys", "hero-realms-lich", BOSS, 5, {}, EN, WIDE, marks=FULL),
    pytest.param("site", "keys", "hero-realms-lich", TWO_HEROES, 8, {}, EN, NARROW, marks=FULL),
    pytest.param("site", "keys", "hero-realms-lich", ("human", "steady"), 3, VERSUS, FR, WIDE, marks=FULL),
    pytest.param("site", "table", "hero-realms-lich", ("human", "human"), 2, VERSUS, FR, NARROW, marks=FULL),
    pytest.param("single", "text", "hero-realms-lich", ("human", "steady"), 3, VERSUS, EN, WIDE, marks=FULL),
    pytest.param("site", "table", "hero-realms-skirmish", ("human",), 19, {}, EN, WIDE, marks=FULL),
    pytest.param("single", "text", "hero-realms-skirmish", ("human",), 7, {}, FR, NARROW, marks=FULL),
]


@pytest.mark.parametrize(
    ("kind", "how", "game", "who", "seed", "options", "locale", "viewport"),
    GAMES,
    indirect=["locale", "viewport"],
    ids=str,
)
def test_a_complete_game_in_firefox(
    open_firefox: Opener,
    kind: str,
    how: str,
    game: str,
    who: tuple[str, ...],
    seed: int,
    options: dict[str, int],
) -> None:
    """By the pointer at the table or in the text table, or at the table by keys alone; to the end.

    The record is replayed by the other Python.
    """
    page = open_firefox(kind)
    assert page.locator("#loading").is_hidden()
    driver = PageDriver(page, seed)
    rendering = "text" if how == "text" else "table"
    driver.begin(*who, seed=seed, rendering=rendering, game=game, options=options)
    if how == "keys":
        Keys(page, seed).play()
    else:
        driver.play()
    match = replayed(page)
    check_end(page, match)
    assert {choice.seat for choice in match.choices} == set(range(len(who)))
