"""Where the person is in a first game."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pygames.core.first_game import Step

if TYPE_CHECKING:
    from pygames.core.action import Action
    from pygames.core.first_game import FirstGame
    from web.model.session import Session

NOTHING: frozenset[str] = frozenset()


class Lit(NamedTuple):
    """What a step points at, or a hint: things by their words, and the action.

    `by` is the id of the element that says so.
    """

    words: frozenset[str] = NOTHING
    action: Action | None = None
    by: str = "coach"


class Lesson:
    """A first game being played in `session`: which step it is at follows from the choices made so far."""

    def __init__(self, first: FirstGame, session: Session) -> None:
        self.first = first
        self.session = session
        self.read: set[int] = set()  # the steps without an action that were read, by their place in the line
        self.said = -1  # the place of the step that was last announced

    @property
    def at(self) -> int:
        """The place in the line: of the step, or of what happens without the person."""
        left = len(self.session.match.choices)
        for place, item in enumerate(self.first.line):
            if isinstance(item, Step) and not item.do:
                if place not in self.read:
                    return place
            elif left == 0:
                return place
            else:
                left -= 1
        return len(self.first.line)

    @property
    def follows_line(self) -> bool:
        """Whether the choices made so far are those of the line."""
        line = [item if isinstance(item, str) else item.do for item in self.first.line]
        made = [choice.action.text for choice in self.session.match.choices]
        return made == [text for text in line if text][: len(made)]

    @property
    def over(self) -> bool:
        """Whether the last step is done."""
        return self.at == len(self.first.line)

    @property
    def step(self) -> Step | None:
        """The step the person is at; None while something happens without them."""
        item = self.first.line[self.at] if not self.over else None
        return item if isinstance(item, Step) else None

    @property
    def reading(self) -> bool:
        """Whether the game waits until the step is read."""
        return self.step is not None and not self.step.do

    @property
    def number(self) -> int:
        """The number of the step, counted from 1; of the last one, while something happens without them."""
        return max(1, sum(isinstance(item, Step) for item in self.first.line[: self.at + 1]))

    @property
    def count(self) -> int:
        """How many steps there are."""
        return sum(isinstance(item, Step) for item in self.first.line)

    @property
    def wanted(self) -> Action | None:
        """The action that the step waits for."""
        step = self.step
        return self.session.match.parse(step.do) if step is not None and step.do else None

    @property
    def lit(self) -> Lit:
        """What the step points at now: of the action's words those not picked yet."""
        step, action = self.step, self.wanted
        if step is None:
            return Lit()
        words = action.words if action is not None else ()
        return Lit(frozenset((*step.light, *words)) - frozenset(self.session.picked), action)

    def allows(self, picked: tuple[str, ...]) -> bool:
        """Whether picking these words is a way to the action that the step waits for."""
        return self.wanted is not None and self.wanted.begins(picked)
