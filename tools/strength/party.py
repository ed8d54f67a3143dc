"""Find the party of Hero: Immortal King with which a bot wins most: all that can be made, racing.

python -m tools.strength party immortal-king [--seats 2] [--games 16] [--rounds 4] [--one strong]

Each round the parties that are left play so many games, with the same seeds; the best quarter by all their
games goes on, and has three times as many in the next. The best of so many flatter themselves: count them
again, with other seeds, before anything is said of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from typing import Any, NamedTuple

from pygames.bots import unsearched
from pygames.games.immortal_king.card_file import box
from pygames.games.immortal_king.cards import MOST_ADVENTURERS, PARTY
from pygames.games.immortal_king.opponents.bots import role_of
from pygames.games.immortal_king.state import PARTY_SEAT
from tools.balance.chapters import wilson
from tools.strength.duels import PROCESSES, Duel, play

KEPT = 4  # one of so many goes on
MORE = 3  # and plays so many times as many games
LEAST = 6  # are not fewer at the end
Party = tuple[str, ...]  # ids of cards


class Racer(NamedTuple):
    """A party, and how many of its games it has won."""

    party: Party
    won: int = 0
    games: int = 0

    @property
    def rate(self) -> float:
        """The part of its games that it has won."""
        return self.won / max(1, self.games)

    def __str__(self) -> str:
        low, high = wilson(self.won, self.games)
        return f"{self.rate:.1%} | {low:.1%} to {high:.1%} | {self.games} | {', '.join(self.party)}"


def parties(cards: str) -> list[Party]:
    """Every party that can be made of a box: five cards, of them one to four adventurers."""
    of = box(cards)
    return [
        (*some, *rest)
        for size in range(1, MOST_ADVENTURERS + 1)
        for some in combinations([card.id for card in of.adventurers], size)
        for rest in combinations([card.id for card in of.equipment], PARTY - size)
    ]


def race(
    duels: Sequence[Duel],
    entered: Sequence[Party],
    games: int,
    rounds: int,
    first: int = 0,
    processes: int = PROCESSES,
) -> Iterator[list[Racer]]:
    """After each round those who took part in it, the best first.

    Duels that differ in their options take turns.
    """
    racers = [Racer(party) for party in entered]
    with ProcessPoolExecutor(processes) as pool:
        for _ in range(rounds):
            count = len(racers)
            each = [(duels, racer.party, first, games) for racer in racers]
            wins = pool.map(_wins, *zip(*each, strict=True), chunksize=1)
            racers = [
                Racer(racer.party, racer.won + won, racer.games + games)
                for racer, won in zip(racers, wins, strict=True)
            ]
            racers.sort(key=lambda racer: -racer.rate)
            yield racers
            first += games
            games *= MORE
            racers = racers[: max(min(LEAST, count), count // KEPT)]


def _wins(duels: Sequence[Duel], party: Party, first: int, games: int) -> int:
    """How many of these games a party wins."""
    bot = with_party(duels[0], party)
    seeds = range(first, first + games)
    return sum([play(duels[seed % len(duels)], seed, PARTY_SEAT, bot).won for seed in seeds])


def with_party(duel: Duel, party: Party) -> Any:
    """The one of a duel, who makes this party."""
    bot: Any = unsearched(duel.one, duel.game)
    role = role_of(duel.seats, PARTY_SEAT)
    bot.roles = {**bot.roles, role: bot.roles[role]._replace(party=party)}
    return bot
