"""The single file: the whole page in one HTML file that opens from a folder, offline."""

from __future__ import annotations

import base64
from html import escape
from typing import TYPE_CHECKING

from web.bundle import notices, runtime, shell, styles
from web.bundle.common import compress

if TYPE_CHECKING:
    from pathlib import Path

NAME = "pygames.html"


def write(out: Path, scripts: dict[str, runtime.Script], data: list[runtime.Data]) -> None:
    """Write the file into the folder `out`."""
    parts: list[str] = []

    def embed(name: str, content: bytes) -> dict[str, object]:
        """Put bytes into the page, and say where."""
        ident = f"asset-{name}"
        parts.append(f'<script type="text/plain" id="{ident}">{base64.b64encode(content).decode()}</script>')
        return {"id": ident}

    modules: dict[str, object] = {name: embed(name, compress(it.content)) for name, it in scripts.items()}
    places = {item.name: embed(item.name, item.content) | item.facts for item in data}
    boot = runtime.bundle("boot-single.js", form="iife").content.decode()
    parts.append(f"<script>{boot}</script>")  # last: what it reads stands above it

    head = [
        runtime.manifest(modules, places),
        f"<style>{styles.single_styles()}</style>",
        runtime.python_tag(f"{runtime.ORIGIN}interpreter.js"),
    ]
    wrap = "white-space: pre-wrap; overflow-wrap: anywhere"
    texts = f'<pre style="{wrap}">{escape(notices.text(scripts), quote=False)}</pre>'
    page = shell.page(head="\n".join(head), notices=notices.summary() + texts, data="\n".join(parts))
    (out / NAME).write_text(page, encoding="utf-8")
