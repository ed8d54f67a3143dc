"""Which position has which number. In `tests/puzzle_numbers.txt` nothing is ever changed or left out."""

from __future__ import annotations

from pathlib import Path

from pygames.engine.record import read_link
from pygames.games import PLAYABLE
from pygames.school.puzzle import puzzles, withdrawn

FILE = Path(__file__).parents[2] / "tests" / "puzzle_numbers.txt"


def told() -> dict[tuple[str, int], str]:
    """The position of every number: how many choices, and the checksum."""
    lines = [line.split() for line in FILE.read_text(encoding="utf-8").splitlines()] if FILE.exists() else []
    return {(game, int(number)): position for game, number, position in lines}


def found() -> dict[tuple[str, int], str]:
    """The position of every puzzle, also of the puzzles that were withdrawn."""
    links = {
        (game, number): link
        for game in PLAYABLE
        for number, link in (
            *((number, puzzle.link) for number, puzzle in puzzles(game).items()),
            *withdrawn(game).items(),
        )
    }
    return {named: _position(link) for named, link in links.items()}


def _position(link: str) -> str:
    written = read_link(link, PLAYABLE)
    return f"{written.count}:{written.check}"


def write_numbers() -> None:
    """Write down those of new puzzles; those of old ones stay."""
    numbers = {**found(), **told()}
    lines = [f"{game} {number} {position}" for (game, number), position in sorted(numbers.items())]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")
