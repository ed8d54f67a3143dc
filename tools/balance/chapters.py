"""docs/balance.md, and how its figures are written, as in the laboratory."""

from __future__ import annotations

from pathlib import Path

from pygames.lab import tables
from pygames.lab.stats import percent, wilson

__all__ = ["percent", "put", "wilson"]

OUT = Path(__file__).resolve().parents[2] / "docs" / "balance.md"


def put(title: str, text: str) -> None:
    """Write the chapter of this title in the place of the one that is there, or after all others."""
    tables.put(OUT, title, text)
