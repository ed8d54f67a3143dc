"""Using the page as a person does: by what its HTML offers."""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pygames
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from tests.kit.play import Player as Chooser
from tests.web.driven import App
from web.model.page import Page
from web.model.past import Look
from web.model.play import LookingBack, Play, Present, Screen
from web.model.screen import AtTable
from web.model.session import Played, Session
from web.view.frame import frame
from web.view.log import Log

TAG = re.compile(r"<[^>]+>")
OFFERED = re.compile(r'data-(choice|step)="([^"]+)"')
NOT_HIGHLIGHTED = re.compile(r'data-mark="(picked|other)"')
ONE_HUMAN = {"who0": "human", "who1": "random"}
TWO_HUMANS = {"who0": "human", "who1": "human"}


def press(app: App, **data: str) -> None:
    """Click an element with these `data-` attributes."""
    app.handle({"type": "click", "data": data})
    assert app.page.failure is None, repr(app.page.failure)


def key(app: App, name: str, **data: str) -> None:
    """Press a key while an element with these attributes has the focus."""
    app.handle({"type": "key", "key": name, "data": data})
    assert app.page.failure is None, repr(app.page.failure)


def start(app: App, game: str) -> None:
    """From the page of a game to its table, as it was last set up."""
    press(app, do="set-up", arg=game)
    app.handle({"type": "submit", "form": "setup", "data": {}})


def begin(
    language: str = "en",
    fields: Mapping[str, str] = ONE_HUMAN,
    *,
    seed: int = 7,
    game: str = "heroz",
    **more: str,
) -> App:
    """The page with a game on its table, of HEROZ unless said otherwise, begun by a form filled in so."""
    app = App({"languages": language, "address": "https://tables.example/"})
    press(app, do="set-up", arg=game)
    app.handle(
        {"type": "submit", "form": "setup", "data": {**ONE_HUMAN, "seed": str(seed), **fields, **more}}
    )
    assert isinstance(app.page.screen, AtTable)
    settle(app)
    return app


def shared(app: App, stored: Mapping[str, Any] | None = None) -> Mapping[str, Any]:
    """What lies in the storage beside the games once this window has put its own to it."""
    wanted = app.share(stored)
    assert app.page.failure is None, repr(app.page.failure)
    app.shared(True)
    return wanted if wanted is not None else stored or {}


def finished(seed: int = 3) -> Match:
    """A random game of HEROZ that is over."""
    match = pygames.new("heroz", seed=seed)
    player = Chooser(Rng(seed))
    while match.decision is not None:
        match.play(player.choose(match.decision.legal_actions))
    return match


class Now:
    """Something of the page as it is whenever it is asked."""

    def __init__(self, find: Callable[[], Any]) -> None:
        self._find = find

    def __getattr__(self, name: str) -> Any:
        return getattr(self._find(), name)


def at(app: App) -> tuple[Any, Any]:
    """The table, and the lesson on it, as they are whenever they are asked (`Play`, `Tutor`)."""
    assert table(app).tutor is not None
    return Now(lambda: app.page.play), Now(lambda: table(app).tutor)


def settle(app: App) -> None:
    """Let everything happen that happens by itself."""
    while app.pause is not None or (app.page.playing and app.page.playing.watching):
        if app.pause is None:  # a scene is over, and waits to be seen
            press(app, do="seen")
        else:
            app.tick()
        assert app.page.failure is None, repr(app.page.failure)


def table(app: App) -> Play:
    """What is on the table."""
    assert app.page.playing is not None
    return app.page.playing


def screen(app: App) -> Screen:
    """The screen that the page shows; mypy would take what a test has seen of `page.screen` to stay."""
    return app.page.screen


def session(app: App) -> Session:
    """The game on the table."""
    assert app.page.play is not None
    return app.page.play.session


def offered(html: str) -> list[tuple[str, str]]:
    """What is highlighted, or a button of the prompt bar: it makes a choice, or a step of one."""
    tags = (tag for tag in TAG.findall(html) if not NOT_HIGHLIGHTED.search(tag))
    return list(dict.fromkeys((found[1], found[2]) for found in map(OFFERED.search, tags) if found))


class GoingOn:
    """A session that is taken over after whatever is done in it."""

    def __init__(self, session: Session) -> None:
        self.now = session

    def take(self) -> None:
        """Whoever is asked takes the device, from whoever has it."""
        self.now = take(self.now)

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.now, name)
        if not callable(found):
            return found

        def done(*args: Any) -> Any:
            result = found(*args)
            if isinstance(result, Session):
                self.now = result
            elif isinstance(result, Played):
                self.now, result = result
            return result

        return done


def take(session: Session) -> Session:
    """Whoever is asked takes the device, from whoever has it."""
    return session.pass_device().lift()


def change(app: App, **changes: Any) -> None:
    """Let the page be another one."""
    app.page = replace(app.page, **changes)


def handed_on(app: App) -> bool:
    """Do with the device what people who share it do between their choices; False when nothing is to be."""
    if session(app).parting is not None:
        press(app, do="pass-device")
    if session(app).curtain is None:
        return False
    press(app, do="lift")
    return True


def play_on(app: App, rng: Rng, presses: int = 10_000) -> int:
    """Press what is offered, at random, until the game is over; returns how many presses it took."""
    for done in range(presses):
        settle(app)
        if app.page.state == "over":
            return done
        if handed_on(app):
            continue  # what answers itself may lead to somebody else
        name, value = rng.choice(offered(app.html()))
        press(app, **{name: value})
    return presses


def framed(
    session: Session,
    language: str = "en",
    *,
    text: bool = False,
    why: bool = False,
    look: Look | None = None,
    log: Log | None = None,
) -> str:
    """The frame around this game on the table of a page, with its whole log."""
    preferences = {"rendering": "text" if text else "table"}
    showing = LookingBack(look) if look is not None else Present(asks_why=why)
    play = Play(session, showing=showing, whole_log=True)
    page = Page.opened_with({"languages": language, "preferences": preferences})
    page = replace(page, play=play, screen=AtTable())
    return str(frame(page, play, log or Log()))
