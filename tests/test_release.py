"""What a release hands out."""

import hashlib
import zipfile
from pathlib import Path

import pytest

from pygames.games import PLAYABLE
from web.bundle import release
from web.bundle.common import DIST, BuildError


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    """A small site, beside packages for an LMS of an earlier build."""
    for name in ("index.html", "pygames.html", "rules/heroz/index.html", "scorm/old.zip"):
        (tmp_path / "dist" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "dist" / name).write_text(name)
    return tmp_path / "dist"


def test_a_release_holds_the_file_the_site_the_wheel_and_a_package_a_game(dist: Path, tmp_path: Path) -> None:
    """With the hash of each, as `sha256sum --check` reads it."""
    files = release.write(dist, tmp_path / "release")
    names = {file.name for file in files}
    scorm = {f"pygames-scorm-{game}.zip" for game in PLAYABLE}
    (wheel,) = (name for name in names if name.endswith(".whl"))
    assert names == {"pygames.html", "pygames-site.zip", "SHA256SUMS", wheel} | scorm
    assert (tmp_path / "release" / "pygames.html").read_text() == "pygames.html"
    lines = (tmp_path / "release" / "SHA256SUMS").read_text().splitlines()
    sums = {name: found for found, _, name in (line.partition("  ") for line in lines)}
    assert sums == {
        file.name: hashlib.sha256(file.read_bytes()).hexdigest()
        for file in files
        if file.name != "SHA256SUMS"
    }


def test_the_packed_site_is_what_a_host_hands_out(dist: Path, tmp_path: Path) -> None:
    """Its files alone, readable by everybody, and the same bytes each time."""
    for name in ("once.zip", "again.zip"):
        release.site(dist, tmp_path / name)
    assert (tmp_path / "once.zip").read_bytes() == (tmp_path / "again.zip").read_bytes()
    with zipfile.ZipFile(tmp_path / "once.zip") as packed:
        assert packed.namelist() == ["index.html", "pygames.html", "rules/heroz/index.html"]
        assert {it.external_attr >> 16 for it in packed.infolist()} == {0o644}
        assert packed.read("index.html") == b"index.html"


def test_without_a_built_page_there_is_no_release(tmp_path: Path) -> None:
    (tmp_path / "dist").mkdir()
    (tmp_path / "dist" / "index.html").write_text("")
    with pytest.raises(BuildError, match=r"There is no pygames\.html"):
        release.write(tmp_path / "dist", tmp_path / "release")


@pytest.mark.full
def test_the_built_site_can_be_unpacked_anywhere(tmp_path: Path) -> None:
    release.site(DIST, tmp_path / "site.zip")
    with zipfile.ZipFile(tmp_path / "site.zip") as packed:
        packed.extractall(tmp_path / "site")
    there = {it.relative_to(tmp_path / "site") for it in (tmp_path / "site").rglob("*") if it.is_file()}
    here = {it.relative_to(DIST) for it in DIST.rglob("*") if it.is_file()}
    assert there == {name for name in here if name.parts[0] != "scorm"}
