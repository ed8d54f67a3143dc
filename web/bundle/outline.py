"""Outlines of icons on a coarser grid: an icon drawn 512 units wide needs no fractions of a unit.

The end of each piece is rounded where it really lies, so that nothing drifts. What is left of an outline is
less than half as long, and at most half a unit away: a fifth of a pixel in the largest icon of the page.
"""

from __future__ import annotations

import re
from typing import NamedTuple

NUMBER = re.compile(r"[\s,]*([-+]?(?:\d*\.\d+|\d+\.?)(?:[eE][-+]?\d+)?)")
FLAG = re.compile(r"[\s,]*([01])")
LETTER = re.compile(r"[\s,]*([A-Za-z])")
# For each command what it takes: of points both coordinates, `r` a radius or an angle, `f` a flag.
TAKES = {
    "M": "xy", "L": "xy", "H": "x", "V": "y", "C": "xyxyxy", "S": "xyxy", "Q": "xyxy", "T": "xy",
    "A": "rrrffxy", "Z": "",
}  # fmt: skip


class Piece(NamedTuple):
    """A command with what it takes once."""

    command: str
    values: tuple[float, ...]


def pieces(path: str) -> list[Piece]:
    """A path, piece by piece. Raises ValueError for what is no path."""
    found: list[Piece] = []
    at, command = 0, ""
    while path[at:].strip(" ,\n"):
        letter = LETTER.match(path, at)
        if letter:
            command, at = letter[1], letter.end()
        elif command in "Zz":
            raise ValueError(path[at : at + 20])
        values = []
        for kind in TAKES[command.upper()]:
            value = (FLAG if kind == "f" else NUMBER).match(path, at)
            if value is None:
                raise ValueError(path[at : at + 20])
            values.append(float(value[1]))
            at = value.end()
        found.append(Piece(command, tuple(values)))
        command = {"M": "L", "m": "l"}.get(command, command)  # in SVG further points after a move are lines
    return found


def coarse(path: str) -> str:
    """A path with its numbers rounded to whole ones."""
    x = y = 0.0  # where the pen really is
    start = (x, y)
    written: list[str] = []
    last = ""
    for command, values in pieces(path):
        kind, letter = TAKES[command.upper()], command.lower()
        base = {"x": x, "y": y} if command == letter else {}
        origin = {"x": round(x), "y": round(y)}
        real = [value + base.get(it, 0) for it, value in zip(kind, values, strict=True)]
        told = [
            f"{value:.1f}".removesuffix(".0") if it == "r" else str(round(value) - origin.get(it, 0))
            for it, value in zip(kind, real, strict=True)
        ]
        ends = {"x": x, "y": y, **dict(zip(kind, real, strict=True))}  # of several points the last
        x, y = start if letter == "z" else (ends["x"], ends["y"])
        if letter == "m":
            start = (x, y)
        if letter in "mz" or any(float(it) for it in told):  # else it is too small to be seen
            written.append(joined(told if letter == last and letter not in "mz" else [letter, *told]))
            last = letter
    return joined(written)


def joined(parts: list[str]) -> str:
    """Numbers and letters in a row, with a space only where one has to be."""
    row: list[str] = []
    for part in parts:
        row.append(f" {part}" if row and row[-1][-1:].isdigit() and part[:1].isdigit() else part)
    return "".join(row)
