"""What the conformance kit holds its laws against: random games and positions of a game, repeatably."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any
from zlib import crc32

import pygames
from pygames.engine.action import Action
from pygames.engine.event import Event
from pygames.engine.forecast import Forecast
from pygames.engine.game import Game
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from tests.kit.play import TACTICS, Player, decision_of, option_words, whole

GAMES = 12  # random games of each case
STOPS = 24  # positions kept from them, at most
FORESEEN = 3  # choices of each type of which it is looked what is foreseen


class Case:
    """A game with its options and seat count: random games, and positions met in them.

    Where there are many cases, each has its `share` of the usual number of games and positions only.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Mapping[str, Any],
        share: float = 1,
        prelude: Callable[[Match, int], None] | None = None,
    ) -> None:
        self.game = game
        self.prelude = prelude
        self.share = share
        self.seats = seats
        self.options = dict(options)
        self.everyday = False  # whether it is tried without `--full` too
        words = option_words(game, options)
        self.name = words if len(game.seats) == 1 else f"{seats}-{words}"

    def __repr__(self) -> str:
        return self.name

    def rng(self, what: str) -> Rng:
        """Random numbers for one purpose, the same every time."""
        return Rng(crc32(f"{self.game.id} {self.name} {what}".encode()))

    def player(self, what: str) -> Player:
        """Somebody to play on."""
        return Player(self.rng(what))

    @cached_property
    def finished(self) -> list[Match]:
        """Random games, played to the end; the shortest come first, as some laws take no more than a few."""
        self._play()
        return self._finished

    @cached_property
    def stops(self) -> list[Match]:
        """Positions met in them: every kind of decision and of action first, then others."""
        self._play()
        return self._stops

    @cached_property
    def as_met(self) -> list[tuple[Match, bytes]]:
        """Each of these positions with its bytes before any law was held against it."""
        return [(stop, whole(stop)) for stop in self.stops]

    @cached_property
    def foreseen(self) -> list[tuple[Match, Action, list[Forecast]]]:
        """What is foreseen at these positions: of a few choices of each type on offer."""
        found: list[tuple[Match, Action, list[Forecast]]] = []
        rng = self.rng("foreseen")
        for stop in self.stops:
            of_type: dict[str, list[Action]] = {}
            for action in decision_of(stop).legal_actions:
                of_type.setdefault(action.type.name, []).append(action)
            chosen = (action for actions in of_type.values() for action in some(actions, rng, FORESEEN))
            found += [(stop, action, stop.forecast(action)) for action in chosen]
        return found

    def _play(self) -> None:
        if hasattr(self, "_finished"):
            return
        self._finished: list[Match] = []
        met: dict[tuple[str, frozenset[str]], Match] = {}
        for number in range(max(TACTICS, round(GAMES * self.share))):
            rng = self.rng(f"game {number}")
            seed = rng.below(1 << 64)
            match = pygames.new(self.game.id, seed=seed, seats=self.seats, options=self.options)
            player = Player(rng, number % TACTICS)
            if self.prelude is not None:
                self.prelude(match, number)
            while (decision := match.decision) is not None:
                kind = (decision.id, frozenset(action.type.name for action in decision.legal_actions))
                if kind not in met:
                    met[kind] = match.copy()
                match.play(player.choose(decision.legal_actions))
            self._finished.append(match)
        self._finished.sort(key=lambda match: len(match.choices))
        left = list(met)
        self.rng("stops").shuffle(left)
        often = Counter(it for kind in left for it in _shown(*kind))
        seen: set[tuple[str, str]] = set()
        self._stops: list[Match] = []
        while left and len(self._stops) < round(STOPS * self.share):
            # what shows the most that is new, and rare, comes first
            best = max(left, key=lambda kind: sum(1 / often[it] for it in _shown(*kind) - seen))
            left.remove(best)
            seen |= _shown(*best)
            self._stops.append(met[best])


def _shown(asked: str, types: frozenset[str]) -> set[tuple[str, str]]:
    """A decision, and each type of action on offer at it."""
    return {(asked, ""), *((asked, kind) for kind in types)}


def every_event(case: Case) -> Iterator[Event]:
    """What happened in the finished games."""
    for match in case.finished:
        yield from match.events


def every_action(game: Game[Any]) -> Iterator[Action]:
    """Every conceivable action of a game."""
    for kind in game.syntax.types:
        yield from kind.all()


def sampled(game: Game[Any], rng: Rng, count: int) -> Iterator[Action]:
    """Of each type at most about `count` conceivable actions."""
    for kind in game.syntax.types:
        size = 1
        for domain in kind.domains:
            size *= len(domain.words)
        if size <= count:
            yield from kind.all()
        else:
            for _ in range(count):
                yield kind(*(rng.below(len(domain.words)) for domain in kind.domains))


def some(items: Sequence[Any], rng: Rng, count: int) -> list[Any]:
    """At most `count` of the items."""
    found = list(items)
    rng.shuffle(found)
    return found[:count]


def words_of(data: Any) -> set[str]:
    """All the words in plain data."""
    found: set[str] = set()
    left = [data]
    while left:
        item = left.pop()
        if isinstance(item, str):
            found.update(item.split())
        elif isinstance(item, dict):
            left += item.values()
        elif isinstance(item, list):
            left += item
    return found


def spoil(data: Any) -> None:
    """Empty everything in plain data that can be emptied."""
    if isinstance(data, dict | list):
        for item in data.values() if isinstance(data, dict) else data:
            spoil(item)
        data.clear()
