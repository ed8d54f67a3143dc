"""Where the rows of played games go: a file of JSON lines or Parquet, or nowhere."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Protocol, Self

from pygames.lab.extras import load
from pygames.lab.playing import Row

SUFFIXES = (".jsonl", ".parquet")


class Writer(Protocol):
    """Takes rows in order. What was written is a whole file once it is closed, however early that is."""

    def write(self, rows: Sequence[Row]) -> None:
        """Take these rows after all earlier ones."""

    def close(self) -> None:
        """Finish the file, and close it."""


class Nowhere:
    """An output that forgets the rows."""

    def write(self, rows: Sequence[Row]) -> None:
        """Forget these rows at once."""

    def close(self) -> None:
        """Do nothing: no file is open."""


class Lines:
    """JSON lines: one game a line. Every chunk is on the disk as soon as it is written."""

    def __init__(self, path: Path) -> None:
        self.file = path.open("w", encoding="utf-8", newline="\n")

    def write(self, rows: Sequence[Row]) -> None:
        """Write a line a row."""
        self.file.writelines(
            json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n" for row in rows
        )
        self.file.flush()

    def close(self) -> None:
        """Close the file of lines."""
        self.file.close()


class Output:
    """A context in which rows can be written to a file of the kind that its name says; None is nowhere.

    Raises MissingExtra for Parquet without its library, OSError when the file cannot be written.
    """

    def __init__(self, path: Path | None) -> None:
        self.writer: Writer = Nowhere()
        if path is not None:
            assert path.suffix in SUFFIXES, path
            self.writer = load("parquet").Parquet(path) if path.suffix == ".parquet" else Lines(path)

    def write(self, rows: Sequence[Row]) -> None:
        """Take these rows after all earlier ones."""
        self.writer.write(rows)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.writer.close()
