"""The marks by which the page shows what has changed on a table (web/js/changes.js)."""

from __future__ import annotations


def counted(name: str, value: int, *, blow: bool = False) -> dict[str, str]:
    """The attributes of a number that rolls in when it changes; `name` is its own on the table.

    `blow`: whoever has it is shaken when it falls.
    """
    return {"data-count": name, "data-n": str(value), **({"data-blow": ""} if blow else {})}
