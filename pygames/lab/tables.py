"""A chapter of docs/balance.md from the rows of an experiment that says how its table looks.

`[table]` has `chapter` (its title), `text` (with `{table}` and `{games}`), `where` (which seats of a game
count), `column`s and, unless each case is a line, `line`s. A column has a `head` and one of `label` (its
place among the labels), `won` (the part that won, `"alone"` or also `"shared"`, and its interval), `mean` of
a figure with so many `digits`, `count` of the games of which this is so; it is `blank` for some cases.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from pygames.lab.experiment import BadExperiment, Experiment
from pygames.lab.playing import Row
from pygames.lab.stats import Seated, mean, percent, seated

HEADING = "\n# "  # what follows the first chapter begins so


class TableLine(NamedTuple):
    """A line of the table: its labels, and the seats that it counts."""

    name: str
    labels: Sequence[str]
    found: list[Seated]


def chapter(experiment: Experiment, rows: Sequence[Row]) -> str:
    """The chapter, without its title. Raises BadExperiment when a part of the table is missing."""
    if not experiment.table:
        raise BadExperiment("it has no [table]")
    table = experiment.table
    try:
        columns = table["column"]
        heads = [f"{column['head']} | [95 %]" if "won" in column else column["head"] for column in columns]
        cells = " | ".join(heads)
        lines = [
            "| " + " | ".join(_cell(column, line) for column in columns) + " |"
            for line in _lines(experiment, rows)
        ]
        whole = "\n".join([f"| {cells} |", "|" + "---|" * (cells.count(" | ") + 1), *lines])
        text: str = table["text"]
        return text.format(table=whole, games=experiment.games)
    except KeyError as error:
        raise BadExperiment(f"table: {error} is missing or unknown") from None


def _lines(experiment: Experiment, rows: Sequence[Row]) -> Iterator[TableLine]:
    table = experiment.table
    every = [one for one in seated(rows) if one.fits(table.get("where", {}))]
    lines: Sequence[Mapping[str, Any]] = table.get("line", ())
    if not lines:
        lines = [
            {"name": case.name, "labels": case.labels, "where": {"case": case.name}}
            for case in experiment.cases
        ]
    for line in lines:
        found = [one for one in every if one.fits(line["where"])]
        if not found:
            raise BadExperiment(f"table: nothing fits {dict(line['where'])}")
        yield TableLine(line.get("name", ""), line["labels"], found)


def _cell(column: Mapping[str, Any], line: TableLine) -> str:
    if line.name and line.name in column.get("blank", ()):
        return ""
    if "label" in column:
        return str(line.labels[column["label"]])
    if "won" in column:
        shared = column["won"] == "shared"
        hits = sum(one.about["won"] or (shared and one.about["shared"]) for one in line.found)
        return percent(hits, len(line.found))
    if "mean" in column:
        return f"{mean((one.row for one in line.found), column['mean']):.{column['digits']}f}"
    return str(sum(one.fits(column["count"]) for one in line.found))


def put(document: Path, title: str, text: str) -> None:
    """Write the chapter of this title in the place of the one that is there, or after all others."""
    chapters = dict(_chapters(document.read_text(encoding="utf-8")))
    chapters[title] = text.strip("\n") + "\n"
    whole = "\n".join([f"# {name}\n{body}" for name, body in chapters.items()])
    document.write_text(whole, encoding="utf-8", newline="\n")


def _chapters(document: str) -> list[tuple[str, str]]:
    parts = ("\n" + document).split(HEADING)[1:]
    return [(title, body.strip("\n") + "\n") for title, _, body in (part.partition("\n") for part in parts)]
