"""What the page loads to run Python: the browser's modules, and the data that Pyodide asks for."""

from __future__ import annotations

import json
import re
import tempfile
from dataclasses import dataclass
from html import escape
from pathlib import Path

from web.bundle.archive import game_zip
from web.bundle.bytecode import standard_library
from web.bundle.common import MODULES, WEB, as_script_json, compress, esbuild

ORIGIN = "https://pygames.invalid/"  # answered by web/js/boot.js, never by a network

# Editors, terminals and the like: PyScript loads their code only when a page asks for it; ours never does.
NEVER_LOADED = ("./3rd-party/*", "../3rd-party/*", "./py-terminal/*", "./pyodide_graph.js")

START = """
import web.main
waiting = web.main.start()
if waiting is not None:
    await waiting
"""


@dataclass(frozen=True)
class Data:
    """Bytes that Python's start asks for by name."""

    name: str
    content: bytes  # as stored: with gzip where `gzip` is true
    type: str
    gzip: bool = False

    @property
    def facts(self) -> dict[str, object]:
        """What boot.js must know to hand it over."""
        return {"size": len(self.content), "type": self.type, "gzip": self.gzip}


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
        "page.js": bundle("page.js"),
        "pyscript.js": bundle("boot-pyscript.js", *(f"--external:{name}" for name in NEVER_LOADED)),
        "interpreter.js": bundle(
            "interpreter.js",
            f"--define:LOCK_INFO={json.dumps(lock)}",
            "--external:node:*",  # Pyodide looks for these only when it runs under Node
            "--external:ws",
        ),
        "pyodide.asm.js": Script((pyodide / "pyodide.asm.mjs").read_bytes(), frozenset(["pyodide"])),
    }


def data() -> list[Data]:
    """What boot.js hands to Pyodide and PyScript."""
    pyodide = MODULES / "pyodide"
    wasm = compress((pyodide / "pyodide.asm.wasm").read_bytes())
    return [
        Data("pyodide.asm.wasm", wasm, "application/wasm", gzip=True),
        Data("python_stdlib.zip", standard_library(), "application/zip"),
        Data("pygames.zip", game_zip(), "application/zip"),
    ]


def bundle(name: str, *options: str, form: str = "esm") -> Script:
    """One script of web/js with all that it imports."""
    with tempfile.TemporaryDirectory() as folder:
        out, meta = Path(folder) / "out.js", Path(folder) / "meta.json"
        shape = (f"--format={form}", "--target=es2022", f"--metafile={meta}")
        esbuild(WEB / "js" / name, *shape, *options, out=out)
        inputs = json.loads(meta.read_text(encoding="utf-8"))["inputs"]
        return Script(out.read_bytes(), frozenset(filter(None, map(package, inputs))))


def package(path: str) -> str | None:
    """The npm package that a file belongs to."""
    found = re.search(r".*node_modules/((?:@[^/]+/)?[^/]+)", path)
    return found[1] if found else None


def manifest(modules: dict[str, object], data: dict[str, dict[str, object]]) -> str:
    """The element that tells boot.js where everything is."""
    places = as_script_json({"modules": modules, "data": data})
    return f'<script type="application/json" id="assets">{places}</script>'


def python_tag(interpreter: str) -> str:
    """The element that makes PyScript load Python and start the page."""
    config = {
        "interpreter": interpreter,
        "files": {f"{ORIGIN}pygames.zip": "./*"},
        "plugins": ["!error"],  # its banner would stand beside our own words
    }
    return f'<script type="py" target="#app" config="{escape(json.dumps(config))}">{START}</script>'
