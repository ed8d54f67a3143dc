"""Checks that the HTML of the pages is valid: html-validate's `recommended` preset finds nothing in it."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from web.bundle.common import MODULES, ROOT, node
from web.bundle.dense import CHARSET

PROGRAM = MODULES / "html-validate" / "bin" / "html-validate.mjs"
# A list may have a name (WAI-ARIA), which the preset alone advises against.
SETTINGS = {
    "root": True,
    "extends": ["html-validate:recommended"],
    "rules": {"aria-label-misuse": ["error", {"allowAnyNamable": True}]},
}
PAGES = (ROOT / "index.html", ROOT / "dist" / "index.html", ROOT / "dist" / "pygames.html")


def faults(*pages: tuple[str, str]) -> str:
    """What is wrong with the pages, each a name and its HTML; empty when nothing is."""
    with tempfile.TemporaryDirectory() as folder:
        for name, html in pages:
            # the single file's charset is right, and what it holds as text is ASCII
            text = html.replace(f'charset="{CHARSET}"', 'charset="utf-8"')
            (Path(folder) / f"{name}.html").write_text(text, encoding="utf-8")
        (Path(folder) / ".htmlvalidate.json").write_text(json.dumps(SETTINGS), encoding="utf-8")
        words = [node(), str(PROGRAM), "--formatter=text", f"{folder}/*.html"]
        done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    return (done.stdout or done.stderr) if done.returncode else ""


def main() -> int:
    """Say what is wrong with the template and the two built pages."""
    found = faults(
        *(("-".join(page.relative_to(ROOT).parts), page.read_text(encoding="latin-1")) for page in PAGES)
    )
    print(found, end="", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
