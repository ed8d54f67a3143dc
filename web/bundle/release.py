"""What a release hands out: the single file, the site, the package for Python, and the packages for an LMS.

`python3 build.py release` runs it on a built `dist/`.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import zipfile
from typing import TYPE_CHECKING

from web.bundle import scorm, single
from web.bundle.common import BUILD, DIST, ROOT, BuildError, report

if TYPE_CHECKING:
    from pathlib import Path

FOLDER = BUILD / "release"
SITE = "pygames-site.zip"
SUMS = "SHA256SUMS"


def write(dist: Path, folder: Path) -> list[Path]:
    """Write all files of a release into an empty `folder`, and their hashes."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for package in scorm.write(dist, folder):
        package.rename(package.with_stem(f"pygames-scorm-{package.stem}"))
    site(dist, folder / SITE)
    shutil.copy(dist / single.NAME, folder / single.NAME)
    wheel(folder)
    files = sorted(folder.iterdir())
    sums = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    (folder / SUMS).write_text("".join(sums), encoding="utf-8", newline="\n")
    return [*files, folder / SUMS]


def site(dist: Path, file: Path) -> None:
    """Pack the whole site, with the same bytes each time."""
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as out:
        for path in sorted(it for it in dist.rglob("*") if it.is_file()):
            name = path.relative_to(dist)
            if name.parts[0] != scorm.FOLDER:
                about = zipfile.ZipInfo(name.as_posix(), scorm.DAY)
                about.external_attr = 0o644 << 16  # a web server's user may read it
                out.writestr(about, path.read_bytes(), zipfile.ZIP_DEFLATED)


def wheel(folder: Path) -> None:
    """Build the wheel of `pygames/` with what is installed here."""
    pip = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-index", "--no-build-isolation"]
    done = subprocess.run([*pip, "--wheel-dir", str(folder), str(ROOT)], cwd=ROOT, check=False)
    if done.returncode:
        raise BuildError("The wheel could not be built; pip's reason is above.")


def main() -> int:
    """Write it into `build/release`."""
    return report(lambda: write(DIST, FOLDER))


if __name__ == "__main__":
    sys.exit(main())
