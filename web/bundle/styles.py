"""The page's style sheet, and its fonts: as files for the site, or inside the text for the single file."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from web.bundle.common import WEB, esbuild

if TYPE_CHECKING:
    from collections.abc import Callable

FONTS = ("@fontsource-variable/atkinson-hyperlegible-next", "@fontsource-variable/cinzel")


def elements(fonts: str) -> list[str]:
    """What stands in the page's head. The fonts come after the first picture: boot.js lets them."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "page.css"
        esbuild(WEB / "css" / "page.css", out=out)
        sheet = out.read_text(encoding="utf-8")
    return [f"<style>{sheet}</style>", f'<style id="fonts" media="not all">{fonts}</style>']


def linked_fonts(put: Callable[[str, bytes], str]) -> str:
    """The rules for the fonts, as files; `put` writes one, and gives its address. The names carry a hash."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "fonts.css"
        esbuild(WEB / "bundle" / "fonts.css", "--loader:.woff2=file", "--asset-names=[name]-[hash]", out=out)
        rules = out.read_text(encoding="utf-8")
        for file in sorted(Path(folder).glob("*.woff2")):
            rules = rules.replace(f"./{file.name}", put(file.name, file.read_bytes()))
        return rules


def embedded_fonts() -> str:
    """The rules for the fonts, with the fonts inside."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "fonts.css"
        esbuild(WEB / "bundle" / "fonts.css", "--loader:.woff2=dataurl", out=out)
        return out.read_text(encoding="utf-8")
