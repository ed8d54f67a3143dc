"""Complete games of every game in a real browser, by pressing what is highlighted."""

import pytest

from e2e.conftest import FULL, Axe, Opener
from e2e.page_driver import PageDriver, check_end, faults, replayed
from e2e.profiles import PROFILES, Row

ROWS = [
    pytest.param(profile.game, row, row.locale, row.viewport, marks=() if row.everyday else FULL)
    for profile in PROFILES
    for row in profile.rows
]
NAMES = [
    f"{profile.game}-{row.kind}-{row.locale}-{row.viewport[0]}-{'-'.join(row.who)}"
    for profile in PROFILES
    for row in profile.rows
]
# what is seen of a game beside its decisions, and in no other test for every game
SCREENS = ("curtain", "end")


@pytest.mark.parametrize(
    ("game", "row", "locale", "viewport"),
    ROWS,
    indirect=["locale", "viewport"],
    ids=NAMES,
)
def test_complete_game(open_page: Opener, axe: Axe, game: str, row: Row, pytestconfig: pytest.Config) -> None:
    """To the end; every kind of screen on the way is accessible and stays within the window's width.

    Decisions of which nothing is picked are looked at in test_decisions.py, here with `--full` only.
    """
    page = open_page(row.kind)
    everything = pytestconfig.getoption("--full")

    def look(name: str) -> None:
        if everything or name in SCREENS or name.endswith(" picked"):
            assert faults(page, axe) == [], name

    driver = PageDriver(page, row.seed, look)
    driver.begin(*row.who, seed=row.seed, game=game, options=row.options)
    driver.play()
    assert page.locator("html").get_attribute("lang") == row.locale[:2]
    assert ("curtain" in driver.seen) == (row.who.count("human") > 1)
    match = replayed(page)
    check_end(page, match)
    assert match.seats == len(row.who)
    values = {option.id: option.values for option in match.game.options}
    for option, place in row.options.items():
        assert match.options[option] == values[option][place]
    assert {choice.seat for choice in match.choices} == set(range(len(row.who)))
