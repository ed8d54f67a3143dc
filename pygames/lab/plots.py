"""The report on an experiment: one page of HTML with plots by Plotly (extra `lab`) and the figures as tables.

It holds all it needs, Plotly's script too, and is the same for the same rows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from statistics import mean, quantiles
from typing import Any

from plotly import graph_objects as go
from plotly.io import to_html
from plotly.offline import get_plotlyjs

import pygames
from pygames.lab.experiment import Experiment
from pygames.lab.playing import Row, digest
from pygames.lab.stats import Rate, rates, seated, taken_rates
from pygames.words.people import SEAT_LETTERS

LEAST = 20  # how often a card must have been taken to be told
MOST = 25  # cards in the plot, the best and the worst

ABOUT = (
    "A game won by several counts for each of them. "
    "What a player chooses says as much about the player as about the game."
)
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid #ccc; padding: .15rem .75rem .15rem 0; text-align: left; }
pre { background: #f4f4f4; padding: 1rem; overflow-x: auto; }
"""


def report(experiment: Experiment, text: str, rows: Sequence[Row]) -> str:
    """The page. `text` is the experiment as it was read, so that it can be repeated."""
    title = f"{experiment.title or pygames.load(experiment.game).title}: balance"
    again = f"python -m pygames lab balance FILE.toml{_changed(experiment, text)}"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{len(rows)} games. Parts are given with Wilson’s interval for 95 %. {ABOUT}</p>",
        *_sections(rows),
        "<h2>The experiment</h2>",
        f"<p>Written to a file, it is played again by <code>{again}</code>.",
        f"Digest of the sources that played it: <code>{digest()[:16]}</code>.</p>",
        f"<pre>{escape(text)}</pre>",
    ]
    body = "\n".join(parts)
    script = f"<script>{get_plotlyjs()}</script>"
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>{script}'
    return f'<!doctype html>\n<html lang="en"><head>{head}</head>\n<body>{body}</body></html>\n'


def _changed(experiment: Experiment, text: str) -> str:
    """What the words of the command changed in the experiment."""
    return "" if f"games = {experiment.games}\n" in text else f" --games {experiment.games}"


def _sections(rows: Sequence[Row]) -> Iterator[str]:
    yield "<h2>Who wins</h2>"
    yield from _parts("seats", "by seat", _by_seat(rows))
    several = [row for row in rows if len(row["bots"]) > 1]
    if several:
        yield "<h2>Who begins</h2>"
        first = rates((one for one in seated(several) if one.about["began"]), "case")
        yield from _parts("begins", "who begins, by case", {case: first[case] for case in _by_case(several)})
    if any("packs" in row and any(row["packs"]) for row in rows):
        yield "<h2>Classes</h2>"
        yield from _parts("classes", "by class", rates(seated(rows), "pack"))
    if rows and "taken" in rows[0]:
        yield from _cards(rows)
    yield from _length(rows)
    yield from _forced(rows)
    yield from _ends(rows)


def _by_case(rows: Sequence[Row]) -> dict[str, list[Row]]:
    """The rows of each case, in the order in which they were played."""
    found: dict[str, list[Row]] = {}
    for row in rows:
        found.setdefault(row["case"], []).append(row)
    return found


def _by_seat(rows: Sequence[Row]) -> dict[str, Rate]:
    found = {}
    for case, some in _by_case(rows).items():
        for seat, part in rates(seated(some), "seat").items():
            found[f"{case}: {SEAT_LETTERS[seat]}, {some[0]['bots'][seat]}"] = part
    return found


