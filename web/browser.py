"""The page's start, and the only module that knows the browser: page.js on one side, `App` on the other."""

from __future__ import annotations

import asyncio
import json
import traceback
from typing import Any

import js
from pyodide.ffi import JsException, create_proxy

from web.app import App
from web.steady import Steady

SLICE = 0.01  # seconds of work, after which the browser gets its turn
PROGRESS = 0.5  # seconds after which it is shown how far what takes a while has come
PATIENCE = 0.15  # seconds after which what happens at once is shown though there is more to come

now = Steady(lambda: float(js.performance.now()) / 1000)


class Page:
    """Passes events to the App and its HTML to the page, and lets time pass."""

    def __init__(self) -> None:
        self.app = App(json.loads(js.pygamesPage.connect(create_proxy(self.on_event))))
        self.running: asyncio.Task[None] | None = None
        self.foreseeing: asyncio.Task[None] | None = None
        self.toiling: asyncio.Task[None] | None = None
        self.stale = False  # whether the page shows what is no longer so
        self.prepared = ""  # what is to be shown next
        self.show()
        self.go_on()

    def on_event(self, event: str) -> None:
        """A person did something."""
        told = json.loads(event)
        if told.get("type") == "preview":
            self.preview(told)
            return
        pressed = told["data"].keys() if told.get("type") == "click" else set()
        if self.stale and {"choice", "step"} & pressed:
            return  # it was pressed on what is no longer so
        self.app.handle(told)
        self.keep()
        if ("choice" in pressed or self.app.pause == 0) and not self.app.page.effects.top:
            # what follows has tasks of its own, so that none takes long
            self.stale = True
            js.pygamesPage.busy()
            self.go_on()
        else:
            self.show()
            if self.app.pause is not None:
                self.go_on()
        if self.toiling is None and self.app.toiling:
            self.toiling = asyncio.ensure_future(self.toil())

    def preview(self, told: dict[str, Any]) -> None:
        """A choice is pointed at: show what it would do as soon as that is known, and nothing else."""
        if self.stale:
            return  # it may be no choice any more
        self.app.handle(told)
        if self.foreseeing is None:
            self.foreseeing = asyncio.ensure_future(self.foresee())

    async def foresee(self) -> None:
        """Work out what it would do, and let the browser go on meanwhile."""
        until = now() + SLICE
        while not self.app.foresee():
            if now() > until:
                await asyncio.sleep(0)
                until = now() + SLICE
        self.foreseeing = None
        js.pygamesPage.preview(json.dumps(self.app.preview(), ensure_ascii=False))

    async def toil(self) -> None:
        """Work out what a person has asked for, show how far it is, and let the browser go on meanwhile."""
        until, shown = now() + SLICE, now()
        while self.app.toiling:
            self.app.toil()
            if now() > until:
                await asyncio.sleep(0)
                if now() - shown > PROGRESS and not self.stale and self.running is None:
                    await self.redraw()
                    shown = now()
                until = now() + SLICE
        await self.redraw()
        self.toiling = None

    def show(self) -> None:
        """Bring the page up to date, now."""
        self.deliver()
        self.prepare()
        self.deliver()

    def prepare(self) -> None:
        """Write what the page is to show."""
        self.stale = False
        self.keep()
        self.prepared = json.dumps(self.app.payload(), ensure_ascii=False)

    def deliver(self) -> None:
        """Hand it to the page, if it has not been."""
        payload, self.prepared = self.prepared, ""
        if not payload:
            return
        try:
            js.pygamesPage.render(payload)
        except JsException as failure:  # the browser could not take it: show the way out instead
            self.app.crash(failure)
            js.pygamesPage.render(json.dumps(self.app.payload(), ensure_ascii=False))
        if self.app.page.failure is not None:
            js.console.error("".join(traceback.format_exception(self.app.page.failure)))
            self.app.page.failure = None

    def keep(self) -> None:
        """Write into the storage what has changed, before anything can go wrong with showing it."""
        saves = self.app.keep()
        if saves:
            self.app.stored(js.pygamesPage.keep(json.dumps(saves, ensure_ascii=False)))
        if self.app.page.effects.store:  # nobody else writes between these
            wanted = self.app.share(json.loads(js.pygamesPage.stored()))
            if wanted is not None:
                self.app.shared(js.pygamesPage.store(json.dumps(wanted, ensure_ascii=False)))

    def go_on(self) -> None:
        """See to what happens by itself, and to showing it."""
        if self.running is None:
            self.running = asyncio.ensure_future(self.run())

    async def run(self) -> None:
        """See to all that happens by itself. Whatever goes wrong, the way out is shown."""
        try:
            await self.happen()
        except Exception as failure:  # noqa: BLE001 - nobody else would hear of it: this is a task of its own
            self.app.crash(failure)
        if self.stale or self.app.page.failure is not None:
            await self.redraw()
        self.running = None
        if self.app.pause is not None:  # changed while the page was drawn
            self.go_on()

    async def happen(self) -> None:
        """Let opponents think in slices, then act when it is time, until a person is asked."""
        began = now()
        while (pause := self.app.pause) is not None:
            if self.stale and (pause or now() - began > PATIENCE):
                await self.redraw()
                began = now()
            due = now() + pause
            await self.think()
            while self.app.pause == pause and (left := due - now()) > 0:
                await asyncio.sleep(min(left, PATIENCE))
            if self.app.pause == pause:
                self.app.tick()
                self.stale = True
            await asyncio.sleep(0)

    async def redraw(self) -> None:
        """Bring the page up to date, in two tasks."""
        await asyncio.sleep(0)
        self.deliver()  # what another task has prepared: it may have news in it
        self.prepare()
        await asyncio.sleep(0)
        self.deliver()

    async def think(self) -> None:
        """Let the opponent who is asked think, and the browser go on meanwhile."""
        until = now() + SLICE
        while not self.app.think():
            if now() > until:
                await asyncio.sleep(0)
                until = now() + SLICE


def start() -> None:
    """Begin. Called by the page when Python runs."""
    Page()
