"""A corpus of records, one file a game: what people have in their bookmarks.

A line of `<game>.jsonl` is a record as it was written once. Lines are added, never changed. A change of
the rules that alters one must be declared in `corrected.toml`, with the reason.
"""

from __future__ import annotations

import random
from pathlib import Path

import pygames

FOLDER = Path(__file__).parent


def games() -> list[str]:
    """The playable games."""
    return [entry.id for entry in pygames.catalogue() if entry.playable]


def lines(game: str) -> list[str]:
    """The records of a game."""
    file = FOLDER / f"{game}.jsonl"
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []


def fresh(game: str, number: int) -> str:
    """A record of a random game: some finished, some not, with options and seats in turn."""
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
    while match.ask is not None and (stop is None or len(match.choices) < stop):
        match.play(pick.choice(match.ask.legal))
    return match.record.json()
