"""Find the fullest positions that games reach, and write them: `python -m tools.law.fullest 20`.

For each game, number of seats and kind of decision the position with the most things on its table, out of so
many games of `steady` a case (and as many of `random`, who does what nobody would). The law of the table is
measured on them (`e2e/test_law.py`).
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pygames
from pygames.bots import Observation, make
from pygames.engine.rng import Rng
from pygames.games import CATALOGUE
from tools.law.drawn import things_drawn

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pygames.engine.game import Game
    from pygames.engine.match import Match

OUT = Path("e2e/fullest.toml")
LONGEST = 1500  # choices, after which a game is left
EVERY = 3  # of so many choices one is looked at, and each that is asked for the first time


class Case(NamedTuple):
    """A game with so many seats and these options."""

    game: str
    seats: int
    options: Mapping[str, object]

    @property
    def full(self) -> bool:
        """Whether it has all extensions."""
        return bool(self.options)


def cases(only: str) -> Iterator[Case]:
    """Each game with each number of seats, as it is and with all that can be turned on."""
    for entry in CATALOGUE:
        if only in ("", entry.id):
            game = pygames.load(entry.id)
            on = {option.id: True for option in game.options if True in option.values}
            for seats in game.seats:
                yield Case(game.id, seats, {})
                allowed = {name: value for name, value in on.items() if _allowed(game, name, seats)}
                if allowed:
                    yield Case(game.id, seats, allowed)


def _allowed(game: Game[Any], name: str, seats: int) -> bool:
    try:
        game.choose_options({name: True}, seats)
    except pygames.GameError:
        return False
    return True


def played(case: Case, seed: int, bot: str) -> Iterator[Match]:
    """The positions of a game in which something is asked."""
    match = pygames.new(case.game, seed=seed, seats=case.seats, options=case.options)
    player, rng, asked = make(bot, case.game), Rng(seed), set[str]()
    for step in range(LONGEST):
        decision = match.decision
        if decision is None:
            return
        if step % EVERY == 0 or decision.id not in asked:
            asked.add(decision.id)
            yield match
        match.play(player.choose(Observation(match, rng)))


def fullest(case: Case, games: int) -> dict[str, tuple[int, str]]:
    """By decision how many things lie on the fullest table met, and the link of that position."""
    found: dict[str, tuple[int, str]] = {}
    for seed in range(games):
        for bot in ("steady", "random"):
            for match in played(case, seed, bot):
                count, kind = things_drawn(match), match.asks.id
                if count > found.get(kind, (0, ""))[0]:
                    found[kind] = count, match.record.link(match.game)
    return found


def main() -> int:
    """Find them, and write them down game by game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int)
    parser.add_argument("--game", default="")
    parser.add_argument("--out", type=Path, default=OUT)
    chosen = parser.parse_args()
    lines = ["# Written by tools/law/fullest.py: the fullest table met for each decision.\n"]
    for case in cases(chosen.game):
        for kind, (count, link) in sorted(fullest(case, chosen.games).items()):
            lines.append(
                f'[[position]]\ngame = "{case.game}"\nseats = {case.seats}\n'
                f'full = {str(case.full).lower()}\ndecision = "{kind}"\nthings = {count}\nlink = "{link}"\n'
            )
        print(case, flush=True)
    chosen.out.write_text("\n".join(lines), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
