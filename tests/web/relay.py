"""A relay, for tests only: a small server of ours that speaks ntfy's POST and GET as far as the page does.

It stands for ntfy itself, keeps all in memory, and can do to messages what networks do: of a hundred, so
many are refused, lost, kept twice, or kept after one that came later.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler
from threading import Condition, Thread
from typing import Any
from urllib.parse import parse_qs, urlsplit
from zlib import crc32

from pygames.engine.rng import Rng
from tools.bench.host import Server

LONGEST = 4096  # bytes of a message: ntfy makes a file of what is longer
ALIVE = 5.0  # seconds after which a stream says that it is still there


@dataclass
class Topic:
    """What was sent to a topic: `kept` is given to who asks, `held` comes after so many messages more."""

    rng: Rng
    kept: list[dict[str, Any]] = field(default_factory=list)
    held: list[tuple[int, str]] = field(default_factory=list)
    came: int = 0


class Relay(Server):
    """Answers at `address`, in threads of its own; what it does to a topic follows from the topic's name."""

    daemon_threads = True
    block_on_close = False
    request_queue_size = 1024

    def __init__(self, faults: int = 0) -> None:
        """Of a hundred messages so many meet each kind of fault."""
        super().__init__(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server_address[1]}"
        self.faults = faults
        self.topics: dict[str, Topic] = {}
        self.changed = Condition()
        self.closing = False
        self.refused = self.lost = self.doubled = self.late = 0

    def topic(self, name: str) -> Topic:
        """What was sent to a topic so far."""
        return self.topics.setdefault(name, Topic(Rng(crc32(name.encode()))))

    def take(self, name: str, text: str) -> bool:
        """Take a message, and do to it what networks do; False where it is refused."""
        with self.changed:
            topic = self.topic(name)
            topic.came += 1
            refused, lost, doubled, late = [topic.rng.below(100) < self.faults for _ in range(4)]
            if refused:
                self.refused += 1
                return False
            if lost:
                self.lost += 1
            elif late:
                self.late += 1
                topic.held.append((topic.came + 1 + topic.rng.below(3), text))
            else:
                self.doubled += doubled
                self._keep(name, topic, *[text] * (1 + doubled))
            for it in [it for it in topic.held if it[0] <= topic.came]:
                topic.held.remove(it)
                self._keep(name, topic, it[1])
            return True

    def _keep(self, name: str, topic: Topic, *texts: str) -> None:
        for text in texts:
            number = f"{name[:8]}-{len(topic.kept)}"
            topic.kept.append({"id": number, "event": "message", "topic": name, "message": text})
        self.changed.notify_all()

    def since(self, name: str, since: str) -> list[dict[str, Any]]:
        """What came to a topic after the message with this id, or all of it."""
        kept = self.topic(name).kept
        at = next((at for at, it in enumerate(kept) if it["id"] == since), -1)
        return kept[at + 1 :]

    @property
    def messages(self) -> list[str]:
        """All that it has, as it came."""
        return [it["message"] for topic in self.topics.values() for it in topic.kept]


class Handler(BaseHTTPRequestHandler):
    """One page that sends or listens."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    wbufsize = -1
    server: Relay

    def log_message(self, *_: Any) -> None:
        """Tell nobody of requests."""

    def do_POST(self) -> None:  # the name http.server looks for
        """Take a message for a topic."""
        body = self.rfile.read(int(self.headers["Content-Length"]))
        if len(body) > LONGEST:
            return self._answer(413, b"")
        took = self.server.take(self.path.strip("/"), body.decode())
        return self._answer(200, b"{}") if took else self._answer(503, b"")

    def do_GET(self) -> None:  # the name http.server looks for
        """Give what came since, and with no `poll` all that comes, until either side ends it."""
        parts = urlsplit(self.path)
        name, asked = parts.path.strip("/").removesuffix("/json"), parse_qs(parts.query)
        since = asked.get("since", ["none"])[0]
        if "poll" in asked:
            with self.server.changed:
                found = self.server.since(name, since)
            return self._answer(200, b"".join(json.dumps(it).encode() + b"\n" for it in found))
        self.close_connection = True
        self._begin(200)
        self.end_headers()
        self._say({"event": "open", "topic": name})
        return self._stream(name, since)

    def _stream(self, name: str, since: str) -> None:
        while not self.server.closing:
            with self.server.changed:
                found = self.server.since(name, since)
                if not found:
                    self.server.changed.wait(ALIVE)
                    found = self.server.since(name, since)
            for it in found or [{"event": "keepalive", "topic": name}]:
                since = it.get("id", since)
                self._say(it)

    def _say(self, told: dict[str, Any]) -> None:
        self.wfile.write(json.dumps(told).encode() + b"\n")
        self.wfile.flush()

    def _begin(self, status: int) -> None:
        self.send_response(status)
        self.send_header("Access-Control-Allow-Origin", "*")
        self.send_header("Content-Type", "application/x-ndjson")

    def _answer(self, status: int, body: bytes) -> None:
        self._begin(status)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


@contextmanager
def running(faults: int = 0) -> Iterator[Relay]:
    """A relay that answers as long as this lasts."""
    relay = Relay(faults)
    thread = Thread(target=relay.serve_forever, daemon=True)
    thread.start()
    try:
        yield relay
    finally:
        with relay.changed:
            relay.closing = True
            relay.changed.notify_all()
        relay.shutdown()
        thread.join()
        relay.server_close()
