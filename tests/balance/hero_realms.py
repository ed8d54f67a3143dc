"""Count how Hero Realms plays and write its chapter of docs/balance.md.

python -m tests.balance.hero_realms [--games 400]

Which seat begins is drawn by lot from the seed, so seats are told apart by who began, not by their letters.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from typing import NamedTuple

import pygames
from pygames.bots import decide, make
from pygames.core.rng import Rng
from pygames.games.hero_realms.cards import PACKS, PLAIN
from pygames.games.hero_realms.state import HeroRealmsState
from tests.balance.chapters import percent, put

GAME = "hero-realms"
PROCESSES = 2
CLASSES = tuple([pack.id for pack in PACKS[PLAIN + 1 :]])
ENGLISH = {pack.id: pack.name.en for pack in PACKS}


class Duel(NamedTuple):
    """Games of one kind: who plays what in the seats A and B; without packs both have the plain deck."""

    bots: tuple[str, str] = ("steady", "steady")
    packs: tuple[str, str] | tuple[()] = ()


class Game(NamedTuple):
    """What came of one: the seat that began, that which won (-1: none), the turns of the longer player."""

    first: int
    winner: int
    turns: int


def play(duel: Duel, seed: int) -> Game:
    """One game."""
    match = pygames.new(GAME, seed=seed, seats=2, options={"classes": "classes"} if duel.packs else {})
    bots = [make(name, GAME) for name in duel.bots]
    rng = Rng(~seed)
    first = -1
    while (decision := match.decision) is not None:
        if decision.id == "pack":
            match.play(f"take {duel.packs[decision.seat]}")
            continue
        first = decision.seat if first < 0 else first
        match.play(decide(bots[decision.seat], match, rng))
    assert match.result is not None
    state = match._state
    assert isinstance(state, HeroRealmsState)
    winners = match.result.winners
    return Game(first, winners[0] if len(winners) == 1 else -1, max(state.turns))


def games_of(duel: Duel, games: int) -> list[Game]:
    """So many games, with the seeds from 0 on."""
    return [play(duel, seed) for seed in range(games)]


def row(title: str, hits: int, games: Sequence[Game]) -> str:
    """One line of the table."""
    turns = sum(game.turns for game in games) / len(games)
    return f"| {title} | {percent(hits, len(games))} | {turns:.0f} |"


def rows(games: int) -> list[str]:
    """The table."""
    pairs = [*combinations(CLASSES, 2)]
    against = Duel(("steady", "random"))
    duels = [against, Duel(), *[Duel(packs=pair) for pair in pairs]]
    with ProcessPoolExecutor(PROCESSES) as pool:
        many = [games // (len(CLASSES) - 1) if duel.packs else games for duel in duels]
        found = dict(zip(duels, pool.map(games_of, duels, many), strict=True))
    lines = []
    for began, first in (("begins", 0), ("is second", 1)):
        some = [game for game in found[against] if game.first == first]
        lines.append(row(f"`steady` {began}, `random`", sum(game.winner == 0 for game in some), some))
    for title, some in (
        ("`steady` begins, `steady`; plain decks", found[Duel()]),
        (
            "`steady` begins, `steady`; class packs, all pairs",
            [g for p in pairs for g in found[Duel(packs=p)]],
        ),
    ):
        lines.append(row(title, sum(game.winner == game.first for game in some), some))
    for mine in CLASSES:
        met = [(pair.index(mine), game) for pair in pairs if mine in pair for game in found[Duel(packs=pair)]]
        wins = sum(game.winner == seat for seat, game in met)
        lines.append(row(f"{ENGLISH[mine]}, the four others", wins, [game for _, game in met]))
    return lines


TEXT = """\
The cards are the publisher's: they are measured, not retuned. `won` is the part that the first named won; a
drawn game is won by nobody. Counted are {games} games against `random`, {games} with plain decks, and
{games} for each class, as many with each of the four others (`steady` on both sides); seeds from 0. The
intervals are Wilson's, for 95 %; `turns` are those of each player. A class is told as `steady` plays it.
`python -m tests.balance.hero_realms --games {games}` writes this chapter.

| duel | won | [95 %] | turns |
|---|---|---|---|
{table}
"""


def main() -> None:
    """Print and write the chapter."""
    parser = argparse.ArgumentParser(prog="python -m tests.balance.hero_realms", description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    args = parser.parse_args()
    text = TEXT.format(games=args.games, table="\n".join(rows(args.games)))
    print(text)
    put("Hero Realms", text)


if __name__ == "__main__":
    main()
