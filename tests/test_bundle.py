"""What builds the page: its parts do what they promise, and refuse what would break a promise."""

from __future__ import annotations

import gettext
import io
import zipfile
from typing import TYPE_CHECKING

import pytest

from web.bundle import archive, bytecode, lock, notices, policy, shell, single, sprite, texts
from web.bundle.common import BuildError

if TYPE_CHECKING:
    from pathlib import Path


def test_the_zip_holds_the_page_s_python_and_nothing_else() -> None:
    """Rules, page and pure libraries; no build code, no compiled extension."""
    names = zipfile.ZipFile(io.BytesIO(archive.game_zip())).namelist()
    assert {"pygames/__init__.py", "web/browser.py", "htpy/__init__.py", "markupsafe/_native.py"} <= set(
        names
    )
    assert "pygames/games/immortal_king/sets/lair.toml" in names
    assert {name.split("/")[0] for name in names} == {"pygames", "web", "htpy", "markupsafe"}
    assert not [name for name in names if name.startswith("web/bundle/")]
    assert {name.rsplit(".", 1)[1] for name in names} <= {"py", "mo", "toml"}
    assert [name for name in names if name.endswith("toml") and not name.startswith("pygames/games/")] == []


def test_the_zip_is_the_same_every_time() -> None:
    """The same code gives the same bytes, and so the same file name."""
    assert archive.game_zip() == archive.game_zip()


def test_all_python_is_bytecode_and_complete() -> None:
    """Every module of ours, and those of the library that it needs; nothing is compiled in the page."""
    library, ours = (
        set(zipfile.ZipFile(io.BytesIO(content)).namelist()) for content in bytecode.zips().values()
    )
    source = zipfile.ZipFile(io.BytesIO(archive.game_zip())).namelist()
    wanted = {name + "c" if name.endswith(".py") else name for name in source}
    assert {name for name in wanted if name.startswith(("pygames", "web"))} <= ours <= wanted
    assert {"asyncio/__init__.pyc", "json/decoder.pyc", "gettext.pyc", "pyodide/__init__.pyc"} <= library
    assert not [name for name in library | ours if name.endswith(".py")]
    assert not [name for name in library if name.startswith(("unittest", "email", "http", "argparse"))]


def icons_file(folder: Path, line: str) -> Path:
    """A list with one icon."""
    file = folder / "icons.toml"
    file.write_text(f'[[icon]]\nname = "king"\nset = "game-icons"\nicon = "crown"\n{line}')
    return file


def test_an_icon_needs_its_author(tmp_path: Path) -> None:
    """CC BY: whoever drew it is credited."""
    assert sprite.icons(icons_file(tmp_path, 'author = "lorc"'))[0].author == "lorc"
    with pytest.raises(BuildError, match="needs its author"):
        sprite.icons(icons_file(tmp_path, ""))


def test_an_icon_must_exist() -> None:
    """A misspelt icon stops the build instead of leaving a hole in the page."""
    collection = {"icons": {"crown": {"body": "<path/>"}}, "width": 512, "height": 512}
    king = sprite.Icon("king", "game-icons", "crown", "lorc")
    assert sprite.symbol(king, collection) == '<symbol id="icon-king" viewBox="0 0 512 512"><path/></symbol>'
    with pytest.raises(BuildError, match="no icon 'crwn'"):
        sprite.symbol(sprite.Icon("king", "game-icons", "crwn", "lorc"), collection)


def test_every_author_is_credited_on_the_page() -> None:
    """The page itself names them, not only the long text."""
    for icon in sprite.icons():
        assert icon.author in notices.summary()
        assert f"{icon.icon}, by {icon.author}" in notices.icon_credits()[1] or not icon.author


def test_what_undoes_zstd_is_credited() -> None:
    """It is taken out of its package, whose licences go with it: the wrapper's and Zstandard's."""
    words = notices.text({"zstd.wasm": single.zstd_decoder()})
    assert "zstddec 0." in words
    assert "Copyright (c) 2020 Don McCurdy" in words
    assert "For Zstandard software" in words


def test_a_slot_without_content_stops_the_build() -> None:
    """A renamed slot of index.html is noticed."""
    with pytest.raises(BuildError, match="slots"):
        shell.page(policy.SITE, head="", notices="")


def test_a_text_compiles_the_same_on_any_day(tmp_path: Path) -> None:
    """The compiled texts are committed, so they must not change without cause."""
    source = tmp_path / "fr.po"
    source.write_text(
        'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n\nmsgid "card"\nmsgstr "carte"\n'
    )
    made = texts.compiled(source)
    assert gettext.GNUTranslations(io.BytesIO(made)).gettext("card") == "carte"
    assert b"2000-01-01" in made


def test_the_lock_holds_no_addresses() -> None:
    """Each machine asks its own registry."""
    assert lock.main() == 0
