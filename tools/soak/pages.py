"""The page without a browser, told at random whatever a browser could tell it.

Mostly what its HTML offers is pressed; in between come keys, forms, files, places, other
windows and nonsense.
"""

from __future__ import annotations

import html
import json
import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import pygames
from pygames.bots import NAMES
from tests.kit.play import TACTICS, Player
from tests.web.driven import App
from tools.soak.inputs import mended_link, spoil_characters
from tools.soak.laws import Watched, explained, look_again
from tools.soak.trial import FILES, Found, Tally, Trial, any_set_up, begin, link_of, timed
from web.model import message as msg
from web.model.saves import Save
from web.update.commands import AT_TABLE, COMMANDS, KEYS, TABLE_KEYS

if TYPE_CHECKING:
    from pygames.engine.rng import Rng

EVENTS = 60  # of a trial
ITSELF = 12  # things that may happen by themselves between two of them
BUTTON = re.compile(r"<(?:button|a|div|li|span|g|td)\b[^>]*\sdata-(?:choice|step|why|face|do|rule)=[^>]*>")
DATA = re.compile(r'\sdata-([a-z-]+)="([^"]*)"')
INPUT = re.compile(r'<input\b[^>]*\sname="([^"]+)"[^>]*\svalue="([^"]*)"')
NONSENSE = (
    "",
    "0",
    "-1",
    "999999",
    "x",
    "é",
    "²",
    "A1",
    "HZ-27",
    "@",
    "#",
    "<b>",
    "{n}",
    "\ud800",
    "a" * 5000,
)
# what is told where nobody has asked for it
UNASKED = (
    msg.TimePassed(), msg.OpponentThinks(),
    msg.WorkedOn(), msg.ForecastWorkedOn(), msg.ForecastDrawn(), msg.Drawn(),
    msg.GamesKept(True), msg.GamesKept(False), msg.SharedKept(True), msg.SharedRead(None),
    msg.SharedRead({"set_ups": 3, "progress": {"heroz": 1}, "drafts": []}), msg.SharedWritten(),
    msg.WindowBack({"x": "no game"}), msg.NewerReady(), msg.NoticeRead(), msg.TextCopied(False),
    msg.HostAsked("goto", {"at": 3}), msg.HostAsked("load", {"record": "{}"}), msg.HostAsked("reset", {}),
)  # fmt: skip
TIMES = (0.0, 1_700_000_000.0, -86_400.0, 253_402_300_800.0)  # seconds since 1970
LOOSE = ("delete", "home", "language", "branch", "export")  # pressed more seldom, so that games go on


