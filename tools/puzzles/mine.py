"""Looking for puzzles, game by game, over seats and options; what is found is written down at once."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING

from pygames.bots.puzzles import WORLDS, Screen, searching
from pygames.engine.rng import Rng
from pygames.school.goal import WIN
from pygames.school.puzzle import Puzzle, ever, puzzles
from tools.puzzles.check import faults
from tools.puzzles.file import file_of
from tools.puzzles.gains import searching as searching_gains
from tools.puzzles.gains import themed
from tools.puzzles.lines import Outcome
from tools.puzzles.missing import most_missed

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pygames.bots.puzzles import FoundPuzzle, Variant

# seats and options that are looked through in turn; a game that is not named has its own least seats
VARIANTS: Mapping[str, list[Variant]] = {
    "hero-realms": [(2, {}), (3, {}), (2, {"classes": "mixed"}), (4, {})],
    "hero-realms-lich": [(2, {}), (3, {}), (2, {"versus": True}), (4, {})],
    "hero-realms-skirmish": [
        (1, {"boss": boss}) for boss in ("orc-grunt", "rayla", "borg", "torgen-rocksplitter")
    ],
    "boss-quest": [
        (2, {}),
        (3, {}),
        (4, {}),
        (2, {"duel": True}),
        (3, {"potions": True}),
        (3, {"companions": True}),
    ],
    "immortal-king": [(1, {}), (2, {}), (1, {"scenario": "lich"}), (1, {"scenario": "search"})],
}

OTHERS = (2, 3, 4, 5)  # seeds of worlds that have to confirm what is found


def of_found(found: FoundPuzzle, game: str, number: int) -> Puzzle:
    """What is found as it is written down."""
    line = min(found.lines.values(), key=len)
    answers = sorted(found.lines, key=lambda action: action is not line[0])
    return Puzzle(
        game,
        number,
        found.match.record.link(found.match.game),
        "wins",
        tuple(action.text for action in line),
        (found.easy, 0, 0),
        "",
        tuple(action.text for action in answers),
        found.second.text,
        found.random,
        found.steady,
    )


def with_missed(puzzle: Puzzle) -> Puzzle:
    """A puzzle with the chance of one who misses the win, which is told in the question."""
    outcome = Outcome(puzzle)
    line = tuple(map(outcome.match.parse, puzzle.line))
    missed = most_missed(outcome, Screen(outcome.match, Rng(0)), line, WORLDS // 2)
    return puzzle._replace(missed=round(missed, 3))


def confirmed(puzzle: Puzzle) -> bool:
    """Whether it holds in the worlds of all other seeds."""
    return not any(fault for seed in OTHERS for fault in faults(puzzle, seed, WORLDS))


def mine(game: str, games: int, first: int) -> Iterator[str]:
    """Look in so many games, from this seed on, for wins; says what was found.

    What is for a nearer goal is left to `mine_gains`, which looks at every turn.
    """
    path = file_of(game)
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    number = text.count("\n[") + text.startswith("[")
    variants = VARIANTS.get(game) or [(None, {})]
    kept = found = games_done = 0
    began = time.process_time()
    for now in searching(game, games, first, variants):
        if len(now.puzzles) > found:
            found += 1
            if now.puzzles[-1].goal is not WIN:
                continue
            new = themed(with_missed(of_found(now.puzzles[-1], game, number + 1)))
            if not confirmed(new):
                yield f"left out: {new.line}"
                continue
            number, kept = number + 1, kept + 1
            with path.open("a", encoding="utf-8") as file:
                file.write(("\n" if number > 1 else "") + new.entry())
            yield f"{number}: seed {first + now.games}, {new.line}"
        if now.games > games_done and now.games % 20 == 0:
            spent = round(time.process_time() - began)
            looked = f"{now.screened} screened, {now.asked} asked again"
            yield f"{now.games} games: {looked}, {kept} kept, {spent} s"
        games_done = now.games


def mine_gains(game: str, games: int, first: int) -> Iterator[str]:
    """Look in so many games for as much as can be had in a turn, and write down what is found."""
    path = file_of(game)
    known = Counter((it.goal, it.theme) for it in puzzles(game).values() if it.want == "gains")
    number = max(ever(game), default=0)
    for found in searching_gains(game, games, first, VARIANTS.get(game) or [(None, {})], known):
        if isinstance(found, int):
            yield f"game {found}"
            continue
        number += 1
        new = found._replace(number=number)
        with path.open("a", encoding="utf-8") as file:
            file.write("\n" + new.entry())
        yield f"{number}: {new.n} {new.goal}, {new.theme}, {new.line}"
