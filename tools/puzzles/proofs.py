"""Proofs of puzzles: every line is searched, and a certificate says what was found.

Those of a game stand in `tests/puzzle_proofs/GAME.toml`. A search goes to the end of the turn, or of what is
asked for. The others do as little as they can in it, as on the page.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from pygames.bots.puzzles import Screen
from pygames.engine.rng import Rng
from tools.puzzles.gains import WORLDS, sure_in, turn_of
from tools.puzzles.lines import Outcome
from tools.puzzles.most import CutShort, MostSearch, Turn

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from pygames.school.puzzle import Puzzle

FOLDER = Path(__file__).parents[2] / "tests" / "puzzle_proofs"
MOST = 80_000  # positions; of a win, which is accepted however it comes, FEWER are enough
FEWER = 8_000
SEED = 17


class Proof(NamedTuple):
    """What was searched of a puzzle.

    In the position as the page has it: `lines` is how many ways there are to play the turn, `reach` how many
    of them come to what is asked for, `most` how much of it is the most (1: it is won), `positions` how many
    were looked at, no two alike; `whole` says that these were all. In `worlds` dealt anew its own line does
    so `sure` times.
    """

    lines: int
    reach: int
    most: int
    positions: int
    whole: bool
    worlds: int
    sure: int


def proof_of(puzzle: Puzzle) -> Proof:
    """Search every line of a puzzle, up to so many positions."""
    if puzzle.want == "gains":
        match, turn = turn_of(puzzle)
    else:
        outcome = Outcome(puzzle)
        match, turn = outcome.match, Turn.outcome(outcome)
    most = FEWER if puzzle.want == "wins" else MOST
    try:
        found = MostSearch(turn, most).found(turn.start)
    except CutShort:
        found = None
    line = tuple(map(match.parse, puzzle.line))
    if puzzle.want == "gains":
        sure = sure_in(match, turn, line, puzzle.n)
    else:
        screen = Screen(match, Rng(SEED), outcome.goal)
        sure = round(WORLDS * screen.at_once(line, WORLDS))
    if found is None:
        return Proof(0, 0, 0, most, False, WORLDS, sure)
    return Proof(found.lines, found.reach, found.most, found.positions, True, WORLDS, sure)


def against(puzzle: Puzzle, proof: Proof) -> str:
    """What speaks against a puzzle; empty where it is proved."""
    if not proof.whole and puzzle.want != "wins":
        return "more positions than are searched"
    if proof.whole and proof.most != (puzzle.n if puzzle.want == "gains" else 1):
        return f"the most is {proof.most}"
    if proof.sure < proof.worlds:
        return f"the line does it in {proof.sure} of {proof.worlds} worlds"
    return "every line does it" if proof.whole and proof.reach == proof.lines else ""


def file_of(game: str) -> Path:
    """The file with the certificates of a game."""
    return FOLDER / f"{game}.toml"


def certificates(game: str) -> dict[int, Proof]:
    """The certificates of a game's puzzles."""
    read = tomllib.loads(file_of(game).read_text(encoding="utf-8"))
    return {int(number): Proof(**entry) for number, entry in read.items()}


def prove(game: str, puzzles: Iterable[Puzzle]) -> Iterator[str]:
    """Prove these puzzles of a game and write their certificates; says which are not proved."""
    proofs: dict[int, Proof] = {}
    for puzzle in puzzles:
        proof = proof_of(puzzle)
        wrong = against(puzzle, proof)
        if not wrong:
            proofs[puzzle.number] = proof
        yield f"{game} {puzzle.number}: {wrong or proof}"
    entries = [
        f"[{number}]\n"
        + "".join(f"{name} = {json.dumps(value)}\n" for name, value in proof._asdict().items())
        for number, proof in sorted(proofs.items())
    ]
    FOLDER.mkdir(exist_ok=True)
    file_of(game).write_text("\n".join(entries), encoding="utf-8", newline="\n")
