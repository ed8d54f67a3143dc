"""The page's start, and the only module that knows the browser: page.js on one side, `App` on the other."""

from __future__ import annotations

import asyncio
import json
import traceback
from random import SystemRandom
from typing import TYPE_CHECKING, Any

import js
from pyodide.ffi import JsException, create_proxy

from pygames.games import PLAYABLE
from web import clock, late
from web.app import App
from web.decode import decode
from web.late import GamesAwaited
from web.model import message as msg
from web.model.effect import (
    KeepGames,
    KeepShared,
    Listen,
    ReadShared,
    SendLetter,
    Show,
    ShowForecast,
    UseKeys,
)
from web.steady import SteadyClock

if TYPE_CHECKING:
    from web.model.effect import Effect
    from web.model.message import Message

SLICE = 0.01  # seconds of work, after which the browser gets its turn
PROGRESS = 0.5  # seconds after which it is shown how far what takes a while has come
SOON = 1  # second after which games are loaded, after what the first screen needs
AHEAD = 5  # seconds after which they are read in: at first somebody looks, scrolls and presses
PATIENCE = 0.15  # seconds after which what happens at once is shown though there is more to come

now = SteadyClock(lambda: float(js.performance.now()) / 1000)


class Bridge:
    """Makes messages of what page.js tells, carries out what comes of them, and lets time pass."""

    app: App

    def __init__(self) -> None:
        self.waiting: asyncio.Task[None] | None = None  # for the code of games
        self.awaiting: list[Message] = []  # what happened meanwhile
        self.reading: asyncio.Task[None] | None = None
        self.running: asyncio.Task[None] | None = None
        self.foreseeing: asyncio.Task[None] | None = None
        self.toiling: asyncio.Task[None] | None = None
        self.stale = False  # whether the page shows what is no longer so
        self.prepared = ""  # what is to be shown next
        known = json.loads(js.pygamesPage.connect(create_proxy(self.on_event)))
        known |= {"time": clock.timestamp(), "chance": SystemRandom().getrandbits(64)}
        try:
            self.open(known)
        except GamesAwaited:
            self.waiting = asyncio.ensure_future(self.wait(known))
        if late.awaited() and not known["embedded"]:
            self.reading = asyncio.ensure_future(self.read_ahead())

    def open(self, known: dict[str, Any]) -> None:
        """Show the page that begins with what is known."""
        self.app = App(known)
        self.show()
        self.go_on()

    # --- the code of games that comes after the page ---

    async def wait(self, known: dict[str, Any] | None = None) -> None:
        """Bring the code; then open the page if it is not open, and do what was asked for meanwhile."""
        try:
            await bring()
        except JsException:
            self.waiting, self.awaiting = None, []
            self.take(msg.GamesUnreached())
            return
        self.waiting = None
        if known is not None:
            self.open(known)
        awaiting, self.awaiting = self.awaiting, []
        for message in awaiting:
            self.take(message)

    async def read_ahead(self) -> None:
        """Bring the games, and read them in before somebody opens one, so that it takes less time then."""
        await asyncio.sleep(SOON)
        try:
            await bring()
        except JsException:
            return  # whoever needs a game tries again
        await asyncio.sleep(AHEAD)
        for game in PLAYABLE:
            for _ in late.read(game):
                await asyncio.sleep(0)

    # --- messages in, effects out ---

    def send(self, message: Message) -> None:
        """Let the page take over what has happened, and do what comes of it.

        What needs code that is not there is done when it is, and so is all that happens until then.
        """
        if self.waiting is None:
            try:
                effects = self.app.send(message, clock.timestamp())
            except GamesAwaited:
                self.waiting = asyncio.ensure_future(self.wait())
            else:
                for effect in effects:
                    self.do(effect)
                return
        self.awaiting.append(message)

    def do(self, effect: Effect) -> None:
        """Carry out what the page wants of the browser."""
        match effect:
            case KeepGames(texts):
                self.send(msg.GamesKept(bool(js.pygamesPage.keep(text_of(texts)))))
            case ReadShared():  # nobody else writes between this and what follows
                self.send(msg.SharedRead(json.loads(js.pygamesPage.stored())))
            case KeepShared(data):
                self.send(msg.SharedKept(bool(js.pygamesPage.store(text_of(data)))))
            case UseKeys(order):
                js.pygamesPage.keys(text_of(order))
            case Listen(line, beside):
                lines = [it._asdict() for it in beside]
                js.pygamesPage.listen(text_of([line and line._asdict(), lines]))
            case SendLetter(text):
                js.pygamesPage.give(text)
            case Show(payload):
                self.prepared = text_of(payload)
            case ShowForecast(parts):
                js.pygamesPage.preview(text_of(parts))

    def on_event(self, event: str) -> None:
        """A person did something, or the browser tells something."""
        message = decode(json.loads(event))
        if message is not None:
            self.take(message)

    def take(self, message: Message) -> None:
        """Let the page take over what has happened, and show what comes of it."""
        if isinstance(message, msg.ThingPointedAt | msg.HoldingLookedFor):
            self.foresee(message)
            return
        thing = message.thing if isinstance(message, msg.ThingPressed) else msg.NOTHING
        chosen = thing.choice is not None
        if self.stale and (chosen or thing.word):
            return  # it was pressed on what is no longer so
        self.send(message)
        if self.waiting is not None:
            js.pygamesPage.busy()
        elif (chosen or self.app.pause == 0) and not self.app.page.to_do.top:
            # what follows has tasks of its own, so that none takes long
            self.stale = True
            js.pygamesPage.busy()
            self.go_on()
        else:
            self.show()
            if self.app.pause is not None:
                self.go_on()
        if self.waiting is None and self.toiling is None and self.app.toiling:
            self.toiling = asyncio.ensure_future(self.toil())

    # --- what takes a while: a slice of work needs no timestamp, and nothing is to be done for it ---

    def foresee(self, message: Message) -> None:
        """A choice is pointed at: show what it would do as soon as that is known, and nothing else."""
        if self.stale or self.waiting is not None:
            return  # it may be no choice any more
        self.send(message)
        if self.foreseeing is None:
            self.foreseeing = asyncio.ensure_future(self.work_out())

    async def work_out(self) -> None:
        """Work out what it would do, and let the browser go on meanwhile."""
        until = now() + SLICE
        while self.app.foreseeing:
            self.app.send(msg.ForecastWorkedOn())
            if now() > until:
                await asyncio.sleep(0)
                until = now() + SLICE
        self.foreseeing = None
        self.send(msg.ForecastDrawn())

    async def toil(self) -> None:
        """Work out what a person has asked for, show how far it is, and let the browser go on meanwhile."""
        until, shown = now() + SLICE, now()
        while self.app.toiling:
            self.app.send(msg.WorkedOn())
            if now() > until:
                await asyncio.sleep(0)
                if now() - shown > PROGRESS and not self.stale and self.running is None:
                    await self.redraw()
                    shown = now()
                until = now() + SLICE
        await self.redraw()
        self.toiling = None

    # --- showing ---

    def show(self) -> None:
        """Bring the page up to date, now."""
        self.deliver()
        self.prepare()
        self.deliver()

    def prepare(self) -> None:
        """Write what the page is to show; where that fails, write the crash screen."""
        self.stale = False
        self.send(msg.Drawn())
        if not self.prepared:
            self.send(msg.Drawn())

    def deliver(self) -> None:
        """Hand it to the page, if it has not been."""
        payload, self.prepared = self.prepared, ""
        if not payload:
            return
        try:
            js.pygamesPage.render(payload)
        except JsException as failure:  # the browser could not take it: show the crash screen instead
            self.send(msg.Failed(str(failure)))
            self.prepare()
            payload, self.prepared = self.prepared, ""
            js.pygamesPage.render(payload)
        wrong = self.app.take_failure()
        if wrong is not None:
            js.console.error("".join(traceback.format_exception(wrong)))

    # --- what happens by itself ---

    def go_on(self) -> None:
        """See to what happens by itself, and to showing it."""
        if self.running is None:
            self.running = asyncio.ensure_future(self.run())

    async def run(self) -> None:
        """See to all that happens by itself, and to what is pressed while the page is drawn.

        Whatever goes wrong, the crash screen is shown.
        """
        while self.app.pause is not None or self.stale:
            try:
                await self.happen()
            except Exception as failure:  # noqa: BLE001 - nobody else would hear of it: this is a task of its own
                self.send(msg.Failed("".join(traceback.format_exception(failure))))
            if self.stale or self.app.page.failure is not None:
                await self.redraw()
        self.running = None

    async def happen(self) -> None:
        """Let opponents think in slices, then act when it is time, until a person is asked."""
        began = now()
        while (pause := self.app.pause) is not None:
            if self.waiting is not None:
                await self.waiting
            if self.stale and (pause or now() - began > PATIENCE):
                await self.redraw()
                began = now()
            until, due = now() + pause, self.app.due
            await self.think()
            while self.app.due == due and (left := until - now()) > 0:
                await asyncio.sleep(min(left, PATIENCE))
            if self.app.due == due:
                self.send(msg.TimePassed())
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
        while self.app.thinking:
            self.app.send(msg.OpponentThinks())
            if now() > until:
                await asyncio.sleep(0)
                until = now() + SLICE


async def bring() -> None:
    """Put the code of all games in its place. Raises JsException where it cannot be had."""
    if late.awaited():
        archive = await js.pygamesStart.games()
        if late.awaited():  # nobody else has brought it meanwhile
            late.arrived(archive.to_bytes())


def text_of(data: Any) -> str:
    """Plain data as the browser takes it."""
    return json.dumps(data, ensure_ascii=False)


def start() -> None:
    """Begin. Called by the page when Python runs."""
    if not late.complete():
        late.wait()
    Bridge()
