"""Count how the party fares against the Lich and write its chapter of docs/balance.md.

python -m tests.balance.lich [--games 200]
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from pygames.bots import decide, make
from pygames.core.match import Match
from pygames.core.rng import Rng
from pygames.games.hero_realms_lich.game import GAME
from pygames.games.hero_realms_lich.state import LichState
from tests.balance.chapters import percent, put

PROCESSES = 2
SIZES = range(1, 6)


class Fight(NamedTuple):
    """Games of one kind: how many heroes, who plays them and the Lich; without heroes boss against boss."""

    size: int
    heroes: str = "steady"
    boss: str = "steady"


class Outcome(NamedTuple):
    """What came of one: whether the party won (of two bosses the first), who fell, jars left, the turns."""

    won: bool
    drawn: bool
    fallen: int
    jars: int
    turns: int


def play(fight: Fight, seed: int) -> Outcome:
    """One game; the classes are taken at random."""
    seats = fight.size + 1 if fight.size else 2
    match = Match(GAME, seats, seed, GAME.choose_options({"versus": True} if not fight.size else {}, seats))
    bots = [make(fight.heroes, GAME.id)] * (seats - 1) + [make(fight.boss, GAME.id)]
    rng = Rng(~seed)
    first = -1
    while (decision := match.decision) is not None:
        first = decision.seat if decision.id == "main" and first < 0 else first
        match.play(decide(bots[decision.seat], match, rng))
    assert match.result is not None
    state = match._state
    assert isinstance(state, LichState)
    jars = sum(len(state.jars[seat]) + 1 for seat in range(seats) if state.is_boss(seat))
    won = first in match.result.winners
    return Outcome(won, not match.result.winners, sum(state.out), jars, max(state.turns))


def games_of(fight: Fight, games: int) -> list[Outcome]:
    """So many games, with the seeds from 0 on."""
    return [play(fight, seed) for seed in range(games)]


def row(fight: Fight, found: list[Outcome]) -> str:
    """One line of the table."""
    games = len(found)
    who = f"{fight.size} × `{fight.heroes}`" if fight.size else f"`{fight.heroes}`, a Lich that begins"
    drawn, turns = sum(it.drawn for it in found), sum(it.turns for it in found) / games
    fallen = f"{sum(it.fallen for it in found) / games:.1f}" if fight.size else ""
    won = percent(sum(it.won for it in found), games)
    return f"| {who} | `{fight.boss}` | {won} | {drawn} | {fallen} | {turns:.0f} |"


def rows(games: int) -> list[str]:
    """The table."""
    fights = [Fight(size) for size in SIZES]
    fights += [Fight(size, "steady", "random") for size in SIZES]
    fights += [Fight(size, "random", "steady") for size in SIZES]
    fights.append(Fight(0))
    with ProcessPoolExecutor(PROCESSES) as pool:
        found = pool.map(games_of, fights, [games] * len(fights))
        return [row(fight, some) for fight, some in zip(fights, found, strict=True)]


TEXT = """\
How parties of one to five fare: {games} games a line, with the seeds from 0, the classes taken at random.
`won` is the part that the party won, of two bosses the one that begins; `drawn` are games that came to the
limit of turns, `fallen` the members defeated at the end, on average. The intervals are Wilson's, for 95 %.
`python -m tests.balance.lich --games {games}` writes this chapter. The cards are the publisher's: they are
measured, not retuned. Among `steady` players the party wins more often with each member, and never alone.

| party | Lich | won | [95 %] | drawn | fallen | turns |
|---|---|---|---|---|---|---|
{table}
"""


def main() -> None:
    """Print and write the chapter."""
    parser = argparse.ArgumentParser(prog="python -m tests.balance.lich", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    args = parser.parse_args()
    text = TEXT.format(games=args.games, table="\n".join(rows(args.games)))
    print(text)
    put("Hero Realms: the Lich", text)


if __name__ == "__main__":
    main()
