"""Builds `build/bare/`: a bare PyScript page with stock Pyodide, same versions, to compare the start with."""

from __future__ import annotations

import shutil

from web.bundle.common import BUILD, MODULES

PAGE = """<!doctype html>
<html lang="en" data-state="loading">
  <head>
    <meta charset="utf-8">
    <title>A bare PyScript page</title>
    <link rel="stylesheet" href="./pyscript/core.css">
    <script type="module" src="./pyscript/core.js"></script>
  </head>
  <body>
    <script type="py" config='{"interpreter": "./pyodide/pyodide.mjs"}'>
      from pyscript import document
      document.documentElement.dataset.state = "ready"
    </script>
  </body>
</html>
"""
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")


def main() -> None:
    """Write the page and copy the two packages as they come."""
    out = BUILD / "bare"
    shutil.rmtree(out, ignore_errors=True)
    (out / "pyodide").mkdir(parents=True)
    for name in PYODIDE:
        shutil.copy(MODULES / "pyodide" / name, out / "pyodide" / name)
    shutil.copytree(
        MODULES / "@pyscript" / "core" / "dist", out / "pyscript", ignore=shutil.ignore_patterns("*.map")
    )
    (out / "index.html").write_text(PAGE, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
