"""Between page.js and the page: after every press the page shows, in the end, how the game stands."""

import asyncio
import importlib
import json
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from web import late
from web.app import App
from web.decode import decode

TURNS = 8  # of the event loop, after which whatever follows a press without opponents is drawn
SET_UP = {"type": "click", "data": {"do": "set-up", "arg": "immortal-king"}}
BEGIN = {"type": "submit", "form": "setup", "data": {"who0": "human", "seed": "3"}}


class Window:
    """page.js as far as Python knows it: it notes what it is to show."""

    def __init__(self) -> None:
        self.shown: dict[str, Any] = {}
        self.tell: Callable[[str], None] = lambda _: None

    def connect(self, tell: Callable[[str], None]) -> str:
        """Take the way to Python, and give what the page knows at the start."""
        self.tell = tell
        known = {"languages": "en", "address": "https://tables.example/", "embedded": True}
        return json.dumps(known)

    def render(self, payload: str) -> None:
        """Note what is to be shown."""
        self.shown = json.loads(payload)

    def keep(self, _texts: str) -> bool:
        """No game can be kept."""
        return False

    def stored(self) -> str:
        """The storage holds nothing."""
        return "{}"

    def store(self, _data: str) -> bool:
        """The storage takes nothing."""
        return False

    def preview(self, _parts: str) -> None:
        """What is foretold is shown nowhere."""

    def busy(self) -> None:
        """Python is at work; here nobody waits for it."""


@pytest.fixture
def bridge(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Window], Any]]:
    """Makes the bridge of a window."""
    js, pyodide, ffi = ModuleType("js"), ModuleType("pyodide"), ModuleType("pyodide.ffi")
    ffi.__dict__.update(create_proxy=lambda it: it, JsException=RuntimeError)
    monkeypatch.setitem(sys.modules, "js", js)
    monkeypatch.setitem(sys.modules, "pyodide", pyodide)
    monkeypatch.setitem(sys.modules, "pyodide.ffi", ffi)
    monkeypatch.delitem(sys.modules, "web.browser", raising=False)
    module = importlib.import_module("web.browser")

    def made(window: Window) -> Any:
        page = SimpleNamespace(
            pygamesPage=window, performance=SimpleNamespace(now=lambda: time.time() * 1000)
        )
        js.__dict__.update(vars(page))
        return module.Bridge()

    yield made
    sys.modules.pop("web.browser", None)


def choice(number: int) -> str:
    """A press on the thing that makes this choice."""
    return json.dumps({"type": "click", "data": {"choice": str(number)}})


@pytest.mark.parametrize("turns", range(TURNS))
def test_a_press_while_the_page_is_drawn_is_shown_too_or_was_not_taken(
    bridge: Callable[[Window], Any], turns: int
) -> None:
    """A second press comes so many turns of the event loop after the first."""

    async def play() -> None:
        window = Window()
        it = bridge(window)
        for event in (SET_UP, BEGIN):
            window.tell(json.dumps(event))
        await drawn()
        window.tell(choice(0))
        for _ in range(turns):
            await asyncio.sleep(0)
        window.tell(choice(0))
        await drawn()
        assert not it.stale
        made = len(it.app.page.playing.session.match.choices)
        assert window.shown["record"] == it.app.page.link
        window.tell(choice(0))  # the table still hears
        await drawn()
        assert len(it.app.page.playing.session.match.choices) == made + 1

    with ThreadPoolExecutor(1) as elsewhere:  # the browser tests of this process have a loop of their own
        elsewhere.submit(lambda: asyncio.run(play())).result()


async def drawn() -> None:
    """Let all that follows at once happen."""
    for _ in range(4 * TURNS):
        await asyncio.sleep(0)


class Code:
    """The code of the games on its way: `games` is what page.js hands to Python."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.there = False
        self.asked: list[asyncio.Future[Any]] = []
        send = App.send
        needs = decode(SET_UP)

        def sent(app: App, message: Any, time: Any = None) -> Any:
            if message == needs and not self.there:
                raise late.GamesAwaited
            return send(app, message, time)

        monkeypatch.setattr(App, "send", sent)
        monkeypatch.setattr(late, "awaited", lambda: not self.there)
        monkeypatch.setattr(late, "arrived", self.arrived)

    def games(self) -> asyncio.Future[Any]:
        """Promise the code, which comes when the test says so."""
        self.asked.append(asyncio.get_running_loop().create_future())
        return self.asked[-1]

    def arrived(self, archive: bytes) -> None:
        """From now on no game is awaited."""
        assert archive == b"code"
        self.there = True


@pytest.mark.parametrize("reached", [True, False])
def test_what_needs_a_game_that_is_not_there_waits_for_it(
    bridge: Callable[[Window], Any], monkeypatch: pytest.MonkeyPatch, reached: bool
) -> None:
    """What happens meanwhile comes after it. Where there is no answer, the page says so and tries again."""

    async def play() -> None:
        window, code = Window(), Code(monkeypatch)
        bridge(window)
        sys.modules["js"].__dict__["pygamesStart"] = code
        await drawn()
        gallery = window.shown
        window.tell(json.dumps(SET_UP))
        window.tell(json.dumps(BEGIN))
        await drawn()
        assert window.shown is gallery
        (first,) = code.asked
        if not reached:
            first.set_exception(RuntimeError("no answer"))
            await drawn()
            assert "could not be loaded" in window.shown["say"]
            window.tell(json.dumps(SET_UP))
            window.tell(json.dumps(BEGIN))
            await drawn()
        code.asked[-1].set_result(SimpleNamespace(to_bytes=lambda: b"code"))
        await drawn()
        assert window.shown["record"].startswith("immortal-king.")
        assert len(code.asked) == 1 + (not reached)

    with ThreadPoolExecutor(1) as elsewhere:
        elsewhere.submit(lambda: asyncio.run(play())).result()
