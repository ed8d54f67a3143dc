"""A link or a record as people paste it: in a sentence, in brackets or quotes, changed by mail or Markdown.

Here it is only looked for. Whoever reads it judges what was found as strictly as anything else.
"""

from __future__ import annotations

import re
from itertools import islice
from typing import TYPE_CHECKING
from urllib.parse import unquote

from pygames.engine.entities import unescape

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

LONGEST = 400_000  # characters
MOST_PIECES = 60  # of a link that mail has broken into lines
MOST_SIGNS = 4  # behind a link, which may or may not be of it
MOST_READINGS = 1_000  # of a text, each of which is asked about

# what nobody sees: soft hyphens, joiners, marks of direction, a byte order mark
INVISIBLE = re.compile("[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]")
AROUND = re.compile(rf"^(?:\s|{INVISIBLE.pattern})+|(?:\s|{INVISIBLE.pattern})+$")
ESCAPED = re.compile(r"\\([^\w\s])|\\(_)")  # as Markdown writes signs that shall mean nothing
QUOTED = re.compile(r"(?m)^(?:[ \t]*>)+[ \t]?(?=\S)")  # the mark of an answer before every line
LINE_END = re.compile(r"\s*\n\s*")
# the last of these is how the code of a letter begins (docs/mail.md)
BEGIN = re.compile(
    r"(?<![A-Za-z0-9./-])(?:[a-z][a-z-]*\.\d+\.|lesson=|mail=|[a-z][a-z-]*/[a-z]+|AQ[A-P][\w-]{8})", re.ASCII
)
RUN = re.compile(r"(?:[\w./=@~-]|\s)+", re.ASCII)


def tidied(text: str) -> str:
    """The text without what nobody sees around it; of one that is no record nothing invisible is left."""
    bare = AROUND.sub("", text)
    return bare if bare.startswith("{") else INVISIBLE.sub("", bare)


def link_in(text: str, whole: Callable[[str], bool]) -> str:
    """The first link in a text that is `whole`, as much of it as is; "" where there is none."""
    if len(text) > LONGEST:
        return ""
    return next((found for found in islice(_readings(text), MOST_READINGS) if whole(found)), "")


def record_in(text: str) -> str:
    """The record that stands in a text, from its first bracket to its last; "" where there is none."""
    begin, end = text.find("{"), text.rfind("}")
    return text[begin : end + 1] if -1 < begin < end else ""


def _readings(text: str) -> Iterator[str]:
    """Everything in the text that may be a link, as it is written and as it may have been meant."""
    text = unquote(text)
    text = INVISIBLE.sub("", unescape(QUOTED.sub("", text)))
    for meant in dict.fromkeys((ESCAPED.sub(r"\1\2", text), text, LINE_END.sub("", text))):
        for begin in BEGIN.finditer(meant):
            run = RUN.match(meant, begin.start())
            assert run is not None, "it begins like one"
            pieces = run[0].split()[:MOST_PIECES]
            for count in range(len(pieces), 0, -1):
                joined = "".join(pieces[:count])
                signs = len(joined) - len(joined.rstrip("./_-"))
                for fewer in range(min(signs, MOST_SIGNS) + 1):
                    yield joined[: len(joined) - fewer]
