"""What the person has done, beside the rules learnt: as it is stored, and as it is in a file of progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from pygames.games import PLAYABLE
from pygames.school.part import School
from pygames.school.puzzle import ever
from web.model.deals import Deals
from web.model.done import Done
from web.model.exercises import Exercises
from web.model.results import Results

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pygames.school.progress import Progress


class Achieved(NamedTuple):
    """Lessons taken, puzzles solved, slips as exercises, how games ended, the deals of the days."""

    taken: Done[str]
    solved: Done[int]
    exercises: Exercises
    results: Results
    deals: Deals

    @classmethod
    def read(cls, stored: Mapping[str, Any]) -> Achieved:
        """What was stored, which may be anything; what cannot be read is left out."""
        return cls(
            Done.read(stored.get("lessons"), lambda game: PLAYABLE[game].part(School).lessons),
            Done.read(stored.get("puzzles"), ever),
            Exercises.read(stored.get("exercises")),
            Results.read(stored.get("results")),
            Deals.read(stored.get("deals")),
        )

    def merged(self, other: Achieved) -> Achieved:
        """Both together: nothing that was done is lost."""
        return Achieved(
            self.taken.merged(other.taken),
            self.solved.merged(other.solved),
            self.exercises.merged(other.exercises),
            self.results.taking(other.results.all),
            self.deals.merged(other.deals),
        )

    def data(self) -> dict[str, Any]:
        """What there is of it as plain data."""
        parts: dict[str, Any] = {
            "lessons": self.taken.data(),
            "puzzles": self.solved.data(),
            "exercises": self.exercises.data(),
            "results": self.results.data(),
            "deals": self.deals.data(),
        }
        return {name: part for name, part in parts.items() if part}


class Offered(NamedTuple):
    """What a link or a file of progress has, to be put to what is here."""

    learnt: tuple[Progress, ...] = ()
    achieved: Achieved = Achieved.read({})
