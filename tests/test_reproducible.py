"""Equal sources give an equal page, byte for byte, wherever it is built."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from web.bundle.common import DIST, MODULES, ROOT, node

SOURCES = ("index.html", "LICENSE", "pyproject.toml", "package.json", "package-lock.json", "pygames", "web")


def hashes(folder: Path) -> dict[str, str]:
    """Every file by its name."""
    return {
        file.relative_to(folder).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()
        for file in folder.rglob("*")
        if file.is_file()
    }


def copy_sources(folder: Path) -> None:
    """Put all that is built from into another folder; what was fetched is linked where that can be done."""
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, folder / name)
    try:
        (folder / "node_modules").symlink_to(MODULES.resolve(), target_is_directory=True)
    except OSError:  # Windows, where not everybody may link
        shutil.copytree(MODULES, folder / "node_modules")


@pytest.mark.full
def test_two_builds_in_two_folders_give_the_same_bytes(tmp_path: Path) -> None:
    """That of the tests, and one in a folder of another name, where nothing was built before."""
    folder = tmp_path / "elsewhere, and deeper"
    folder.mkdir()
    copy_sources(folder)
    words = [sys.executable, "-m", "web.bundle"]
    env = os.environ | {"PYGAMES_NODE": node(), "PYTHONHASHSEED": "1"}
    subprocess.run(words, cwd=folder, env=env, check=True)  # noqa: S603 - ours
    assert hashes(folder / "dist") == hashes(DIST)
