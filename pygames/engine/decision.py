"""Decisions: what the rules ask of a seat, and which types of action answer it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, ClassVar, NamedTuple

from pygames.engine.action import Action, ActionType
from pygames.engine.errors import Refusal
from pygames.engine.named import Named, foundations

Arguments = int | tuple[int, ...]
AgendaEntry = tuple[Any, ...]  # what lies on an agenda: a step or a type of decision, then its arguments
# what the list of legal actions needs of a type of action: what lists the arguments on offer, what makes
# actions of them, what is asked of each (None: nothing), and the only action, if there is but one without
# words: then its arguments need not be listed
Offer = tuple[
    Callable[[Any, int], Sequence[Arguments]],
    Callable[[Arguments], Action],
    Callable[..., Refusal | None] | None,
    Action | None,
]


class DecisionType(Named):
    """A kind of decision: the sentence of the booklet that asks for it, and what may be answered.

    `rule` is that sentence's id, `types` the types of action on offer, in the canonical order of their
    actions. It is taken off the agenda when it is answered; one that is open `until` some types stays
    until one of those, so that the others may be taken as often as one likes.
    `auto_pass` marks one that comes up often and can mostly only be passed. `leaks_hand` marks one
    that is never answered automatically on a shared device: a pass would reveal something about the hand.
    `idle(state, seat)`, for one with many types, names some that have nothing on offer now, so that not
    all of them need be asked. `rule_of(state)`, for one that several sentences ask for, says which does.
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
        idle: Callable[[Any, int], frozenset[ActionType]] | None = None,
        rule_of: Callable[[Any], str] | None = None,
    ) -> None:
        # of two games' types, it is a decision of the game that stands on the other
        homes = {kind.home for kind in types}
        home = types[0].home
        if len(homes) > 1:
            home = next(home for home in homes if homes.issubset((home, *foundations(home))))
        self.register(name, f"{home}.")
        self.rule = rule
        self._rule_of = rule_of
        self.types = types
        self.closing = frozenset(types if until is None else until)
        self.auto_pass = auto_pass
        self.leaks_hand = leaks_hand
        # looked up once, for this is asked at every decision
        self._offers = list(map(_offer, types))
        self._idle = idle
        self._offers_without = cache(self._without)

    def __call__(self, seat: int, *context: Any) -> AgendaEntry:
        """The decision as an entry of the agenda: who decides, and what else the actions have to know."""
        return (self, seat, *context)

    def __repr__(self) -> str:
        return f"<decision {self.name}>"

    def rule_in(self, state: Any) -> str:
        """The sentence of the booklet that asks in this position."""
        return self.rule if self._rule_of is None else self._rule_of(state)

    def legal_actions(self, state: Any, seat: int) -> list[Action]:
        """The legal actions, in their canonical order."""
        found: list[Action] = []
        offers = self._offers if self._idle is None else self._offers_without(self._idle(state, seat))
        for options, action_of, check, only in offers:
            if only is not None:
                if check is None or check(state, seat) is None:
                    found.append(only)
                continue
            offered = options(state, seat)
            if not offered:
                continue
            if check is None:
                found += map(action_of, offered)
            else:
                for args in offered:
                    refusal = check(state, seat, args) if isinstance(args, int) else check(state, seat, *args)
                    if refusal is None:
                        found.append(action_of(args))
        return found

    def _without(self, idle: frozenset[ActionType]) -> list[Offer]:
        offers = zip(self.types, self._offers, strict=True)
        return [offer for action_type, offer in offers if action_type not in idle]


DecisionType.kind = DecisionType


def _offer(found: ActionType) -> Offer:
    only = found() if type(found).options is ActionType.options else None
    return found.options, found.actions.__getitem__, None if found.exact else found.check, only


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
