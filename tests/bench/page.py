"""Figures of the built page in Chromium: ready time and bytes beside a bare PyScript page, and a click.

Both pages are answered from disk under a made-up address, in turns, each in a fresh context with
nothing cached.
"""

from __future__ import annotations

import gzip
import random
import time
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

from e2e.browser import launch_arguments
from e2e.conftest import DIST, SINGLE, SITE, serve

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

BARE = Path(__file__).resolve().parents[2] / "build" / "bare"
RUNS = 7
CLICKS = 60
TEXT = {".html", ".js", ".mjs", ".css", ".json", ".txt", ".svg"}  # what a static host compresses

# From the click until the frame after the change was painted.
TIMED_CLICK = """
button => new Promise(done => {
    const start = performance.now();
    button.click();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
})
"""


def ready(browser: Browser, folder: Path | None) -> tuple[float, int]:
    """Milliseconds until a cold page is ready, and the bytes that it asked for (None: the single file)."""
    context = browser.new_context()
    asked: list[Path] = []
    problems: list[str] = []
    if folder is not None:
        serve(context, folder, SITE, problems)
        context.on("requestfinished", lambda request: asked.append(file_of(folder, request.url)))
    page = context.new_page()
    start = time.perf_counter()
    page.goto(SINGLE if folder is None else SITE, wait_until="commit")
    page.wait_for_selector('html[data-state="ready"]', timeout=120_000, state="attached")
    milliseconds = (time.perf_counter() - start) * 1000
    context.close()
    if problems:
        raise RuntimeError("; ".join(problems))
    return milliseconds, sum(map(sent, asked))


def file_of(folder: Path, url: str) -> Path:
    """The file that answered a request."""
    return folder / (url.removeprefix(SITE).partition("?")[0].partition("#")[0] or "index.html")


def sent(file: Path) -> int:
    """Bytes over the wire from a host that compresses text and nothing else, as GitHub Pages does."""
    content = file.read_bytes()
    return len(gzip.compress(content, 6)) if file.suffix in TEXT else len(content)


def clicks(page: Page) -> list[float]:
    """Milliseconds from click to painted, for choices of a game against an opponent that does not wait."""
    pick = random.Random(5)
    times: list[float] = []
    while len(times) < CLICKS and page.locator("html").get_attribute("data-state") == "ready":
        page.wait_for_selector("html:not([data-busy]) :is([data-choice], [data-step])", timeout=20_000)
        buttons = page.locator(":is([data-choice], [data-step]):visible").element_handles()
        times.append(pick.choice(buttons).evaluate(TIMED_CLICK))
    return times


def figures(start_game: Any) -> dict[str, Any]:
    """All of them. `start_game(page)` brings an opened page to the first question of a game."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_arguments())
        places: dict[str, Path | None] = {"bare": BARE, "site": DIST, "single": None}
        runs: dict[str, list[tuple[float, int]]] = {name: [] for name in places}
        for _ in range(RUNS):
            for name, folder in places.items():
                runs[name].append(ready(browser, folder))
        found: dict[str, Any] = {
            "chromium": browser.version,
            "ready_ms": {name: median(ms for ms, _ in got) for name, got in runs.items()},
            "bytes": {name: runs[name][0][1] for name in ("bare", "site")},
            "single_file_bytes": (DIST / "pygames.html").stat().st_size,
        }
        bare = found["ready_ms"]["bare"]
        found["ready_ratio"] = {name: ms / bare for name, ms in found["ready_ms"].items()}
        context = browser.new_context(viewport={"width": 1280, "height": 800})
        serve(context, DIST, SITE, [])
        page = context.new_page()
        page.goto(SITE)
        start_game(page)
        times = clicks(page)
        found["click_to_painted_ms"] = {
            "median": median(times),
            "p95": quantiles(times, n=20)[-1],
            "clicks": len(times),
        }
        browser.close()
    return found
