"""The places of the two areas: three columns of three lines for each player (HZ-02).

A place is numbered seat * 9 + column * 3 + line, all from 0, and written like `A21`: player A,
column 2, line 1. A column is numbered seat * 3 + column and written `A2`. Line 1 is filled first; it
lies nearest to its player.
"""

from __future__ import annotations

from pygames.core.action import Domain

SEATS = "AB"
LINES = 3
PLACE = Domain(
    "place",
    [f"{s}{c}{n}" for s in SEATS for c in (1, 2, 3) for n in (1, 2, 3)],
    aliases={f"{s}{c}{n}".lower(): f"{s}{c}{n}" for s in SEATS for c in (1, 2, 3) for n in (1, 2, 3)},
)
COLUMN = Domain(
    "column",
    [f"{s}{c}" for s in SEATS for c in (1, 2, 3)],
    aliases={f"{s}{c}".lower(): f"{s}{c}" for s in SEATS for c in (1, 2, 3)},
)
# a line formation that wants to act: line 1 to 3, by suit or by value
EFFECT = Domain("effect", [f"line{n}-{kind}" for n in (1, 2, 3) for kind in ("suit", "value")])
