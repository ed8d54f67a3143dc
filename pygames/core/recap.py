"""A recap: what the others did while somebody waited, in a few words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from pygames.core.event import Event, Param


class RecapLine(NamedTuple):
    """What came of one part of somebody's turn; `recap.KEY` in the game's catalogue words it.

    `seat` is whose turn it was: the sentence is begun with that name. None: of somebody without a seat, whom
    the game's catalogue names in `recap.who`.
    """

    seat: int | None
    key: str
    params: Mapping[str, Param]


# From all events as a seat saw them: the lines for this seat; none while it is not its turn.
Recap = Callable[[Sequence[Event], int], Sequence[RecapLine]]
