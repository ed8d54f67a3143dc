"""Python's memory with what the page needs imported: the page begins from it, and imports nothing for that.

There is a memory without the games, what differs in it for each game, and for all of them.
"""

from __future__ import annotations

import shutil
import subprocess

from pygames.games import PLAYABLE
from web.bundle import trim
from web.bundle.bytecode import LIBRARY, OURS, zips
from web.bundle.common import BUILD, ROOT, WEB, BuildError, node, short_hash

RUNNER = WEB / "bundle" / "memory.mjs"
INSIDE = WEB / "bundle" / "memory_inside.py"
CORE, ALL = "core", "all"
DIFFERENCES = {**{game: (game,) for game in PLAYABLE}, ALL: tuple(PLAYABLE)}


def memories() -> dict[str, bytes]:
    """The memory of the core, and the differences by the game they are for, as memory.mjs writes them."""
    parts = zips()
    key = short_hash(b"".join([*parts.values(), *(file.read_bytes() for file in (RUNNER, INSIDE))]))
    made = BUILD / f"memories-{key}"
    if not made.exists():
        for old in BUILD.glob("memories-*"):
            shutil.rmtree(old)
        unfinished = BUILD / "memories.tmp"
        shutil.rmtree(unfinished, ignore_errors=True)
        unfinished.mkdir()
        for name, content in keep(parts, DIFFERENCES).items():
            (unfinished / name).write_bytes(content)
        unfinished.rename(made)
    return {name: (made / name).read_bytes() for name in (CORE, *DIFFERENCES)}


def keep(parts: dict[str, bytes], differences: dict[str, tuple[str, ...]]) -> dict[str, bytes]:
    """Let Pyodide import everything and write its memory: the core, and what differs for these games."""
    place = BUILD / "memory.tmp"
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir()
    for name in (LIBRARY, OURS):
        (place / name).write_bytes(parts[name])
    archives = (place / LIBRARY, place / OURS)
    wanted = [f"{name}={','.join(games)}" for name, games in differences.items()]
    words = [node(), str(RUNNER), str(trim.place()), *map(str, archives), str(INSIDE), str(place), *wanted]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BuildError(f"Python's memory could not be kept:\n{done.stderr.strip()[-2000:]}")
    contents = {name: (place / name).read_bytes() for name in (CORE, *differences)}
    shutil.rmtree(place)
    return contents
