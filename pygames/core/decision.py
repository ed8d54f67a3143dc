"""Decisions: what the rules ask of a seat, and which types of action answer it."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

from pygames.core.action import Action, ActionType
from pygames.core.named import Named

Entry = tuple[Any, ...]  # what lies on an agenda: a step or a type of decision, then its arguments


class DecisionType(Named):
    """A kind of decision: the sentence of the booklet that asks for it, and what may be answered.

    `rule` is that sentence's id, `types` the types of action on offer, in the canonical order of their
    actions. It is taken off the agenda when it is answered; one that is open `until` some types stays
    until one of those, so that the others may be taken as often as one likes.
    `auto_pass` marks one that comes up often and can mostly only be passed. `leaks_hand` marks one
    that is never answered automatically on a shared device: a pass would reveal something about the hand.
    """

    kind: ClassVar[type]

    def __init__(
        self,
        name: str,
        rule: str,
        *types: ActionType,
        until: tuple[ActionType, ...] | None = None,
        auto_pass: bool = False,
        leaks_hand: bool = False,
    ) -> None:
        self.register(name, f"{types[0].home}.")
        self.rule = rule
        self.types = types
        self.closing = frozenset(types if until is None else until)
        self.auto_pass = auto_pass
        self.leaks_hand = leaks_hand
        # looked up once, for this is asked at every decision
        self._offers = list(map(_offer, types))

    def __call__(self, seat: int, *context: Any) -> Entry:
        """The decision as an entry of the agenda: who decides, and what else the actions have to know."""
        return (self, seat, *context)

    def __repr__(self) -> str:
        return f"<decision {self.name}>"

    def legal_actions(self, state: Any, seat: int) -> list[Action]:
        """The legal actions, in their canonical order."""
        found: list[Action] = []
        for options, action_of, check, always in self._offers:
            if always is not None:
                found.append(always)
                continue
            offered = options(state, seat)
            if check is not None:
                found += [a for a in map(action_of, offered) if check(state, seat, *a.args) is None]
            elif offered:
                found += map(action_of, offered)
        return found


DecisionType.kind = DecisionType


def _offer(type: ActionType) -> tuple[Any, Any, Any, Action | None]:
    """What lists its options, makes actions of them and filters them; its action, if that is always legal."""
    always = type() if type.exact and type.__class__.options is ActionType.options else None
    return type.options, type.actions.__getitem__, None if type.exact else type.check, always


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
