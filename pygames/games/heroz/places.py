"""The places of the two areas: three columns of three lines for each player (HZ-02).

A place is written like `A21`: player A, column 2, line 1. Line 1 is filled first; it lies nearest to its
player. A column is written `A2`. Both are numbered from 0, player by player, column by column.
"""

from __future__ import annotations

from pygames.engine.action import Domain
from pygames.words.people import SEAT_LETTERS

LINES = 3
COLUMNS = 6  # of both players
PLACES = COLUMNS * LINES

COLUMN_OF = tuple(place // LINES for place in range(PLACES))  # the column of a place
LINE_OF = tuple(place % LINES for place in range(PLACES))  # its line, from 0
SEAT_OF = tuple(place // 9 for place in range(PLACES))  # whose area it is
SEAT_OF_COLUMN = tuple(column // 3 for column in range(COLUMNS))
NUMBER_OF_COLUMN = tuple(column % 3 for column in range(COLUMNS))  # 0 to 2, as its owner counts
COLUMNS_OF = ((0, 1, 2), (3, 4, 5))  # of each seat

_COLUMNS = [f"{letter}{number}" for letter in SEAT_LETTERS[:2] for number in (1, 2, 3)]
_PLACES = [f"{column}{line}" for column in _COLUMNS for line in (1, 2, 3)]
PLACE = Domain("place", _PLACES, aliases={word.lower(): word for word in _PLACES})
COLUMN = Domain("column", _COLUMNS, aliases={word.lower(): word for word in _COLUMNS})
# a line formation that wants to act: line 1 to 3, by suit or by value
EFFECT = Domain("effect", [f"line{n}-{kind}" for n in (1, 2, 3) for kind in ("suit", "value")])


def place_at(column: int, line: int) -> int:
    """The place in a column on a line (from 0)."""
    return column * LINES + line


def column_of(seat: int, number: int) -> int:
    """The column of a player by its number, 0 to 2."""
    return seat * 3 + number
