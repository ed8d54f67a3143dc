"""The deal of the day: by the date a game, a seed and opponents, the same for everybody; and one's tries."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, get_args

import pygames
from pygames.engine.face import Face
from pygames.engine.rng import mix
from pygames.engine.shapes import BadShape, Table, mapping_of
from pygames.games import PLAYABLE
from web.model.results import LONGEST, OUTCOMES, Outcome
from web.model.seats import one_person

if TYPE_CHECKING:
    from pygames.engine.match import Match
    from web.model.sight import Player

SALT = 0xDEA1  # so that its seeds are not the numbers of the days
WEEK = 7
MONDAY = 4  # 5 January 1970, counted from 1 January
MOST = 400  # tries that are kept; the oldest go
ID = re.compile(r"deal(\d{1,7})")  # of its kept game
ADDRESS = "deal"  # after the # of the page's address
BIG = 10_000

How = Literal["", "begun", "won", "lost", "drawn"]
HOWS: tuple[How, ...] = get_args(How)[1:]  # what a try that is stored can be


class Deal(NamedTuple):
    """The deal of a day (UTC), counted from 1 January 1970."""

    day: int

    @property
    def game(self) -> str:
        """The game, of which all take turns."""
        return list(PLAYABLE)[self.day % len(PLAYABLE)]

    @property
    def seed(self) -> int:
        """What it is dealt by."""
        return mix(self.day ^ SALT) & 0xFFFFFFFF

    @property
    def id(self) -> str:
        """Under this its game is kept, once it is begun."""
        return f"deal{self.day}"

    @property
    def players(self) -> tuple[Player, ...]:
        """A person at the first seat, careful opponents elsewhere."""
        return one_person(next(it.first_seats for it in pygames.catalogue() if it.id == self.game))

    def match(self) -> Match:
        """The game as it is dealt, with no option chosen."""
        return pygames.new(self.game, seed=self.seed, seats=len(self.players))


def day_of(id: str) -> int | None:
    """The day of whose deal this is the kept game; None where it is another game."""
    found = ID.fullmatch(id)
    return int(found[1]) if found else None


class Try(NamedTuple):
    """How far somebody came with the deal of a day: not at all (""), only `begun`, or how it ended.

    `figure` has the text `standing.FIGURE` of the game; `other` is the best of those who are not on the
    person's side, None where there is nobody.
    """

    how: How
    figure: str = ""
    own: int = 0
    other: int | None = None

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self.how in OUTCOMES

    @classmethod
    def of(cls, match: Match, seat: int) -> Try:
        """How the game stands or ended for this seat."""
        result = match.result
        if result is None:
            return cls("begun")
        how: Outcome = "won" if seat in result.winners else "lost"
        if not result.winners and match.seats > 1:
            how = "drawn"
        sides = match.game.sides(match.seats)
        figures = {
            it.seat: it.figures[0]
            for it in match.game.part(Face).standings(match.open_view(seat))
            if it.figures
        }
        own = figures.get(seat)
        if own is None:
            return cls(how)
        others = [
            it.value
            for it_seat, it in figures.items()
            if it_seat < len(sides) and sides[it_seat] != sides[seat]
        ]
        return cls(how, own.name, own.value, max(others, default=None))

    def data(self) -> dict[str, Any]:
        """The try as it is stored."""
        return {name: value for name, value in self._asdict().items() if value not in ("", None)}

    @classmethod
    def read(cls, stored: object) -> Try:
        """What was stored, which may be anything. Raises BadShape."""
        table = Table("the deal", stored)
        other = table.integer("other", -1, least=-BIG, most=BIG) if "other" in table else None
        figure = table.string("figure", "")
        if len(figure) > LONGEST:
            raise table.fault("figure is too long")
        return cls(table.one_of("how", HOWS), figure, table.integer("own", 0, least=-BIG, most=BIG), other)


UNTRIED = Try("")


@dataclass(frozen=True, slots=True)
class Deals:
    """The tries, by day."""

    _tries: Mapping[int, Try] = field(default_factory=dict)

    @classmethod
    def read(cls, stored: object) -> Deals:
        """What was stored, which may be anything; what cannot be read is left out."""
        found: dict[int, Try] = {}
        for day, it in mapping_of(stored).items():
            with suppress(BadShape):
                if (number := day_of(f"deal{day}")) is not None:
                    found[number] = Try.read(it)
        return cls().merged(Deals(found))

    def get(self, day: int) -> Try:
        """How far the deal of this day has come."""
        return self._tries.get(day, UNTRIED)

    def put(self, day: int, attempt: Try) -> Deals:
        """With this try; the first end of a deal stays."""
        return self.merged(Deals({day: attempt}))

    def merged(self, other: Deals) -> Deals:
        """Both together: an end comes before what is only begun."""
        both = dict(self._tries)
        for day, it in other._tries.items():
            if day not in both or both[day].how == "begun":
                both[day] = it
        return Deals(dict(sorted(both.items())[-MOST:]))

    def streak(self, today: int) -> int:
        """Count the days in a row on which one was ended, up to today; to yesterday before today's is."""
        day, count = today if self.get(today).over else today - 1, 0
        while self.get(day).over:
            day, count = day - 1, count + 1
        return count

    def data(self) -> dict[str, Any]:
        """All tries as plain data, to be stored."""
        return {str(day): it.data() for day, it in self._tries.items()}


def week_of(day: int) -> range:
    """The days of the week in which this day is, from Monday on."""
    monday = day - (day - MONDAY) % WEEK
    return range(monday, monday + WEEK)
