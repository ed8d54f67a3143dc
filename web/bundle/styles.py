"""The page's style sheet, and its fonts: as files for the site, or inside the text for the single file."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from pygames.engine.game_files import game_module, game_package
from pygames.engine.named import foundations
from pygames.games import CATALOGUE
from web.bundle.common import WEB, esbuild

if TYPE_CHECKING:
    from collections.abc import Callable

# A style sheet writes `.POINTED` or `.PRESSED` for all the classes that the games list under that name.
LISTS = ("POINTED", "PRESSED")
FONTS = ("@fontsource-variable/atkinson-hyperlegible-next", "@fontsource-variable/cinzel")


def elements(page: str, fonts: str) -> list[str]:
    """What stands in the page's head. `web/js/fonts.js` brings the fonts after the first picture."""
    return [f"<style>{page}</style>", f'<style id="fonts" media="not all">{fonts}</style>']


def sheet(*more: str) -> str:
    """The page's sheet with those of all games, and after them what else is asked for, by its name."""
    return _made("page", *more)


def first_sheet() -> str:
    """What the first screens need, and of each game only its cover."""
    return _made("first", games=_is_cover)


def later_sheet() -> str:
    """All other sheets, for a page that has `first_sheet` already."""
    return _made("later", games=lambda name: not _is_cover(name))


def _is_cover(name: str) -> bool:
    return name.endswith("-cover")


def _made(*names: str, games: Callable[[str], bool] = lambda _: True) -> str:
    """One sheet: the first of these names, the sheets of games that are wanted, the other names."""
    lines = [_import(name) for name in names[:1]]
    for entry in CATALOGUE:
        # the sheets of a game that stands on another go into the layer of the game below
        layer = [game_package(entry.id), *foundations(game_package(entry.id))][-1].rpartition(".")[2]
        lines += [_import(name, f" layer(games.{layer})") for name in of_game(entry.id) if games(name)]
    lines += map(_import, names[1:])
    with tempfile.TemporaryDirectory() as folder:
        entry_file, out = Path(folder) / "all.css", Path(folder) / "page.css"
        entry_file.write_text("\n".join(lines), encoding="utf-8")
        esbuild(entry_file, out=out)
        text = out.read_text(encoding="utf-8")
    for name in LISTS:
        classes = [f".{it}" for entry in CATALOGUE for it in listed(entry.id, name)]
        text = text.replace(f".{name}", f":is({','.join(classes)})")
    return text


def _import(name: str, layer: str = "") -> str:
    return f'@import url("{(WEB / "css" / name).as_posix()}.css"){layer};'


def of_game(game: str) -> tuple[str, ...]:
    """The sheets of a game, of which later ones win."""
    return listed(game, "STYLES")


def listed(game: str, name: str) -> tuple[str, ...]:
    """What `web/view/games/<game>/__init__.py` lists under this name; nothing where it has no such list."""
    found: tuple[str, ...] = getattr(game_module(game, "", "web.view.games"), name, ())
    return found


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
