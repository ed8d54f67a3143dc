"""What chances are left to one who does not win in time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.bots import decide
from pygames.bots.puzzles import SILENT
from pygames.engine.rng import Rng

if TYPE_CHECKING:
    from pygames.bots.puzzles import Line, Screen
    from tools.puzzles.lines import Outcome


def most_missed(outcome: Outcome, screen: Screen, line: Line, worlds: int) -> float:
    """The best chance of one who misses a win.

    The line is broken off at each place, nothing more is done in that turn, and from then on everybody takes
    care. A way that mostly wins in time all the same misses nothing.
    """
    best = 0.0
    for made in range(len(line)):
        tried = [_after_miss(outcome, screen, line[:made], seed) for seed in screen.worlds(worlds)]
        missed = [won for won in tried if won is not None]
        if 2 * len(missed) >= worlds:
            best = max(best, sum(missed) / len(missed))
    return best


def _after_miss(outcome: Outcome, screen: Screen, begun: Line, seed: int) -> bool | None:
    """Whether the seat wins that begins so and then does nothing more in time; None if it wins in time."""
    world, rng, at = screen.observation.fork(seed), Rng(seed), 0
    while (decision := world.decision) is not None:
        legal = decision.legal_actions
        action = legal[0]
        if len(legal) > 1 and decision.seat == outcome.seat and world.turn <= outcome.turn:
            if at < len(begun) and begun[at] in legal:
                action, at = begun[at], at + 1
            else:
                action = next((it for it in legal if it.type.name in SILENT), legal[0])
        elif len(legal) > 1:
            action = decide(screen.bot, world, rng)
        world.play(action)
    assert world.result is not None
    won = outcome.seat in world.result.winners
    return None if won and world.turn <= outcome.turn else won
