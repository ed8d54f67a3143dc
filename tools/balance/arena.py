"""Games of opponents against each other, each from its own seed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from typing import NamedTuple

import pygames
from pygames.bots import decide, make
from pygames.engine.rng import Rng
from pygames.games.immortal_king.state import NONE, PARTY_SEAT, ImmortalKingState
from tests.kit.truth import true_state
from tools.balance.ways import has_way_on

GAME = "immortal-king"
PROCESSES = 2


class Pairing(NamedTuple):
    """Games of one kind. `scenario` makes them solitaire."""

    cards: str
    adventurers: str = "steady"
    master: str = "steady"
    scenario: str = ""


class Results(NamedTuple):
    """What came of them."""

    games: int
    wins: int
    stuck: int  # lost after a turn without a way on, nothing beaten since
    turns: int

    @property
    def rate(self) -> float:
        """The part that the adventurers won."""
        return self.wins / self.games


def play(trial: Pairing, seed: int) -> Results:
    """Play one game of the trial."""
    options = {"dungeon": trial.cards} | ({"scenario": trial.scenario} if trial.scenario else {})
    match = pygames.new(GAME, seed=seed, seats=1 if trial.scenario else 2, options=options)
    bots = [make(name, GAME) for name in (trial.adventurers, trial.master)]
    rng = Rng(~seed)
    state = true_state(match)
    assert isinstance(state, ImmortalKingState)
    since: list[ImmortalKingState] = []  # the turns since something was beaten
    before = NONE  # how many had been beaten at the last turn
    while match.decision is not None:
        if match.decision.id == "turn":
            if beaten(state) != before:
                since, before = [], beaten(state)
            since.append(state.copy())
        match.play(decide(bots[match.decision.seat], match, rng))
    assert match.result is not None
    won = PARTY_SEAT in match.result.winners
    stuck = not won and beaten(state) == before and not all(map(has_way_on, since))
    return Results(1, won, stuck, state.turn)


def beaten(state: ImmortalKingState) -> int:
    """How many encounters the party has beaten."""
    return len(state.won) + len(state.spent)


def tally(trial: Pairing, first: int, games: int) -> Results:
    """So many games from the seed `first`."""
    return _together(play(trial, seed) for seed in range(first, first + games))


def count(trials: Sequence[Pairing], games: int, first: int = 0) -> list[Results]:
    """Every trial so many times, with the same seeds."""
    slices = 4 if games >= 40 else 1
    bounds = [games * part // slices for part in range(slices + 1)]
    with ProcessPoolExecutor(PROCESSES) as pool:
        parts = [
            [pool.submit(tally, trial, first + low, high - low) for low, high in pairwise(bounds)]
            for trial in trials
        ]
        return [_together(future.result() for future in part) for part in parts]


def _together(parts: Iterable[Results]) -> Results:
    return Results(*map(sum, zip(*parts, strict=True)))
