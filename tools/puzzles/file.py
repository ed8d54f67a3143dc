"""The file of a game's puzzles, written anew."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygames
from pygames.school.puzzle import WITHDRAWN, withdrawn

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pygames.school.puzzle import Puzzle


def file_of(game: str) -> Path:
    """The file of a game's puzzles."""
    return Path(pygames.__file__).parent / "games" / game.replace("-", "_") / "puzzles.toml"


def write(game: str, puzzles: Mapping[int, Puzzle], gone: Mapping[int, str] | None = None) -> None:
    """Write these puzzles, and of those withdrawn (those that are so now, and `gone`) number and position."""
    left = {**withdrawn(game), **(gone or {})}
    entries = {number: puzzle.entry() for number, puzzle in puzzles.items()}
    entries |= {number: f'[{number}]\nat = "{link}"\n{WITHDRAWN} = true\n' for number, link in left.items()}
    text = "\n".join(entry for _, entry in sorted(entries.items()))
    file_of(game).write_text(text, encoding="utf-8", newline="\n")
