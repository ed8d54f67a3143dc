"""Writes all these pages into the site, in both languages."""

from __future__ import annotations

import json
import re
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from pygames.engine.text import LANGUAGES
from pygames.games import PLAYABLE
from web.bundle import icon, runtime, sprite, styles
from web.bundle.static_pages import booklet, contents, lesson, picture, puzzle
from web.bundle.static_pages.addresses import entries, in_language
from web.bundle.static_pages.document import OEMBED, Document, Site, body_of, document, oembed
from web.bundle.static_pages.entry import entry_page
from web.bundle.static_pages.example import example
from web.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pygames.engine.text import Language
    from web.bundle.runtime import Script

    Add = Callable[[str, bytes], str]

SYMBOL = re.compile(r'<symbol id="(icon-[\w-]+)".*?</symbol>', re.DOTALL)


def write(out: Path, add: Add, address: str = "") -> dict[str, Script]:
    """Write them below `out`; `add` writes a shared file and gives its address. Returns their script."""
    script = runtime.bundle("rule-page.js", form="iife")
    drawn = sprite.cards_svg().values()
    sheet, fonts = _sheet()
    place = add("rules.css", sheet).removeprefix("./")
    site = Site(
        sheet=place,
        fonts=tuple(f"{place.rpartition('/')[0]}/{name}" for name in fonts),
        script=add("rule-page.js", script.content).removeprefix("./"),
        icon=add("icon.svg", icon.svg().encode()).removeprefix("./"),
        symbols={found[1]: found[0] for found in SYMBOL.finditer("".join([sprite.svg(), *drawn]))},
        address=address,
    )
    with ProcessPoolExecutor(len(LANGUAGES)) as processes:
        for done in [processes.submit(_write_language, out, add, site, it) for it in LANGUAGES]:
            done.result()
    return {"rule-page.js": script}


def _write_language(out: Path, add: Add, site: Site, language: Language) -> None:
    """Write the pages in one language; a process does it, for it is a good half of a build."""
    texts = Texts(language)
    shown = [(page, body_of(page, texts)) for page in pages(texts)]
    icons = {
        game: add(f"icons-{game}.css", picture.sheet(names, site.symbols)).removeprefix("./")
        for game in PLAYABLE
        if (names := picture.icons(body for page, body in shown if page.game == game))
    }
    site = replace(site, icons=icons)
    for page, body in shown:
        folder = out / in_language(page.folder, language)
        _put(folder / "index.html", document(page, body, site, texts))
        if site.address:
            _put(folder / OEMBED, as_json(oembed(page, body, site, texts)))
    _put(out / contents.index_file(texts), as_json(contents.index(texts)))


def as_json(data: object) -> str:
    """Data as a small file."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def pages(texts: Texts) -> Iterator[Document]:
    """All pages in one language."""
    yield contents.rules(texts)
    for game in PLAYABLE:
        yield contents.game_page(game, texts)
        yield booklet.booklet(game, texts)
    for name in entries():
        yield entry_page(name, example(name, texts), texts)
    yield from puzzle.pages(texts)
    yield from lesson.pages(texts)


def _sheet() -> tuple[bytes, list[str]]:
    """The page's style sheet and what these pages have besides; and the names of the fonts beside it."""
    names: list[str] = []

    def put(name: str, _content: bytes) -> str:
        names.append(name)  # the page has written it
        return f"./{name}"

    rules = styles.linked_fonts(put)
    return (styles.sheet("rule-pages") + rules).encode(), names


def _put(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8", newline="\n")
