"""What the page loads to run Python: the browser's modules, and the data that Pyodide asks for."""

from __future__ import annotations

import json
import re
import subprocess
import tempfile
from base64 import b64decode
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from html import escape
from pathlib import Path

from web.bundle import bytecode, memory, packing
from web.bundle.common import MODULES, ROOT, WEB, BuildError, as_script_json, esbuild, node
from web.bundle.sprite import cards_svg
from web.bundle.trim import trimmed

# Of a picture of a table nothing can be reached, so it needs nothing by which things are reached (but
# ids, which style sheets name). Its styles are made anew from `data-style` (web/js/html.js).
NEEDLESS = (
    "for", "title", "role", "focusable", "style", "aria-label", "aria-labelledby",
    "data-why", "data-zone", "data-order",
)  # fmt: skip
BYTES = "application/octet-stream"
ORIGIN = "https://pygames.invalid/"  # answered by web/js/boot.js, never by a network

START = """
import web.browser
waiting = web.browser.start()
if waiting is not None:
    await waiting
"""


@dataclass(frozen=True)
class Data:
    """Bytes that Python's start asks for by name."""

    name: str
    content: bytes
    type: str


# What Pyodide would sleep on. Browsers warn of it, and refuse to sleep in the thread of a page anyway.
SHARED = b"new Int32Array(new WebAssembly.Memory({shared:!0,initial:1,maximum:1}).buffer)"


@dataclass(frozen=True)
class Script:
    """A bundled script, and the npm packages that are in it."""

    content: bytes
    packages: frozenset[str] = frozenset()


def modules() -> dict[str, Script]:
    """The modules that the browser imports, by name."""
    pyodide = MODULES / "pyodide"
    lock = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    return {
        "page.js": bundle("page.js", f"--define:NEEDLESS={json.dumps(NEEDLESS)}"),
        "pyscript.js": pyscript(),
        "interpreter.js": bundle(
            "interpreter.js",
            f"--define:LOCK_INFO={json.dumps(lock)}",
            "--external:node:*",  # Pyodide looks for these only when it runs under Node
            "--external:ws",
        ),
        "pyodide.asm.js": pyodide_script(),
    }


def pyodide_script() -> Script:
    """Pyodide's script, in parentheses: so browsers compile its one large function at the first reading."""
    code = trimmed().script.strip()
    if code.count(SHARED) != 1:
        raise BuildError("pyodide.asm.mjs no longer has memory to sleep on; see web/bundle/runtime.py.")
    code = code.replace(SHARED, b"new Int32Array(1)")
    head, tail = b"async function _createPyodideModule", b"export default _createPyodideModule;"
    if not code.startswith(head) or not code.endswith(tail):
        raise BuildError("pyodide.asm.mjs is no longer one function; see web/bundle/runtime.py.")
    return Script(b"export default (" + code.removesuffix(tail) + b");", frozenset(["pyodide"]))


def wasm() -> Data:
    """Python itself, as WebAssembly."""
    return Data("pyodide.asm.wasm", trimmed().wasm, "application/wasm")


def pack(items: list[Data]) -> None:
    """Pack them ahead of whoever asks for them packed."""
    with ThreadPoolExecutor() as threads:
        list(threads.map(lambda it: packing.zstd(it.name, it.content), items))


def data() -> list[Data]:
    """What boot.js hands to Pyodide at every start."""
    return [wasm(), Data("memory", memory.memories()[memory.CORE], BYTES)]


def differences() -> dict[str, Data]:
    """What the memory holds besides for a game, by its id, and for all games: boot.js takes one at most."""
    made = memory.memories()
    return {name: Data(f"memory-{name}", made[name], BYTES) for name in memory.DIFFERENCES}


def games() -> Data:
    """The code of the games, for a page that has begun without it."""
    return Data("games.zip", bytecode.games_zip(), BYTES)


def zstd_decoder() -> Script:
    """The WebAssembly that zstddec carries in its JavaScript; web/js/zstd.js says why that stays away."""
    code = (MODULES / "zstddec" / "dist" / "zstddec-stream.mjs").read_text(encoding="utf-8")
    found = re.findall(r'^const wasm = "([\w+/=]+)";$', code, re.MULTILINE)
    if len(found) != 1:
        raise BuildError("zstddec-stream.mjs no longer holds its WebAssembly as one text; see runtime.py.")
    return Script(b64decode(found[0]), frozenset(["zstddec"]))


def pictures() -> dict[str, bytes]:
    """The pictures on each game's cards, which page.js asks for when the game is on the table."""
    return {game: sprite.encode() for game, sprite in cards_svg().items()}


def bundle(name: str, *options: str, form: str = "esm") -> Script:
    """One script of web/js with all that it imports."""
    with tempfile.TemporaryDirectory() as folder:
        out, meta = Path(folder) / "out.js", Path(folder) / "meta.json"
        shape = (f"--format={form}", "--target=es2022", f"--metafile={meta}")
        esbuild(WEB / "js" / name, *shape, *options, out=out)
        inputs = json.loads(meta.read_text(encoding="utf-8"))["inputs"]
        return Script(out.read_bytes(), frozenset(filter(None, map(package, inputs))))


def pyscript() -> Script:
    """PyScript as one module, without the parts that the page does not use."""
    with tempfile.TemporaryDirectory() as folder:
        out, meta = Path(folder) / "out.js", Path(folder) / "meta.json"
        entry = WEB / "js" / "boot-pyscript.js"
        words = [node(), str(WEB / "bundle" / "pyscript.mjs"), str(entry), str(out), str(meta)]
        if subprocess.run(words, cwd=ROOT, check=False).returncode:
            raise BuildError("PyScript could not be bundled; the reason is above.")
        inputs = json.loads(meta.read_text(encoding="utf-8"))["inputs"]
        return Script(out.read_bytes(), frozenset(filter(None, map(package, inputs))))


def package(path: str) -> str | None:
    """The npm package that a file belongs to."""
    found = re.search(r".*node_modules/((?:@[^/]+/)?[^/]+)", path)
    return found[1] if found else None


def manifest(**places: object) -> str:
    """The element that tells boot.js where everything is: `modules`, `data` and `pictures` by name."""
    return f'<script type="application/json" id="assets">{as_script_json(places)}</script>'


def python_tag() -> str:
    """The element that makes PyScript start the page. Where Python is web/bundle/pyscript.mjs tells it."""
    config = {
        "interpreter": f"{ORIGIN}interpreter.js",
        "plugins": ["!error"],  # its banner would stand beside our own words
    }
    return f'<script type="py" target="#app" config="{escape(json.dumps(config))}">{START}</script>'
