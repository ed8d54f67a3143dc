"""The command for witnesses: the package says what it does."""

from __future__ import annotations

import argparse

import pygames
from tools import witnesses
from tools.witnesses.cited import report
from tools.witnesses.mine import again, mine
from tools.witnesses.show import show

WHAT = {"cited": report, "mine": mine, "again": again, "show": show}


def main() -> None:
    """What the command does."""
    parser = argparse.ArgumentParser(
        description=witnesses.__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("what", choices=tuple(WHAT))
    parser.add_argument("games", nargs="*", metavar="GAME", help="all without one")
    parser.add_argument("--games", dest="count", type=int, default=200, help="how many games of each")
    given = parser.parse_args()
    names = given.games or [entry.id for entry in pygames.catalogue() if entry.playable]
    for name in names:
        for line in WHAT[given.what](pygames.load(name), given.count):
            print(line, flush=True)


if __name__ == "__main__":
    main()
