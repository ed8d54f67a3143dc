"""What the page loads to run Python: the browser's modules, and the data that Pyodide asks for."""

from __future__ import annotations

import json
import tempfile
from dataclasses import dataclass
from html import escape
from pathlib import Path

from web.bundle.archive import game_zip
from web.bundle.common import MODULES, WEB, compress, esbuild

# Editors, terminals and the like: PyScript loads their code only when a page asks for it, and ours never does.
NEVER_LOADED = ("./3rd-party/*", "./py-terminal/*", "../3rd-party/*", "./pyodide_graph.js")
ORIGIN = "https://pygames.invalid/"  # answered by web/js/boot.js, never by a network
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
    content: bytes  # as stored: gzip when `gzip` is true
    type: str
    gzip: bool = False


def modules() -> dict[str, bytes]:
    """The browser's modules, by name."""
    pyodide = MODULES / "pyodide"
    external = [f"--external:{name}" for name in NEVER_LOADED]
    lock = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    return {
        "page.js": bundle("page.js"),
        "pyscript.js": bundle("boot-pyscript.js", *external),
        "interpreter.js": bundle("interpreter.js", f"--define:LOCK_INFO={json.dumps(lock)}", "--external:node:*", "--external:ws"),
        "pyodide.asm.js": (pyodide / "pyodide.asm.mjs").read_bytes(),
    }


def data() -> list[Data]:
    """What boot.js hands to Pyodide and PyScript."""
    pyodide = MODULES / "pyodide"
    return [
        Data("pyodide.asm.wasm", compress((pyodide / "pyodide.asm.wasm").read_bytes()), "application/wasm", gzip=True),
        Data("python_stdlib.zip", (pyodide / "python_stdlib.zip").read_bytes(), "application/zip"),
        Data("pygames.zip", game_zip(), "application/zip"),
    ]


def bundle(name: str, *options: str, form: str = "esm") -> bytes:
    """One bundled script of web/js."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out.js"
        esbuild(WEB / "js" / name, f"--format={form}", "--target=es2022", "--legal-comments=inline", *options, out=out)
        return out.read_bytes()


def pyscript_config(interpreter: str) -> dict[str, object]:
    """What PyScript is told in its config attribute."""
    return {
        "interpreter": interpreter,
        "files": {f"{ORIGIN}pygames.zip": "./*"},
        "plugins": ["!error"],  # its banner would stand beside our own words
    }


def python_tag(interpreter: str) -> str:
    """The element that makes PyScript load Python and start the page."""
    config = json.dumps(pyscript_config(interpreter))
    return f'<script type="py" target="#app" config="{escape(config)}">{START}</script>'
