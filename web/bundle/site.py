"""The site: index.html and files with hashed names beside it, all addresses relative."""

from __future__ import annotations

from pathlib import Path, PurePosixPath

from web.bundle import notices, offline, packing, policy, runtime, shell, styles
from web.bundle.common import short_hash

FOLDER = "assets"


def write(out: Path, scripts: dict[str, runtime.Script], data: list[runtime.Data]) -> None:
    """Write the site into the empty folder `out`."""
    files = Files(out)
    modules = {name: files.add(name, script.content) for name, script in scripts.items()}
    # Stored as gzip, and named so: a host that knew it as wasm might serve it as such.
    places: dict[str, object] = {}
    for item in data:
        packed = packing.gzip(item.name, item.content)
        url = files.add(f"{item.name}.gzip", packed)
        places[item.name] = {"url": url, "size": len(packed), "type": item.type}

    head = [
        runtime.manifest(modules=modules, data=places),
        *styles.elements(styles.linked_fonts(files.put)),
        runtime.python_tag(),
        *offline.install(out, files.add),
    ]
    link = '<p><a href="./notices.txt">The licences of all parts, in full</a></p>'
    page = shell.page(
        policy.SITE,
        head="\n".join(head),
        notices=notices.summary() + link,
        data=shell.inline("boot-site.js"),
    )
    (out / "index.html").write_text(page, encoding="utf-8", newline="\n")
    worker = offline.worker()
    (out / "notices.txt").write_text(
        notices.text({**scripts, "sw.js": worker}), encoding="utf-8", newline="\n"
    )
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
