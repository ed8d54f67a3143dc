"""Slips of the person's own as exercises, as they are kept in the browser: each a position to choose in anew.

An exercise comes back after a day; answered right then, after three days more, then after a week more, and
no more after that. A wrong answer begins it anew.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from pygames.engine.record import LONGEST
from pygames.engine.replay import replay
from pygames.engine.shapes import BadShape, Table, mapping_of
from pygames.engine.text import LANGUAGES, Language, Text
from pygames.games import PLAYABLE
from pygames.school.advice import Estimate, Fact, facts_said, points
from pygames.school.lesson import Lesson, LessonStep, Want
from pygames.words.localizer import Localizer
from web.model.seats import one_person
from web.model.sight import called
from web.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pygames.engine.action import Action
    from pygames.engine.match import Match
    from pygames.school.review import Review

WAITS = (1, 3, 7)  # days until it comes back, by how often it was answered right in a row
DONE = len(WAITS)  # answered right so often it comes back no more
MOST = 60  # that are kept
LATEST = 10_000_000  # a day: the year 29349


class Exercise(NamedTuple):
    """A position (`at`, a link) of a game in which `seat` has `chosen` what cost `loss` games in 100.

    `better` are the choices that answer it, the best first, `facts` what differs after that one. `right` says
    how often in a row it was answered right, `due` on which day it comes back.
    """

    game: str
    at: str
    seat: int
    chosen: str
    better: tuple[str, ...]
    loss: int
    facts: tuple[Fact, ...]
    right: int
    due: int

    @property
    def id(self) -> str:
        """Always the same for the same choice in the same position."""
        return f"{zlib.crc32(f'{self.at} {self.chosen}'.encode()):08x}"

    def is_due(self, today: int) -> bool:
        """Whether it is to be asked today. A day too far off is due too: a wrong clock has put it there."""
        return self.right < DONE and not today < self.due <= today + max(WAITS)

    def answered(self, *, right: bool, today: int) -> Exercise:
        """The exercise after an answer. A right answer before the day on which it is due changes nothing."""
        if not right:
            return self._replace(right=0, due=today + WAITS[0])
        if not self.is_due(today):
            return self
        times = self.right + 1
        return self._replace(right=times, due=today + WAITS[times] if times < DONE else self.due)

    # --- as a lesson ---

    def lesson(self) -> Lesson:
        """The exercise as a lesson of one question, and then why. Raises BadRecord where it opens no more."""
        before = replay(self.at, PLAYABLE)
        decision = before.decision
        if decision is None or decision.seat != self.seat:
            raise BadShape(self.at, "nobody is asked there")
        wanted = self._alike(before)
        match = before.copy()
        match.play(before.parse(self.better[0]))
        steps = (
            LessonStep(len(before.choices), _both(before, self._question), want=Want("act", wanted)),
            LessonStep(len(match.choices), _both(before, self._reason)),
        )
        title = Text(**{it: Texts(it)("exercise.title") for it in LANGUAGES})
        return Lesson.of(match, self.id, title, self.seat, steps)

    def _alike(self, before: Match) -> tuple[str, ...]:
        """The answers, with all choices that read the same, such as another card of the same name."""
        names = {action: self._named(before, action, LANGUAGES[0]) for action in before.asks.legal_actions}
        wanted = {names.get(before.parse(text)) for text in self.better}
        return tuple(action.text for action, name in names.items() if name in wanted)

    def _question(self, before: Match, language: Language) -> str:
        chosen = self._named(before, before.parse(self.chosen), language)
        return Texts(language)("exercise.ask", chosen=chosen, loss=self.loss)

    def _reason(self, before: Match, language: Language) -> str:
        said, localizer = Texts(language), self.localizer(before, language)
        chosen = self._named(before, before.parse(self.chosen), language)
        better = self._named(before, before.parse(self.better[0]), language)
        why = said("exercise.why", chosen=chosen, better=better, loss=self.loss)
        if not self.facts:
            return why
        facts = facts_said(self.facts, localizer)
        return f"{why} {localizer.shared.text('review.facts', {'facts': facts})}"

    def _named(self, before: Match, action: Action, language: Language) -> str:
        localizer = self.localizer(before, language)
        return localizer.choice(action, before.asks.id, before.view(self.seat))

    def localizer(self, before: Match, language: Language) -> Localizer:
        """The words of its game, in which the person is called "you"."""
        names = called(one_person(before.seats, self.seat), language, before.seed or 0)
        return Localizer(before.game, language, names, before.options)

    # --- as plain data ---

    def data(self) -> dict[str, Any]:
        """The exercise as it is stored."""
        facts = [[it.seat, it.name, round(it.change.mean, 2), round(it.change.error, 2)] for it in self.facts]
        return {**self._asdict(), "better": [*self.better], "facts": facts}

    @classmethod
    def read(cls, stored: object) -> Exercise:
        """What was stored, which may be anything. Raises BadShape. Its position is not opened."""
        table = Table("the exercise", stored)
        better = table.strings("better")
        if not better:
            raise table.fault("better choices are wanted")
        return cls(
            table.one_of("game", tuple(PLAYABLE)),
            table.verbatim("at", most=LONGEST),
            table.integer("seat", most=5),
            table.string("chosen"),
            better,
            table.integer("loss", most=100),
            _facts(mapping_of(stored).get("facts")),
            table.integer("right", most=DONE),
            table.integer("due", most=LATEST),
        )


def _both(before: Match, says: Callable[[Match, Language], str]) -> Text:
    """A text about this position in both languages."""
    return Text(**{language: says(before, language) for language in LANGUAGES})


def _facts(stored: object) -> tuple[Fact, ...]:
    found = []
    for it in stored if isinstance(stored, list) else ():
        with suppress(ValueError, TypeError):
            seat, name, mean, error = it
            found.append(Fact(int(seat), str(name), Estimate(float(mean), float(error))))
    return tuple(found)


def of_review(review: Review, match: Match, today: int) -> list[Exercise]:
    """The exercises that a review of this match gives, the costliest slip first."""
    found = []
    for slip in review.slips:
        at = match.at_choice(slip.step - 1).record.link(match.game)
        better = tuple(action.text for action in (slip.better, *slip.also))
        loss = max(1, points(slip.loss.mean))
        due = today + WAITS[0]
        found.append(
            Exercise(
                match.game.id, at, review.seat, slip.chosen.text, better, loss, slip.facts, right=0, due=due
            )
        )
    return found


@dataclass(frozen=True, slots=True)
class Exercises:
    """All that are kept, by id."""

    _kept: Mapping[str, Exercise] = field(default_factory=dict)

    @classmethod
    def read(cls, stored: object) -> Exercises:
        """What was stored, which may be anything; what cannot be read is left out."""
        found: list[Exercise] = []
        for it in mapping_of(stored).values():
            with suppress(BadShape):
                found.append(Exercise.read(it))
        return cls().taking(found)

    def get(self, id: str) -> Exercise | None:
        """The exercise of this id."""
        return self._kept.get(id)

    def taking(self, more: Sequence[Exercise]) -> Exercises:
        """With these; one that is known stays as it is. Where there are too many, the best known go."""
        kept = {**{it.id: it for it in more}, **self._kept}
        going = sorted(kept.values(), key=lambda it: (-it.right, it.due))[: max(0, len(kept) - MOST)]
        return Exercises({name: it for name, it in kept.items() if it not in going})

    def merged(self, other: Exercises) -> Exercises:
        """Both together, of each exercise the one that was answered right more often."""
        both = {**self._kept}
        for name, it in other._kept.items():
            here = both.get(name, it)
            both[name] = max(here, it, key=lambda one: (one.right, one.due))
        return Exercises().taking([*both.values()])

    def answering(self, id: str, *, right: bool, today: int) -> Exercises:
        """After an answer to the exercise of this id."""
        return Exercises(
            {**self._kept, id: self._kept[id].answered(right=right, today=today)}
            if id in self._kept
            else self._kept
        )

    def drop(self, id: str) -> Exercises:
        """Without the exercise of this id."""
        return Exercises({it: one for it, one in self._kept.items() if it != id})

    def of(self, game: str) -> list[Exercise]:
        """Those of a game, the one that comes back first before the others, those that are done last."""
        found = [it for it in self._kept.values() if it.game == game]
        return sorted(found, key=lambda it: (it.right == DONE, it.due, it.id))

    def due(self, today: int) -> list[Exercise]:
        """Those to be asked today, the costliest slip first."""
        return sorted(
            (it for it in self._kept.values() if it.is_due(today)), key=lambda it: (-it.loss, it.id)
        )

    def data(self) -> dict[str, Any]:
        """All of them as plain data, to be stored."""
        return {name: it.data() for name, it in self._kept.items()}
