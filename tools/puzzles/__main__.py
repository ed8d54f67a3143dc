"""The command for puzzles: the package says what it does."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

import pygames
from pygames.bots.puzzles import WORLDS
from pygames.games import PLAYABLE
from pygames.school.puzzle import level_of
from pygames.school.puzzle import puzzles as puzzles_of
from tools import puzzles
from tools.puzzles.audit import audited
from tools.puzzles.check import check
from tools.puzzles.file import write
from tools.puzzles.levels import measured
from tools.puzzles.mine import mine, mine_gains
from tools.puzzles.numbers import write_numbers
from tools.puzzles.proofs import prove

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pygames.school.puzzle import Puzzle


def main() -> None:
    """What the command does."""
    parser = argparse.ArgumentParser(
        description=puzzles.__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument(
        "what", choices=("mine", "gains", "level", "prove", "number", "check", "audit", "show")
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="all without one")
    parser.add_argument("--games", dest="count", type=int, default=100, help="how many games of each")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--seed", type=int, default=2, help="of the worlds of a check")
    parser.add_argument("--worlds", type=int, default=WORLDS, help="of a check")
    given = parser.parse_args()
    names = given.games or [entry.id for entry in pygames.catalogue() if entry.playable]
    if given.what == "number":
        write_numbers()
        return
    for name in names:
        for line in _done(given, name):
            print(line, flush=True)


def _done(given: argparse.Namespace, game: str) -> Iterator[str]:
    """Do with a game what is asked for; says what came of it."""
    known = list(puzzles_of(game).values())
    match given.what:
        case "mine":
            yield from mine(game, given.count, given.first)
        case "gains":
            yield from mine_gains(game, given.count, given.first)
        case "level":
            write(game, {puzzle.number: measured(puzzle) for puzzle in known})
        case "prove":
            yield from prove(game, known)
        case "audit":
            yield from audited([puzzle for puzzle in known if puzzle.want != "gains"])
        case "check":
            yield from check([puzzle for puzzle in known if puzzle.want != "gains"], given.seed, given.worlds)
        case _:
            yield from shown(known)


def shown(known: list[Puzzle]) -> Iterator[str]:
    """Puzzles in words: the question, and why."""
    for puzzle in known:
        lesson = puzzle.lesson(PLAYABLE)
        yield f"{puzzle.game} {puzzle.number} ({puzzle.want}, level {level_of(puzzle.found)})"
        yield from (f"    {step.text.en}" for step in lesson.steps)


if __name__ == "__main__":
    main()
