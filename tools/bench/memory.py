"""How much memory the page takes in Chromium, beside a bare PyScript page with stock Pyodide, in turns.

Measured is what the process of the page has to itself, two seconds after the page was ready; ours with a game
begun. The files of the browser's own program are not counted: each process has as large a share of them as
others leave.

Playwright asks the browser to keep what a page of its own loads, so that one can look at it: 15 MB of a bare
page, 31 of ours. So the pages stand in contexts that Playwright does not know.
"""

from __future__ import annotations

import json
import time
from collections import defaultdict
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

from e2e.browser import launch_arguments
from e2e.conftest import DIST, SINGLE
from tools.bench.host import Host, hosting
from tools.bench.loading import KEPT, PATIENCE, SETTLED, linked_game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

BARE = Path(__file__).resolve().parents[2] / "build" / "bare"
RUNS = 5
LATER = 2000  # milliseconds
OWN = ("Pss_Anon", "Pss_Shmem")

READY = "document.documentElement?.dataset.state === 'ready'"
BEGUN = "document.querySelector('#app [data-choice]') !== null"
WORK = "(() => { const end = performance.now() + 300; while (performance.now() < end); })()"


class Tabs:
    """Opens pages past Playwright, in one browser."""

    def __init__(self, browser: Browser) -> None:
        self.wire = browser.new_browser_cdp_session()
        self.pause = browser.new_page().wait_for_timeout  # while it waits, what the browser tells is heard
        self.answers: dict[int, Any] = {}
        self.asked = 0
        self.wire.on("Target.receivedMessageFromTarget", self._hear)

    def _hear(self, told: dict[str, Any]) -> None:
        message = json.loads(told["message"])
        if "id" in message:
            self.answers[message["id"]] = message

    def context(self) -> str:
        """A new one, with nothing stored."""
        return str(self.wire.send("Target.createBrowserContext")["browserContextId"])

    def drop(self, context: str) -> None:
        """Close it with its pages."""
        self.wire.send("Target.disposeBrowserContext", {"browserContextId": context})

    def renderers(self) -> dict[int, float]:
        """The processes of pages, with the seconds that each has worked."""
        found = self.wire.send("SystemInfo.getProcessInfo")["processInfo"]
        return {it["id"]: it["cpuTime"] for it in found if it["type"] == "renderer"}


class Tab:
    """One page that is measured."""

    def __init__(self, tabs: Tabs, context: str, address: str) -> None:
        self.tabs = tabs
        about = {"url": "about:blank", "browserContextId": context}
        self.target = tabs.wire.send("Target.createTarget", about)["targetId"]
        self.session = tabs.wire.send("Target.attachToTarget", {"targetId": self.target})["sessionId"]
        tabs.pause(SETTLED)
        self._send("Page.navigate", url=address)
        self.until(READY)

    def _send(self, method: str, **params: Any) -> Any:
        tabs = self.tabs
        tabs.asked += 1
        number = tabs.asked
        message = json.dumps({"id": number, "method": method, "params": params})
        tabs.wire.send("Target.sendMessageToTarget", {"sessionId": self.session, "message": message})
        last = time.monotonic() + PATIENCE
        while number not in tabs.answers:
            assert time.monotonic() < last, f"no answer to {method}"
            tabs.pause(20)
        return tabs.answers.pop(number)["result"]

    def evaluate(self, expression: str) -> Any:
        """What an expression gives in the page."""
        answer = self._send("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in answer, answer
        return answer["result"].get("value")

    def until(self, expression: str) -> None:
        """Wait until it is true."""
        last = time.monotonic() + PATIENCE
        while not self.evaluate(expression):
            assert time.monotonic() < last, f"never: {expression}"
            self.tabs.pause(200)

    def process(self) -> int:
        """Which process the page is in: the one that works when it does."""
        before = self.tabs.renderers()
        self.evaluate(WORK)
        after = self.tabs.renderers()
        return max(after, key=lambda it: after[it] - before.get(it, 0.0))

    def close(self) -> None:
        """Close it; its service worker stays for a while."""
        self.tabs.wire.send("Target.closeTarget", {"targetId": self.target})


def megabytes(process: int) -> float:
    """What a process has to itself, on Linux."""
    text = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="utf-8")
    kilobytes = {name: int(size) for name, size in _sizes(text)}
    return sum(kilobytes[name] for name in OWN) / 1024


def _sizes(text: str) -> Iterator[tuple[str, str]]:
    for line in text.splitlines()[1:]:
        name, size, _ = line.split()
        yield name.removesuffix(":"), size


def once(tabs: Tabs, address: str, *, playing: bool, again: bool = False) -> float:
    """Megabytes of one visit; `again`: of a second one, after the service worker has stored the site."""
    context = tabs.context()
    if again:
        first = Tab(tabs, context, address)
        first.evaluate(f"({KEPT})()")
        first.close()
        tabs.pause(SETTLED)
    tab = Tab(tabs, context, f"{address}#{linked_game()}" if playing else address)
    if playing:
        tab.until(BEGUN)
    tabs.pause(LATER)
    found = megabytes(tab.process())
    tabs.drop(context)
    return found


def figures() -> dict[str, Any]:
    """The medians in megabytes, and as ratios to the bare page's."""
    held: dict[str, list[float]] = defaultdict(list)
    with sync_playwright() as playwright, ExitStack() as stack:
        browser = playwright.chromium.launch(**launch_arguments())
        bare, site = (stack.enter_context(hosting(Host(folder))).address for folder in (BARE, DIST))
        tabs = Tabs(browser)
        for _ in range(RUNS):
            held["bare"].append(once(tabs, bare, playing=False))
            held["site_again"].append(once(tabs, site, playing=True, again=True))
            held["single"].append(once(tabs, SINGLE, playing=True))
            held["site"].append(once(tabs, site, playing=True))
        version = browser.version
        browser.close()
    middle = {name: median(them) for name, them in held.items()}
    return {
        "chromium": version,
        "memory_mb": middle,
        "memory_ratio": {name: mb / middle["bare"] for name, mb in middle.items()},
    }
