"""Count how often the bosses of Escarmouche are beaten and write their chapter of docs/balance.md.

python -m tests.balance.skirmish [--games 1000]
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from typing import NamedTuple

from pygames.bots import decide, make
from pygames.core.match import Match
from pygames.core.rng import Rng
from pygames.games.hero_realms.cards import FACES, PACK, PACKS
from pygames.games.hero_realms_skirmish.bosses import BOSSES
from pygames.games.hero_realms_skirmish.game import GAME
from pygames.games.hero_realms_skirmish.state import PLAYER, SkirmishState
from tests.balance.chapters import percent, put

PROCESSES = 2
PACKED = "borg"  # against whom the class packs are tried


class Fight(NamedTuple):
    """Games of one kind."""

    boss: str
    reinforcements: bool = False
    abilities: bool = False
    pack: str = "plain"
    player: str = "steady"


class Outcome(NamedTuple):
    """How one ended, after how many turns, with how much health of the boss."""

    how: str
    turns: int
    health: int


def play(fight: Fight, seed: int) -> Outcome:
    """One game."""
    options = {
        "boss": fight.boss,
        "reinforcements": fight.reinforcements,
        "boss_abilities": fight.abilities,
        "class_pack": fight.pack,
    }
    match = Match(GAME, 1, seed, GAME.choose_options(options, 1))
    bot, rng = make(fight.player, GAME.id), Rng(~seed)
    while match.decision is not None:
        match.play(decide(bot, match, rng))
    state = match._state
    assert match.result is not None
    assert isinstance(state, SkirmishState)
    return Outcome(match.result.how, state.turns[PLAYER], state.boss_health)


def games_of(fight: Fight, games: int) -> list[Outcome]:
    """So many games, with the seeds from 0 on."""
    return [play(fight, seed) for seed in range(games)]


def row(fight: Fight, found: list[Outcome]) -> str:
    """One line of the table."""
    games, name = len(found), FACES[fight.boss].name.en
    variants = [
        word for word, on in (("reinforcements", fight.reinforcements), ("abilities", fight.abilities)) if on
    ]
    won, ran_out = (sum(it.how == how for it in found) for how in ("victory", "counter"))
    turns, health = (sum(getattr(it, field) for it in found) / games for field in ("turns", "health"))
    return (
        f"| {name} | {' and '.join(variants) or '–'} | {PACKS[PACK[fight.pack]].name.en} | `{fight.player}` "
        f"| {games} | {percent(won, games)} | {ran_out} | {turns:.1f} | {health:.0f} |"
    )


def fights() -> list[Fight]:
    """Each boss with each choice of variants; random choices; the class packs."""
    found = [Fight(*kind) for kind in product(BOSSES, (False, True), (False, True))]
    found += [Fight(boss, player="random") for boss in BOSSES]
    return found + [Fight(PACKED, pack=pack.id) for pack in PACKS[1 : len(PACKS) - 1]]


def rows(games: int) -> list[str]:
    """The table."""
    tried = fights()
    with ProcessPoolExecutor(PROCESSES) as pool:
        found = pool.map(games_of, tried, [games] * len(tried))
        return [row(fight, some) for fight, some in zip(tried, found, strict=True)]


TEXT = """\
How often the four bosses are beaten: {games} games a line, with the seeds from 0. `won` is the part that the
player won, with Wilson's interval for 95 %; `ran out` are games lost by the turn counter; in the rest the
player had no health left; `turns` are the player's, `boss` the health that the boss had left, on average.
`python -m tests.balance.skirmish --games {games}` writes this chapter. It is the author's balance: it is
measured, not retuned. No boss is always or never beaten by `steady`; the levels come in their order. Random
choices beat none. The class packs, an addition of ours, make Borg easier.

| boss | variants | deck | player | games | won | [95 %] | ran out | turns | boss |
|---|---|---|---|---|---|---|---|---|---|
{table}
"""


def main() -> None:
    """Print and write the chapter."""
    parser = argparse.ArgumentParser(prog="python -m tests.balance.skirmish", description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    args = parser.parse_args()
    text = TEXT.format(games=args.games, table="\n".join(rows(args.games)))
    print(text)
    put("Hero Realms: Skirmish", text)


if __name__ == "__main__":
    main()
