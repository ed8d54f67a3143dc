"""Playing the games of an experiment: a chunk of them at a time, each game a row of plain values."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

import pygames
from pygames.bots import RandomBot, decide, make
from pygames.engine.rng import MASK, Rng
from pygames.lab import facts
from pygames.lab.experiment import Case, Experiment

Row = dict[str, Any]


class Chunk(NamedTuple):
    """Games of one case that are played in one go: from this number on, so many."""

    case: int
    first: int
    games: int


class Played(NamedTuple):
    """The rows of a chunk, the processor time that they took, and the `digest` of who played it."""

    rows: list[Row]
    cpu: float
    sources: str


def chunks(experiment: Experiment, most: int) -> Iterator[Chunk]:
    """All games in order, in chunks of at most so many."""
    for place, case in enumerate(experiment.cases):
        games = experiment.games_of(case)
        for first in range(0, games, most):
            yield Chunk(place, first, min(most, games - first))


def play(experiment: Experiment, chunk: Chunk) -> Played:
    """Play the games of a chunk."""
    began = time.process_time()
    case = experiment.cases[chunk.case]
    numbers = range(chunk.first, chunk.first + chunk.games)
    rows = [play_game(experiment, case, number) for number in numbers]
    return Played(rows, time.process_time() - began, digest())


def play_game(experiment: Experiment, case: Case, number: int) -> Row:
    """One game of a case: what came of it.

    `first` is the seat that begins (`Facts.beginning`), `forced` how many choices had one answer only. What
    follows after them depends on the game (`facts`).
    """
    seed, seats = experiment.seed_of(number), case.seats
    turned = number % seats if experiment.rotate else 0
    names = [case.bots[(seat + turned) % seats] for seat in range(seats)]
    bots = [make(name, experiment.game) for name in names]
    rng = Rng(~seed & MASK)
    match = pygames.new(experiment.game, seed=seed, seats=seats, options=case.options)
    beginning = facts.facts_of(experiment.game).beginning
    began = -1
    forced = 0
    while (decision := match.decision) is not None:
        seat, kind, legal = decision
        if began < 0 and beginning in (None, kind.name):
            began = seat
        forced += len(legal) == 1
        if kind.name in case.answers:
            match.play(case.answers[kind.name][seat])
        elif isinstance(bots[seat], RandomBot):
            match.play(rng.choice(legal))  # as it decides, but without the world that it does not look at
        else:
            match.play(decide(bots[seat], match, rng))
    assert match.result is not None
    row = {
        "case": case.name,
        "game": number,
        "seed": seed,
        "bots": names,
        "winners": list(match.result.winners),
        "how": match.result.how,
        "first": began,
        "choices": len(match.choices),
        "forced": forced,
        **facts.figures(match),
    }
    return row | {"taken": facts.taken(match)} if experiment.taken else row


@cache
def digest() -> str:
    """A hash of all sources and data of this package: who has the same plays the same games."""
    found = sha256()
    for name, content in sorted(_contents(files("pygames"), "")):
        found.update(name.encode() + b"\0" + content + b"\0")
    return found.hexdigest()


def _contents(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    for entry in folder.iterdir():
        name = f"{path}/{entry.name}"
        if entry.is_dir() and entry.name != "__pycache__":
            yield from _contents(entry, name)
        elif entry.name.endswith((".py", ".toml")):
            # git may change line endings when it checks a file out, so all are made alike
            yield name, entry.read_bytes().replace(b"\r\n", b"\n")
