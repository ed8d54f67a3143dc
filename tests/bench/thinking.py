"""What a choice of `strong` and a review cost in the page's Python, in processor time of the page's thread.

The browser tells that time itself, so that whatever else the machine does hardly counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from e2e.conftest import RUN

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession, Page

POSITIONS = 12  # of a game, spread over it
APART = 5  # choices between two of them

# Plays a game of `steady` and keeps positions in which a search has something to do.
PREPARE = """
import pygames
from pygames.bots import decide, make
from pygames.bots.advice import guide_of
from pygames.core.rng import Rng
game, seats = {game!r}, {seats}
match, guide, rng, kept = pygames.new(game, seed=1, seats=seats), guide_of(game), Rng(1), []
steady, strong = make("steady", game), make("strong", game)
while match.decision is not None and len(kept) < {positions}:
    legal = match.decision.legal_actions
    if len(match.choices) % {apart} == 0 and len(legal) > 1 and not guide.leaves(match.decision.id, legal):
        kept.append(match.copy())
    match.play(decide(steady, match, rng))
import js
js.document.documentElement.dataset.prepared = str(len(kept))
"""

# One choice, in one piece; the longest of its steps as the clock has it.
CHOOSE = """
from time import perf_counter
from pygames.bots import think
thinking, longest, steps = think(strong, kept[{number}], Rng(7)), 0.0, 0
while True:
    began = perf_counter()
    try:
        next(thinking)
    except StopIteration:
        break
    finally:
        longest, steps = max(longest, perf_counter() - began), steps + 1
import js
js.document.documentElement.dataset.chosen = f"{number} {{longest}} {{steps}}"
"""


def spent(wire: CDPSession) -> float:
    """Seconds of the processor that the page's thread has worked."""
    found = wire.send("Performance.getMetrics")["metrics"]
    return next(float(it["value"]) for it in found if it["name"] == "TaskDuration")


# A game of a beginner against `steady`, which it loses; then its review, in one piece.
REVIEW = """
import pygames
from pygames.bots import decide, make
from pygames.bots.review import Reviewing
from pygames.core.rng import Rng
import js
match, rng = pygames.new({game!r}, seed=2, seats=2), Rng(2)
bots = [make(name, {game!r}) for name in ("random", "steady")]
while match.decision is not None:
    match.play(decide(bots[match.decision.seat], match, rng))
js.document.documentElement.dataset.played = str(len(match.choices))
"""
LOOK_BACK = """
reviewing = Reviewing(match, 0)
while not reviewing.work():
    pass
import js
js.document.documentElement.dataset.reviewed = str(reviewing.review.judged)
"""


def reviewing(page: Page, game: str) -> dict[str, Any]:
    """Seconds of the processor for the review of a game in this page, and how long the game was."""
    wire = page.context.new_cdp_session(page)
    wire.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.evaluate(RUN, REVIEW.format(game=game))
    page.wait_for_selector("html[data-played]", state="attached")
    before = spent(wire)
    page.evaluate(RUN, LOOK_BACK)
    page.wait_for_selector("html[data-reviewed]", state="attached")
    return {
        "review_s": spent(wire) - before,
        "choices": int(page.evaluate("document.documentElement.dataset.played")),
        "judged": int(page.evaluate("document.documentElement.dataset.reviewed")),
    }


def thinking(page: Page, game: str, seats: int) -> dict[str, Any]:
    """Milliseconds of the processor for choices of `strong`, and of the longest step by the clock."""
    wire = page.context.new_cdp_session(page)
    wire.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.evaluate(RUN, PREPARE.format(game=game, seats=seats, positions=POSITIONS, apart=APART))
    page.wait_for_selector("html[data-prepared]", state="attached")
    count = int(page.evaluate("document.documentElement.dataset.prepared"))
    costs, steps = [], []
    for number in range(count):
        before = spent(wire)
        page.evaluate(RUN, CHOOSE.format(number=number))
        page.wait_for_selector(f"html[data-chosen^='{number} ']", state="attached")
        costs.append(1000 * (spent(wire) - before))
        steps.append(1000 * float(page.evaluate("document.documentElement.dataset.chosen").split()[1]))
    page.evaluate("delete document.documentElement.dataset.prepared")
    page.evaluate("delete document.documentElement.dataset.chosen")
    return {
        "choices": count,
        "mean_ms": sum(costs) / max(1, count),
        "most_ms": max(costs, default=0.0),
        "longest_step_ms": max(steps, default=0.0),
    }
