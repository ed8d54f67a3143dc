"""The site: index.html and files with hashed names beside it, all addresses relative."""

from __future__ import annotations

from pathlib import Path, PurePosixPath

from web.bundle import notices, offline, runtime, shell, styles
from web.bundle.common import short_hash
from web.bundle.snapshot import snapshot

FOLDER = "assets"


def write(out: Path, scripts: dict[str, runtime.Script], data: list[runtime.Data]) -> None:
    """Write the site into the empty folder `out`."""
    files = Files(out)
    modules = {name: files.add(name, script.content) for name, script in scripts.items()}
    # Stored as gzip, and named so: a host that knew it as wasm might serve it as such.
    names = {item: f"{item.name}.gzip" if item.gzip else item.name for item in data}
    places = {item.name: {"url": files.add(names[item], item.content), **item.facts} for item in data}
    css = styles.site_styles()
    fonts = [files.put(name, content) for name, content in css.items() if name != styles.SHEET]
    sheet = files.add(styles.SHEET, css[styles.SHEET])

    head = [
        # Before the style sheet, which a script would wait for: the downloads begin at once.
        runtime.manifest(dict(modules), places, memory=files.add("memory.gzip", snapshot())),
        f"<script>{runtime.bundle('boot-site.js', form='iife').content.decode()}</script>",
        f'<link rel="stylesheet" href="{sheet}">',
        *(
            f'<link rel="modulepreload" href="{modules[name]}">'
            for name in ("interpreter.js", "pyodide.asm.js")
        ),
        *(f'<link rel="preload" as="font" type="font/woff2" href="{font}" crossorigin>' for font in fonts),
        *(f'<script type="module" src="{modules[name]}"></script>' for name in ("page.js", "pyscript.js")),
        runtime.python_tag(modules["interpreter.js"]),
        *offline.install(out, files.add),
    ]
    link = '<p><a href="./notices.txt">The licences of all parts, in full</a></p>'
    page = shell.page(head="\n".join(head), notices=notices.summary() + link, data="")
    (out / "index.html").write_text(page, encoding="utf-8")
    worker = offline.worker()
    (out / "notices.txt").write_text(notices.text({**scripts, "sw.js": worker}), encoding="utf-8")
    offline.write_worker(out, worker)  # last: it lists the files


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
