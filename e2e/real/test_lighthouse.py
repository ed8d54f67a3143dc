"""The pages as Lighthouse judges them, on a host that compresses as GitHub Pages does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import build
from tools.bench.lighthouse import GAMES, PAGES, WITHOUT_PYTHON, judged

if TYPE_CHECKING:
    from playwright.sync_api import Playwright

    from tools.bench.host import Host

GOOD = 95  # of 100


@pytest.mark.parametrize("name", [*WITHOUT_PYTHON, GAMES])
def test_a_page_has_good_marks(name: str, playwright: Playwright, pygames_host: Host) -> None:
    """All of them for who cannot see it and who searches; a page without Python is quick on a slow phone."""
    assert build.REAL_ADDRESS.startswith(pygames_host.address)
    scores, figures, wrong = judged(build.REAL_ADDRESS + PAGES[name], playwright.chromium)
    assert wrong == []
    assert (scores["accessibility"], scores["seo"]) == (100, 100)
    assert scores["best-practices"] >= GOOD
    if name in WITHOUT_PYTHON:
        assert scores["performance"] >= GOOD, figures
