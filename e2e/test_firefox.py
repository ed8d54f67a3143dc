"""The second browser: Firefox starts both deliverables, and plays a complete game in each rendering."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from e2e.hands import Hands, check_end, replayed

if TYPE_CHECKING:
    from e2e.conftest import Opener


@pytest.mark.parametrize(("kind", "rendering"), [("site", "table"), ("single", "text")])
def test_a_complete_game_in_firefox(open_firefox: Opener, kind: str, rendering: str) -> None:
    """From the site by the drawn table, from one file by the text table."""
    page = open_firefox(kind)
    assert page.locator("#loading").is_hidden()
    hands = Hands(page, 16)
    hands.begin("human", "random", seed=16, rendering=rendering)
    hands.play()
    match = replayed(page)
    check_end(page, match)
    assert {choice.seat for choice in match.choices} == {0, 1}
