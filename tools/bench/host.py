"""A static host on this machine: compresses text, lets all be cached for ten minutes, as GitHub Pages does.

It sends the headers that a file `_headers` asks for, as other hosts do (docs/hosting.md).

The browser tests and the benchmark load the site from it.
"""

from __future__ import annotations

import gzip
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from mimetypes import guess_type
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import unquote, urlsplit

TEXT = {".html", ".js", ".mjs", ".css", ".json", ".txt", ".svg"}


class Server(ThreadingHTTPServer):
    """Whoever asks may hang up at any time: that is no fault to tell of."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Tell of any other fault."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


@dataclass(frozen=True)
class Response:
    """What a host answers: status, headers, the bytes as they are sent."""

    status: int
    headers: dict[str, str]
    body: bytes


class Host:
    """Serves one folder, at its address and `under` a further one; listens from now on, answers in `hosting`.

    Without a `port` it takes one that is free.
    It counts the bytes it has sent, and how often it was asked for each file.
    """

    def __init__(self, folder: Path, under: str = "", port: int = 0) -> None:
        self.folder, self.under = folder, under
        self.bytes = 0
        self.asked: Counter[str] = Counter()
        self.gone = False  # whether it answers nobody any more, not even who is still connected
        # the types of these files, even where this machine's own table says otherwise
        self.types = {".js": "text/javascript", ".mjs": "text/javascript"}
        self.files: dict[tuple[Path, int], bytes] = {}
        host = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:  # the name http.server looks for
                if host.gone:
                    self.close_connection = True
                    return
                path = unquote(urlsplit(self.path).path.lstrip("/")).removeprefix(under)
                host.asked[path] += 1
                answer = host.answer(path)
                self.send_response(answer.status)
                for name, value in answer.headers.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(answer.body)
                host.bytes += len(answer.body)
                # whoever was promised more waits for it until the connection ends
                if len(answer.body) < int(answer.headers["Content-Length"]):
                    self.close_connection = True

            def log_message(self, format: str, *args: object) -> None:
                """Say nothing of a request."""

        self.server = Server(("127.0.0.1", port), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}/"

    def answer(self, path: str) -> Response:
        """What is answered to whoever asks for this path in the folder."""
        file = self.folder / path
        if file.is_dir():
            file /= "index.html"
        if not file.is_file():
            body = b"There is no such file."
            about = {"Content-Type": "text/plain", "Content-Length": str(len(body))}
            return Response(404, about | asked_for(file, self.folder), body)
        packs = file.suffix in TEXT
        version = (file, file.stat().st_mtime_ns)
        if version not in self.files:
            content = file.read_bytes()
            self.files[version] = gzip.compress(content, 6) if packs else content
        body = self.files[version]
        kind = self.types.get(file.suffix) or guess_type(file.name)[0]
        headers = {
            "Content-Type": kind or "application/octet-stream",
            "Content-Length": str(len(body)),
            "Cache-Control": "max-age=600",
            **asked_for(file, self.folder),
        }
        return Response(200, headers | ({"Content-Encoding": "gzip"} if packs else {}), body)


def asked_for(file: Path, folder: Path) -> dict[str, str]:
    """The headers of a file, from the `_headers` nearest to it; every folder lets others load from it."""
    found = {"Access-Control-Allow-Origin": "*"}
    for site in file.parents:
        rules = site / "_headers"
        if rules.is_file():
            path = file.relative_to(site)
            paths = {f"/{path.as_posix()}", "/*", *(f"/{it.as_posix()}/*" for it in path.parents)}
            wanted = False
            for line in rules.read_text(encoding="utf-8").splitlines():
                if not line.startswith(" "):
                    wanted = line in paths
                elif wanted:
                    name, value = line.strip().split(": ", 1)
                    found[name] = value
            break
        if site == folder:
            break
    return found


@contextmanager
def hosting(host: Host) -> Iterator[Host]:
    """The host answers for as long as the block runs."""
    thread = Thread(target=host.server.serve_forever, daemon=True)
    thread.start()
    try:
        yield host
    finally:
        host.server.shutdown()
        host.server.server_close()
        thread.join()
