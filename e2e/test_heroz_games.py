"""Complete games of HEROZ in a real browser, by pressing what is highlighted; without a server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from e2e.hands import Hands, check_end, faults, replayed

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from e2e.conftest import Opener

WIDE, NARROW = (1280, 800), (390, 844)

# Each row another deliverable, language, width and company: together they cover every pair.
GAMES = [
    ("site", "en-GB", WIDE, ("human", "random"), 16),
    ("single", "fr-FR", WIDE, ("human", "human"), 30),
    ("site", "fr-FR", NARROW, ("steady", "human"), 11),
    ("single", "en-GB", NARROW, ("human", "human"), 1),
]


@pytest.mark.parametrize(
    ("kind", "locale", "viewport", "who", "seed"), GAMES, indirect=["locale", "viewport"], ids=str
)
def test_complete_game(
    open_page: Opener,
    axe: Callable[[Page], list[str]],
    kind: str,
    locale: str,
    who: tuple[str, ...],
    seed: int,
) -> None:
    """To the end; every kind of screen on the way is accessible and stays within the window's width."""
    page = open_page(kind)

    def look(name: str) -> None:
        assert faults(page, axe) == [], name

    hands = Hands(page, seed, look)
    hands.begin(*who, seed=seed)
    hands.play()
    assert page.locator("html").get_attribute("lang") == locale[:2]
    assert ("curtain" in hands.seen) == (who == ("human", "human"))
    match = replayed(page)
    check_end(page, match)
    assert {choice.seat for choice in match.choices} == {0, 1}
