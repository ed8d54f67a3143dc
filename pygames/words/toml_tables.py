"""Tables of a TOML file that somebody edits: what is wrong is said with the place where it stands."""

from __future__ import annotations

import tomllib
from typing import Any

from pygames.engine.text import Text


class BadToml(ValueError):
    """A file that is not written as it has to be: where, and what is wrong."""


class Table:
    """A table of a file. What is read is taken out of it, so that `end` finds what nobody knows."""

    def __init__(self, where: str, data: object) -> None:
        self.where = where
        if not isinstance(data, dict):
            raise self.fault("this has to be a table")
        self._left: dict[str, Any] = dict(data)

    def __contains__(self, key: str) -> bool:
        return key in self._left

    def fault(self, what: str) -> BadToml:
        """The exception that says what is wrong here."""
        return BadToml(f"{self.where}: {what}")

    def unread(self) -> list[str]:
        """The keys that have not been read."""
        return list(self._left)

    def end(self) -> None:
        """Raises BadToml when a key is left that nobody has read."""
        if self._left:
            raise self.fault(f"unknown: {', '.join(self._left)}")

    def string(self, key: str, default: str | None = None) -> str:
        """The string of this key, or the default where there is none. A line break counts as a space."""
        found = self._left.pop(key, default)
        if not isinstance(found, str) or not found:
            raise self.fault(f"{key} is missing" if found is None else f"{key} has to be a text")
        return " ".join(line.strip(" ") for line in found.strip("\n").split("\n")) if "\n" in found else found

    def both(self) -> Text:
        """The text that this table has in both languages, as `en` and `fr`."""
        return Text(self.string("en"), self.string("fr"))

    def told(self, key: str) -> Text:
        """The text of this key in both languages."""
        table = self.table(key)
        text = table.both()
        table.end()
        return text

    def strings(self, key: str) -> tuple[str, ...]:
        """The list of strings of this key; an empty one where there is none."""
        found = self._left.pop(key, [])
        if not isinstance(found, list) or not all(isinstance(it, str) for it in found):
            raise self.fault(f"{key} has to be a list of strings")
        return tuple(found)

    def table(self, key: str) -> Table:
        """The table of this key."""
        if key not in self._left:
            raise self.fault(f"{key} is missing")
        return Table(f"{self.where}, {key}", self._left.pop(key))

    def tables(self, key: str) -> list[Table]:
        """The tables written `[[key]]`, each called by its id or else by its number."""
        found = self._left.pop(key, [])
        if not isinstance(found, list):
            raise self.fault(f"{key} has to be written [[{key}]]")
        names = [it.get("id", n) if isinstance(it, dict) else n for n, it in enumerate(found, 1)]
        return [Table(f"{self.where}, {key} {name}", it) for name, it in zip(names, found, strict=True)]


def whole(where: str, text: str) -> Table:
    """The table that a file's text is. Raises BadToml when it is no TOML."""
    try:
        return Table(where, tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BadToml(f"{where}: {error}") from error
