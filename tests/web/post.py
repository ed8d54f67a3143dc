"""Two and more devices that play by mail: pages, each with a storage and a keeper of keys of its own.

The keeper stands for web/js/seal.js, and keeps to what docs/mail.md says of it but for the ciphers, which
are not of use to anybody: `e2e/test_mail.py` plays with the browser's own.
"""

from __future__ import annotations

import hmac
import re
from collections import deque
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from tests.web.driven import App
from tests.web.hands import press, settle
from web.model import message as msg
from web.model.effect import Effect, KeepGames, Show, UseKeys
from web.model.envelope import IV, KEY, MARK, NONCE, WRAPPED
from web.model.mail import Mail

ADDRESS = "https://tables.example/"
LETTER = re.compile(rf"{MARK}[\w-]+")


class WouldNotOpen(Exception):
    """A box was changed, or is for other keys: the key of the text that says so."""


def stream(key: bytes, count: int) -> bytes:
    """So many bytes that follow from a key."""
    blocks = (sha256(key + number.to_bytes(4, "big")).digest() for number in range(count // 32 + 1))
    return b"".join(blocks)[:count]


def seal(key: bytes, head: bytes, body: bytes, iv: bytes) -> bytes:
    """A box: as long as that of AES-GCM, and opened by the same key and head only."""
    hidden = bytes(a ^ b for a, b in zip(body, stream(key + iv, len(body)), strict=True))
    return iv + hidden + hmac.digest(key, iv + head + hidden, "sha256")[:16]


def unseal(key: bytes, head: bytes, box: bytes) -> bytes:
    """What is in a box. Raises WouldNotOpen."""
    iv, hidden, tag = box[:IV], box[IV:-16], box[-16:]
    if hmac.digest(key, iv + head + hidden, "sha256")[:16] != tag:
        raise WouldNotOpen("mail.changed")
    return bytes(a ^ b for a, b in zip(hidden, stream(key + iv, len(hidden)), strict=True))


def wrap(kek: bytes, key: bytes) -> bytes:
    """A key as it is wrapped by another one."""
    hidden = bytes(a ^ b for a, b in zip(key, stream(kek, 32), strict=True))
    return hidden + hmac.digest(kek, hidden, "sha256")[: WRAPPED - 32]


def unwrap(kek: bytes, wrapped: bytes) -> bytes | None:
    """The key that is wrapped; None where another one has wrapped it."""
    hidden, tag = wrapped[:32], wrapped[32:]
    if hmac.digest(kek, hidden, "sha256")[: WRAPPED - 32] != tag:
        return None
    return bytes(a ^ b for a, b in zip(hidden, stream(kek, 32), strict=True))


class Keeper:
    """The keys of one browser. What it draws follows from its name."""

    def __init__(self, name: str) -> None:
        self.name, self.drawn = name, 0
        self.keys: dict[str, dict[str, bytes]] = {}

    def draw(self, count: int) -> bytes:
        """So many bytes that nobody else draws."""
        self.drawn += 1
        return stream(f"{self.name} {self.drawn}".encode(), count)

    def use(self, order: Mapping[str, Any]) -> dict[str, Any]:
        """What page.js tells of a task."""
        told = {"type": "keys", "task": order["task"], "id": order["id"]}
        try:
            return {**told, "data": getattr(self, f"_{order['task']}")(order)}
        except WouldNotOpen as error:
            return {**told, "why": str(error)}
        except KeyError:
            return {**told, "why": "mail.no_keys"}

    def _begin(self, order: Mapping[str, Any]) -> dict[str, str]:
        key, nonce = self.draw(KEY), self.draw(NONCE)
        self.keys[order["id"]] = {"key": key, "own": self.draw(32), "nonce": nonce}
        if order["host"]:
            self.keys[order["id"]]["kek"] = self.between(bytes.fromhex(order["host"]), key)
            return {"key": key.hex(), "nonce": nonce.hex()}
        return {"key": key.hex(), "commitment": sha256(nonce).digest()[:NONCE].hex()}

    @staticmethod
    def between(host: bytes, guest: bytes) -> bytes:
        return sha256(host + guest).digest()

    def _deal(self, order: Mapping[str, Any]) -> dict[str, str]:
        keys = self.keys[order["id"]]
        keys["match"] = self.draw(32)
        wrapped = []
        for place, guest in enumerate(order["guests"]):
            kek = self.between(keys["key"], bytes.fromhex(guest))
            keys["match"] = keys[f"guest {place}"] = self.draw(32) if order["guarded"] else keys["match"]
            wrapped.append(wrap(kek, keys["match"]).hex())
        return {"nonce": keys["nonce"].hex(), "wrapped": " ".join(wrapped)}

    def _ask(self, order: Mapping[str, Any]) -> dict[str, str]:
        keys = self.keys.get(order["id"], {})
        if "key" not in keys:
            if order["opened"]:
                raise WouldNotOpen("mail.move.foreign")
            keys = {"own": self.draw(32), **keys, "key": self.draw(KEY)}
            self.keys[order["id"]] = keys
        return {"key": keys["key"].hex(), "opened": order["opened"]}

    def _hand(self, order: Mapping[str, Any]) -> dict[str, str]:
        keys = self.keys[order["id"]]
        between = self.between(keys["key"], bytes.fromhex(order["to"]))
        wrapped = wrap(between, keys["match"])
        head = bytes.fromhex(order["head"]) + wrapped
        box = seal(between, head, bytes.fromhex(order["body"]), self.draw(IV))
        return {"wrapped": wrapped.hex(), "box": box.hex()}

    def _take(self, order: Mapping[str, Any]) -> dict[str, str]:
        keys = self.keys.get(order["id"], {})
        if "key" not in keys:
            raise WouldNotOpen("mail.move.other")
        between = self.between(bytes.fromhex(order["from"]), keys["key"])
        match = unwrap(between, bytes.fromhex(order["wrapped"]))
        if match is None:
            raise WouldNotOpen("mail.move.other")
        body = unseal(between, *[bytes.fromhex(order[it]) for it in ("head", "box")])
        keys.update(match=match, kek=between)
        return {"body": body.hex(), "key": keys["key"].hex()}

    def _retire(self, order: Mapping[str, Any]) -> dict[str, str]:
        keys = self.keys[order["id"]]
        if "match" in keys:
            self.keys[order["id"]] = {"own": keys["own"]}
        return {}

    def _forget(self, order: Mapping[str, Any]) -> dict[str, str]:
        self.keys.pop(order["id"], None)
        return {}

    def _seal(self, order: Mapping[str, Any]) -> dict[str, str]:
        keys, boxes = self.keys[order["id"]], []
        for letter in order["letters"]:
            head, body = bytes.fromhex(letter["head"]), bytes.fromhex(letter["body"])
            key = keys.get(f"guest {letter.get('to')}", keys["match"])
            boxes.append(seal(key, head, body, self.draw(IV)).hex())
        return {"box": " ".join(boxes)}

    def _keep(self, order: Mapping[str, Any]) -> dict[str, str]:
        box = seal(self.keys[order["id"]]["own"], order["id"].encode(), order["text"].encode(), self.draw(IV))
        return {"box": box.hex(), "letter": order["letter"]}

    def _open(self, order: Mapping[str, Any]) -> dict[str, str]:
        keys, found = self.keys[order["id"]], {}
        if order.get("kept"):
            box = bytes.fromhex(order["kept"])
            found["kept"] = unseal(keys["own"], order["id"].encode(), box).decode()
        letter = order.get("letter")
        if letter:
            match = keys.get(f"guest {letter.get('from')}") or keys.get("match")
            match = match or self._of_letter(keys, letter["keys"])
            found["body"] = unseal(match, *[bytes.fromhex(letter[it]) for it in ("head", "box")]).hex()
            keys["match"] = match
        return found

    @staticmethod
    def _of_letter(keys: dict[str, bytes], wrapped: list[str]) -> bytes:
        for it in map(bytes.fromhex, wrapped):
            if (match := unwrap(keys["kek"], it)) is not None:
                return match
        raise WouldNotOpen("mail.taken")


class PostApp(App):
    """A page whose tasks for the keys are done at once, one after the other."""

    def __init__(self, device: Device, environment: Mapping[str, Any]) -> None:
        self.device = device
        self.sent: list[Effect] = []
        self.orders: deque[Mapping[str, Any]] = deque()
        super().__init__(environment)

    def send(self, message: msg.Message, time: msg.Timestamp | None = None) -> list[Effect]:
        """Let the keeper do what comes of a message, and the storage take what is kept."""
        effects = super().send(message, time)
        self.sent += effects
        for effect in effects:
            if isinstance(effect, KeepGames):
                for name, text in effect.texts.items():
                    if text is None:
                        self.device.texts.pop(name, None)
                    else:
                        self.device.texts[name] = text
                self.send(msg.GamesKept(True))
            elif isinstance(effect, UseKeys):
                self.orders.append(effect.order)
        while self.orders:
            self.handle(self.device.keeper.use(self.orders.popleft()))
        return effects


class Device:
    """A browser with a storage; `app` is the page that is open in it."""

    def __init__(self, name: str, language: str = "en") -> None:
        self.keeper, self.language = Keeper(name), language
        self.texts: dict[str, str] = {}
        self.chance = int.from_bytes(self.keeper.draw(8), "big")
        self.app = self.opened()

    def opened(self, hash: str = "") -> PostApp:
        """Open the page anew, perhaps by a link."""
        self.chance += 1
        known = {"languages": self.language, "address": ADDRESS, "saves": dict(self.texts), "hash": hash}
        self.held = ""  # the id of the game that this window has claimed
        self.app = PostApp(self, {**known, "locks": True, "chance": self.chance})
        self.show()
        return self.app

    def show(self) -> Mapping[str, Any]:
        """Show the page; what is to be told first comes to its end."""
        assert self.app.page.failure is None, repr(self.app.page.failure)
        (payload,) = [it.payload for it in self.app.send(msg.Drawn()) if isinstance(it, Show)]
        return self.show() if self.claims() else payload

    def claims(self) -> bool:
        """Claim the game on the table, as web/js/claims.js does; whether the page was told of it."""
        claim = self.app.page.claim or {"id": "", "asks": False}
        if claim["id"] == self.held:
            return False
        self.held = name = claim["id"]
        if name and claim["asks"]:
            self.app.handle({"type": "claim", "id": name, "ok": True, "text": self.texts.get(name)})
        return bool(name and claim["asks"])

    def press(self, do: str, arg: str = "") -> None:
        """Press the button that does this."""
        press(self.app, do=do, arg=arg)
        self.show()

    def open(self, text: str) -> None:
        """Open a letter by its link, in the page that is open."""
        self.app.handle({"type": "hash", "text": text.partition("#")[2] or text})
        self.settle()

    def settle(self) -> None:
        """Let everything happen that happens by itself; a game that was just claimed goes on."""
        held = None
        while held != self.held:
            held = self.held
            settle(self.app)
            self.show()

    def letter(self) -> str:
        """The letter that this page offers to send."""
        self.press("mail-copy")
        text = self.app.page.copied.text
        self.app.handle({"type": "copied", "ok": True})
        return text

    def called(self, name: str) -> None:
        """Write into the field that asks for it what this person is called."""
        self.app.handle({"type": "change", "form": "settings", "data": {"name": name}})
        self.show()

    @property
    def mail(self) -> Mail:
        """The game by mail that is shown."""
        found = self.app.page.correspondence
        assert found is not None
        return found

    @property
    def notice(self) -> str:
        """What the page tells; empty where it tells nothing."""
        page = self.app.page
        return page.notice.say(page.texts, page.localizer) if page.notice is not None else ""


def invite(host: Device, game: str = "boss-quest", seats: int = 2) -> str:
    """The invitation that this device writes to a game of so many seats."""
    host.press("set-up", game)
    people = {f"who{seat}": "human" for seat in range(seats)}
    host.app.handle({"type": "change", "form": "setup", "data": {"seats": str(seats)}})
    host.app.handle({"type": "change", "form": "setup", "data": people})
    host.press("mail-invite")
    return host.letter()


def begin(*devices: Device, game: str = "boss-quest") -> None:
    """Let the first device invite the others, until all have opened the first letter that concerns them."""
    host, *guests = devices
    invitation = invite(host, game, len(devices))
    for guest in guests:
        guest.open(invitation)
        guest.press("mail-join")
        host.open(guest.letter())
    host.settle()


def asked(device: Device) -> bool:
    """Whether this device is asked to choose."""
    play = device.app.page.playing
    return play is not None and play.session.can_act
