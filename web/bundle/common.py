"""Where things lie, and the few helpers that every part of the build uses."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import deflate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
MODULES = ROOT / "node_modules"
BUILD = ROOT / "build"
DIST = ROOT / "dist"


class BuildError(Exception):
    """The page cannot be built. The message says what to mend."""


def node() -> str:
    """The Node program: build.py names it, else the one on the path."""
    found = os.environ.get("PYGAMES_NODE") or shutil.which("node")
    if not found:
        raise BuildError("There is no Node. Run `python3 build.py site`, which finds or installs one.")
    return found


def esbuild(entry: Path, *options: str, out: Path) -> None:
    """Bundle one entry file into `out`, with what it imports."""
    program = MODULES / "esbuild" / "bin" / "esbuild"
    words = [node(), str(program), str(entry), "--bundle", "--minify", "--log-level=warning", *options]
    made = subprocess.run([*words, f"--outfile={out}"], cwd=ROOT, check=False)
    if made.returncode:
        raise BuildError(f"esbuild could not bundle {entry.name}; its reason is above.")


def short_hash(data: bytes) -> str:
    """A few characters that change with the content, for file names that may be cached for ever."""
    return hashlib.sha256(data).hexdigest()[:10]


def report(write: Callable[[], Iterable[Path]]) -> int:
    """Print the files that `write` has made, or why it could not; the exit code of a program."""
    try:
        for file in write():
            print(file)
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def compress(data: bytes) -> bytes:
    """Gzip as small as it gets, without a date, so that the same input gives the same bytes."""
    return bytes(deflate.gzip_compress(data, 12))


def as_script_json(data: Any) -> str:
    """JSON that may stand inside a `<script>` element."""
    return json.dumps(data, separators=(",", ":")).replace("<", "\\u003c")
