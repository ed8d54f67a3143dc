"""Count how strong the opponents are, and fit what they judge by.

python -m tests.strength duel GAME [--seats 2] [--seat 0] [--games 400] [--one strong] [--others steady]
python -m tests.strength fit GAME [--seats 2] [--games 4000]
python -m tests.strength stops
"""

from __future__ import annotations

import argparse

from pygames.bots import make
from pygames.bots.search import Strong
from tests.strength.duels import Duel, games_of
from tests.strength.fit import fit, positions
from tests.strength.stops import stops


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=("duel", "fit", "stops"))
    parser.add_argument("game", nargs="?", default="")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seat", type=int, help="of the one; without it each in turn")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--one", default="strong")
    parser.add_argument("--others", default="steady")
    given = parser.parse_args()
    if given.what == "stops":
        print(stops())
    elif given.what == "fit":
        bot = make("strong", given.game)
        assert isinstance(bot, Strong)
        found = positions(given.game, bot.guide, given.seats, given.games, {})
        print(f"{len(found)} positions:", [round(weight, 2) for weight in fit(found)])
    else:
        duel = Duel(given.game, given.seats, given.one, given.others)
        print("won | 95 % | shared | games | ms a choice")
        print(games_of(duel, given.games, given.seat, given.first))


if __name__ == "__main__":
    main()
