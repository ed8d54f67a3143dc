"""Nothing gets out of a running game by mail: neither its seed nor a hidden card, whatever is pressed.

Every button, key, field and message of a page around is tried, with the person asked and while others are.
Each is tried in two worlds that differ in what the person cannot know: all that comes of it has to be equal.
"""

import json
import re
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import pygames
from pygames.engine.rng import Rng
from pygames.games import PLAYABLE
from tests.web.hands import offered, press
from tests.web.post import Device, asked, begin
from web.model import links
from web.model import message as msg
from web.model.effect import KeepGames, KeepShared, Show, ShowForecast, UseKeys
from web.model.host_told import EVENTS
from web.model.page import Page
from web.model.report import report_text
from web.update.commands import AT_TABLE, COMMANDS, KEYS, TABLE_KEYS
from web.update.host import METHODS
from web.update.opening import opens

TWO = [game for game in PLAYABLE if max(PLAYABLE[game].seats) > 1]
FULL = pytest.mark.full
# the game, whether a page is around this one, and what buttons are about; the whole of it with `--full`
SOME = ("",)
ALL = ("", "0", "1", "99", "whole", "known", "open", "step", "skip", "fr")
CASES = [
    ("boss-quest", False, SOME),
    pytest.param("boss-quest", True, SOME, marks=FULL),
    *[pytest.param(game, framed, ALL, marks=FULL) for game in TWO for framed in (False, True)],
]
TAKES = (
    "copy",
    "look",
    "what-if",
    "analyse",
    "seats",
    "draft-go",
    "replay",
)  # what needs an argument to do something
LINK = re.compile(r"[a-z][a-z-]*\.\d+\.[\w-]+")
BOX = re.compile(r'\\*"sealed\\*":\\*"[^"\\]*\\*"')  # what the browser has sealed
NEW = re.compile(r"\b[0-9a-f]{12}\b")  # the name of a game that begins


def told(arguments: tuple[str, ...]) -> Iterator[dict[str, Any]]:
    """Everything that page.js can tell of a person, and of a page around this one."""
    rules = ("HZ-1", "BQ-1", "HR-1")
    for name in (*COMMANDS, *AT_TABLE):
        yield from ({"type": "click", "data": {"do": name, "arg": arg}} for arg in arguments)
    for name in TAKES:
        yield from ({"type": "click", "data": {"do": name, "arg": arg}} for arg in ("0", "1", "known"))
    yield from ({"type": "click", "data": {"rule": rule}} for rule in rules)
    for key in {*KEYS, *TABLE_KEYS, "Escape"}:
        yield from ({"type": "key", "key": key, "data": data} for data in ({}, {"why": "A1"}))
    for which in ("whole", "step", "known", "open"):
        yield {"type": "change", "form": "share", "data": {"share": which}}
    for step in ("0", "1", "99"):
        yield {"type": "change", "form": "look", "data": {"step": step}}
    for method in METHODS:
        for more in ({}, {"at": 0}, {"record": "heroz/lesson/first-game"}, {"lang": "fr"}):
            yield {"type": "host", "message": {"type": method, **more}}
    for name, value in (("hints", "always"), ("rendering", "text"), ("pace", "instant"), ("keys", "off")):
        yield {"type": "change", "form": "settings", "data": {name: value}}
    yield {"type": "copied", "ok": True}
    yield {"type": "copied", "ok": False}
    yield {"type": "handed", "ok": True}
    yield {"type": "newer"}
    yield {"type": "preview", "data": {"choice": "0"}}
    yield {"type": "shared"}


def out(device: Device, page: Page, told: dict[str, Any]) -> tuple[str, bool]:
    """All that leaves a page to which this is told, as text; and whether a choice was made by it."""
    app = device.app
    app.page = page
    app.journal.entries.clear()
    app.sent.clear()
    app.handle(told)
    for _ in range(3):
        app.send(msg.WorkedOn())
        app.send(msg.ForecastWorkedOn())
    app.send(msg.ForecastDrawn())
    app.send(msg.Drawn())
    assert app.page.failure is None, f"{told}: {app.page.failure!r}"
    seen: list[Any] = []
    for effect in app.sent:
        match effect:
            case KeepGames(texts):
                seen.append(dict(texts))
            case KeepShared(data):
                seen.append(dict(data))
            case Show(payload):
                seen.append(payload)
            case ShowForecast(parts):
                seen.append(dict(parts))
            case UseKeys():
                pass  # goes to the keeper of keys, which seals it
    report = report_text(app.journal, "", opens)
    made = [play.session.match for play in (page.play, app.page.play) if play is not None]
    chosen = len(made) == 2 and len(made[0].choices) != len(made[1].choices)
    return json.dumps([seen, report, device.texts], default=dict, ensure_ascii=False), chosen


