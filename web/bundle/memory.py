"""Python's memory with all that the page needs imported: the page begins from it, and imports nothing."""

from __future__ import annotations

import subprocess

from web.bundle import trim
from web.bundle.bytecode import LIBRARY, OURS, zips
from web.bundle.common import BUILD, ROOT, WEB, BuildError, node, short_hash

RUNNER = WEB / "bundle" / "memory.mjs"
INSIDE = WEB / "bundle" / "memory_inside.py"


def memory() -> bytes:
    """The memory as memory.mjs writes it."""
    parts = zips()
    key = short_hash(b"".join([*parts.values(), *(file.read_bytes() for file in (RUNNER, INSIDE))]))
    made = BUILD / f"memory-{key}"
    if not made.exists():
        for old in BUILD.glob("memory-*"):
            old.unlink()
        made.write_bytes(keep(parts))
    return made.read_bytes()


def keep(parts: dict[str, bytes]) -> bytes:
    """Let Pyodide import everything and write its memory."""
    out = BUILD / "memory.tmp"
    places = [BUILD / f"memory.{name}" for name in (LIBRARY, OURS)]
    for place, name in zip(places, (LIBRARY, OURS), strict=True):
        place.write_bytes(parts[name])
    words = [node(), str(RUNNER), str(trim.place()), *map(str, places), str(INSIDE), str(out)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BuildError(f"Python's memory could not be kept:\n{done.stderr.strip()[-2000:]}")
    content = out.read_bytes()
    for place in (out, *places):
        place.unlink()
    return content