def _cards(rows: Sequence[Row]) -> Iterator[str]:
    """Of the cards, those taken often enough; in the plot the best and the worst."""
    told = {word: part for word, part in taken_rates(seated(rows)).items() if part.games >= LEAST}
    order = sorted(told, key=lambda word: -told[word].share)
    shown = order if len(order) <= MOST else [*order[: MOST // 2], *order[-(MOST // 2) :]]
    yield "<h2>Cards and choices</h2>"
    yield f"<p>How often a seat won that took this at least once; taken in at least {LEAST} games. "
    yield "It need not be the cause: who is ahead may take more.</p>"
    if order:
        yield _dots("cards", {word: told[word] for word in shown})
        yield "<details><summary>All of them</summary>"
        yield _table(("taken", "won", "95 %", "games"), [_cells(word, told[word]) for word in order])
        yield "</details>"


def _length(rows: Sequence[Row]) -> Iterator[str]:
    yield "<h2>Length</h2>"
    cases = _by_case(rows)
    figure = go.Figure()
    lines = []
    for case, some in cases.items():
        counts = sorted(row["choices"] for row in some)
        low, middle, high = quantiles(counts, n=4) if len(counts) > 1 else counts * 3
        figure.add_box(
            y=[case], q1=[low], median=[middle], q3=[high], lowerfence=[counts[0]], upperfence=[counts[-1]],
            name=case, orientation="h", showlegend=False,
        )  # fmt: skip
        turns = f"{mean(row['turns'] for row in some):.1f}" if "turns" in some[0] else ""
        lines.append((case, counts[0], f"{middle:g}", f"{mean(counts):.1f}", counts[-1], turns))
    yield _drawn("length", figure, len(cases), "choices in a game")
    yield _table(("case", "fewest choices", "median", "mean", "most", "turns, mean"), lines)


def _forced(rows: Sequence[Row]) -> Iterator[str]:
    yield "<h2>Forced choices</h2><p>Choices that had one legal answer only.</p>"
    found = {
        case: Rate(sum(row["forced"] for row in some), sum(row["choices"] for row in some))
        for case, some in _by_case(rows).items()
    }
    yield _drawn(
        "forced",
        go.Figure(go.Bar(x=[part.share for part in found.values()], y=list(found), orientation="h")),
        len(found),
        "part of all choices",
    )
    lines = [(case, f"{part.share:.1%}", part.hits, part.games) for case, part in found.items()]
    yield _table(("case", "forced", "choices forced", "choices"), lines)


def _ends(rows: Sequence[Row]) -> Iterator[str]:
    yield "<h2>How games end</h2>"
    cases = {case: Counter(row["how"] for row in some) for case, some in _by_case(rows).items()}
    ways = sorted({how for counts in cases.values() for how in counts})
    bars = [
        go.Bar(
            name=how,
            y=list(cases),
            x=[counts[how] / counts.total() for counts in cases.values()],
            orientation="h",
        )
        for how in ways
    ]
    figure = go.Figure(bars)
    figure.update_layout(barmode="stack")
    yield _drawn("ends", figure, len(cases), "part of the games")
    yield _table(("case", *ways), [(case, *(counts[how] for how in ways)) for case, counts in cases.items()])


def _parts(name: str, caption: str, found: Mapping[Any, Rate]) -> Iterator[str]:
    """A plot and a table of parts."""
    named = {str(key): part for key, part in found.items()}
    yield _dots(name, named)
    yield _table((caption, "won", "95 %", "games"), [_cells(key, part) for key, part in named.items()])


def _cells(name: str, part: Rate) -> tuple[str, str, str, int]:
    low, high = part.interval
    return name, f"{part.share:.1%}", f"{low:.1%} to {high:.1%}", part.games


def _dots(name: str, found: Mapping[str, Rate]) -> str:
    """A dot for each part, with a line for its interval."""
    spans = [part.interval for part in found.values()]
    shares = [part.share for part in found.values()]
    dots = go.Scatter(
        x=shares,
        y=list(found),
        mode="markers",
        error_x={
            "array": [high - share for share, (_, high) in zip(shares, spans, strict=True)],
            "arrayminus": [share - low for share, (low, _) in zip(shares, spans, strict=True)],
        },
        text=[f"{part.hits} of {part.games}" for part in found.values()],
    )
    return _drawn(name, go.Figure(dots), len(found), "part won")


def _drawn(name: str, figure: go.Figure, lines: int, axis: str) -> str:
    figure.update_layout(
        height=120 + 24 * lines, margin={"t": 10, "l": 10}, template="simple_white",
        xaxis={"title": axis, "rangemode": "tozero"}, yaxis={"autorange": "reversed", "automargin": True},
    )  # fmt: skip
    html: str = to_html(figure, include_plotlyjs=False, full_html=False, div_id=name)
    return html


def _table(heads: Sequence[str], lines: Sequence[Sequence[object]]) -> str:
    head = "".join(f"<th scope=col>{escape(it)}</th>" for it in heads)
    body = "\n".join(
        "<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in line) + "</tr>" for line in lines
    )
    return f"<table><thead><tr>{head}</tr></thead>\n<tbody>{body}</tbody></table>"
