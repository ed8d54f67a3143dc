"""A match as one seat is told of it by whoever has the match itself: step by step, and nothing hidden.

A step is what a choice led to: who chose, what the seat saw of it, and the position as the seat may know it.
It is the same for all matches that the seat cannot tell apart.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from pygames.engine.action import Action, ActionType, Domain
from pygames.engine.errors import BadPosition, CannotUndo, GameError
from pygames.engine.event import Event
from pygames.engine.game import Game
from pygames.engine.match import Match
from pygames.engine.options import OptionValue
from pygames.engine.replay import start_at
from pygames.engine.rng import mix

HIDDEN = ActionType("hidden", Domain("hidden", ("?",)))(0)  # in the place of what others have chosen


class Step(NamedTuple):
    """What a choice led to. `seat` has made it, or nobody at the start; `action` is its text.

    `events` are the texts of what was seen of it, `state` is the position as plain data.
    """

    seat: int | None
    action: str
    events: list[str]
    state: Any

    @classmethod
    def read(cls, text: str) -> Step:
        """The step that `step_of` has written."""
        return cls(*json.loads(text))


def step_of(match: Match, seat: int) -> str:
    """The last step of a match as this seat is told of it, as JSON: the start where no choice was made.

    Of what others have chosen it tells only that they have passed: without a word, and nothing came of it.
    """
    number, events, action, who = len(match.choices), match.opening, "", None
    if number:
        choice = match.choices[-1]
        who, events = choice.seat, choice.events
        open_ = who == seat or not (events or choice.action.words)
        action = choice.action.text if open_ else HIDDEN.text
    # what is not known is dealt by the number of the choice, which everybody knows
    state = match.search_state(seat, mix(number)).data()
    # what this seat alone has seen stays told apart from what everybody saw
    seen = [str(event if event.to == seat else event.seen_by(seat)) for event in events]
    told = Step(who, action, seen, state)
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


class ToldMatch(Match):
    """A match whose steps are given, as whoever has the real match told them.

    Playing a choice moves on to the next given step; no rule is carried out here.
    """

    __slots__ = ("steps",)

    steps: tuple[str, ...]  # the start, and one for each choice, those yet to be played included

    @classmethod
    def of(
        cls, game: Game[Any], options: Mapping[str, OptionValue], steps: tuple[str, ...], made: int = 0
    ) -> ToldMatch:
        """The match after so many of its choices."""
        self, first = ToldMatch.__new__(ToldMatch), Step.read(steps[0])
        self._lay(game, game.state.from_data(first.state), None, options, practice=False)
        self.steps = steps
        self.opening = [Event.parse(it) for it in first.events]
        for text in steps[1 : made + 1]:
            self._add(Step.read(text))
        return self._stands() if made else self._decides()

    def _add(self, step: Step) -> list[Event]:
        events = [Event.parse(it) for it in step.events]
        self._count += 1
        self._choices = [
            *self._choices,
            (self._count, step.seat, self.parse(step.action), 0, 2, events, None),
        ]
        return events

    def _stands(self) -> ToldMatch:
        self._state = self.game.state.from_data(Step.read(self.steps[self._count]).state)
        return self._decides()

    def _decides(self) -> ToldMatch:
        self.decision = self._next_decision()
        return self

    def told(self, steps: tuple[str, ...]) -> ToldMatch:
        """This match, with steps that are yet to be played."""
        longer = self.copy()
        longer.steps = steps
        return longer

    def parse(self, text: str) -> Action:
        """The action of this text; also the one that stands for what is not known."""
        return HIDDEN if text == HIDDEN.text else super().parse(text)

    def play(self, action: Action | str) -> list[Event]:
        """Come to the next step, whatever is chosen. Raises GameError where there is none."""
        if self._count + 1 >= len(self.steps):
            raise GameError("no_such_step", n=self._count + 1)
        events = self._add(Step.read(self.steps[self._count + 1]))
        self._stands()
        return events

    def copy(self) -> ToldMatch:
        """An independent copy; a position is replaced, never changed, so it is shared."""
        copy = ToldMatch.__new__(ToldMatch)
        copy._lay(self.game, self._state, None, self.options, practice=False)
        copy.opening, copy.steps = self.opening, self.steps
        copy._choices, copy._count, copy.decision = self._choices, self._count, self.decision
        return copy

    def at_choice(self, number: int) -> ToldMatch:
        """The match as it stood after so many choices. Raises GameError when there were not so many."""
        if not 0 <= number <= self._count:
            raise GameError("no_such_step", n=number)
        return self.of(self.game, self.options, self.steps, number)

    def within(self, action: Action, count: int) -> Match:
        """The match before the action: what comes of it is known at its end only."""
        return self.copy()

    def why_not_undo(self) -> CannotUndo | None:
        """Nothing is taken back: whoever has the match itself knows of it."""
        return CannotUndo("undo_told")


def check_step(game: Game[Any], options: Mapping[str, OptionValue], seats: int, text: str) -> None:
    """Whether a step can be shown. Raises BadPosition."""
    try:
        step = Step.read(text)
        match = start_at(game, step.state, options)
        for event in step.events:
            Event.parse(event)
        if step.action not in ("", HIDDEN.text):
            game.syntax.parse(step.action)
        fits = match.seats == seats and (step.seat is None or 0 <= step.seat < seats)
    except (ValueError, TypeError, AttributeError, GameError) as error:
        raise BadPosition("not_a_position") from error
    if not fits:
        raise BadPosition("not_a_position")
