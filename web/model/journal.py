"""What has happened to the page since it was opened, in memory: by it somebody can report a problem."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from web.model.message import ForecastWorkedOn, OpponentThinks, WorkedOn

if TYPE_CHECKING:
    from collections.abc import Mapping

    from web.model.message import Message, Timestamp

MOST = 50_000  # entries; what happens after them is not noted
COUNTED = (
    OpponentThinks(),
    ForecastWorkedOn(),
    WorkedOn(),
)  # come in rows, of which only their length is noted


@dataclass(slots=True)
class JournalEntry:
    """A message that came `times` times in a row, first at `time`."""

    message: Message
    time: Timestamp
    times: int = 1


class Journal:
    """All messages in their order, after what was known at the start."""

    def __init__(self, known: Mapping[str, Any]) -> None:
        self.known = known
        self.entries: list[JournalEntry] = []
        self.whole = True  # whether nothing was left out

    def add(self, message: Message, time: Timestamp) -> None:
        """Note that this has happened."""
        last = self.entries[-1] if self.entries else None
        if last is not None and message in COUNTED and (last.message, last.time) == (message, time):
            last.times += 1
        elif len(self.entries) < MOST:
            self.entries.append(JournalEntry(message, time))
        else:
            self.whole = False
