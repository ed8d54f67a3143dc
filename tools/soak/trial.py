"""What all parts of the soak share: a trial and its number, what is counted, what was found."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from time import process_time
from typing import TYPE_CHECKING, Any, NamedTuple
from zlib import crc32

import pygames
from pygames.engine.rng import Rng
from tests.immortal_king.card_files import TRAPS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pygames.engine.game import Game
    from pygames.engine.match import Match
    from pygames.engine.options import Option, OptionValue

# a file of one's own for every option that takes one
FILES = {
    ("boss-quest", "values"): '{"reaper": 30}',
    ("immortal-king", "cards"): TRAPS,
}


class Found(Exception):
    """Something is wrong. `text` is the link or the input that shows it, if there is one."""

    def __init__(self, what: str, text: str = "") -> None:
        super().__init__(what)
        self.text = text


class Trial(NamedTuple):
    """One try of a part with a game. All that is random in it follows from these three."""

    part: str
    game: str
    number: int

    def __str__(self) -> str:
        return f"{self.part}:{self.game}:{self.number}"

    @classmethod
    def read(cls, text: str) -> Trial:
        """The trial of this text. Raises ValueError when it is none."""
        part, game, number = text.split(":")
        return cls(part, game, int(number))

    def rng(self) -> Rng:
        """The trial's random numbers."""
        return Rng(crc32(f"{self.part} {self.game}".encode()) << 32 ^ self.number)


class Worst(NamedTuple):
    """The longest time that something took, in seconds of the processor, and where."""

    seconds: float
    trial: Trial
    text: str


class Tally:
    """What was done: how often, and the worst time of each kind."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.worst: dict[str, Worst] = {}
        self.tried: dict[str, set[int]] = {}  # by game the tables of `games.in_turn`

    def took(self, what: str, seconds: float, trial: Trial, text: str = "") -> None:
        """Note the time of something of this kind, if it is the longest so far."""
        if what not in self.worst or seconds > self.worst[what].seconds:
            self.worst[what] = Worst(seconds, trial, text[:200])


def timed(work: Callable[[], Any]) -> tuple[Any, float]:
    """What the work gives, and how long the processor was at it."""
    began = process_time()
    found = work()
    return found, process_time() - began


# --- how games are set up ---


class SetUp(NamedTuple):
    """A number of seats and options, to be tried with an opponent at every seat."""

    seats: int
    options: Mapping[str, OptionValue]


def values_of(game: Game[Any], option: Option) -> tuple[OptionValue, ...]:
    """All that an option may be; of files the empty one and one of ours."""
    if option.faults is None:
        return option.values
    return ("", FILES[game.id, option.id])


@cache
def set_ups(game_id: str) -> tuple[SetUp, ...]:
    """Every value of every option with every number of seats that it is for, the others by default."""
    game = pygames.load(game_id)
    found = []
    for seats in game.seats:
        found.append(SetUp(seats, {}))
        for option in game.options:
            if not option.seats or seats in option.seats:
                found += [SetUp(seats, {option.id: value}) for value in values_of(game, option)[1:]]
    return tuple(found)


@cache
def combinations(game_id: str) -> tuple[SetUp, ...]:
    """Every combination of all options with every number of seats."""
    game = pygames.load(game_id)
    found = []
    for seats in game.seats:
        ways = [
            values_of(game, option) if not option.seats or seats in option.seats else option.values[:1]
            for option in game.options
        ]
        names = [option.id for option in game.options]
        found += [SetUp(seats, dict(zip(names, values, strict=True))) for values in product(*ways)]
    return tuple(found)


def any_set_up(game_id: str, rng: Rng) -> SetUp:
    """One of all combinations, no option or every other time."""
    return rng.choice(set_ups(game_id) if rng.below(2) else combinations(game_id))


def begin(game_id: str, rng: Rng, set_up: SetUp) -> Match:
    """A new game set up so."""
    return pygames.new(game_id, seed=rng.below(1 << 64), seats=set_up.seats, options=set_up.options)


def link_of(match: Match) -> str:
    """The link text of a match."""
    return match.record.link(match.game)
