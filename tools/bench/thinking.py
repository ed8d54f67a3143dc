"""What a choice of `strong` and a review cost in the page's Python, in processor time of the page's thread.

The browser tells that time itself, so that whatever else the machine does hardly counts.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from e2e.conftest import RUN

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession, Page

    from pygames.bots.opponents import Options

POSITIONS = 12  # of a game, spread over it
APART = 5  # choices between two of them

# Plays a game of `steady` and keeps positions in which a search has something to do.
PREPARE = """
import pygames
from pygames.bots import decide, make, names_at
from pygames.bots.advice import guide_of
from pygames.engine.rng import Rng
game, seats = {game!r}, {seats}
match = pygames.new(game, seed=1, seats=seats, options={options})
guide, rng, kept = guide_of(game), Rng(1), []
steady, strong = make("steady", game), make("strong", game)
while match.decision is not None and len(kept) < {positions}:
    legal = match.decision.legal_actions
    offered = "strong" in names_at(game, seats, match.decision.seat, match.options)
    wanted = offered and len(legal) > 1 and not guide.leaves(match.decision.id, legal)
    if wanted and len(match.choices) % {apart} == 0:
        kept.append(match.copy())
    match.play(decide(steady, match, rng))
import js
js.document.documentElement.dataset.prepared = str(len(kept))
"""

# One choice, in one piece.
CHOOSE = """
from time import perf_counter
from pygames.bots import at_once, think
at_once(think(strong, kept[{number}], Rng(7)))
import js
js.document.documentElement.dataset.chosen = "{number} "
"""


def spent(wire: CDPSession) -> float:
    """Seconds of the processor that the page's thread has worked."""
    found = wire.send("Performance.getMetrics")["metrics"]
    return next(float(it["value"]) for it in found if it["name"] == "TaskDuration")


# The same choices as the page lets opponents think: in slices, between which the browser has its turn.
SLICES = """
import asyncio
import js
from pygames.engine.work import Work
from web.browser import SLICE

async def slices():
    for match in kept:
        work, until = Work(think(strong, match, Rng(7))), perf_counter() + SLICE
        while not work.go_on():
            if perf_counter() > until:
                await asyncio.sleep(0)
                until = perf_counter() + SLICE
    js.document.documentElement.dataset.sliced = ""

asyncio.ensure_future(slices())
"""


def longest(trace: bytes) -> float:
    """Milliseconds of the processor that the longest task of the page's thread took, by a trace."""
    events = json.loads(trace)["traceEvents"]
    main = {
        (it["pid"], it["tid"])
        for it in events
        if it["name"] == "thread_name" and it["args"]["name"] == "CrRendererMain"
    }
    return max(
        float(it["tdur"]) / 1000
        for it in events
        if it["name"].endswith("RunTask") and (it["pid"], it["tid"]) in main and "tdur" in it
    )


# A game of a beginner, `steady` at every other seat; then its review, in one piece.
REVIEW = """
import pygames
from pygames.bots import decide, make
from pygames.bots.review import Reviewing
from pygames.engine.rng import Rng
import js
match, rng = pygames.new({game!r}, seed=2, seats={seats}, options={options}), Rng(2)
bots = [make("random" if seat == {seat} else "steady", {game!r}) for seat in range({seats})]
while match.decision is not None:
    match.play(decide(bots[match.decision.seat], match, rng))
js.document.documentElement.dataset.played = str(len(match.choices))
"""
LOOK_BACK = """
import js
js.document.documentElement.dataset.reviewed = str(Reviewing(match, {seat}).finish().judged)
"""


def reviewing(page: Page, game: str, seats: int, options: Options, seat: int) -> dict[str, Any]:
    """Seconds of the processor for the review of this seat's game in this page, and how long it was."""
    wire = page.context.new_cdp_session(page)
    wire.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.evaluate(RUN, REVIEW.format(game=game, seats=seats, options=options, seat=seat))
    page.wait_for_selector("html[data-played]", state="attached")
    before = spent(wire)
    page.evaluate(RUN, LOOK_BACK.format(seat=seat))
    page.wait_for_selector("html[data-reviewed]", state="attached")
    found = {
        "review_s": spent(wire) - before,
        "choices": int(page.evaluate("document.documentElement.dataset.played")),
        "judged": int(page.evaluate("document.documentElement.dataset.reviewed")),
    }
    for name in ("played", "reviewed"):
        page.evaluate("name => delete document.documentElement.dataset[name]", name)
    return found


def thinking(page: Page, game: str, seats: int, options: Options) -> dict[str, Any]:
    """Milliseconds of the processor for choices of `strong`, and for the longest task while it thinks."""
    wire = page.context.new_cdp_session(page)
    wire.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.evaluate(
        RUN, PREPARE.format(game=game, seats=seats, options=options, positions=POSITIONS, apart=APART)
    )
    page.wait_for_selector("html[data-prepared]", state="attached")
    count = int(page.evaluate("document.documentElement.dataset.prepared"))
    costs = []
    for number in range(count):
        before = spent(wire)
        page.evaluate(RUN, CHOOSE.format(number=number))
        page.wait_for_selector(f"html[data-chosen^='{number} ']", state="attached")
        costs.append(1000 * (spent(wire) - before))
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=["toplevel"])
    page.evaluate(RUN, SLICES)
    page.wait_for_selector("html[data-sliced]", state="attached")
    trace = browser.stop_tracing()
    for name in ("prepared", "chosen", "sliced"):
        page.evaluate("name => delete document.documentElement.dataset[name]", name)
    return {
        "choices": count,
        "mean_ms": sum(costs) / max(1, count),
        "most_ms": max(costs, default=0.0),
        "longest_task_ms": longest(trace),
    }
