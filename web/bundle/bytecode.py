"""The standard library with the modules of the start compiled ahead.

Pyodide's own holds source only, and compiling it is most of a start. The compiler is Pyodide itself, under
Node, so the bytecode is right for it. It runs once for each version of Pyodide.
"""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING

from web.bundle.common import BUILD, MODULES, ROOT, WEB, BuildError, node, short_hash

if TYPE_CHECKING:
    from pathlib import Path

STOCK = MODULES / "pyodide" / "python_stdlib.zip"
RUNNER = WEB / "bundle" / "bytecode.mjs"
INSIDE = WEB / "bundle" / "bytecode_inside.py"


def standard_library() -> bytes:
    """The zip that takes the place of python_stdlib.zip."""
    key = short_hash(b"".join(file.read_bytes() for file in (STOCK, RUNNER, INSIDE)))
    made = BUILD / f"python_stdlib-{key}.zip"
    if not made.exists():
        compile_into(made)
    return made.read_bytes()


def compile_into(made: Path) -> None:
    """Compile, and put the result in place only when it is whole."""
    unfinished = made.with_suffix(".tmp")
    words = [node(), str(RUNNER), str(INSIDE), str(STOCK), str(unfinished)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        last = done.stderr.strip().splitlines()[-20:]
        raise BuildError(
            "\n".join(["The standard library could not be compiled:", *(line[:200] for line in last)])
        )
    unfinished.replace(made)
