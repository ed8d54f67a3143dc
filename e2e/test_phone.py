"""On a phone: every question can be answered without scrolling, and the tools are near the thumb."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from e2e.conftest import MOVING
from e2e.page_driver import OFFERED, PageDriver

if TYPE_CHECKING:
    from e2e.conftest import Opener

PRESSES = 12
SEATS = {
    "heroz": ("human", "random"),
    "boss-quest": ("human", "random", "random"),
    "immortal-king": ("human",),
}


@MOVING
@pytest.mark.parametrize("viewport", [(390, 844)], indirect=True)
@pytest.mark.parametrize("game", SEATS)
def test_no_scroll_is_needed_to_answer(open_page: Opener, game: str) -> None:
    """At every question something that answers it is in sight; the bar of tools is too."""
    page = open_page("site")
    driver = PageDriver(page, 7)
    driver.begin(*SEATS[game], game=game, seed=7)
    for _ in range(PRESSES):
        now = page.evaluate(OFFERED)
        if now["state"] == "over":
            return
        assert now["near"], now
        bar = page.locator(".tools").bounding_box()
        assert bar is not None
        assert bar["y"] + bar["height"] == pytest.approx(844, abs=1)
        driver.press(driver.rng.below(now["count"]))
