"""Decisions: what the rules ask of a seat, and which types of action answer it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any, ClassVar, NamedTuple

from pygames.core.action import Action, ActionType
from pygames.core.named import Named, foundations

Arguments = int | tuple[int, ...]
# what lists the legal arguments of a type of action, and what makes actions of them
Offer = tuple[Callable[[Any, int], Sequence[Arguments]], Callable[[Arguments], Action]]
Entry = tuple[Any, ...]  # what lies on an agenda: a step or a type of decision, then its arguments


class DecisionType(Named):
    """A kind of decision: the sentence of the booklet that asks for it, and what may be answered.

    `rule` is that sentence's id, `types` the types of action on offer, in the canonical order of their
    actions. It is taken off the agenda when it is answered; one that is open `until` some types stays
    until one of those, so that the others may be taken as often as one likes.
    `auto_pass` marks one that comes up often and can mostly only be passed. `leaks_hand` marks one
    that is never answered automatically on a shared device: a pass would reveal something about the hand.
    `idle(state, seat)`, for one with many types, names some that have nothing on offer now, so that not
    all of them need be asked.
    """

    kind: ClassVar[type]
    now: ClassVar[None] = None  # where a step has its function: a decision waits for an action

    def __init__(
        self,
        name: str,
        rule: str,
        *types: ActionType,
        until: tuple[ActionType, ...] | None = None,
        auto_pass: bool = False,
        leaks_hand: bool = False,
        idle: Callable[[Any, int], frozenset[ActionType]] | None = None,
    ) -> None:
        # of two games' types, it is a decision of the game that stands on the other
        homes = {kind.home for kind in types}
        home = types[0].home
        if len(homes) > 1:
            home = next(home for home in homes if homes.issubset((home, *foundations(home))))
        self.register(name, f"{home}.")
        self.rule = rule
        self.types = types
        self.closing = frozenset(types if until is None else until)
        self.auto_pass = auto_pass
        self.leaks_hand = leaks_hand
        # looked up once, for this is asked at every decision
        self._offers = list(map(_offer, types))
        self._idle = idle
        self._offers_without = cache(self._without)

    def __call__(self, seat: int, *context: Any) -> Entry:
        """The decision as an entry of the agenda: who decides, and what else the actions have to know."""
        return (self, seat, *context)

    def __repr__(self) -> str:
        return f"<decision {self.name}>"

    def legal_actions(self, state: Any, seat: int) -> list[Action]:
        """The legal actions, in their canonical order."""
        found: list[Action] = []
        offers = self._offers if self._idle is None else self._offers_without(self._idle(state, seat))
        for options, action_of in offers:
            offered = options(state, seat)
            if offered:
                found += map(action_of, offered)
        return found

    def _without(self, idle: frozenset[ActionType]) -> list[Offer]:
        offers = zip(self.types, self._offers, strict=True)
        return [offer for action_type, offer in offers if action_type not in idle]


DecisionType.kind = DecisionType


def _offer(type: ActionType) -> Offer:
    return type.options if type.exact else partial(_checked, type), type.actions.__getitem__


def _checked(type: ActionType, state: Any, seat: int) -> list[tuple[int, ...]]:
    """The arguments on offer against which nothing stands."""
    offered = map(type.actions.__getitem__, type.options(state, seat))
    return [action.args for action in offered if type.check(state, seat, *action.args) is None]


class Decision(NamedTuple):
    """A decision that is to be made: by which seat, of which type, with the legal actions."""

    seat: int
    type: DecisionType
    legal_actions: tuple[Action, ...]

    @property
    def id(self) -> str:
        """The name of its type: `placement`."""
        return self.type.name

    def __repr__(self) -> str:
        return f"<decision seat {self.seat}: {self.type.name}>"
