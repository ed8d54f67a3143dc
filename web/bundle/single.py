"""The single file: the whole page in one HTML file that opens from a folder, offline."""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING

from web.bundle import dense, notices, runtime, shell, styles
from web.bundle.common import BuildError, compress

if TYPE_CHECKING:
    from pathlib import Path

NAME = "pygames.html"
UTF_8 = '<meta charset="utf-8">'
CODE = re.compile(r"<(script|style)[^>]*>(.*?)</\1>", re.DOTALL)


def write(out: Path, scripts: dict[str, runtime.Script], data: list[runtime.Data]) -> None:
    """Write the file into the folder `out`."""
    held: list[bytes] = []

    def embed(name: str, content: bytes) -> dict[str, object]:
        """Put bytes into the page, and say where."""
        ident = f"asset-{name}".replace(".", "-")
        opening = f'<script type="text/plain" id="{ident}">'.encode()
        held.append(opening + dense.encode(content) + b"</script>")
        return {"id": ident, "size": len(content)}

    modules: dict[str, object] = {name: embed(name, compress(it.content)) for name, it in scripts.items()}
    places = {item.name: embed(item.name, item.content) | item.facts for item in data}

    head = [
        runtime.manifest(modules, places),
        *styles.elements(styles.embedded_fonts()),
        runtime.python_tag(f"{runtime.ORIGIN}interpreter.js"),
    ]
    texts = f"<pre>{escape(notices.text(scripts), quote=False)}</pre>"
    slot = "<!-- data -->"
    # boot comes last: what it reads stands above it
    page = shell.page(
        head="\n".join(head), notices=notices.summary() + texts, data=slot + shell.inline("boot-single.js")
    )
    before, after = in_charset(page).split(slot.encode())
    (out / NAME).write_bytes(b"".join([before, *held, after]))


def in_charset(page: str) -> bytes:
    """The page in the charset of what it holds. Letters beyond ASCII are numbers: a host may say another."""
    if page.count(UTF_8) != 1 or any(not it[2].isascii() for it in CODE.finditer(page)):
        raise BuildError(
            f"The single file needs {UTF_8} once in index.html, and scripts and styles that are ASCII."
        )
    page = page.replace(UTF_8, f'<meta charset="{dense.CHARSET}">')
    return page.encode("ascii", "xmlcharrefreplace")
