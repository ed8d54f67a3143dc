"""The site: index.html and files with hashed names beside it, all addresses relative."""

from __future__ import annotations

from pathlib import Path, PurePosixPath

from markupsafe import Markup

from pygames.engine.text import LANGUAGES
from web import html as h
from web.bundle import (
    found,
    lost,
    notices,
    offline,
    packing,
    policy,
    runtime,
    shell,
    sprite,
    start,
    styles,
)
from web.bundle.common import compress, short_hash
from web.bundle.static_pages.addresses import ALL, LESSONS, PUZZLES, in_language
from web.bundle.static_pages.write import write as write_static_pages
from web.texts import Texts

FOLDER = "assets"


def write(out: Path, scripts: dict[str, runtime.Script], data: list[runtime.Data], address: str = "") -> None:
    """Write the site into the empty folder `out`; `address` is where it will lie, if that is known."""
    files = Files(out)
    modules = {name: files.add(name, script.content) for name, script in scripts.items()}

    # Named by what they are packed with: a host that knew one as wasm might serve it as such.
    def add(item: runtime.Data) -> dict[str, object]:
        packed = packing.zstd(item.name, item.content)
        return {"url": files.add(f"{item.name}.zstd", packed), "size": len(packed), "type": item.type}

    places = {item.name: add(item) for item in data}
    differences = {name: add(item) for name, item in runtime.differences().items()}
    pictures: dict[str, object] = {}
    for game, content in runtime.pictures().items():
        pictures[game] = {"url": files.add(f"pictures-{game}.svg.gzip", compress(content))}

    decoder = runtime.zstd_decoder()
    zstd = {"url": files.add("zstd.wasm.gzip", compress(decoder.content))}

    head = [
        *found.head(address),
        runtime.manifest(
            modules=modules,
            data=places,
            differences=differences,
            games=add(runtime.games()),
            pictures=pictures,
            zstd=zstd,
        ),
        *styles.elements(styles.sheet(), styles.linked_fonts(files.put)),
        runtime.python_tag(),
        *offline.install(out, files.add),
    ]
    link = '<p><a href="./notices.txt">The licences of all parts, in full</a></p>'
    page = shell.page(
        policy.SITE,
        head="\n".join(head),
        sprite=sprite.svg(),
        footer=page_links(),
        notices=notices.summary() + link,
        start="\n".join([start.templates(), shell.inline("start.js")]),
        data=shell.inline("boot-site.js"),
    )
    (out / "index.html").write_text(page, encoding="utf-8", newline="\n")
    worker = offline.worker()
    more = write_static_pages(out, files.add, address)
    more["embed.js"] = runtime.bundle("embed.js")  # pages of others name it, so its name stays
    (out / "embed.js").write_bytes(more["embed.js"].content)
    licences = notices.text({**scripts, **more, "sw.js": worker, "zstd.wasm": decoder})
    (out / "notices.txt").write_text(licences, encoding="utf-8", newline="\n")
    found.write(out, address)
    (out / lost.NAME).write_text(lost.page(address), encoding="utf-8", newline="\n")
    offline.write_worker(out, worker)  # last: it lists the files


def page_links() -> str:
    """The way to the pages that need no scripts, a line for each language: around.css shows one."""
    lines = []
    for it in LANGUAGES:
        pages = ((ALL, "pages.rules"), (PUZZLES, "pages.puzzles"), (LESSONS, "pages.lessons"))
        links = (
            h.a(href=f"./{in_language(folder, it)}", hreflang=it)[Texts(it)(key)] for folder, key in pages
        )
        lines.append(str(h.p(".page-links", lang=it)[Markup(" · ").join(links)]))
    return "\n".join(lines)


class Files:
    """Writes the site's files, and gives their addresses relative to the page."""

    def __init__(self, out: Path) -> None:
        """Write the files below `out`."""
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
