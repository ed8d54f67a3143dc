"""Count how the house cards play and write docs/balance.md.

python -m tests.balance [--games 400]      the figures of the document
python -m tests.balance --search           try every party; prints the best ones, for PARTIES below
"""

from __future__ import annotations

import argparse
from itertools import product
from pathlib import Path

from tests.balance.arena import SIZES, Party, Tally, Trial, count, search

OUT = Path(__file__).resolve().parents[2] / "docs" / "balance.md"
SETS = {"lair": "The lair of the Lich", "traps": "The lair with traps"}
SCENARIOS = {
    "dark-evening": "Dark evening (easy)",
    "search": "In search of Abunakkashii (medium)",
    "lich": "Meeting the Lich (hard)",
}
SIDES = (("steady", "steady"), ("random", "steady"), ("steady", "random"), ("random", "random"))
# the best that a search found, for each size
PARTIES: tuple[Party, ...] = (
    ("nova", "bottled-moonlight", "grandfathers-sword", "smuggled-map", "prisoners"),
    ("nova", "strength-potion", "grandfathers-sword", "smuggled-map", "prisoners"),
    ("hero", "nova", "bottled-moonlight", "grandfathers-sword", "prisoners"),
    ("hero", "nova", "strength-potion", "bottled-moonlight", "grandfathers-sword"),
    ("hero", "nova", "berthe", "grandfathers-sword", "prisoners"),
    ("hero", "nova", "pip", "grandfathers-sword", "prisoners"),
    ("hero", "nova", "berthe", "pip", "grandfathers-sword"),
    ("hero", "nova", "berthe", "pip", "prisoners"),
)


def size_of(party: Party) -> int:
    """How many adventurers are in a party of our cards."""
    return sum(name in ("hero", "nova", "berthe", "pip") for name in party)


def percent(tally: Tally) -> str:
    """The part won by the adventurers, with its standard error."""
    error = (tally.rate * (1 - tally.rate) / tally.games) ** 0.5
    return f"{tally.rate:.0%} ± {error:.0%}"


def table(head: str, rows: list[list[str]]) -> list[str]:
    """A table of Markdown."""
    columns = head.split(" | ")
    return [f"| {head} |", "|" + "---|" * len(columns), *(f"| {' | '.join(row)} |" for row in rows), ""]


def parties(games: int) -> list[str]:
    """The two-player game, by party."""
    trials = [Trial(cards, party) for cards in SETS for party in PARTIES]
    found = list(zip(trials, count(trials, games), strict=True))
    best, tried = [], []
    for cards, size in product(SETS, SIZES):
        some = [one for one in found if one[0].cards == cards and size_of(one[0].party) == size]
        trial, tally = max(some, key=lambda one: one[1].rate)
        turns = f"{tally.turns / tally.games:.0f}"
        best.append([SETS[cards], str(size), ", ".join(trial.party), percent(tally), turns])
    for party in PARTIES:
        rates = [percent(tally) for trial, tally in found if trial.party == party]
        tried.append([str(size_of(party)), ", ".join(party), *rates])
    return [
        "## Two players",
        "`steady` on both sides; how often the adventurers won with the best party of each size, and how",
        "many turns a game had.",
        "",
        *table("cards | adventurers | best party | won | turns", best),
        "All parties that were counted. Searches with fewer games had found these to be good ones.",
        "",
        *table("adventurers | party | lair | traps", tried),
    ]


def sides(games: int) -> list[str]:
    """Steady and random against each other."""
    trials = [Trial(cards, (), *names) for names in SIDES for cards in SETS]
    tallies = count(trials, games)
    rows = [
        [*names, *(percent(tally) for tally in tallies[2 * at : 2 * at + 2])]
        for at, names in enumerate(SIDES)
    ]
    return [
        "## Opponents against each other",
        "How often the adventurers won when each side chose for itself, its party too.",
        "`python -m pygames simulate immortal-king --games 400 --bots steady,random` counts both sides",
        "together: there the seats rotate from game to game.",
        "",
        *table("adventurers | dungeon master | lair | traps", rows),
    ]


def alone(games: int) -> list[str]:
    """The solitaire game."""
    trials = [
        Trial(cards, (), name, scenario=scenario)
        for name in ("steady", "random")
        for scenario in SCENARIOS
        for cards in SETS
    ]
    tallies = count(trials, games)
    rows = []
    for at, scenario in enumerate(SCENARIOS):
        steady = [percent(tally) for tally in tallies[2 * at : 2 * at + 2]]
        by_lot = [percent(tally) for tally in tallies[6 + 2 * at : 8 + 2 * at]]
        rows.append([SCENARIOS[scenario], *steady, *by_lot])
    return [
        "## One player",
        "With the party of its own choice.",
        "",
        *table("scenario | steady, lair | steady, traps | random, lair | random, traps", rows),
    ]


def document(games: int) -> str:
    """The whole document."""
    lines = [
        "# Balance",
        "How the house cards of Hero: Immortal King play, counted in games of `steady` (and `random`).",
        f"`python -m tests.balance --games {games}` writes this page: {games} games for each figure, with",
        f"the seeds 0 to {games - 1}, the same for every party, so that the figures come out again to",
        "the last digit. After ± stands the standard error. `python -m tests.balance --search` tries every",
        "party.",
        "",
        "Wanted: with `steady` on both sides the best party of each size wins between 35 % and 65 %; alone,",
        "the scenarios go from easy to hard. After a change to a card, count again and rewrite the goldens.",
        "",
        *parties(games),
        *alone(games),
        *sides(games),
    ]
    return "\n".join(lines).rstrip() + "\n"


def main() -> None:
    """Print and write the document, or search."""
    parser = argparse.ArgumentParser(prog="python -m tests.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--search", action="store_true")
    args = parser.parse_args()
    if args.search:
        for scenario, size in product(("", "search"), SIZES):
            print(f"{size} adventurers, {scenario or 'two players'}")
            for party, tally in search("lair", size, scenario):
                print(f"  {percent(tally)}  {', '.join(party)}", flush=True)
        return
    text = document(args.games)
    print(text)
    OUT.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