class Storage:
    """What the browser stores, for all windows; and what the others hear of what one has written."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.shared: dict[str, Any] = {}  # what all windows share beside the games
        self.works = True
        self.news: list[dict[str, Any]] = []  # for the other windows

    def keep(self, pending: Mapping[str, str | None]) -> None:
        """Write these games, or (None) remove them, where it works."""
        if not self.works:
            return
        for name, text in pending.items():
            self.news.append({"type": "storage", "id": name, "text": text})
            if text is None:
                self.texts.pop(name, None)
            else:
                self.texts[name] = text

    def share(self, wanted: Mapping[str, Any]) -> None:
        """Write what all windows share, where it works."""
        if self.works:
            self.shared = json.loads(json.dumps(wanted))
            self.news.append({"type": "shared"})


class Window:
    """A page that is open over the storage, perhaps beside another one, as it is shown."""

    def __init__(self, known: Mapping[str, Any], storage: Storage) -> None:
        self.app = Watched(known)
        self.storage = storage
        self.shown: Mapping[str, Any] = {}

    def show(self) -> None:
        """Store what the page keeps, and show it."""
        self.shown = show(self.app, self.storage)

    def has(self, id: str) -> bool:
        """Whether this game is open in it."""
        play = self.app.page.play
        return play is not None and play.kept and play.claimed and play.id == id


def pages(trial: Trial, tally: Tally) -> None:
    """A page, or two beside each other, used for a while, closed, and opened again with what is kept."""
    rng = trial.rng()
    storage = Storage()
    told: list[str] = []
    window = Window({}, storage)
    address, there = "", ""
    try:
        for _ in range(2):
            windows = []
            for _ in range(1 + rng.below(2)):
                window = Window(environment(trial.game, storage, rng, address, there), storage)
                windows.append(window)
                start(window.app, trial.game, rng)
                window.show()
            for _ in range(EVENTS):
                window = rng.choice(windows)
                app = window.app
                event = any_event(Seen(app, window.shown["parts"]["app"], trial.game, storage), rng)
                told.append(str(event)[:200])
                _, seconds = timed(lambda app=app, event=event: app.handle(event))  # type: ignore[misc]
                tally.took("an event of the page", seconds, trial, str(event))
                late(app, rng)
                by_itself(app, rng)
                window.show()
                tally.counts["events in the page"] += 1
                tell(window, windows, rng)
            address, there = windows[0].shown["hash"], windows[0].shown["place"]
            look_after(storage)
            for window in windows:
                look_again(window.app)
    except Found as found:
        raise explained(window.app, found) from found
    except Exception as failure:
        raise Found(f"{failure!r} after {' · '.join(told[-3:])}", address) from failure


def tell(window: Window, windows: Sequence[Window], rng: Rng) -> None:
    """Tell this window whether it alone has its game, and the others what it has written, or most of it."""
    claim, others = window.shown["claim"], [it for it in windows if it is not window]
    if claim and claim["asks"]:
        alone = not any(it.has(claim["id"]) for it in others) and rng.below(4) > 0
        window.app.handle({"type": "claim", "id": claim["id"], "ok": alone})
    news, storage = window.storage.news, window.storage
    storage.news = []
    for other in others:
        if rng.below(8) == 0:  # it was put aside meanwhile
            other.app.handle({"type": "back", "games": dict(storage.texts)})
        else:
            for event in news:
                other.app.handle(event)
        other.show()
    storage.news = []


def environment(game: str, storage: Storage, rng: Rng, hash: str, place: str) -> dict[str, Any]:
    """What page.js tells at the start; preferences may be anything."""
    preferences: Any = {"pace": rng.choice(["instant", "step", "brisk", "calm", "hasty"])}
    if rng.below(4) == 0:
        preferences = rng.choice([{}, {"language": 5}, {"set_ups": {game: {"seats": "9"}}}, {"theme": ["x"]}])
    return {
        "languages": rng.choice(["en", "fr", "de", ""]),
        "address": "https://tables.example/",
        "preferences": {**storage.shared, **preferences},
        "stored": dict(storage.shared),
        "saves": dict(storage.texts),
        "saved": storage.works,
        "locks": bool(rng.below(2)),
        "files": bool(rng.below(2)),
        "calm": bool(rng.below(2)),
        "hash": hash,
        "place": place,
    }


def start(app: App, game: str, rng: Rng) -> None:
    """Begin a game, most times with opponents and options at random."""
    if app.page.play is not None and rng.below(3):
        return
    if rng.below(5) == 0:
        app.handle({"type": "click", "data": {"do": "set-up", "arg": game}})
        app.handle({"type": "submit", "form": "setup", "data": {}})
        return
    if rng.below(5) == 0:
        app.handle({"type": "click", "data": {"do": "lesson", "arg": f"{game}/first-game"}})
        return
    set_up = any_set_up(game, rng)
    data = {"seats": str(set_up.seats), "practice": str(rng.below(2)), "seed": str(rng.below(1 << 64))}
    for seat in range(set_up.seats):
        data |= {
            f"who{seat}": rng.choice(["human", *NAMES]),
            f"name{seat}": rng.choice(["", "", "Zoé", "<b>"]),
        }
    for option in pygames.load(game).options:
        value = set_up.options.get(option.id, option.values[0])
        number = str(value) if option.faults is not None else str(option.values.index(value))
        data[f"option-{option.id}"] = number
    app.handle({"type": "click", "data": {"do": "set-up", "arg": game}})
    app.handle({"type": "submit", "form": "setup", "data": data})


def late(app: App, rng: Rng) -> None:
    """Now and then what comes late or twice: anything told before, or what nobody waits for any more."""
    if rng.below(3):
        return
    entries = app.journal.entries
    again = rng.choice([rng.choice(entries).message, *UNASKED])
    time = msg.Timestamp(rng.choice(TIMES), rng.choice([0, -18_000, 49_000]))
    app.send(again, time if rng.below(3) == 0 else None)


def by_itself(app: App, rng: Rng) -> None:
    """Let some of what happens by itself happen; a person acts before all of it has."""
    for _ in range(rng.below(ITSELF)):
        if app.pause is None:
            return
        while not app.think():
            pass
        app.tick()
        check(app)


def show(app: App, storage: Storage) -> Mapping[str, Any]:
    """Store and show, as browser.py does."""
    pending = app.keep()
    if pending:
        app.stored(storage.works)
    storage.keep(pending)
    if app.page.to_do.store:
        wanted = app.share(storage.shared if storage.works else None)
        if wanted is not None:
            app.shared(storage.works)
            storage.share(wanted)
    while not app.foresee():
        pass
    app.preview()
    shown = app.payload()
    check(app)
    json.dumps(shown)
    return shown


def check(app: App) -> None:
    """The page has not crashed."""
    failure = app.page.failure
    if failure is not None:
        raise Found(f"the page crashed: {failure!r}"[:500], app.page.link) from failure
    if app.page.crashed:
        raise Found("the page shows the way out", app.page.link)


def look_after(storage: Storage) -> None:
    """What was kept can be read, and opened."""
    for name, text in storage.texts.items():
        kept = Save.read(name, text)
        if kept is None:
            continue  # nonsense that was told of another window
        if pygames.replay(kept.record).record.link(pygames.load(kept.game)) != kept.link:
            raise Found("a kept game is another than its link", kept.link)


# --- events ---


class Seen(NamedTuple):
    """The page as it is shown, and what it stores."""

    app: App
    html: str
    game: str
    storage: Storage


def any_event(seen: Seen, rng: Rng) -> dict[str, Any]:
    """Something that a person or a browser does: in nine of ten cases what is on the page."""
    if seen.app.page.play is None and rng.below(4) == 0:
        return {"type": "click", "data": {"do": "set-up", "arg": seen.game}}
    if rng.below(10):
        pressed = offered(seen, rng)
        if pressed is not None:
            return pressed
    ways = [key, form, file, place, elsewhere, nonsense, preview, any_command]
    return rng.choice(ways)(seen, rng)


def offered(seen: Seen, rng: Rng) -> dict[str, Any] | None:
    """The press of something that the page has."""
    tags = BUTTON.findall(seen.html)
    found = [{name: html.unescape(value) for name, value in DATA.findall(tag)} for tag in tags]
    choosing = [data for data in found if {"choice", "step"} & data.keys() or data.get("do") == "lift"]
    if choosing and rng.below(3):
        return {"type": "click", "data": rng.choice(choosing)}
    found = [data for data in found if data.get("do") not in LOOSE or rng.below(8) == 0]
    return {"type": "click", "data": rng.choice(found)} if found else None


def key(seen: Seen, rng: Rng) -> dict[str, Any]:
    """A key, perhaps with something in focus."""
    pressed = offered(seen, rng) or {"data": {}}
    known = sorted({*KEYS, *TABLE_KEYS, "Escape", "x", ""})
    return {"type": "key", "key": rng.choice(known), "data": pressed["data"] if rng.below(2) else {}}


def form(seen: Seen, rng: Rng) -> dict[str, Any]:
    """A form filled in, with what is on the page or with nonsense."""
    name = rng.choice(["settings", "rulebook", "share", "look", "open", "setup", "unheard-of"])
    data = {name: html.unescape(value) for name, value in INPUT.findall(seen.html) if rng.below(2)}
    wanted = ["search", "share", "step", "record", "seats", "who0", "seed", "pace", "theme", "language"]
    if rng.below(2):
        data[rng.choice(wanted)] = rng.choice(
            [*NONSENSE, "fr", "instant", "3", "human", "known", link(seen.game, rng)]
        )
    return {"type": rng.choice(["change", "submit"]), "form": name, "data": data}


def link(game: str, rng: Rng) -> str:
    """A link of this game, half of the time a spoiled one."""
    match = begin(game, rng, any_set_up(game, rng))
    player = Player(rng, rng.below(TACTICS))
    for _ in range(rng.below(30)):
        if match.decision is not None:
            match.play(player.choose(match.decision.legal_actions))
    return link_of(match) + rng.choice(["", "@3"]) if rng.below(2) else mended_link(match, rng)


def file(seen: Seen, rng: Rng) -> dict[str, Any]:
    """A file that was chosen: a record, or one's own cards."""
    texts = [
        *NONSENSE,
        link(seen.game, rng),
        *FILES.values(),
        spoil_characters(rng.choice([*FILES.values()]), rng),
    ]
    return {"type": "file", "text": rng.choice(texts), "option": rng.choice(["", "cards", "values", "x"])}


