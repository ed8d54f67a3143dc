"""Both deliverables start, from where they are, asking nobody else for anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from e2e.conftest import DIST, SITE, serve

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from e2e.conftest import Opener


@pytest.mark.parametrize("kind", ["site", "single"])
def test_it_starts(open_page: Opener, kind: str) -> None:
    """Python takes over, and the progress is gone."""
    page = open_page(kind)
    assert page.locator("#loading").is_hidden()
    assert page.locator("#app").inner_text().strip()


def test_any_folder(open_page: Opener) -> None:
    """The site works wherever it is put: no address in it is absolute."""
    open_page("site", base="https://tables.example/")
