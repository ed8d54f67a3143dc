"""Lighthouse: what a page costs on a slow phone (its mobile preset), and what its makers would find wrong.

`build.py` has it in build/bench.
"""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

from e2e.browser import program
from pygames.games import PLAYABLE

if TYPE_CHECKING:
    from playwright.sync_api import BrowserType

ROOT = Path(__file__).resolve().parents[2]
CLI = ROOT / "build" / "bench" / "node_modules" / "lighthouse" / "cli" / "index.js"
PATIENCE = 180  # seconds
RUNS = 3
WITHOUT_PYTHON = {
    "rule": "rules/heroz/hz-27/",
    "rules": "fr/rules/hero-realms-lich/",
    "rulebook": "rules/heroz/booklet/",
    "lesson": "learn/heroz/columns/",
    "puzzle": "puzzles/heroz/8/",
}
GAMES = "games"  # the list of games, the site's first page
PAGES = WITHOUT_PYTHON | {GAMES: ""} | {game: f"#{game}/lesson/first-game" for game in PLAYABLE}
FIGURES = {
    "largest_paint_ms": "largest-contentful-paint",
    "blocked_ms": "total-blocking-time",
    "shift": "cumulative-layout-shift",
}


class Judged(NamedTuple):
    """What Lighthouse says of a page."""

    scores: dict[str, int]  # of 100, by category: "performance", "accessibility", "best-practices", "seo"
    figures: dict[str, float]
    wrong: list[str]  # the titles of what costs marks, but for those of performance


def judged(address: str, chromium: BrowserType) -> Judged:
    """Have a page judged in a new profile of this browser. Raises AssertionError if that cannot be done."""
    node = os.environ.get("PYGAMES_NODE", "node")
    flags = "--chrome-flags=--headless=new --no-sandbox"  # there is no sandbox for root
    own = os.environ | {"CHROME_PATH": program("chromium") or chromium.executable_path}
    done = subprocess.run(  # noqa: S603 - ours
        [node, str(CLI), address, flags, "--output=json", "--quiet", "--no-enable-error-reporting"],
        env=own,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-4000:]
    found = json.loads(done.stdout)
    audits = found["audits"]
    return Judged(
        {name: round(100 * it["score"]) for name, it in found["categories"].items()},
        {name: audits[audit]["numericValue"] for name, audit in FIGURES.items()},
        [
            f"{name}: {audits[ref['id']]['title']}"
            for name, it in found["categories"].items()
            if name != "performance"
            for ref in it["auditRefs"]
            if ref["weight"] and (audits[ref["id"]]["score"] or 0) < 1
            if audits[ref["id"]]["scoreDisplayMode"] not in ("notApplicable", "manual")
        ],
    )


def figures(address: str, chromium: BrowserType) -> dict[str, dict[str, float]]:
    """Medians for each kind of page of the site at this address."""
    found = {}
    for name, page in PAGES.items():
        them = [judged(address + page, chromium) for _ in range(RUNS)]
        parts = [{**it.scores, **it.figures} for it in them]
        found[name] = {key: median(it[key] for it in parts) for key in parts[0]}
    return found
