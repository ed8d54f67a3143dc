"""Compiles the translations: every `text/*.po` under pygames/ and web/ becomes a `.mo` beside it.

The compiled files are committed, so that the rules need nothing but the standard library.
`--check` only says whether they are up to date.
"""

from __future__ import annotations

import io
import sys
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, read_po

from web.bundle.common import ROOT, BuildError

if TYPE_CHECKING:
    from pathlib import Path

FOLDERS = ("pygames", "web")


def sources() -> list[Path]:
    """Every text to compile."""
    return sorted(file for folder in FOLDERS for file in (ROOT / folder).rglob("text/*.po"))


def compiled(source: Path) -> bytes:
    """The `.mo` bytes of one text: they depend on the texts only, not on the day."""
    with source.open("rb") as file:
        try:
            catalog = read_po(file, abort_invalid=True)
        except PoFileError as error:
            raise BuildError(f"{source.relative_to(ROOT)}: {error}") from error
    catalog.creation_date = catalog.revision_date = datetime(2000, 1, 1, tzinfo=UTC)
    made = io.BytesIO()
    write_mo(made, catalog)
    return made.getvalue()


def main(words: list[str]) -> int:
    """Write what is missing or old; with --check only name it."""
    try:
        stale = {
            target: made
            for target, made in ((po.with_suffix(".mo"), compiled(po)) for po in sources())
            if differs(target, made)
        }
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    for target, made in stale.items():
        print(target.relative_to(ROOT), file=sys.stderr)
        if "--check" not in words:
            target.write_bytes(made)
    if stale and "--check" in words:
        print(
            "These are older than their .po: run `python3 build.py texts` and commit them.", file=sys.stderr
        )
        return 1
    return 0


def differs(target: Path, made: bytes) -> bool:
    """Whether the file on disk is not what was made."""
    return not target.exists() or target.read_bytes() != made


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
