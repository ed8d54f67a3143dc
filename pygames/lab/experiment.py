"""Experiments: which games are to be played, so exactly that anybody can play the same ones again.

An experiment is a TOML file (docs/lab.md) or is made here. Game `n` of a case follows from the experiment
and from `n` alone, so it does not matter who plays it, when, or together with which others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pygames
from pygames.bots import check_offered
from pygames.engine.errors import GameError
from pygames.engine.options import OptionValue
from pygames.engine.rng import GAMMA, MASK, mix
from pygames.engine.shapes import BadShape, Table, toml_file

ENDLESS = 1 << 70  # more than any seed: one that is too large is refused as such


class BadExperiment(GameError):
    """An experiment that cannot be played; `problem` says why."""

    def __init__(self, problem: str) -> None:
        super().__init__("bad_experiment", problem=problem)


@dataclass(frozen=True)
class Case:
    """Games of one kind: who plays with which options.

    `answers` are choices that are made for the players, by the id of the decision one for each seat:
    `{"pack": ["take cleric", "take thief"]}`. `games` is how many, if not as many as in the other cases;
    `labels` name it in a table.
    """

    bots: tuple[str, ...]
    name: str = ""
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    answers: Mapping[str, Sequence[str]] = field(default_factory=dict)
    games: int = 0
    labels: tuple[str, ...] = ()

    @property
    def seats(self) -> int:
        """How many players a case has."""
        return len(self.bots)


@dataclass(frozen=True)
class Experiment:
    """An experiment: games to be played, in cases, under one title.

    Every case has the same seeds: `first`, `first` + 1 and so on; or, without `first`, numbers drawn by
    `seed`. With `rotate` the players change seats from game to game. With `taken` it is noted which cards
    and classes each seat took.
    """

    game: str
    cases: tuple[Case, ...]
    games: int = 100
    first: int | None = None
    seed: int = 0
    rotate: bool = False
    taken: bool = False
    title: str = ""
    table: Mapping[str, Any] = field(default_factory=dict)

    def seed_of(self, number: int) -> int:
        """The seed of a game."""
        if self.first is not None:
            return self.first + number
        return mix((self.seed + (number + 1) * GAMMA) & MASK)

    def games_of(self, case: Case) -> int:
        """How many games of a case are played."""
        return case.games or self.games

    @property
    def total(self) -> int:
        """How many games there are in all."""
        return sum(map(self.games_of, self.cases))

    def check(self) -> None:
        """Raise what is wrong: BadExperiment, UnknownGame, or BadOption for opponents, seats, options."""
        pygames.load(self.game)
        if not self.cases:
            raise BadExperiment("it has no case")
        names = [case.name for case in self.cases]
        if len(set(names)) < len(names):
            raise BadExperiment("two cases have one name")
        for case in self.cases:
            if self.games_of(case) < 1:
                raise BadExperiment(f"games must be at least 1, not {self.games_of(case)}")
            for at, bot in enumerate(case.bots):
                for seat in range(case.seats) if self.rotate else (at,):
                    check_offered(bot, self.game, case.seats, seat, case.options)
            last = self.games_of(case) - 1 if self.first is not None else 0
            for number in {0, last}:
                pygames.new(self.game, seed=self._seed(number), seats=case.seats, options=case.options)

    def _seed(self, number: int) -> int:
        """A seed for `check`: that of the experiment itself, so that one out of range is refused."""
        return self.seed if self.first is None else self.seed_of(number)


def read(text: str) -> Experiment:
    """The experiment that a TOML text describes. Raises BadExperiment, or what `Experiment.check` raises."""
    try:
        experiment = _experiment(toml_file("the experiment", text))
    except (BadShape, RecursionError) as error:
        raise BadExperiment(str(error)) from None
    experiment.check()
    return experiment


def _experiment(file: Table) -> Experiment:
    experiment = Experiment(
        file.string("game"),
        tuple([_case(case, place) for place, case in enumerate(file.tables("case"), 1)]),
        file.integer("games", Experiment.games),
        file.integer("first", 0, most=ENDLESS) if "first" in file else None,
        file.integer("seed", Experiment.seed, most=ENDLESS),
        rotate=file.flag("rotate", default=False),
        taken=file.flag("taken", default=False),
        title=file.string("title", ""),
        table=file.mapping("table"),
    )
    file.end()
    return experiment


def _case(file: Table, place: int) -> Case:
    case = Case(
        file.strings("bots"),
        file.string("name", str(place)),
        file.mapping("options"),
        file.mapping("answers"),
        file.integer("games", 0),
        file.strings("labels"),
    )
    file.end()
    if not case.bots:
        raise file.fault("bots, one a seat, are missing")
    return case
