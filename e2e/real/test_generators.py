"""The recipes for makers of sites, in these programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from e2e.real.looked import look
from e2e.real.programs import PROGRAMS, made
from tools.bench.host import Host, hosting

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import BrowserContext


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_site_shows_rules_and_puzzles_in_place(
    program: str, visitor: BrowserContext, pygames_host: Host, tmp_path: Path
) -> None:
    """Frames and elements of the recipe have their heights, language and messages, and cost Python once."""
    with hosting(Host(made(program, tmp_path / "site"))) as host:
        look(visitor, pygames_host, host.address.replace("127.0.0.1", "localhost"))
