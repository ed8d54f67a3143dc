"""Complete games of every game in a real browser, by pressing what is highlighted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import pygames
from e2e.conftest import FULL
from e2e.page_driver import PageDriver, check_end, faults, open_link, replayed
from e2e.profiles import NARROW, PROFILES, WIDE, Profile, Row

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from e2e.conftest import Opener

    Axe = Callable[[Page], list[str]]

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
# what is seen of a game beside its decisions
SCREENS = ("gallery", "settings", "setup", "curtain", "end")


@pytest.mark.parametrize(
    ("game", "row", "locale", "viewport"),
    ROWS,
    indirect=["locale", "viewport"],
    ids=NAMES,
)
def test_complete_game(open_page: Opener, axe: Axe, game: str, row: Row, pytestconfig: pytest.Config) -> None:
    """To the end; every kind of screen on the way is accessible and stays within the window's width.

    Decisions of which nothing is picked have a test of their own, so here they are looked at with `--full`.
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


SIZES = [pytest.param(profile, NARROW, "dark", id=f"{profile.game}-390-dark") for profile in PROFILES]
SIZES += [
    pytest.param(profile, WIDE, "light", marks=FULL, id=f"{profile.game}-1280-light") for profile in PROFILES
]
SIZES += [pytest.param(PROFILES[0], (320, 640), "dark", marks=FULL, id=f"{PROFILES[0].game}-320-dark")]


@pytest.mark.parametrize(("profile", "viewport", "theme"), SIZES, indirect=["viewport"])
def test_every_kind_of_decision(open_page: Opener, axe: Axe, theme: str, profile: Profile) -> None:
    """Is accessible, fits, and every choice of it can be reached by pressing."""
    page = open_page("site")
    page.locator("[data-do=settings]").click()
    page.locator(f"input[name=theme][value={theme}]").check()
    page.keyboard.press("Escape")
    for decision, link in profile.links().items():
        match = pygames.replay(link)
        assert match.decision is not None
        who = ["random"] * match.seats
        who[match.decision.seat] = "human"
        open_link(page, link, *who)
        page.locator(f".prompt-bar[data-prompt={decision}]").wait_for()
        assert faults(page, axe) == [], decision
        shown = page.locator("#app [data-choice], #app [data-step]").evaluate_all(
            "all => all.filter(it => it.checkVisibility())"
            ".map(it => it.dataset.step ?? Number(it.dataset.choice))"
        )
        legal = match.decision.legal_actions
        for number, action in enumerate(legal):
            assert number in shown or (action.words and action.words[0] in shown), action
        firsts = {order[0] for action in legal for order in action.orders if order}
        assert {it for it in shown if isinstance(it, str)} <= firsts
