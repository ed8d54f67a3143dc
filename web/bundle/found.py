"""What lets the site be found and shared: the head of the first page, and the list of all pages."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

from pygames.engine.text import LANGUAGES
from pygames.school.puzzle import withdrawn
from web import html as h
from web.bundle.static_pages.addresses import every, in_language, of_lesson, of_puzzle, with_puzzles
from web.bundle.static_pages.document import open_graph, shared_picture
from web.texts import Texts

if TYPE_CHECKING:
    from pathlib import Path

SITEMAP = "sitemap.xml"
ROBOTS = "robots.txt"
SHOWN = ("hero-realms", "first-game")  # the lesson whose table is the picture of the first page
NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9"


def head(address: str) -> list[str]:
    """The lines of the first page's head; `address` is the site's, if it is known."""
    texts = Texts(LANGUAGES[0])
    shared = open_graph("website", texts("site.name"), texts("site.purpose"), address, texts)
    if address:
        shared += shared_picture(address + of_lesson(*SHOWN), texts("site.name"))
    return [str(h.link(rel="canonical", href=address or "./")), *map(str, shared)]


def write(out: Path, address: str) -> None:
    """Write what search engines read. They want whole addresses, so there is nothing without one."""
    if not address:
        return
    gone = {of_puzzle(game, number) for game in with_puzzles() for number in withdrawn(game)}
    folders = ["", *(in_language(it, language) for it in every() if it not in gone for language in LANGUAGES)]
    lines = [f"<url><loc>{escape(address + it)}</loc></url>" for it in folders]
    listed = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<urlset xmlns="{NAMESPACE}">',
        *lines,
        "</urlset>",
        "",
    ]
    (out / SITEMAP).write_text("\n".join(listed), encoding="utf-8", newline="\n")
    robots = f"User-agent: *\nAllow: /\nSitemap: {address}{SITEMAP}\n"
    (out / ROBOTS).write_text(robots, encoding="utf-8", newline="\n")
