"""How long the page takes to load in Chromium: each visit in a tab that stands open, in a fresh context."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pygames
from e2e.browser import UNHURRIED

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, CDPSession, Page

    from tools.bench.host import Host

SLOW = {"offline": False, "latency": 40, "downloadThroughput": 10e6 / 8, "uploadThroughput": 10e6 / 8}
SETTLED = 500  # milliseconds in which a new tab comes to rest
PATIENCE = 180  # seconds

# The moments, noted by the page itself: what drives the browser must not work while the page loads.
# As soon as a link has led to the question who plays, the game goes on, and its first legal choice is made.
NOTE = """(() => {
    const root = () => document.documentElement;
    let before;
    const look = () => {
        if (root()?.dataset.state !== "ready") return;
        window.ready ??= performance.now();
        if (!location.hash) return;
        document.querySelector("#app form [type=submit]")?.click();
        const choice = document.querySelector("#app [data-choice]");
        if (choice && before === undefined) {
            before = pygames.record();
            choice.click();
        } else if (before !== undefined && pygames.record() !== before) {
            window.chosen ??= performance.now();
        }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
})()"""
NOTED = """({
    ready: window.ready,
    chosen: window.chosen,
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    marks: performance.getEntriesByType("mark").map(({ name, startTime }) => [name, startTime]),
})"""
KEPT = """async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active.state !== "activated") await new Promise(done => setTimeout(done, 20));
}"""


def linked_game() -> str:
    """What follows the # in the address of a game of HEROZ in which a person is asked."""
    match = pygames.new("heroz", seed=16)
    return match.record.link(match.game)


def load(context: BrowserContext, address: str, *, slow: bool = False) -> tuple[Page, dict[str, Any]]:
    """Load a page; the milliseconds from navigation to what has happened, and the marks of the start."""
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Page.enable")
    for script in (NOTE, UNHURRIED):
        wire.send("Page.addScriptToEvaluateOnNewDocument", {"source": script})
    if slow:
        wire.send("Network.enable")
        wire.send("Network.emulateNetworkConditions", SLOW)
    page.wait_for_timeout(SETTLED)
    wire.send("Page.navigate", {"url": address})
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        page.wait_for_timeout(500)
        noted = _noted(wire)
        if noted["ready"] and (noted["chosen"] or "#" not in address):
            return page, noted
    raise TimeoutError(f"{address} was not ready within {PATIENCE} seconds")


def _noted(wire: CDPSession) -> dict[str, Any]:
    answer = wire.send("Runtime.evaluate", {"expression": NOTED, "returnByValue": True})
    found: dict[str, Any] = {"ready": None, "chosen": None} | answer["result"]["value"]
    return found


def cold(browser: Browser, address: str, *, slow: bool = False) -> dict[str, Any]:
    """One visit with nothing cached."""
    context = browser.new_context()
    _, noted = load(context, address, slow=slow)
    context.close()
    return noted


def again(browser: Browser, address: str) -> dict[str, Any]:
    """A second visit, after one in which the service worker has stored the site."""
    context = browser.new_context()
    page, _ = load(context, address)
    page.evaluate(KEPT)
    page.close()
    _, noted = load(context, address)
    context.close()
    return noted


def bytes_sent(browser: Browser, host: Host, *, kept: bool) -> float:
    """What the host sends for a first visit, and for what is then stored."""
    before = host.bytes
    context = browser.new_context()
    page, _ = load(context, host.address)
    if kept:
        page.evaluate(KEPT)
    page.wait_for_timeout(1000)
    context.close()
    return host.bytes - before
