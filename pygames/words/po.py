"""Reads a `.po` file, gettext's form of texts that people edit: each id with its text, or with its two forms.

It is read as it is, so nothing has to be compiled. A text that is out of date has to be mended or taken out:
what gettext marks as fuzzy counts like any other.
"""

from __future__ import annotations

import re

ENTRY = re.compile(
    r"(?:[ \t]*(?:#.*)?\n)*"  # comments and blank lines
    r"(?:(msgid|msgid_plural|msgstr(?:\[[01]\])?)[ \t]+"
    r'("(?:[^"\\\n]|\\.)*"(?:\s*"(?:[^"\\\n]|\\.)*")*)[ \t]*(?:\n|$))?'
)
BROKEN = re.compile(r'"\s*\n\s*"')  # between the parts of a text that stands on several lines
ESCAPE = re.compile(r"\\(.)")
ESCAPED = {"n": "\n", "t": "\t"}


class BadTexts(ValueError):
    """A `.po` file that is not written as it has to be: the line, and what is wrong."""


def read(source: str) -> dict[str, tuple[str, ...]]:
    """Each id of a `.po` file with its text, or with its singular and plural. Raises BadTexts."""
    found: dict[str, tuple[str, ...]] = {}
    key, at = "", 0
    while at < len(source):
        entry = ENTRY.match(source, at)
        if entry is None or entry.end() == at:
            raise BadTexts(f"{place(source, at)}: this is no text of a .po file")
        at = entry.end()
        word, quoted = entry.groups()
        if word is None or word == "msgid_plural":
            continue
        said = BROKEN.sub("", quoted)[1:-1]
        if "\\" in said:
            said = ESCAPE.sub(lambda escape: ESCAPED.get(escape[1], escape[1]), said)
        if word == "msgid":
            if said in found:
                raise BadTexts(f"{place(source, entry.start(1))}: {said} stands here again")
            key = said
        else:
            found[key] = (*found.get(key, ()), said)
    found.pop("", None)  # what the file says about itself
    return found


def place(source: str, at: int) -> str:
    """The number of the line on which a place in the source is."""
    return f"line {source.count(chr(10), 0, at) + 1}"
