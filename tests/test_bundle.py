"""What builds the page: its parts do what they promise, and refuse what would break a promise."""

import inspect
import io
import json
import zipfile
from pathlib import Path

import pytest

import build
from web.bundle import archive, bytecode, inside, lock, notices, policy, runtime, shell, sprite
from web.bundle.common import ROOT, BuildError


def test_the_zip_holds_the_page_s_python_and_nothing_else() -> None:
    """Rules, page and pure libraries; no build code, no compiled extension."""
    names = zipfile.ZipFile(io.BytesIO(archive.game_zip())).namelist()
    assert {"pygames/__init__.py", "web/browser.py", "markupsafe/_native.py"} <= set(names)
    assert "pygames/games/immortal_king/sets/lair.toml" in names
    assert "pygames/games/heroz/lessons/columns.json" in names
    assert {name.split("/")[0] for name in names} == {"pygames", "web", "markupsafe"}
    assert not [name for name in names if name.startswith("web/bundle/")]
    assert {name.rsplit(".", 1)[1] for name in names} <= {"py", "po", "toml", "json"}
    data = [name for name in names if name.endswith((".toml", ".json"))]
    others = [name for name in data if not name.startswith("pygames/games/")]
    assert {name.rsplit("/", 1)[1] for name in others} == {"characters.toml", "pictures.toml"}
    assert all("/lessons/" in name for name in data if name.endswith(".json"))


def test_the_zip_is_the_same_every_time() -> None:
    """Equal code gives equal bytes, and so one file name."""
    assert archive.game_zip() == archive.game_zip()


def test_all_python_is_bytecode_and_complete() -> None:
    """Every module of ours, and those of the library that it needs; nothing is compiled in the page."""
    library, ours = (
        set(zipfile.ZipFile(io.BytesIO(content)).namelist()) for content in bytecode.zips().values()
    )
    source = zipfile.ZipFile(io.BytesIO(archive.game_zip())).namelist()
    wanted = {name + "c" if name.endswith(".py") else name for name in source}
    assert {name for name in wanted if name.startswith(("pygames", "web"))} <= ours <= wanted
    assert {
        "asyncio/__init__.pyc",
        "json/decoder.pyc",
        "tomllib/__init__.pyc",
        "pyodide/__init__.pyc",
    } <= library
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
    for icon in sprite.every_icon():
        assert icon.author in notices.summary()
        assert f"{icon.icon}, by {icon.author}" in notices.icon_credits()[1] or not icon.author


def test_what_undoes_zstd_is_credited() -> None:
    """It is taken out of its package, whose licences go with it: the wrapper's and Zstandard's."""
    words = notices.text({"zstd.wasm": runtime.zstd_decoder()})
    assert "zstddec 0." in words
    assert "Copyright (c) 2020 Don McCurdy" in words
    assert "For Zstandard software" in words


def test_what_is_inside_pyodide_is_credited() -> None:
    """The list is what is in the files, and each part of it stands in the notices with its licence."""
    words = notices.text({})
    for part in inside.parts():
        assert part.copyright.strip() in words
        assert inside.words(part.licence).strip() in words
    for name in ("Expat", "libmpdec", "mimalloc", "error-stack-parser", "SQLite", "zlib", "bzip2"):
        assert name in words


def test_what_is_inside_pyodide_and_not_listed_is_found() -> None:
    """A new release may bring more, or less: a library, a module, a copied file."""
    part = inside.Inside("Expat", "MIT", "", "expat_2.", modules=("pyexpat",), sources=("/stackframe.ts",))
    files = {inside.WASM: b"expat_2.7.3 PyInit_pyexpat PyInit_math"}
    sources = ["../js/vendor/stackframe/stackframe.ts", "../js/api.ts"]
    assert inside.faults([part], {"math"}, files, sources) == []
    more = {inside.WASM: files[inside.WASM] + b" PyInit__ssl"}
    assert "_ssl is not listed" in inside.faults([part], {"math"}, more, sources)[0]
    assert (
        "other.ts is not listed" in inside.faults([part], {"math"}, files, [*sources, "/vendor/other.ts"])[0]
    )
    less = {inside.WASM: b"PyInit_math"}
    assert len(inside.faults([part], {"math"}, less, [])) == 3


def test_a_slot_without_content_stops_the_build() -> None:
    """A renamed slot of index.html is noticed."""
    with pytest.raises(BuildError, match="slots"):
        shell.page(policy.SITE, head="", notices="")


def test_everything_is_locked() -> None:
    """Versions, hashes and commits, no addresses: each machine asks its own registry."""
    assert lock.faults() == []


HASH = f"--hash=sha256:{'0' * 64}"
FAULTY = {
    "a==1": "dev.txt: a has no hash",
    f"a==2 \\\n    {HASH}": "lacks a==1",
    f"a==1 \\\n    {HASH}\n--index-url https://example.org/simple": "holds what is no package: --index",
    f"a==1 \\\n    {HASH}\nb @ https://example.org/b.whl": "holds what is no package: b @",
    f"--no-binary a\n--only-binary :all:\n\na==1 \\\n    {HASH}": "pip forgets --no-binary a",
    f"a==1 \\\n    {HASH}\nb>=1": "holds what is no package: b>=1",
}


@pytest.mark.parametrize(("text", "fault"), FAULTY.items())
def test_what_is_not_locked_is_found(text: str, fault: str) -> None:
    """No hash, another version, an address, no exact version."""
    assert any(fault in it for it in lock.pip("dev", ["a==1"], text))
    assert lock.pip("dev", ["a==1"], f"--only-binary :all:\n\na==1 ; os_name == 'nt' \\\n    {HASH}\n") == []


def test_what_npm_and_workflows_leave_open_is_found() -> None:
    """An address, a package without a hash, an action by its tag."""
    packages = {"": {}, "a": {"resolved": "https://example.org/a.tgz", "integrity": "sha512-0"}, "b": {}}
    assert lock.npm(json.dumps({"packages": packages})) == ["npm: a carries an address", "npm: b has no hash"]
    commit = "0" * 40
    assert lock.actions(f"  - uses: actions/checkout@{commit} # v6.0.2\n    uses: ./x@{commit} # v1") == []
    assert lock.actions("    uses: ./.github/workflows/parts.yml") == []
    assert lock.actions("  - uses: actions/checkout@v6") == ["workflow: actions/checkout@v6 names no commit"]


def test_only_what_is_locked_is_installed() -> None:
    """build.py asks pip to refuse any file whose hash it was not given."""
    command = [str(word) for word in build.pip_install("python", "dev")]
    assert {"--require-hashes", str(ROOT / "locks" / "dev.txt")} <= set(command)
    assert inspect.getsource(build).count('"pip", "install"') == 1
