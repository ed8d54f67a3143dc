"""A corpus of records, one file a game: what people have in their bookmarks (tests/records).

`python -m tools.records` adds records of the present rules, where a game has none yet.

A line of `<game>.jsonl` is a record as it was written once. Lines are added, never changed. A change of
the rules that alters one must be declared in `corrected.toml`, with the reason. `earlier.txt` has records
and links of versions that are not read any more (`Game.oldest_rules`).
"""

from __future__ import annotations

import json
import random
from pathlib import Path

import pygames
from tests.kit.truth import true_state

FOLDER = Path(__file__).parents[1] / "tests" / "records"
MANY = 15  # records of each game, for each version of its rules


def games() -> list[str]:
    """The ids of the playable games."""
    return [entry.id for entry in pygames.catalogue() if entry.playable]


def lines(game: str) -> list[str]:
    """The records of a game."""
    file = FOLDER / f"{game}.jsonl"
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []


def earlier() -> list[str]:
    """Records and links that are too old to be read."""
    return (FOLDER / "earlier.txt").read_text(encoding="utf-8").splitlines()


def fresh(game: str, number: int) -> str:
    """A record of a random game, with options and seats in turn.

    Some are finished and some not, and some start from a position on the way.
    """
    rules = pygames.load(game)
    pick = random.Random(f"{game} {rules.rules_version} {number}")
    seats = rules.seats[number % len(rules.seats)]
    options = {
        option.id: pick.choice(option.values)
        for option in rules.options
        if not option.seats or seats in option.seats
    }
    match = pygames.new(
        game, seed=pick.getrandbits(32), seats=seats, options=options, practice=number % 5 == 4
    )
    stop = pick.choice([None, None, 1, 17, 40])
    if number % 5 == 3:
        _play(match, pick, 17)
        match = pygames.position(game, true_state(match).data(), options=options)
    _play(match, pick, stop)
    return match.record.json()


def _play(match: pygames.Match, pick: random.Random, stop: int | None) -> None:
    """Play at random, so many choices or to the end."""
    while match.decision is not None and (stop is None or len(match.choices) < stop):
        match.play(pick.choice(match.decision.legal_actions))


def main() -> None:
    """Add what is missing."""
    for game in games():
        rules = pygames.load(game).rules_version
        if any(json.loads(line)["rules"] == rules for line in lines(game)):
            continue
        added = [*lines(game), *(fresh(game, number) for number in range(MANY))]
        (FOLDER / f"{game}.jsonl").write_text("\n".join(added) + "\n", encoding="utf-8", newline="\n")
        print(f"{game}: {MANY} records of rules {rules} added")


if __name__ == "__main__":
    main()
