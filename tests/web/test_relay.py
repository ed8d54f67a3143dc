"""Games by mail at once through a relay that answers over HTTP: a server of ours, for tests only."""

from __future__ import annotations

import hmac
import json
from base64 import b64decode, b64encode
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from http.client import HTTPConnection

import pytest

from pygames.engine.rng import Rng
from tests.web.post import invite, seal, unseal
from tests.web.relay import LONGEST, Relay, running
from tests.web.wire import Wired
from web.model import message as msg
from web.model.carrier import RELAY, Line
from web.model.effect import Listen, SendLetter
from web.model.envelope import IV

FULL = pytest.mark.full
HELLO = "hello"
FAULTS = 8  # of a hundred messages so many meet each kind of fault


def derived(line: Line, info: str, count: int) -> bytes:
    """HKDF-SHA-256 with the match as salt, as docs/mail.md has it."""
    drawn = hmac.digest(bytes.fromhex(line.match), bytes.fromhex(line.secret), "sha256")
    return hmac.digest(drawn, info.encode() + b"\x01", "sha256")[:count]


class Client:
    """What web/js/relay.js does for one page, but for the cipher, which is that of the tests."""

    def __init__(self, relay: Relay, line: Line) -> None:
        self.line, self.since, self.sent = line, "12h", 0
        self.topic = derived(line, "pygames relay topic 1", 16).hex()
        self.key = derived(line, "pygames relay key 1", 32)
        self.connection = HTTPConnection(relay.address.removeprefix("http://"))

    def _ask(self, method: str, path: str, body: bytes | None = None) -> bytes | None:
        self.connection.request(method, path, body)
        with self.connection.getresponse() as answer:
            told = answer.read()
            return told if answer.status == 200 else None

    def post(self, text: str) -> bool:
        """Send a letter, or a word to all; whether it was taken."""
        self.sent += 1
        iv = sha256(f"{self.line.own} {self.sent}".encode()).digest()[:IV]
        body = b64encode(seal(self.key, b"", f"{self.line.own} {text}".encode(), iv))
        assert len(body) <= LONGEST
        return self._ask("POST", f"/{self.topic}", body) is not None

    def poll(self) -> list[str]:
        """What others have sent since."""
        told = self._ask("GET", f"/{self.topic}/json?since={self.since}&poll=1")
        assert told is not None
        texts = []
        for line in told.splitlines():
            it = json.loads(line)
            self.since = it["id"]
            who, _, text = unseal(self.key, b"", b64decode(it["message"])).decode().partition(" ")
            if who != self.line.own:
                texts.append(text)
        return texts


class Online(Wired):
    """A device whose page the relay reaches; what goes and comes lies in `out` and `into` meanwhile.

    It draws nothing: other tests look at what is drawn.
    """

    relay: Relay
    client: Client | None = None

    def show(self) -> dict[str, str]:
        """See only that nothing went wrong."""
        assert self.app.page.failure is None, repr(self.app.page.failure)
        self.claims()
        return {}

    def take_up(self) -> list[str]:
        """What the page wants to send."""
        out: list[str] = []
        for effect in self.app.sent:
            if isinstance(effect, Listen):
                out = []
                self.leave()
                self.client = Client(self.relay, effect.line) if effect.line is not None else None
            elif isinstance(effect, SendLetter):
                out.append(effect.text)
        self.app.sent.clear()
        return out

    def leave(self) -> None:
        """End the connection of this device to its relay."""
        if self.client is not None:
            self.client.connection.close()
        self.client = None


class Table:
    """Two devices at one game."""

    def __init__(self, relay: Relay, seed: int) -> None:
        self.rng, self.carried, self.killed = Rng(seed), 0, 0
        self.devices = [Online(f"{seed} host"), Online(f"{seed} guest")]
        for it in self.devices:
            it.relay = relay
        host, guest = self.devices
        guest.open(invite(host))
        guest.press("mail-join")
        self.out: list[list[str]] = [[], []]
        self.into: list[list[str]] = [[], []]
        self.refused: list[tuple[Online, str]] = []
        self.taken: list[tuple[Online, str]] = []
        self.come(*self.devices)

    def come(self, *devices: Online) -> None:
        """The page of these has just begun to listen."""
        for it in devices:
            self.take_up()
            it.app.send(msg.CarrierChanged(RELAY, works=True))
            self.out[self.devices.index(it)].append(HELLO)

    def take_up(self) -> None:
        """Gather what the pages want to send."""
        for out, it in zip(self.out, self.devices, strict=True):
            out.extend(it.take_up())

    def exchange(self) -> None:
        """Send and fetch, without a look at the pages: this runs beside other games."""
        for it, out in zip(self.devices, self.out, strict=True):
            for text in out:
                if it.client is not None:
                    took = it.client.post(text)
                    (self.taken if took else self.refused).append((it, text))
            out.clear()
        for it, into in zip(self.devices, self.into, strict=True):
            into.extend(it.client.poll() if it.client is not None else [])

    def go_on(self) -> None:
        """Let the pages take in what came, and whoever is asked choose; some are killed."""
        before = [it.app.page.play for it in self.devices]
        for device, text in self.taken:
            self.carried += text != HELLO
            device.app.send(msg.LetterTaken(text))
        for device, into in zip(self.devices, self.into, strict=True):
            for text in into:
                device.app.send(msg.LettersWanted() if text == HELLO else msg.LetterCame(text))
                device.settle()
            into.clear()
            device.choose(self.rng)
        self.take_up()
        self.taken.clear()
        if self.carried // 10 > self.killed:
            self.killed = self.carried // 10
            for it in self.devices:
                it.reopen()
            self.come(*self.devices)
        elif self.refused or (before == [it.app.page.play for it in self.devices] and not any(self.out)):
            device = self.devices[self.rng.below(2)]
            device.app.send(msg.CarrierChanged(RELAY, works=False))
            self.come(device)
        self.refused.clear()

    @property
    def over(self) -> bool:
        """Whether both have seen the end."""
        return all(it.over for it in self.devices)


@pytest.mark.parametrize("count", [3, pytest.param(200, marks=FULL)])
def test_games_at_once_through_a_relay_end_alike_at_both_devices(count: int) -> None:
    """It refuses some letters, loses, doubles and delays others; after every tenth both pages are killed."""
    with running(FAULTS) as relay, ThreadPoolExecutor(32) as pool:
        tables = [Table(relay, seed) for seed in range(count)]
        playing = tables
        for _ in range(1_000):
            if not playing:
                break
            list(pool.map(Table.exchange, playing))
            for it in playing:
                it.go_on()
            playing = [it for it in playing if not it.over]
        assert not playing
        assert min(relay.refused, relay.lost, relay.doubled, relay.late) > 0
        assert len(relay.topics) == count
        assert not [it for it in relay.messages if "mail=" in it]
    assert sum(it.killed for it in tables) >= count
    for it in tables:
        (link,) = {device.app.page.link for device in it.devices}
        assert link.startswith("boss-quest.")
        for device in it.devices:
            device.leave()
            ((_, text),) = device.texts.items()
            assert link in text
