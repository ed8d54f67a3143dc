"""The zip of Python code that the page unpacks: the rules, the page's Python, and the libraries both use."""

from __future__ import annotations

import importlib.util
import io
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

from web.bundle.common import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator

OURS = ("pygames", "web")
NOT_IN_THE_PAGE = (
    "web/bundle", "web/js", "web/css", "web/icons.toml",
    "pygames/__main__.py", "pygames/cli", "pygames/lab", "web/replay.py",
)  # fmt: skip
LIBRARIES = ("markupsafe",)  # with a pure fallback: compiled extensions are left out
KEPT = (".py", ".po", ".toml", ".json")
DATE = (1980, 1, 1, 0, 0, 0)  # the earliest a zip can hold: the same code gives the same bytes


def game_zip() -> bytes:
    """Every file of the page's Python, zipped reproducibly."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, file in sorted(game_files()):
            info = zipfile.ZipInfo(name, DATE)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = 0o644 << 16
            archive.writestr(info, file.read_bytes())
    return made.getvalue()


def game_files() -> Iterator[tuple[str, Path]]:
    """The name in the zip and the file on disk of everything that goes in."""
    for package in OURS:
        for file in python_files(ROOT / package):
            name = file.relative_to(ROOT).as_posix()
            if not name.startswith(NOT_IN_THE_PAGE):
                yield name, file
    for library in LIBRARIES:
        spec = importlib.util.find_spec(library)
        if spec is None or spec.origin is None:
            raise FileNotFoundError(f"{library} is not installed; run build.py")
        folder = Path(spec.origin).parent
        for file in python_files(folder):
            yield file.relative_to(folder.parent).as_posix(), file


def python_files(folder: Path) -> Iterator[Path]:
    """The code, and the texts, rulebooks, cards and lessons in a folder."""
    return (file for file in folder.rglob("*") if file.suffix in KEPT and "__pycache__" not in file.parts)
