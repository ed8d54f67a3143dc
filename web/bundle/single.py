"""The single file: the whole page in one HTML file that opens from a folder, offline."""

from __future__ import annotations

import base64
from html import escape
from typing import TYPE_CHECKING

from web.bundle import notices, runtime, shell, sprite, styles
from web.bundle.common import as_script_json, compress

if TYPE_CHECKING:
    from pathlib import Path


def write(out: Path) -> None:
    """Write `pygames.html` into the folder `out`."""
    parts: list[str] = []

    def embed(name: str, content: bytes) -> str:
        """Put bytes into the page; return the id of their element."""
        ident = f"asset-{name}"
        parts.append(f'<script type="text/plain" id="{ident}">{base64.b64encode(content).decode()}</script>')
        return ident

    modules = {name: {"id": embed(name, compress(content))} for name, content in runtime.modules().items()}
    data = {
        item.name: {"id": embed(item.name, item.content), "size": len(item.content), "type": item.type, "gzip": item.gzip}
        for item in runtime.data()
    }
    manifest = as_script_json({"modules": modules, "data": data})
    boot = runtime.bundle("boot-single.js", form="iife").decode()
    parts.append(f"<script>{boot}</script>")  # last: what it reads stands above it
    head = [
        f'<script type="application/json" id="assets">{manifest}</script>',
        f"<style>{styles.single_styles()}</style>",
        runtime.python_tag(f"{runtime.ORIGIN}interpreter.js"),
    ]
    page = shell.fill(
        {
            "head": "\n".join(head),
            "sprite": sprite.svg(),
            "gallery": shell.gallery(),
            "notices": f"<pre>{escape(notices.text())}</pre>",
            "data": "\n".join(parts),
        },
    )
    (out / "pygames.html").write_text(page, encoding="utf-8")
