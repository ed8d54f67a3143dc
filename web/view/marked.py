"""The marks by which the page shows what has changed on a table (web/js/changes.js)."""

from __future__ import annotations


def counted(name: str, value: int, *, blow: bool = False, since: int = 0) -> dict[str, str]:
    """The attributes of a number that rolls in when it changes; `name` is its own on the table.

    `blow`: whoever has it is shaken when it falls. `since`: the turn or round in which it is counted, if
    it is counted anew in each; that it is cleared is no loss, and no difference flies off.
    """
    blows = {"data-blow": ""} if blow else {}
    return {"data-count": f"{name}:{since}", "data-n": str(value), **blows}
