"""Rows as a Parquet file, by way of PyArrow (extra `lab`)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from pygames.lab.playing import Row

GROUP = 50_000  # rows written together, always as many: so files do not depend on the chunks


class Parquet:
    """A Parquet file. The types of its columns are those of the first row, which all others share."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.waiting: list[Row] = []
        self.writer: Any = None

    def write(self, rows: Sequence[Row]) -> None:
        """Keep the rows, and write them when a group is full."""
        self.waiting += rows
        while len(self.waiting) >= GROUP:
            self._put(GROUP)

    def close(self) -> None:
        """Write the rest. Without a single row there is no file."""
        if self.waiting:
            self._put(len(self.waiting))
        if self.writer is not None:
            self.writer.close()

    def _put(self, count: int) -> None:
        rows, self.waiting = self.waiting[:count], self.waiting[count:]
        if self.writer is None:
            schema = pa.schema([(name, type_of(name, value)) for name, value in rows[0].items()])
            self.writer = pq.ParquetWriter(self.path, schema, compression="zstd")
        self.writer.write_table(pa.Table.from_pylist(rows, schema=self.writer.schema))


def type_of(name: str, value: Any) -> Any:
    """The type of a column, by its value in a row."""
    if name == "seed":
        return pa.uint64()
    if name == "taken":
        return pa.list_(pa.list_(pa.string()))
    if isinstance(value, list):
        return pa.list_(pa.string() if value and isinstance(value[0], str) else pa.int64())
    return pa.string() if isinstance(value, str) else pa.int64()
