"""The page's start, and the only module that knows the browser: page.js on one side, `App` on the other."""

from __future__ import annotations

import asyncio
import json
import time
import traceback

import js
from pyodide.ffi import create_proxy

from web.app import App

SLICE = 0.03  # seconds that opponents may take before the page is shown again


class Page:
    """Passes events to the App and its HTML to the page, and lets time pass."""

    def __init__(self) -> None:
        self.app = App(json.loads(js.pygamesPage.connect(create_proxy(self.on_event))))
        self.waiting: asyncio.Task[None] | None = None
        self.show()

    def on_event(self, event: str) -> None:
        """A person did something."""
        self.app.handle(json.loads(event))
        self.show()

    def show(self) -> None:
        """Let happen what happens at once, bring the page up to date, and see to what comes next."""
        until = time.perf_counter() + SLICE
        while self.app.pause == 0 and time.perf_counter() < until:
            self.app.tick()
        js.pygamesPage.render(json.dumps(self.app.payload(), ensure_ascii=False))
        if self.app.failure is not None:
            js.console.error("".join(traceback.format_exception(self.app.failure)))
            self.app.failure = None
        if self.waiting is None and self.app.pause is not None:
            self.waiting = asyncio.ensure_future(self.wait(self.app.pause))

    async def wait(self, seconds: float) -> None:
        """Let an opponent think for a moment, then act."""
        await asyncio.sleep(seconds)
        self.waiting = None
        self.app.tick()
        self.show()


def start() -> None:
    """Begin. Called by the page when Python runs."""
    Page()
