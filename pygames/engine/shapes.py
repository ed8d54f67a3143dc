"""The shape of data that was read from TOML or JSON: what is wrong is said with the place where it stands."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from typing import Any, TypeGuard, TypeVar

from pygames.engine.text import Text

T = TypeVar("T")
MOST = 1_000_000  # no whole number of our files is larger, if nothing else is said
DIGITS = 6  # as many as a number may have that comes from a page or an address
NONE = -1


class BadShape(ValueError):
    """Data that is not written as it has to be: `where`, and `what` is wrong."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")
        self.where, self.what = where, what


def is_of(value: object, kind: type[T]) -> TypeGuard[T]:
    """Whether it is of this kind; True and False are no numbers."""
    return isinstance(value, kind) and (kind is bool or not isinstance(value, bool))


def is_integer(value: object, least: int, most: int) -> TypeGuard[int]:
    """Whether it is a whole number in these bounds."""
    return is_of(value, int) and least <= value <= most


def number_of(text: object) -> int:
    """The number that this text of a page or an address is; NONE where it is none or has more digits."""
    digits = str(text)
    return int(digits) if digits.isascii() and digits.isdecimal() and len(digits) <= DIGITS else NONE


def are_texts(value: object) -> TypeGuard[list[str]]:
    """Whether it is a list of texts."""
    return isinstance(value, list) and all(isinstance(it, str) for it in value)


def mapping_of(value: object) -> Mapping[str, Any]:
    """The value where it is a table; else an empty one."""
    return value if isinstance(value, Mapping) else {}


class Table:
    """A table of a file. What is read is taken out of it, so that `end` finds what nobody knows."""

    def __init__(self, where: str, data: object) -> None:
        self.where = where
        if not isinstance(data, dict):
            raise self.fault("this has to be a table")
        self._left: dict[str, Any] = dict(data)

    def __contains__(self, key: str) -> bool:
        return key in self._left

    def fault(self, what: str) -> BadShape:
        """The exception that says what is wrong here."""
        return BadShape(self.where, what)

    def unread(self) -> list[str]:
        """The keys that have not been read."""
        return list(self._left)

    def end(self) -> None:
        """Raises BadShape when a key is left that nobody has read."""
        if self._left:
            raise self.fault(f"unknown: {', '.join(self._left)}")

    def string(self, key: str, default: str | None = None) -> str:
        """The string of this key, or the default where there is none. A line break counts as a space."""
        if default is not None and key not in self._left:
            return default
        found = self._left.pop(key, None)
        if not isinstance(found, str) or not found:
            raise self.fault(f"{key} is missing" if found is None else f"{key} has to be a text")
        return " ".join(line.strip(" ") for line in found.strip("\n").split("\n")) if "\n" in found else found

    def verbatim(self, key: str, default: str | None = None, most: int = MOST) -> str:
        """The string of this key, letter by letter and perhaps empty, or the default where there is none."""
        found = self._left.pop(key, default)
        if not isinstance(found, str) or len(found) > most:
            raise self.fault(f"{key} has to be a text of at most {most} characters")
        return found

    def one_of(self, key: str, words: Sequence[T], default: T | None = None) -> T:
        """The word of this key, which is one of these, or the default where there is none."""
        found = self._left.pop(key, default)
        for word in words:
            if word == found:
                return word
        raise self.fault(f"{key} has to be one of {', '.join(map(str, words))}")

    def integer(self, key: str, default: int | None = None, least: int = 0, most: int = MOST) -> int:
        """The whole number of this key, or the default, if one is given, where there is none."""
        found = self._left.pop(key, default)
        if not is_integer(found, least, most):
            raise self.fault(f"{key} has to be a whole number from {least} to {most}")
        return found

    def flag(self, key: str, *, default: bool | None = None) -> bool:
        """Whether this key says true, or the default, if one is given, where there is none."""
        found = self._left.pop(key, default)
        if not isinstance(found, bool):
            raise self.fault(f"{key} has to be true or false")
        return found

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
        if not are_texts(found):
            raise self.fault(f"{key} has to be a list of strings")
        return tuple(found)

    def integers(self, key: str, most: int = MOST) -> tuple[int, ...]:
        """The list of whole numbers of this key; an empty one where there is none."""
        found = self._left.pop(key, [])
        if not isinstance(found, list) or not all(is_integer(it, 0, most) for it in found):
            raise self.fault(f"{key} has to be a list of whole numbers")
        return tuple(found)

    def number(self, key: str, default: float | None = None) -> float:
        """The number of this key, or the default where there is none."""
        found = self._left.pop(key, default)
        if not is_of(found, float) and not is_of(found, int):
            raise self.fault(f"{key} has to be a number")
        return found

    def pair(self, key: str) -> tuple[float, float]:
        """The two numbers of this key."""
        found = self._left.pop(key, None)
        match found:
            case [float() | int() as first, float() | int() as second]:
                return first, second
        raise self.fault(f"{key} has to be two numbers")

    def triple(self, key: str) -> tuple[float, float, float]:
        """The three numbers of this key."""
        found = self._left.pop(key, None)
        match found:
            case [float() | int() as first, float() | int() as second, float() | int() as third]:
                return first, second, third
        raise self.fault(f"{key} has to be three numbers")

    def table(self, key: str) -> Table:
        """The table of this key."""
        if key not in self._left:
            raise self.fault(f"{key} is missing")
        return Table(f"{self.where}, {key}", self._left.pop(key))

    def mapping(self, key: str) -> dict[str, Any]:
        """What the table of this key says; nothing where there is none."""
        found = self._left.pop(key, {})
        if not isinstance(found, dict):
            raise self.fault(f"{key} has to be a table")
        return found

    def tables(self, key: str) -> list[Table]:
        """The tables written `[[key]]`, each called by its id or else by its number."""
        found = self._left.pop(key, [])
        if not isinstance(found, list):
            raise self.fault(f"{key} has to be written [[{key}]]")
        names = [it.get("id", n) if isinstance(it, dict) else n for n, it in enumerate(found, 1)]
        return [Table(f"{self.where}, {key} {name}", it) for name, it in zip(names, found, strict=True)]


def toml_file(where: str, text: str) -> Table:
    """The table that the text of a TOML file is. Raises BadShape when it is no TOML."""
    try:
        return Table(where, tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BadShape(where, str(error)) from error
