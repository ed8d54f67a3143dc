"""The memory of Python with all that the page needs imported: a start from it skips Python's own start.

Its bytes are too many for a first visit; the service worker stores them, and later visits begin with them.
"""

from __future__ import annotations

import subprocess

from web.bundle.bytecode import LIBRARY, OURS, STOCK, zips
from web.bundle.common import BUILD, ROOT, WEB, BuildError, compress, node, short_hash

RUNNER = WEB / "bundle" / "snapshot.mjs"
INSIDE = WEB / "bundle" / "snapshot_inside.py"


def snapshot() -> bytes:
    """The memory, with gzip."""
    parts = zips()
    key = short_hash(b"".join([*parts.values(), *(file.read_bytes() for file in (STOCK, RUNNER, INSIDE))]))
    made = BUILD / f"snapshot-{key}.gzip"
    if not made.exists():
        for old in BUILD.glob("snapshot-*"):
            old.unlink()
        raw = BUILD / "snapshot.tmp"
        places = [BUILD / f"snapshot.{name}" for name in (LIBRARY, OURS)]
        for place, name in zip(places, (LIBRARY, OURS), strict=True):
            place.write_bytes(parts[name])
        words = [node(), str(RUNNER), *map(str, places), str(INSIDE), str(raw)]
        done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode:
            raise BuildError(f"Python's memory could not be kept:\n{done.stderr.strip()[-2000:]}")
        made.write_bytes(compress(raw.read_bytes()))
        for place in (raw, *places):
            place.unlink()
    return made.read_bytes()