def place(seen: Seen, rng: Rng) -> dict[str, Any]:
    """Back or forward in the browser's history, or another link in the address."""
    places = ["gallery", f"setup:{seen.game}", "setup:x", "open", "branch", "link", "game:x", *NONSENSE]
    places += [f"game:{name}" for name in seen.storage.texts]
    address = rng.choice([seen.app.page.link, "", f"{seen.app.page.link}@0", link(seen.game, rng), *NONSENSE])
    if rng.below(3) == 0:
        return {"type": "hash", "text": address}
    return {"type": "place", "place": rng.choice(places), "hash": address, "start": bool(rng.below(2))}


def elsewhere(seen: Seen, rng: Rng) -> dict[str, Any]:
    """Another window has stored something, or removed it; or the storage works no more, or again."""
    if rng.below(4) == 0:
        seen.storage.works = not seen.storage.works
    ids = [*seen.storage.texts, "other", ""]
    name = rng.choice(ids)
    text = rng.choice([None, *seen.storage.texts.values(), *NONSENSE])
    if name and seen.storage.works:
        if text is None:
            seen.storage.texts.pop(name, None)
        else:
            seen.storage.texts[name] = text
    return {"type": "storage", "id": name, "text": text}


def preview(seen: Seen, rng: Rng) -> dict[str, Any]:
    """Something is pointed at, or held, so that it is read."""
    pressed = offered(seen, rng) or {"data": {}}
    held = {"held": ""} if rng.below(2) else {}
    return {"type": "preview", "data": {**pressed["data"], **held}}


def any_command(seen: Seen, rng: Rng) -> dict[str, Any]:
    """A button that may not be there."""
    arg = rng.choice([*NONSENSE, seen.game, *seen.storage.texts])
    return {"type": "click", "data": {"do": rng.choice(sorted({*COMMANDS, *AT_TABLE})), "arg": arg}}


def nonsense(seen: Seen, rng: Rng) -> dict[str, Any]:
    """A message that no browser sends."""
    name = rng.choice(["choice", "step", "why", "rule", "do", "arg"])
    kind = rng.choice(["click", "key", "copied", "newer", "unheard-of", "preview", "storage"])
    return {"type": kind, "data": {name: rng.choice(NONSENSE)}, "ok": bool(rng.below(2))}
