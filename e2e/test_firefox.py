"""The second browser: Firefox starts both deliverables, and plays a complete game of each game in both."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from e2e.conftest import FULL
from e2e.page_driver import PageDriver, check_end, replayed

if TYPE_CHECKING:
    from e2e.conftest import Opener


# Each game from the site and from one file, drawn and as text; one of them without `--full`.
GAMES = [
    pytest.param("site", "table", "heroz", ("human", "random"), 16, marks=FULL),
    pytest.param("single", "text", "heroz", ("human", "random"), 16, marks=FULL),
    pytest.param("site", "text", "boss-quest", ("human", "random"), 11, marks=FULL),
    ("single", "table", "boss-quest", ("human", "random"), 11),
    pytest.param("site", "table", "immortal-king", ("human", "random"), 7, marks=FULL),
    pytest.param("single", "text", "immortal-king", ("human",), 5, marks=FULL),
    pytest.param("site", "table", "hero-realms", ("human", "steady"), 6, marks=FULL),
    pytest.param("single", "text", "hero-realms", ("human", "steady"), 7, marks=FULL),
    pytest.param("site", "table", "hero-realms-lich", ("human", *["steady"] * 3), 5, marks=FULL),
    pytest.param("single", "text", "hero-realms-lich", (*["steady"] * 3, "human"), 5, marks=FULL),
    pytest.param("site", "table", "hero-realms-skirmish", ("human",), 19, marks=FULL),
    pytest.param("single", "text", "hero-realms-skirmish", ("human",), 7, marks=FULL),
]


@pytest.mark.parametrize(("kind", "rendering", "game", "who", "seed"), GAMES, ids=str)
def test_a_complete_game_in_firefox(
    open_firefox: Opener, kind: str, rendering: str, game: str, who: tuple[str, ...], seed: int
) -> None:
    """To the end, and the record is replayed by the other Python."""
    page = open_firefox(kind)
    assert page.locator("#loading").is_hidden()
    driver = PageDriver(page, seed)
    driver.begin(*who, seed=seed, rendering=rendering, game=game)
    driver.play()
    match = replayed(page)
    check_end(page, match)
    assert {choice.seat for choice in match.choices} == set(range(len(who)))
