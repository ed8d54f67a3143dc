"""Count how strong the opponents are, and fit what they judge by.

python -m tools.strength duel GAME [--seats 2] [--seat 0] [--games 400] [--one strong] [--others steady]
python -m tools.strength step GAME [--seats 2] --one casual --others novice
python -m tools.strength settle GAME [--seats 2] [--games 48] --one casual --others novice
python -m tools.strength alone GAME [--games 400] [--one strong] [--others steady]
python -m tools.strength pairs GAME [--seats 2] [--seat 0] [--games 400] --one judge --others strong
python -m tools.strength fit GAME [--seats 2] [--games 4000] [--by policy]
python -m tools.strength market GAME [--games 4000]
python -m tools.strength tune GAME [--seats 2] [--seat 0] [--games 4000] [--rounds 1] [--one steady]
python -m tools.strength party immortal-king [--seats 2] [--games 16] [--rounds 4] [--one strong]
python -m tools.strength stops [--seats 2] [--games 400]

Each takes `--set OPTION=VALUE` of the game (fit, alone, tune and party: several, with
commas); duel, step, settle, alone, pairs, tune and party `--first SEED` and `--processes N`.
The one may be "judge", the search of hints and reviews, or "longer", `strong` with four times the playouts;
both of a pair meet `steady`.
"""

from __future__ import annotations

import argparse
from itertools import product

from pygames.bots.advice import guide_of
from pygames.bots.search import Guide
from tools.strength.duels import PROCESSES, Duel, games_of, pairs_of
from tools.strength.fit import fit, positions
from tools.strength.ladder import settle, step
from tools.strength.market import market
from tools.strength.party import parties, race
from tools.strength.stops import stops
from tools.strength.tune import tune

SHOWN = 12  # parties of each round


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument(
        "what",
        choices=("duel", "step", "settle", "alone", "pairs", "fit", "market", "tune", "party", "stops"),
    )
    parser.add_argument("game", nargs="?", default="")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seat", type=int, help="of the one; without it each in turn")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--one", default="strong")
    parser.add_argument("--others", default="steady", help="alone, pairs: with whom the one is compared")
    parser.add_argument(
        "--by", default="policy", help="fit: who plays the games, the guide's policy or a bot"
    )
    parser.add_argument("--set", action="append", default=[], help="an option: its name=value")
    parser.add_argument("--rounds", type=int, default=1, help="tune and party: each goes on from the last")
    parser.add_argument("--processes", type=int, default=PROCESSES)
    given = parser.parse_args()
    pairs = [(name, text.split(",")) for name, _, text in (it.partition("=") for it in given.set)]
    names = [name for name, _ in pairs]
    kinds = [
        tuple(zip(names, map(_value, chosen), strict=True))
        for chosen in product(*(values for _, values in pairs))
    ]
    seats = 1 if given.what == "alone" else given.seats
    duels = [Duel(given.game, seats, given.one, given.others, kind) for kind in kinds]
    if given.what == "stops":
        print(stops(given.seats, given.games))
    elif given.what == "market":
        for card, worth in market(given.game, _guide(given.game), given.games, dict(kinds[0])).items():
            print(f'    "{card}": {worth:.2f},')
    elif given.what == "fit":
        found = positions(
            given.game, _guide(given.game), given.seats, given.games, [*map(dict, kinds)], given.by
        )
        print(f"{len(found)} positions:", [round(weight, 2) for weight in fit(found)])
    elif given.what in ("step", "settle"):
        _ladder(given, duels[0])
    elif given.what in ("alone", "pairs"):
        for duel in duels:
            print(*duel.options)
            print(pairs_of(duel, given.games, given.first, given.processes, given.seat or 0))
    elif given.what == "tune":
        for each in tune(duels, given.seat or 0, given.games, given.rounds, given.first, given.processes):
            print(each, flush=True)
    elif given.what == "party":
        entered = parties(str(dict(kinds[0]).get("dungeon", "lair")))
        for racers in race(duels, entered, given.games, given.rounds, given.first, given.processes):
            print(f"{len(racers)} parties: won | 95 % | games")
            print(*racers[:SHOWN], sep="\n", flush=True)
    else:
        print("won | 95 % | shared | games | ms a choice")
        print(games_of(duels[0], given.games, given.seat, given.first, given.processes))


def _ladder(given: argparse.Namespace, duel: Duel) -> None:
    if given.what == "step":
        print("answer | won | 95 % | by seat | games | s a game")
        print(step(duel, given.first, given.processes))
        return
    for error in settle(duel, given.games, given.first):
        print(f"{error:.3f}", flush=True)


def _guide(game: str) -> Guide:
    guide = guide_of(game)
    if guide is None:
        raise SystemExit(f"nothing searches in {game}: it has no guide")
    return guide


def _value(text: str) -> object:
    return {"true": True, "false": False}.get(text, text)


if __name__ == "__main__":
    main()
