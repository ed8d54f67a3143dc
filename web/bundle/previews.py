"""Pictures of positions for those who are sent a link: the tables of the pages, as a browser draws them.

Those who show links take no SVG, and nothing but a browser lays out a table. So a build for an address needs
one (`build.py` finds it); any other build draws none.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from web.bundle.common import BuildError
from web.bundle.static_pages.document import BOARD, PICTURE, PICTURE_SIZE

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

AT_ONCE = 2  # browsers
QUALITY = 60  # of a JPEG
WIDTH, HEIGHT = PICTURE_SIZE
ALONE = f"""
.entry > :not(.example-page), .example-page > :not(.board), body > :not(main) {{ display: none !important }}
main .example-page > .board {{ position: fixed; inset: 0; inline-size: {WIDTH}px; block-size: {HEIGHT}px }}
"""


def write(site: Path) -> None:
    """Draw the picture of every page below `site` that has a table, beside the page."""
    pages = with_tables(site)
    program = os.environ.get("PYGAMES_BROWSER")
    if program is None:
        raise BuildError("Pictures need a browser. Set PYGAMES_BROWSER to Chromium's program.")
    with ThreadPoolExecutor(AT_ONCE) as threads:
        parts = [pages[n::AT_ONCE] for n in range(AT_ONCE)]
        for done in [threads.submit(draw, part, program) for part in parts]:
            done.result()


def with_tables(site: Path) -> list[Path]:
    """The pages below `site` that have a table. The first page has those of all games, and shows none."""
    return [it for it in sorted(site.rglob("*/index.html")) if BOARD in it.read_text(encoding="utf-8")]


def draw(pages: Sequence[Path], program: str) -> None:
    """Draw the pictures of these pages, with this browser ("": Playwright's own)."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - most builds draw nothing

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program or None, chromium_sandbox=False)
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, bypass_csp=True)
        for file in pages:
            page.goto(file.as_uri())
            page.add_style_tag(content=ALONE)
            page.evaluate("document.fonts.ready")
            page.screenshot(path=file.parent / PICTURE, type="jpeg", quality=QUALITY)
        browser.close()
