"""The page's style sheet with its fonts: as files for the site, or all in one text for the single file."""

from __future__ import annotations

import tempfile
from pathlib import Path

from web.bundle.common import WEB, esbuild

ENTRY = WEB / "bundle" / "styles.css"
SHEET = "page.css"
FONTS = ("@fontsource-variable/atkinson-hyperlegible-next", "@fontsource-variable/cinzel")


def site_styles() -> dict[str, bytes]:
    """The style sheet, and the font files that it names: those names already carry a hash."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder)
        esbuild(ENTRY, "--loader:.woff2=file", "--asset-names=[name]-[hash]", out=out / SHEET)
        return {file.name: file.read_bytes() for file in sorted(out.iterdir())}


def single_styles() -> str:
    """The style sheet with its fonts inside."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / SHEET
        esbuild(ENTRY, "--loader:.woff2=dataurl", out=out)
        return out.read_text(encoding="utf-8")
