"""How hard a puzzle is: how often random lines, `steady` and `strong` find it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.bots import decide, make, names_at
from pygames.engine.rng import Rng
from pygames.games import PLAYABLE
from pygames.school.judging import judge
from tools.puzzles.gains import TRIES, turn_of
from tools.puzzles.most import at_random

if TYPE_CHECKING:
    from pygames.bots import Bot
    from pygames.school.puzzle import Puzzle

GAMES = {"steady": 4, "strong": 1}  # so often each opponent is asked
MOST = 60  # choices of one's own


def measured(puzzle: Puzzle) -> Puzzle:
    """A puzzle with how often it is found."""
    by_chance = puzzle.found[0]
    if puzzle.want == "gains":
        _, turn = turn_of(puzzle)
        rng = Rng(7)
        by_chance = sum(at_random(turn, turn.start, rng) >= puzzle.n for _ in range(TRIES)) / TRIES
    steady, strong = (found_by(puzzle, name, count) for name, count in GAMES.items())
    return puzzle._replace(found=(round(by_chance, 3), steady, strong))


def found_by(puzzle: Puzzle, name: str, count: int) -> float:
    """How often this opponent solves it, judged as a person is. It plays to win, not for what is asked."""
    match = puzzle.match(PLAYABLE)
    decision = match.asks
    offered = names_at(match.game.id, match.seats, decision.seat, match.options)
    bot = make(name if name in offered else "steady", match.game.id)
    return sum(_solves(puzzle, bot, seed) for seed in range(count)) / count


def _solves(puzzle: Puzzle, bot: Bot, seed: int) -> bool:
    lesson = puzzle.lesson(PLAYABLE)
    line = [choice.action.text for choice in lesson.match(PLAYABLE).choices]
    match, rng = puzzle.match(PLAYABLE), Rng(seed)
    for made in range(MOST):
        if match.decision is None:
            return False
        judged = judge(lesson, lesson.steps[0], line, match, decide(bot, match, rng), made)
        if judged.worth != "onward":
            return judged.worth == "right"
        match = judged.match
    return False
