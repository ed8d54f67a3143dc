"""The page's Python as bytecode: a standard library that holds no more than the page needs, and our own code.

Pyodide's own library holds source only, and compiling it is most of a start. The compiler is Pyodide itself,
under Node, so the bytecode is right for it. It runs again whenever any of the code changes.
"""

from __future__ import annotations

import io
import shutil
import subprocess
import zipfile
from functools import cache

from web.bundle import trim
from web.bundle.archive import DATE, game_zip
from web.bundle.common import BUILD, MODULES, ROOT, WEB, BuildError, node, short_hash

STOCK = MODULES / "pyodide" / "python_stdlib.zip"
RUNNER = WEB / "bundle" / "bytecode.mjs"
INSIDE = WEB / "bundle" / "bytecode_inside.py"
LIBRARY, OURS = "python_stdlib.zip", "pygames.zip"
GAMES = ("pygames/games/", "web/view/games/")


@cache
def zips() -> dict[str, bytes]:
    """Both zips by name, not compressed."""
    game = game_zip()
    pyodide = trim.trimmed()
    files = (file.read_bytes() for file in (STOCK, RUNNER, INSIDE))
    key = short_hash(b"".join([game, pyodide.script, pyodide.wasm, *files]))
    folder = BUILD / f"bytecode-{key}"
    if not folder.exists():
        for old in BUILD.glob("bytecode-*"):
            shutil.rmtree(old)
        compile_into(key, game)
    return {name: (folder / name).read_bytes() for name in (LIBRARY, OURS)}


@cache
def games_zip() -> bytes:
    """What of our own code comes after the page where its memory lacks it: the games. Not compressed."""
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(zips()[OURS])) as ours, zipfile.ZipFile(made, "w") as out:
        for name in ours.namelist():
            if name.startswith(GAMES):
                out.writestr(zipfile.ZipInfo(name, DATE), ours.read(name))
    return made.getvalue()


def compile_into(key: str, game: bytes) -> None:
    """Compile, and put the result in place only when it is whole."""
    unfinished = BUILD / "bytecode.tmp"
    shutil.rmtree(unfinished, ignore_errors=True)
    (unfinished / "source").mkdir(parents=True)
    source = unfinished / "source" / OURS
    source.write_bytes(game)
    places = (RUNNER, trim.place(), STOCK, INSIDE, unfinished, STOCK, source)
    words = [node(), *map(str, places)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        last = done.stderr.strip().splitlines()[-20:]
        raise BuildError("\n".join(["The page's Python could not be compiled:", *last]))
    shutil.rmtree(unfinished / "source")
    unfinished.rename(BUILD / f"bytecode-{key}")
