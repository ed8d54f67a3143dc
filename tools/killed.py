"""What is lost when the browser is killed: `python -m tools.killed --times 5 --browser firefox`."""

from __future__ import annotations

import sys
import tempfile
from argparse import ArgumentParser
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

import pygames
from e2e.killed import Killed, begin, choose, kept
from tools.bench.host import Host, hosting

if TYPE_CHECKING:
    from playwright.sync_api import BrowserType

ROOT = Path(__file__).resolve().parents[1]
MOMENTS = (0.0, 0.2, 1.0, 3.0, 6.0, 12.0)  # seconds after the first choice


def measure(kind: BrowserType, address: str, seconds: float) -> tuple[int, int]:
    """Choose once a moment, kill the browser so long after the first choice: choices made, and kept."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Killed(kind, Path(profile))
        page = browser.open(address)
        begin(page)
        link = choose(page)
        waited = 0.0
        while waited < seconds:
            page.wait_for_timeout(500)
            link, waited = choose(page), waited + 0.5
        made = len(pygames.replay(link).choices)
        browser.kill()
        found = kept(browser.open(address))
        browser.close()
    return made, max(found, default=0)


def main() -> int:
    """Print a line for each moment."""
    parser = ArgumentParser(description=measure.__doc__)
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--browser", choices=["chromium", "firefox"], default="chromium")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist")
    asked = parser.parse_args()
    host = Host(asked.dist)
    with hosting(host), sync_playwright() as playwright:
        for seconds in MOMENTS:
            found = [
                measure(getattr(playwright, asked.browser), host.address, seconds) for _ in range(asked.times)
            ]
            print(f"{seconds:4.1f} s: " + ", ".join(f"{kept} of {made}" for made, kept in found), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
