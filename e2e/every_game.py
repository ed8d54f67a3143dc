"""A complete game of each of the catalogue, for tests of where and how the page may stand."""

from typing import Any

import pytest

from e2e.conftest import FULL
from e2e.page_driver import PageDriver, check_end, replayed
from e2e.profiles import PROFILES, Profile

EVERY_GAME = [pytest.param(profile, id=profile.game, marks=FULL) for profile in PROFILES]


def play_to_the_end(page: Any, profile: Profile) -> None:
    """Begin in the gallery and play until it is over; the record must give the same end."""
    row = profile.rows[0]
    driver = PageDriver(page, row.seed)
    driver.begin(*row.who, seed=row.seed, game=profile.game, options=row.options)
    driver.play()
    match = replayed(page)
    assert match.game.id == profile.game
    check_end(page, match)
