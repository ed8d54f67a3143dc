"""docs/balance.md: its chapters, and how its figures are written."""

from __future__ import annotations

from math import sqrt
from pathlib import Path

OUT = Path(__file__).resolve().parents[2] / "docs" / "balance.md"
SURE = 1.96  # standard errors, for 95 %
CHAPTER = "\n# "  # what follows the first chapter begins so


def wilson(hits: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a part."""
    part = hits / games
    middle = part + SURE**2 / (2 * games)
    reach = SURE * sqrt(part * (1 - part) / games + SURE**2 / (4 * games**2))
    scale = 1 + SURE**2 / games
    return (middle - reach) / scale, (middle + reach) / scale


def percent(hits: int, games: int) -> str:
    """A part and its interval, as two cells of a table."""
    low, high = wilson(hits, games)
    return f"{hits / games:.1%} | {low:.1%} to {high:.1%}"


def put(title: str, text: str) -> None:
    """Write the chapter of this title in the place of the one that is there, or after all others."""
    chapters = dict(_chapters(OUT.read_text(encoding="utf-8")))
    chapters[title] = text.strip("\n") + "\n"
    OUT.write_text("\n".join([f"# {name}\n{body}" for name, body in chapters.items()]), encoding="utf-8")


def _chapters(document: str) -> list[tuple[str, str]]:
    parts = ("\n" + document).split(CHAPTER)[1:]
    return [(title, body.strip("\n") + "\n") for title, _, body in (part.partition("\n") for part in parts)]
