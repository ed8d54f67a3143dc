"""The site: index.html and files with hashed names beside it, all addresses relative."""

from __future__ import annotations

from html import escape
from pathlib import Path, PurePosixPath

from web.bundle import notices, runtime, shell, sprite, styles
from web.bundle.common import as_script_json, short_hash

FOLDER = "assets"


def write(out: Path) -> None:
    """Write the site into the empty folder `out`."""
    site = Files(out)
    modules = {name: site.add(name, content) for name, content in runtime.modules().items()}
    data = {
        item.name: {"url": site.add(item.name, item.content), "size": len(item.content), "type": item.type, "gzip": item.gzip}
        for item in runtime.data()
    }
    css = styles.site_styles()
    # The style sheet names its fonts, whose names already carry a hash.
    fonts = [site.put(name, content) for name, content in css.items() if name != "page.css"]
    style = site.add("page.css", css["page.css"])

    manifest = as_script_json({"modules": modules, "data": data})
    boot = runtime.bundle("boot-site.js", form="iife").decode()
    head = [
        f'<script type="application/json" id="assets">{manifest}</script>',
        f"<script>{boot}</script>",
        f'<link rel="stylesheet" href="{style}">',
        *(f'<link rel="modulepreload" href="{modules[name]}">' for name in ("interpreter.js", "pyodide.asm.js")),
        *(f'<link rel="preload" as="font" type="font/woff2" href="{font}" crossorigin>' for font in fonts),
        *(f'<script type="module" src="{modules[name]}"></script>' for name in ("page.js", "pyscript.js")),
        runtime.python_tag(modules["interpreter.js"]),
    ]
    page = shell.fill(
        {
            "head": "\n".join(head),
            "sprite": sprite.svg(),
            "gallery": shell.gallery(),
            "notices": f"<pre>{escape(notices.text())}</pre>",
            "data": "",
        },
    )
    (out / "index.html").write_text(page, encoding="utf-8")
    (out / "notices.txt").write_text(notices.text(), encoding="utf-8")


class Files:
    """Writes the site's files, and gives their addresses relative to the page."""

    def __init__(self, out: Path) -> None:
        """Write below `out`."""
        self.folder = out / FOLDER
        self.folder.mkdir(parents=True)

    def add(self, name: str, content: bytes) -> str:
        """Write a file under a name that changes with its content, so that it can be cached for ever."""
        path = PurePosixPath(name)
        return self.put(f"{path.stem}-{short_hash(content)}{path.suffix}", content)

    def put(self, name: str, content: bytes) -> str:
        """Write a file under this name."""
        (self.folder / name).write_bytes(content)
        return f"./{FOLDER}/{name}"
