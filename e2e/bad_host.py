"""A host that misbehaves on purpose, as hosts and the networks between do.

    host.faults["assets/"] = status(503)       # every path that holds this text is answered so
    host.faults["index.html"] = portal         # from the first fault in the order in which they were set
    host.faults.clear()                        # the host is right again

A fault makes of the right answer another one.
"""

import gzip
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from threading import Event

from tools.bench.host import Host, Response

Fault = Callable[[Response], Response]
PORTAL = b"<!DOCTYPE html><html lang=en><title>Wi-Fi</title><p>Welcome! Accept our terms to go on.</p></html>"


class BadHost(Host):
    """A host as the other, but for its `faults`."""

    def __init__(self, folder: Path, under: str = "") -> None:
        super().__init__(folder, under)
        self.faults: dict[str, Fault] = {}

    def answer(self, path: str) -> Response:
        """The right answer, or what the first fault for this path makes of it."""
        right = super().answer(path)
        return next((fault(right) for part, fault in self.faults.items() if part in path), right)


def status(code: int) -> Fault:
    """Another status, with a page of the host's own."""
    return lambda _: told(code, f"<!DOCTYPE html><title>{code}</title><h1>{code}</h1>".encode())


def portal(_: Response) -> Response:
    """The page of a captive portal, as if it were what was asked for."""
    return told(200, PORTAL)


def cut(right: Response) -> Response:
    """The connection ends in the middle."""
    return replace(right, body=right.body[: len(right.body) // 2])


def changed(right: Response) -> Response:
    """One byte in the middle is another: a proxy, or a disk that forgets."""
    packed = "Content-Encoding" in right.headers
    content = bytearray(gzip.decompress(right.body) if packed else right.body)
    content[len(content) // 2] ^= 1
    body = gzip.compress(content) if packed else bytes(content)
    return replace(right, headers=right.headers | {"Content-Length": str(len(body))}, body=body)


def late(until: Event) -> Fault:
    """Right, but only once somebody says so."""

    def wait(right: Response) -> Response:
        until.wait()
        return right

    return wait


def cached(fault: Fault, cache: str = "max-age=600") -> Fault:
    """The fault, and the browser shall keep it."""

    def keep(right: Response) -> Response:
        wrong = fault(right)
        return replace(wrong, headers=wrong.headers | {"Cache-Control": cache})

    return keep


def told(code: int, page: bytes) -> Response:
    """A page of the host's own, which no browser keeps."""
    headers = {"Content-Type": "text/html", "Content-Length": str(len(page)), "Cache-Control": "no-store"}
    return Response(code, headers | {"Access-Control-Allow-Origin": "*"}, page)
