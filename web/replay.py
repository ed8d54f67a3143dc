"""Plays a report again: `python -m web.replay FILE` shows the page step by step, as text.

With `--html FOLDER` each step is written as an HTML file there. The last step is where it was reported.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from html import unescape
from pathlib import Path
from typing import Any, NamedTuple

from web.app import App
from web.model.effect import Show
from web.model.journal import JournalEntry
from web.model.message import Drawn
from web.model.report import BadReport, Report, read
from web.update.report import rules

BLOCK = re.compile(r"</?(?:p|div|section|h\d|li|ul|ol|dl|dt|dd|button|tr|table|legend|fieldset|main)\b[^>]*>")
LEFT_OUT = re.compile(r"<(svg|style|script|template)\b.*?</\1>", re.DOTALL)
TAG = re.compile(r"<[^>]+>")


class ReplayedMessage(NamedTuple):
    """A message, and the page after it: what page.js would have got if it had been shown."""

    number: int
    entry: JournalEntry
    payload: dict[str, Any]


def played(report: Report) -> Iterator[ReplayedMessage]:
    """The steps of a report, each worked out when it is asked for.

    The page is shown where it was shown then: between two showings it stays as it was.
    """
    app, shown = App(report.known), {}
    for number, entry in enumerate(report.entries):
        for _ in range(entry.times):
            for effect in app.send(entry.message, entry.time):
                if isinstance(effect, Show):
                    shown = dict(effect.payload)
        yield ReplayedMessage(number, entry, shown)


def words(html: str) -> str:
    """What a person reads of HTML, a line for each block."""
    text = unescape(TAG.sub("", BLOCK.sub("\n", LEFT_OUT.sub("", html))))
    return "\n".join(filter(None, (" ".join(line.split()) for line in text.splitlines())))


def html_of(payload: dict[str, Any]) -> str:
    """The page of a step as a file of its own, without styles."""
    parts = payload.get("parts", {})
    body = "\n".join(parts.values())
    return (
        f'<!DOCTYPE html><html lang="{payload.get("language", "en")}"><meta charset="utf-8">{body}</html>\n'
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Play it. Returns 1 where the text is no report."""
    parser = argparse.ArgumentParser(prog="python -m web.replay", description=__doc__)
    parser.add_argument("file", type=Path, help="the text of a report")
    parser.add_argument("--html", type=Path, metavar="FOLDER", help="write each step as an HTML file there")
    chosen = parser.parse_args(arguments)
    try:
        report = read(chosen.file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, BadReport) as error:
        print(f"{chosen.file}: {error}", file=sys.stderr)
        return 1
    if report.rules != rules():
        print(f"It was played by other rules: {report.rules}. Here: {rules()}.", file=sys.stderr)
    if not report.whole:
        print("More happened than is in it.", file=sys.stderr)
    if chosen.html is not None:
        chosen.html.mkdir(parents=True, exist_ok=True)
    for step in played(report):
        print(f"--- {step.number}: {step.entry.message} ×{step.entry.times}")
        if isinstance(step.entry.message, Drawn):
            print(words(step.payload.get("parts", {}).get("app", "")))
            if step.payload.get("say"):
                print(f"said: {step.payload['say']}")
        if chosen.html is not None and step.payload:
            file = chosen.html / f"{step.number:05}.html"
            file.write_text(html_of(step.payload), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
