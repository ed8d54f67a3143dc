"""The text of a TOML file line by line: where a field stands, and all that keeps it from being TOML.

tomllib stops at the first error, and forgets where it found a value.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from pygames.engine.text import Text
from pygames.games.immortal_king.fault import fault

Path = tuple[str | int, ...]  # to a field: ("dungeon", 3, "power")

DEEPEST = 30  # brackets in brackets; no card needs more than three
MOST_DOTS = 60  # in a line, since dotted names nest as well

_BLOCK = re.compile(r"\s*\[{1,2}\s*[A-Za-z_]")  # a heading, closed or not
_HEADING = re.compile(r"\s*(?P<opening>\[{1,2})(?P<name>[^\[\]]+)\]")
_FIELD = re.compile(r"\s*(?P<name>[\w.\"'-]+)\s*=")
_OPENING = re.compile(r"=\s*[\[{]")
_QUOTES = {
    "Unterminated string": '"""',
    "Expected \"'''\"": "'''",
    'Expected "\'"': "'",
}  # what closes a text
_TEXT = re.compile(r'"[^"]+"|#.*')  # and a comment
_PLACE = re.compile(r"\(at line (\d+), column (\d+)\)$")

# how tomllib's messages begin, and the key of what we say
MESSAGES = {
    "Expected '='": "field",
    "Expected ']": "open_heading",
    "Expected newline": "after_value",
    "Expected": "open_text",
    "Unterminated string": "open_text",
    "Illegal character '\\n'": "open_text",
    "Illegal character": "bad_character",
    "Found invalid character": "bad_character",
    "Cannot declare": "twice",
    "Cannot overwrite": "twice",
    "Cannot mutate": "twice",
    "Cannot redefine": "twice",
    "Duplicate": "twice",
    "Unclosed array": "open_list",
    "Unclosed inline table": "open_table",
    "Unescaped": "bad_escape",
    "Invalid hex": "bad_escape",
    "Escaped character": "bad_escape",
    "Invalid date": "bad_date",
    "Invalid value": "bad_value",
}
OTHER = "not_toml"


class LineFault(NamedTuple):
    """What is wrong, and on which line; 0 for what is wrong with the whole."""

    line: int
    what: Text

    @property
    def text(self) -> Text:
        """The fault as it is told."""
        return fault("line", line=self.line, what=self.what) if self.line else self.what


def too_deep(text: str) -> list[LineFault]:
    """The first line where brackets or dotted names are nested so deep that reading them would take ages."""
    depth = 0
    for number, line in enumerate(text.split("\n"), 1):
        if _BLOCK.match(line):
            depth = 0
        for character in line:
            if character in "[{":
                depth += 1
            elif character in "]}":
                depth = max(0, depth - 1)
            if depth > DEEPEST:
                break
        if depth > DEEPEST or line.count(".") > MOST_DOTS:
            return [LineFault(number, fault("too_deep"))]
    return []


def broken(text: str) -> tuple[list[LineFault], str]:
    """The faults of a text that is not TOML, and the text without its broken parts.

    Each part that begins with a heading is read by itself, so that one fault does not hide the others.
    """
    lines = text.split("\n")
    starts = [0, *(number for number, line in enumerate(lines) if number and _BLOCK.match(line)), len(lines)]
    found = []
    read = cache(_read)  # many parts may be alike
    for start, end in pairwise(starts):
        wrong = read("\n".join(lines[start:end]))
        if wrong is not None:
            found.append(LineFault(start + wrong.line, wrong.what))
            lines[start:end] = [""] * (end - start)
    if not found:  # each part is well by itself: the parts do not fit together
        wrong = _read(text)
        return ([wrong] if wrong else []), ""
    rest = "\n".join(lines)
    return found, rest if _read(rest) is None else ""


def _read(text: str) -> LineFault | None:
    """What keeps a text from being TOML, with the line in it."""
    try:
        tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        message = str(error)
        key = next((key for begin, key in MESSAGES.items() if message.startswith(begin)), OTHER)
        return LineFault(_before(text, message).count("\n") + 1, fault(key))
    return None


def _before(text: str, message: str) -> str:
    """The text before the fault that tomllib's message is about.

    What is not closed it notices where something else begins, or at the end: we say where it was opened.
    """
    before = text.rstrip()
    if place := _PLACE.search(message):
        lines = text.split("\n")[: int(place[1])]
        before = "\n".join([*lines[:-1], lines[-1][: int(place[2]) - 1]])
    if message.startswith("Unclosed"):
        openings = [opening.start() for opening in _OPENING.finditer(before)]
        return before[: openings[-1]] if openings else before
    if quote := next((quote for begin, quote in _QUOTES.items() if message.startswith(begin)), ""):
        lines = before.split("\n")
        odd = [number for number, line in enumerate(lines) if _TEXT.sub("", line).count(quote) % 2]
        return "\n".join(lines[: odd[0] + 1]) if odd else before
    return before


def places(text: str) -> dict[Path, int]:
    """The line of each heading and each field: of the third `[[dungeon]]` that of ("dungeon", 2).

    So too in a list that stands in a card: of its second `[[adventurer.gift]]` that of
    ("adventurer", 0, "gift", 1).
    """
    found: dict[Path, int] = {}
    count: dict[Path, int] = {}  # of each list of tables, the number of its latest
    table: Path = ()
    for number, line in enumerate(text.split("\n"), 1):
        heading, field = _HEADING.match(line), _FIELD.match(line)
        if heading:
            table = ()
            *parents, last = _parts(heading["name"])
            for name in parents:
                table += (name, count[(*table, name)]) if (*table, name) in count else (name,)
            table += (last,)
            if len(heading["opening"]) == 2:
                count[table] = count.get(table, -1) + 1
            if table in count:
                table += (count[table],)
            path = table
        elif field:
            path = (*table, *_parts(field["name"]))
        else:
            continue
        for end in range(1, len(path) + 1):
            found.setdefault(path[:end], number)
    return found


def _parts(name: str) -> list[str]:
    return [part.strip(" \t\"'") for part in name.split(".")]


def line_of(found: dict[Path, int], path: Path) -> int:
    """The line of a field, or of what it stands in; 0 when there is none."""
    while path and path not in found:
        path = path[:-1]
    return found.get(path, 0)
