"""The page's start, and the only module that knows the browser: page.js on one side, `App` on the other."""

from __future__ import annotations

import asyncio
import json
import traceback
from time import perf_counter as now

import js
from pyodide.ffi import JsException, create_proxy

from web.app import App

SLICE = 0.01  # seconds of work, after which the browser gets its turn
PATIENCE = 0.15  # seconds after which what happens at once is shown though there is more to come


class Page:
    """Passes events to the App and its HTML to the page, and lets time pass."""

    def __init__(self) -> None:
        self.app = App(json.loads(js.pygamesPage.connect(create_proxy(self.on_event))))
        self.running: asyncio.Task[None] | None = None
        self.stale = False  # whether the page shows what is no longer so
        self.show()
        self.go_on()

    def on_event(self, event: str) -> None:
        """A person did something."""
        told = json.loads(event)
        if (
            self.stale
            and told.get("type") == "click"
            and {"choice", "step"} & (told.get("data") or {}).keys()
        ):
            return  # it was pressed on what is no longer so
        self.app.handle(told)
        self.keep()
        until = now() + SLICE
        while self.app.pause == 0 and now() < until:
            if self.app.ponder():
                self.app.tick()
        if self.app.pause == 0 and not self.app.top:  # there is more to come at once
            self.stale = True
            js.pygamesPage.busy()
        else:
            self.show()
        self.go_on()

    def show(self) -> None:
        """Bring the page up to date."""
        self.stale = False
        self.keep()
        payload = json.dumps(self.app.payload(), ensure_ascii=False)
        try:
            js.pygamesPage.render(payload)
        except JsException as failure:  # the browser could not take it: show the way out instead
            self.app.crash(failure)
            js.pygamesPage.render(json.dumps(self.app.payload(), ensure_ascii=False))
        if self.app.failure is not None:
            js.console.error("".join(traceback.format_exception(self.app.failure)))
            self.app.failure = None

    def keep(self) -> None:
        """Write into the storage what has changed, before anything can go wrong with showing it."""
        saves = self.app.keep()
        if saves:
            self.app.keeper.stored(js.pygamesPage.keep(json.dumps(saves, ensure_ascii=False)))

    def go_on(self) -> None:
        """See to what happens by itself."""
        if self.running is None and self.app.pause is not None:
            self.running = asyncio.ensure_future(self.run())

    async def run(self) -> None:
        """Let opponents think in slices, then act when it is time, until a person is asked."""
        began = now()
        while (pause := self.app.pause) is not None:
            if self.stale and (pause or now() - began > PATIENCE):
                await asyncio.sleep(0)
                self.show()
                began = now()
            due = now() + pause
            await self.think()
            await asyncio.sleep(max(0.0, due - now()))
            self.app.tick()
            self.stale = True
        self.running = None
        await asyncio.sleep(0)
        if self.stale:
            self.show()

    async def think(self) -> None:
        """Let the opponent who is asked think, and the browser go on meanwhile."""
        until = now() + SLICE
        while not self.app.ponder():
            if now() > until:
                await asyncio.sleep(0)
                until = now() + SLICE


def start() -> None:
    """Begin. Called by the page when Python runs."""
    Page()
