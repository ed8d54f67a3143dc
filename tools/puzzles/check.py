"""Holding a puzzle to what its file says, in worlds that are not those in which it was found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.bots.puzzles import AHEAD, BEST, Screen
from pygames.engine.rng import Rng
from tools.puzzles.lines import Outcome
from tools.puzzles.missing import most_missed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pygames.school.puzzle import Puzzle


def faults(puzzle: Puzzle, seed: int, worlds: int, slack: float = 0.0) -> Iterator[str]:
    """What does not hold in so many worlds; `slack` is left to chance."""
    outcome = Outcome(puzzle)
    match = outcome.match
    screen = Screen(match, Rng(seed), outcome.goal)
    line = tuple(map(match.parse, puzzle.line))
    answers = set(map(match.parse, puzzle.answers))
    wrong = [action for action in screen.ideas if action not in answers]
    for careful in (False, True):
        chances = screen.measured({line[0]: line}, wrong, worlds, careful=careful)
        best = chances.pop(line[0])
        if best < BEST - slack:
            yield f"the line wins {best:.0%}"
        for action, often in chances.items():
            if best - often < AHEAD - slack:
                yield f"{action.text} wins {often:.0%}"
    for action in wrong:
        often, way = screen.best_way(action, line, max(8, worlds // 4))
        if often > 1 - AHEAD + slack:
            yield f"{', '.join(it.text for it in way)} wins at once {often:.0%}"
    if puzzle.want == "wins":
        missed = most_missed(outcome, screen, line, max(8, worlds // 2))
        if missed > 1 - AHEAD + slack:
            yield f"who misses it wins {missed:.0%}"


def check(puzzles: list[Puzzle], seed: int, worlds: int) -> Iterator[str]:
    """All these puzzles; a line for each that does not hold, and then how many do."""
    held = 0
    for puzzle in puzzles:
        found = list(faults(puzzle, seed, worlds))
        held += not found
        if found:
            yield f"{puzzle.game} {puzzle.number}: {'; '.join(found)}"
    yield f"{held} of {len(puzzles)} hold in {worlds} worlds from seed {seed}"
