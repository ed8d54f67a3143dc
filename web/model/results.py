"""How the person's games have ended, as it is kept in the browser: it outlives the kept games themselves."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, get_args

from pygames.bots import LEVELS
from pygames.engine.shapes import BadShape, Table, mapping_of
from pygames.games import PLAYABLE
from web.model.sight import LONGEST_NAME

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from web.model.saves import Save

Outcome = Literal["won", "lost", "drawn"]
OUTCOMES: tuple[Outcome, ...] = get_args(Outcome)
MOST = 500  # that are kept; the oldest go
LATEST = 8_640_000_000_000  # the last second that a browser can name
SPAN = 10  # games of which the share of wins is a point of the curve
ROW = 2  # games won or lost in a row, after which another level is offered
STEP: Mapping[Outcome, int] = {"won": 1, "lost": -1, "drawn": 0}
LONGEST = 40  # letters of an id, or of a level


class Ended(NamedTuple):
    """A game that is over, in which one person played: what came of it, and when, in seconds since 1970.

    `against` are the opponents that were not on the person's side, by level and character.
    """

    id: str
    game: str
    outcome: Outcome
    when: int
    against: tuple[tuple[str, str], ...] = ()

    @classmethod
    def of(cls, save: Save) -> Ended | None:
        """The end of a kept game; None where it goes on, is practice, or is not one person's own."""
        humans = [seat for seat, player in enumerate(save.players) if not player.bot]
        if not save.over or not save.how or save.practice or len(humans) != 1 or save.game not in PLAYABLE:
            return None
        (seat,) = humans
        sides = PLAYABLE[save.game].sides(len(save.players))
        cast = [*save.cast, *[""] * len(save.players)]
        against = [
            (player.bot, player.name or cast[it])
            for it, player in enumerate(save.players)
            if player.bot and sides[it] != sides[seat]
        ]
        outcome: Outcome = "won" if seat in save.winners else "lost"
        if not save.winners and len(save.players) > 1:
            outcome = "drawn"
        return cls(save.id, save.game, outcome, save.when // 1000, tuple(against))

    def data(self) -> dict[str, Any]:
        """The end as it is stored, by the id of the game."""
        return {
            "game": self.game,
            "outcome": self.outcome,
            "when": self.when,
            "levels": [level for level, _ in self.against],
            "names": [name for _, name in self.against],
        }

    @classmethod
    def read(cls, id: str, stored: object) -> Ended:
        """What was stored, which may be anything. Raises BadShape."""
        table = Table("the result", stored)
        levels, names = table.strings("levels"), table.strings("names")
        if len(id) > LONGEST or len(levels) != len(names) or len(levels) >= len("ABCDEF"):
            raise table.fault("a level and a name for each opponent are wanted")
        if any(len(it) > LONGEST for it in (*levels, *names)):
            raise table.fault(f"a name has more than {LONGEST_NAME} letters")
        game, outcome = table.one_of("game", tuple(PLAYABLE)), table.one_of("outcome", OUTCOMES)
        against = tuple(zip(levels, names, strict=True))
        return cls(id, game, outcome, table.integer("when", most=LATEST), against)


class Count(NamedTuple):
    """How many games were won, lost and drawn."""

    won: int = 0
    lost: int = 0
    drawn: int = 0

    @property
    def played(self) -> int:
        """How many games were played."""
        return sum(self)

    def add(self, outcome: Outcome) -> Count:
        """With one more game that ended so."""
        return self._replace(**{outcome: getattr(self, outcome) + 1})


class Streak(NamedTuple):
    """How many games in a row were won: up to now, and at best."""

    now: int
    best: int


class Offer(NamedTuple):
    """A level of opponents for the next game, after games that were all won or all lost."""

    level: str
    after: Outcome


@dataclass(frozen=True, slots=True)
class Results:
    """The ends of all games, by the ids of the games."""

    _ended: Mapping[str, Ended] = field(default_factory=dict)

    @classmethod
    def read(cls, stored: object) -> Results:
        """What was stored, which may be anything; what cannot be read is left out."""
        found: list[Ended] = []
        for name, it in mapping_of(stored).items():
            with suppress(BadShape):
                found.append(Ended.read(str(name), it))
        return cls().taking(found)

    def __contains__(self, id: str) -> bool:
        return id in self._ended

    def taking(self, more: Iterable[Ended]) -> Results:
        """With these; one that is known stays as it is."""
        ended = {**{it.id: it for it in more}, **self._ended}
        latest = sorted(ended.values(), key=lambda it: (it.when, it.id))[-MOST:]
        return Results({it.id: it for it in latest})

    @property
    def all(self) -> Sequence[Ended]:
        """All of them, the latest last."""
        return tuple(self._ended.values())

    @property
    def count(self) -> Count:
        """Of all games how many were won, lost and drawn."""
        return _count(self.all)

    @property
    def by_game(self) -> Mapping[str, Count]:
        """How the games of each kind ended that were played, in the order of the catalogue."""
        return {
            game: count
            for game in PLAYABLE
            if (count := _count(it for it in self.all if it.game == game)).played
        }

    @property
    def by_level(self) -> Mapping[str, Count]:
        """How games ended against each level of opponents; one against several levels counts for each."""
        return self._by(lambda it: [level for level, _ in it.against])

    @property
    def by_opponent(self) -> Mapping[str, Count]:
        """How games ended against each character, whoever was met most often first."""
        found = self._by(lambda it: [name for _, name in it.against if name])
        return dict(sorted(found.items(), key=lambda it: (-it[1].played, it[0])))

    def _by(self, names: Callable[[Ended], Iterable[str]]) -> dict[str, Count]:
        found: dict[str, Count] = {}
        for it in self.all:
            for name in dict.fromkeys(names(it)):
                found[name] = found.get(name, Count()).add(it.outcome)
        return found

    @property
    def streak(self) -> Streak:
        """The games won in a row."""
        now = best = 0
        for it in self.all:
            now = now + 1 if it.outcome == "won" else 0
            best = max(best, now)
        return Streak(now, best)

    def offered(self, game: str) -> Offer | None:
        """The level that is offered next in this game, if one is.

        It is the one above after two wins in a row at a level, the one below after two losses in a row.
        """
        last = [it for it in self.all if it.game == game][-ROW:]
        levels = {level for it in last for level, _ in it.against}
        outcomes = {it.outcome for it in last}
        if len(last) < ROW or len(levels) != 1 or len(outcomes) != 1 or not levels <= set(LEVELS):
            return None
        after = outcomes.pop()
        at = LEVELS.index(levels.pop()) + STEP[after]
        return Offer(LEVELS[at], after) if STEP[after] and 0 <= at < len(LEVELS) else None

    @property
    def curve(self) -> Sequence[float]:
        """The share of wins in the last games, at each game from the start on."""
        won = [it.outcome == "won" for it in self.all]
        spans = [won[max(0, end - SPAN) : end] for end in range(1, len(won) + 1)]
        return [sum(span) / len(span) for span in spans]

    def data(self) -> dict[str, Any]:
        """All of them as plain data, to be stored."""
        return {name: it.data() for name, it in self._ended.items()}


def _count(ended: Iterable[Ended]) -> Count:
    count = Count()
    for it in ended:
        count = count.add(it.outcome)
    return count
