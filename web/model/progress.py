"""What the person has learnt of every game's rules, as it is kept in the browser."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from pygames.engine.errors import BadProgress
from pygames.engine.shapes import mapping_of
from pygames.games import PLAYABLE
from pygames.school.progress import Progress, Stage

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


DAY = 86_400  # seconds


class RuleCount(NamedTuple):
    """Of so many rules how many are learnt, and how many were at least met."""

    learnt: int
    met: int
    of: int


@dataclass(frozen=True, slots=True)
class Learning:
    """What is known of each game."""

    _games: Mapping[str, Progress]

    @classmethod
    def read(cls, stored: object) -> Learning:
        """The texts that were stored, which may be anything; what cannot be read is left out."""
        learning = cls({})
        for text in mapping_of(stored).values():
            with suppress(BadProgress):
                learning = learning.merge(Progress.read(str(text)))
        return learning

    def of(self, game: str) -> Progress:
        """What is known of this game."""
        return self._games.get(game, Progress(game))

    def put(self, progress: Progress) -> Learning:
        """With it in the place of what was known of its game."""
        same = progress == self.of(progress.game)
        return self if same else Learning({**self._games, progress.game: progress})

    def merge(self, progress: Progress) -> Learning:
        """With what was learnt elsewhere put to what is known. Raises BadProgress."""
        return self.put(self.of(progress.game).merged(checked(progress)))

    def adds(self, progress: Progress) -> int:
        """Of how many rules it says more than is known here."""
        here = self.of(progress.game)
        return sum(known > here.of(rule) for rule, known in progress.known.items())

    def data(self) -> dict[str, str]:
        """The progress in each game as plain data, to be stored."""
        return {game: progress.code for game, progress in self._games.items() if progress.known}


def checked(progress: Progress) -> Progress:
    """What was learnt elsewhere, if it is of one of the games. Raises BadProgress."""
    if progress.game not in PLAYABLE:
        raise BadProgress("progress_other_game", name=progress.game[:40])
    return progress


def rule_count(progress: Progress, rules: Iterable[str]) -> RuleCount:
    """How many of these rules are known how well."""
    rules = list(rules)
    learnt, met = (progress.known_as(rules, stage) for stage in (Stage.LEARNT, Stage.MET))
    return RuleCount(learnt, met, len(rules))
