"""The single file: the whole page in one HTML file that opens from a folder, offline."""

from __future__ import annotations

import base64
import re
from html import escape
from typing import TYPE_CHECKING

from web.bundle import dense, notices, packing, policy, runtime, shell, sprite, start, styles
from web.bundle.common import BuildError, compress

if TYPE_CHECKING:
    from pathlib import Path

NAME = "pygames.html"
UTF_8 = '<meta charset="utf-8">'
CODE = re.compile(r"<(script|style)[^>]*>(.*?)</\1>", re.DOTALL)


def write(out: Path, scripts: dict[str, runtime.Script], data: list[runtime.Data]) -> None:
    """Write the page as a single file, `pygames.html`, into the folder `out`."""
    held: list[bytes] = []

    def embed(name: str, content: bytes) -> dict[str, object]:
        """Put bytes into the page, and say where."""
        ident = f"asset-{name}".replace(".", "-")
        opening = f'<script type="text/plain" id="{ident}">'.encode()
        held.append(opening + dense.encode(content) + b"</script>")
        return {"id": ident, "size": len(content)}

    decoder = runtime.zstd_decoder()
    modules = {name: embed(name, compress(script.content)) for name, script in scripts.items()}

    def embed_packed(it: runtime.Data) -> dict[str, object]:
        """Put packed bytes into the page, and say where and what they are."""
        return embed(it.name, packing.zstd(it.name, it.content)) | {"type": it.type}

    places = {it.name: embed_packed(it) for it in data}
    pictures = {game: embed(f"pictures-{game}", compress(it)) for game, it in runtime.pictures().items()}
    zstd = embed("zstd.wasm", compress(decoder.content))
    fonts = styles.embedded_fonts()

    head = [
        runtime.manifest(
            modules=modules,
            data=places,
            differences={},  # they would be larger than the code
            games=embed_packed(runtime.games()),
            pictures=pictures,
            zstd=zstd,
            fonts=embed("fonts.css", compress(fonts.encode())),
        ),
        *styles.elements(styles.first_sheet(), ""),
        runtime.python_tag(),
    ]
    unpack = runtime.bundle("unpack.js", form="iife")
    licences = notices.text({**scripts, "zstd.wasm": decoder, "unpack.js": unpack})
    first, others = sprite.parted(start.parts("en")["header"] + start.first_screen() + start.soon())
    tables = styles.later_sheet()
    packed = [
        pack("look", f"{others}<style>{tables}</style>"),
        pack("rest", f'{start.later()}<pre id="licences">{escape(licences, quote=False)}</pre>'),
    ]
    slot = "<!-- data -->"
    # boot comes last: what it reads stands above it
    page = shell.page(
        {**policy.SINGLE, "style-src": (policy.hashed(tables), policy.hashed(fonts))},
        head="\n".join(head),
        sprite=first,
        footer="",  # it has no other pages
        notices=notices.summary(),
        start="\n".join([start.soon(), *packed, shell.element(unpack), shell.inline("start.js")]),
        data=slot + shell.inline("boot-single.js"),
    )
    before, after = in_charset(page).split(slot.encode())
    (out / NAME).write_bytes(b"".join([before, *held, after]))


def pack(name: str, html: str) -> str:
    """HTML that web/js/unpack.js puts in its place by this name.

    It is in base64, as it may be needed at once: a host may say another charset than that of `dense`.
    """
    text = base64.b64encode(compress(html.encode())).decode()
    return f'<script type="text/plain" id="packed-{name}">{text}</script>'


def in_charset(page: str) -> bytes:
    """The page in the charset of what it holds. Letters beyond ASCII are numbers: a host may say another."""
    if page.count(UTF_8) != 1 or any(not it[2].isascii() for it in CODE.finditer(page)):
        raise BuildError(
            f"The single file needs {UTF_8} once in index.html, and scripts and styles that are ASCII."
        )
    page = page.replace(UTF_8, f'<meta charset="{dense.CHARSET}">')
    return page.encode("ascii", "xmlcharrefreplace")
