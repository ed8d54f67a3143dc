"""Documents have lines of at most 120 characters: `python -m tools.reflow [FILE …]` breaks paragraphs anew.

What cannot be broken stays as it is: tables, headings, code, HTML, and a word longer than a line.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[1]
WIDTH = 120
MADE = {"balance.md"}  # its chapters are written by programs
FENCE = re.compile(r"\s*(```|~~~)")
ITEM = re.compile(r"\s*(?:[-*]|\d+\.) ")
KEPT = re.compile(r"\s*(?:\||#|<|!\[|\[[^\]]+\]: |>>> |$)")  # table, heading, HTML, picture, address, example
MARK = re.compile(
    r"(?:[-+*>]|\d+[.)]|={2,}|-{2,})$|[<|#]|!\["
)  # what would be something else at the start of a line


def documents() -> list[Path]:
    """All documents of the project."""
    return sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def reflowed(text: str) -> str:
    """A document with its paragraphs and items broken anew."""
    parts = _parts(text.splitlines())
    lines = [line for kept, part in parts for line in (part if kept else _broken(part))]
    return "\n".join(lines).rstrip() + "\n"


def too_long(text: str) -> list[str]:
    """The lines of paragraphs and items that are too long and could be broken."""
    paragraphs = [line for kept, part in _parts(text.splitlines()) if not kept for line in part]
    return [line for line in paragraphs if len(line) > WIDTH and len(_words(line)) > 1]


def _parts(lines: list[str]) -> Iterator[tuple[bool, list[str]]]:
    """The lines of a document by paragraph and item, and what is kept as it is."""
    paragraph: list[str] = []
    fenced = False
    for line in [*lines, ""]:
        fence = bool(FENCE.match(line))
        kept = fenced or fence or bool(KEPT.match(line))
        if paragraph and (kept or ITEM.match(line)):
            yield False, paragraph
            paragraph = []
        if kept:
            yield True, [line]
        else:
            paragraph.append(line)
        fenced ^= fence


def _broken(paragraph: list[str]) -> list[str]:
    """A paragraph or an item, its further lines set in as its second one was."""
    first = paragraph[0]
    item = ITEM.match(first)
    start = re.match(r"\s*", first)
    assert start is not None
    inner = " " * len(item[0]) if item else start[0]
    lines: list[list[str]] = [[]]
    width = len(start[0])
    for word in _words(" ".join(paragraph)):
        if lines[-1] and width + 1 + len(word) > WIDTH:
            # a word that would mean something at the start of a line takes the one before it along
            along = [lines[-1].pop()] if MARK.match(word) and len(lines[-1]) > 1 else []
            lines.append([*along, word])
            width = len(inner) + len(" ".join(lines[-1]))
        else:
            lines[-1].append(word)
            width += len(word) + (len(lines[-1]) > 1)
    return [(inner if at else start[0]) + " ".join(words) for at, words in enumerate(lines)]


def _words(text: str) -> list[str]:
    """The words of a text; code between backticks is one word, and so is the text of a link."""
    found: list[str] = []
    open_ = False
    for word in text.split():
        if open_:
            found[-1] += f" {word}"
        else:
            found.append(word)
        if word.count("`") % 2:
            open_ = not open_
    return found


def main(names: list[str]) -> int:
    """Break the paragraphs of these documents, or of all."""
    for path in [Path(name) for name in names] or [it for it in documents() if it.name not in MADE]:
        text = path.read_text(encoding="utf-8")
        path.write_text(reflowed(text), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
