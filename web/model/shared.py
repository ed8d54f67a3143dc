"""What all windows share in the browser's storage beside the games.

That are preferences, set-ups, what was learnt, lessons taken, solved puzzles, lessons being written, own
slips as exercises, how games ended and the deals of the days. Each entry is merged by itself: what this
window has changed since it last looked is put to what the others have stored.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from pygames.engine.errors import BadProgress
from pygames.school.progress import Progress

if TYPE_CHECKING:
    from collections.abc import Mapping

    Stored = Mapping[str, Any]
    Entries = Mapping[tuple[str, str], Any]  # by part and name

PREFERENCES = ""  # the part whose entries stand beside the other parts
DONE = ("lessons", "puzzles")  # the parts whose entries are lists of what is done
PARTS = ("set_ups", "progress", *DONE, "drafts", "exercises", "results", "deals")


@dataclass(frozen=True, slots=True)
class Shared:
    """What was stored when this window last looked, what it had of its own then, and what came of merging."""

    _stored: Entries
    _mine: Entries
    _next: Entries

    @classmethod
    def of(cls, stored: Stored, mine: Stored) -> Shared:
        """Begin where this is stored, in a window that has `mine`."""
        entries = _entries(stored)
        return cls(entries, _entries(mine), entries)

    def merge(self, stored: Stored | None, mine: Stored) -> tuple[Shared, Stored | None, Stored | None]:
        """Merge what the storage holds (`stored`; None if it cannot be read) with what this window has.

        Returns the value to go on with, what is to be stored (None: the storage has it already), and what
        this window is to take over (None: nothing was changed elsewhere).
        """
        theirs = self._stored if stored is None else _entries(stored)
        own, elsewhere = _entries(mine), _different(theirs, self._stored)
        result = dict(theirs)
        for entry in _different(own, self._mine):
            result.pop(entry, None)  # what was changed last stands last
            if entry in own:
                result[entry] = _joined(entry[0], self._mine.get(entry), own[entry], theirs.get(entry))
        known = {it: result[it] if it in elsewhere else own[it] for it in result if it in {*own, *elsewhere}}
        known |= {it: own[it] for it in own if it not in result and it not in elsewhere}
        wanted = _nested(result) if result != theirs or stored is None else None
        return replace(self, _next=result), wanted, _nested(known) if elsewhere else None

    def done(self, mine: Stored) -> Shared:
        """Go on where what was merged last is stored, in a window that has `mine`."""
        return Shared(self._next, _entries(mine), self._next)


def _entries(stored: Stored) -> Entries:
    found: dict[tuple[str, str], Any] = {}
    for name, value in stored.items():
        if name not in PARTS:
            found[PREFERENCES, name] = value
        elif isinstance(value, dict):
            found |= {(name, entry): it for entry, it in value.items()}
    return found


def _nested(entries: Entries) -> dict[str, Any]:
    stored: dict[str, Any] = {}
    for (part, name), value in entries.items():
        (stored if part == PREFERENCES else stored.setdefault(part, {}))[name] = value
    return stored


def _different(some: Entries, others: Entries) -> list[tuple[str, str]]:
    """The entries that differ, those of `some` in their order."""
    missing = object()
    return [it for it in {**some, **others} if some.get(it, missing) != others.get(it, missing)]


def _joined(part: str, before: Any, mine: Any, theirs: Any) -> Any:
    """An entry of `mine` that was changed here, and perhaps elsewhere too."""
    if part in DONE and isinstance(theirs, list):
        return sorted({*mine, *(it for it in theirs if type(it) is type(mine[0]))})
    if part == "progress":
        return _learnt(_progress(before), Progress.read(mine), _progress(theirs)).code
    return mine


def _learnt(before: Progress | None, mine: Progress, theirs: Progress | None) -> Progress:
    """Of each rule that was asked or met here what is known here, of the others what is known elsewhere."""
    if theirs is None or theirs.game != mine.game:
        return mine
    here = {rule: it for rule, it in mine.known.items() if before is None or before.of(rule) != it}
    return mine._replace(known={**theirs.known, **here})


def _progress(code: Any) -> Progress | None:
    try:
        return Progress.read(str(code))
    except BadProgress:
        return None
