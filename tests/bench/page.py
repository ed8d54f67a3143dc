"""Figures of the built page in Chromium: ready time and bytes beside a bare PyScript page, and a click.

The pages are loaded in turns, each in a fresh context with nothing cached.
"""

from __future__ import annotations

import time
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

from e2e.browser import launch_arguments
from e2e.conftest import DIST, SINGLE
from e2e.hands import OFFERED, Hands
from tests.bench.host import Host, hosting

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

BARE = Path(__file__).resolve().parents[2] / "build" / "bare"
RUNS = 7
CLICKS = 100

# From the press until the frame after the change was painted; meanwhile the page says that it is busy.
TIMED_PRESS = """n => new Promise(done => {
    const root = document.documentElement;
    const start = performance.now();
    const painted = () => requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
    window.offered[n].click();
    if (!("busy" in root.dataset)) return painted();
    new MutationObserver((_, observer) => {
        if ("busy" in root.dataset) return;
        observer.disconnect();
        painted();
    }).observe(root, { attributes: true, attributeFilter: ["data-busy"] });
})"""


def ready(browser: Browser, address: str) -> float:
    """Milliseconds until a page is ready that was never loaded before."""
    context = browser.new_context()
    page = context.new_page()
    start = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.wait_for_selector('html[data-state="ready"]', timeout=120_000, state="attached")
    milliseconds = (time.perf_counter() - start) * 1000
    context.close()
    return milliseconds


def presses(page: Page, seed: int) -> list[float]:
    """Milliseconds from press to painted, for choices of games against an opponent that does not wait."""
    hands = Hands(page, seed)
    hands.begin("human", "random", seed=seed)
    times: list[float] = []
    while len(times) < CLICKS:
        now = page.evaluate(OFFERED)
        if now["state"] == "over":
            break
        times.append(page.evaluate(TIMED_PRESS, hands.chance.below(now["count"])))
    return times


def figures() -> dict[str, Any]:
    """All of them."""
    with sync_playwright() as playwright, ExitStack() as stack:
        browser = playwright.chromium.launch(**launch_arguments())
        hosts: dict[str, Host] = {
            name: stack.enter_context(hosting(folder)) for name, folder in (("bare", BARE), ("site", DIST))
        }
        addresses = {name: host.address for name, host in hosts.items()} | {"single": SINGLE}
        times: dict[str, list[float]] = {name: [] for name in addresses}
        for _ in range(RUNS):
            for name, address in addresses.items():
                times[name].append(ready(browser, address))
        sent = {name: host.bytes / RUNS for name, host in hosts.items()}
        ready_ms = {name: median(got) for name, got in times.items()}
        page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
        page.goto(hosts["site"].address)
        page.wait_for_selector('html[data-state="ready"]', timeout=120_000, state="attached")
        painted = presses(page, 1)
        browser.close()
        return {
            "chromium": browser.version,
            "ready_ms": ready_ms,
            "ready_ratio": {name: ms / ready_ms["bare"] for name, ms in ready_ms.items()},
            "bytes_sent": sent,
            "single_file_bytes": (DIST / "pygames.html").stat().st_size,
            "press_to_painted_ms": {
                "median": median(painted),
                "p95": quantiles(painted, n=20)[-1],
                "presses": len(painted),
            },
        }