def secrets(device: Device) -> set[str]:
    """The seed, the nonces and the record of the game on the table, in the ways in which they are written."""
    play = device.app.page.play
    assert play is not None
    assert play.mail is not None
    match = play.session.match
    seed = match.seed or 0
    found = {str(seed), f"{seed:x}", match.record.link(match.game), f'"seed":{seed}'}
    for nonce in play.mail.nonces[:1]:  # those of the guests stand in their letters
        found |= {
            nonce.hex(),
            b64encode(nonce).decode().rstrip("="),
            urlsafe_b64encode(nonce).decode().rstrip("="),
        }
    return found


def leaks(text: str, seed: int) -> list[str]:
    """The links in a text that open a game of this seed."""
    found = []
    for link in set(LINK.findall(text)):
        try:
            match = pygames.open_record(link).match
        except pygames.GameError:
            continue
        found += [link] if match.seed == seed else []
    return found


def running(game: str, choices: int, *, framed: bool = False) -> list[Device]:
    """Two devices in the midst of a game by mail."""
    devices, rng = [Device("a"), Device("b")], Rng(choices)
    begin(*devices, game=game)
    for _ in range(60):
        device = next((it for it in devices if asked(it)), None)
        if device is None:
            sender = next(
                it for it in devices if it.app.page.playing and it.mail.outbox and not it.mail.posted
            )
            letter = sender.letter()
            devices[devices.index(sender) - 1].open(letter)
            continue
        made = len(device.app.page.table.session.match.choices)
        if made >= choices and all(it.app.page.playing for it in devices):
            break
        name, value = rng.choice(offered(device.show()["parts"]["app"]))
        press(device.app, **{name: value})
        device.settle()
    for it in devices:
        window = it.app.page.window._replace(framed=framed)
        it.app.page = replace(it.app.page.with_mailing(new=None), window=window)
        assert it.app.page.table.sealed
    return devices


@pytest.mark.parametrize(("game", "framed", "arguments"), CASES)
def test_no_door_is_open(game: str, framed: bool, arguments: tuple[str, ...]) -> None:
    """Whatever is done: the seed, the record and the nonces stand in nothing that leaves the page."""
    for device in running(game, 5, framed=framed):
        page, hidden = device.app.page, secrets(device)
        seed = page.table.session.match.seed or 0
        for it in told(arguments):
            text, _ = out(device, page, it)
            assert not [secret for secret in hidden if secret in text], it
            assert not leaks(text, seed), it


@pytest.mark.parametrize(("game", "framed", "arguments"), CASES)
def test_nothing_depends_on_hidden_cards(game: str, framed: bool, arguments: tuple[str, ...]) -> None:
    """In two worlds that are one to the person who looks, everything that leaves the page is the same."""
    compared = 0
    for device in running(game, 5, framed=framed):
        page = device.app.page
        seat = page.table.mail.seat if page.table.mail else None
        pages = [
            page.with_play(
                session=replace(page.table.session, match=page.table.session.match.as_known(seat, seed))
            )
            for seed in (1, 2)
        ]
        for it in told(arguments):
            (one, chosen), (other, _) = [out(device, page, it) for page in pages]
            if not chosen:
                compared += 1
                assert NEW.sub("", BOX.sub("", one)) == NEW.sub("", BOX.sub("", other)), it
    assert compared > 200


def test_what_everybody_tries_says_why_it_is_closed() -> None:
    """Nobody presses a button in vain: the page says that it is closed, and until when."""
    (device, _) = running("boss-quest", 5)
    page = device.app.page
    closed = page.texts("mail.closed")
    for name in ("share", "copy", "copy-embed", "export", "seats", "hint"):
        device.app.page = page
        device.press(name)
        assert device.notice == closed, name
    assert links.told_host(page) == {"record": "", "whole": False}
    assert page.hash == ""
    assert "ready" in EVENTS


def test_the_storage_holds_a_running_game_sealed() -> None:
    """Of what is stored nothing can be read but which game it is, who plays, and how far it is."""
    for device in running("boss-quest", 5):
        ((_, text),) = device.texts.items()
        kept = json.loads(text)
        assert kept["sealed"]
        assert kept["record"] == ""
        assert not [secret for secret in secrets(device) if secret in text]
        assert kept["link"] == "boss-quest.3."


def test_a_report_says_nothing_of_what_was_unsealed() -> None:
    """What the keeper of keys has opened is left out of it."""
    for device in running("boss-quest", 5):
        text = report_text(device.app.journal, "", opens)
        assert "KeysUsed" in text
        assert not [secret for secret in secrets(device) if secret in text]
        assert "pygames-mail" not in text
