"""The Lich at the page: a turn of either side on a phone, the seating, complete games by keys alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from e2e.conftest import FULL
from e2e.page_driver import OFFERED, PageDriver, check_end, faults, replayed
from e2e.profiles import NARROW
from e2e.renderings import Keys
from e2e.test_hero_realms_page import OUT_OF_REACH

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from e2e.conftest import Opener

    Axe = Callable[[Page], list[str]]

EN, FR = "en-GB", "fr-FR"
MEMBER = ("human", "steady", "steady", "steady")
BOSS = ("steady", "steady", "steady", "human")
PARTS = "[...document.querySelector('.lich-party').children].map(it => it.className)"


@pytest.mark.parametrize(
    ("who", "locale", "viewport"),
    [(BOSS, FR, NARROW), pytest.param(MEMBER, EN, NARROW, marks=FULL)],
    indirect=["locale", "viewport"],
    ids=["boss", "member"],
)
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
            page.evaluate("scrollTo(0, 0)")  # the driver has scrolled to what it pressed
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


@pytest.mark.parametrize(
    ("rendering", "who", "options", "locale", "viewport"),
    [
        pytest.param("table", MEMBER, {}, FR, NARROW, marks=FULL),
        pytest.param("text", BOSS, {}, FR, NARROW, marks=FULL),
        pytest.param("text", ("human", "steady"), {"versus": 1}, EN, (1280, 800), marks=FULL),
    ],
    indirect=["locale", "viewport"],
    ids=["member", "boss", "versus"],
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
