"""Events: what happened, with the rules that made it happen.

An event is what everybody saw, plus what one seat alone saw. The log, the page's movements and the
limits of undo are all read from events.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple, TypeVarTuple

Ts = TypeVarTuple("Ts")

Param = int | str  # what fills a placeholder of a text

Params = Mapping[str, Param]

NO_PARAMS: Params = {}  # shared by all events without params, or without a secret; never changed
NO_REASONS: Mapping[str, tuple[str, ...]] = {}  # likewise by those without a number that rules made


class Term(NamedTuple):
    """A reason for a number: the rule, what it adds (0: it only says more), and by which thing."""

    rule: str
    amount: int
    thing: str

    @classmethod
    def parse(cls, text: str) -> Term:
        """The term of `HZ-06=5@5♠`, `HIK-57=1` or `HIK-94`."""
        rule, _, added = text.partition("=")
        amount, _, thing = added.partition("@")
        return cls(rule, int(amount or 0), thing)


class Sum:
    """Rules, each with what it adds to a number."""

    def __init__(self) -> None:
        self._terms: dict[tuple[str, str], int] = {}

    def add(self, amount: int, *rules: str, thing: str = "") -> None:
        """The first of these rules adds so much, by this thing; the others say more of it."""
        first, *more = [name for rule in rules for name in rule.split()]
        self._terms[first, thing] = self._terms.get((first, thing), 0) + amount
        for rule in more:
            self._terms.setdefault((rule, ""), 0)

    @property
    def text(self) -> str:
        """The rules as ids, with what each adds: `HIK-57=1`."""
        return " ".join(
            f"{rule}={amount}{'@' if thing else ''}{thing}" if amount else rule
            for (rule, thing), amount in self._terms.items()
        )


class Reasons(Mapping[str, tuple[str, ...]]):
    """The rules behind the numbers of an event, by the number's name: worked out when they are first read.

    `find` is called with `args`, which nothing may change meanwhile (of a state: a copy); it gives for each
    number ids separated by spaces, none where nothing needs a reason. Equal to any mapping that holds the
    same, and a plain one when pickled.
    """

    __slots__ = ("_args", "_find", "_found")

    def __init__(self, find: Callable[[*Ts], Mapping[str, str]], *args: *Ts) -> None:
        self._find: Callable[..., Mapping[str, str]] = find
        self._args: tuple[object, ...] = args
        self._found: dict[str, tuple[str, ...]] | None = None

    @property
    def found(self) -> dict[str, tuple[str, ...]]:
        """The rules as a plain mapping. What it was found in is let go."""
        if self._found is None:
            texts = self._find(*self._args)
            self._found = {name: tuple(dict.fromkeys(ids.split())) for name, ids in texts.items() if ids}
            self._args = ()
        return self._found

    def __getitem__(self, name: str) -> tuple[str, ...]:
        return self.found[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.found)

    def __len__(self) -> int:
        return len(self.found)

    def __repr__(self) -> str:
        return repr(self.found)

    def __reduce__(self) -> tuple[type[dict[str, tuple[str, ...]]], tuple[dict[str, tuple[str, ...]]]]:
        return dict, (self.found,)


class Event(NamedTuple):
    """One thing that happened.

    `kind` names it (`drew`), `params` are what everybody saw, `rules` the ids of the rules behind
    it. `secret` is what the seat `to` alone saw. `reveals` is true when somebody learned something
    or a random number was drawn: undo never crosses such an event. `because` names for numbers among the
    params the rules that made them what they are; one that adds to it may say how much (`HIK-57=1`), and by
    which thing (`HZ-06=5@5♠`).
    The text form is one line: `drew seat=0 count=1 | to=0 cards=8♦ | HZ-63 !` (`!`: it reveals), or
    `strengths attack=10 defence=4 | HZ-75 attack:HZ-06,HZ-33 defence:HZ-06`.
    """

    kind: str
    rules: tuple[str, ...]
    params: Mapping[str, Param]
    to: int | None = None
    secret: Mapping[str, Param] = NO_PARAMS
    reveals: bool = False
    because: Mapping[str, tuple[str, ...]] = NO_REASONS

    @property
    def cited(self) -> tuple[str, ...]:
        """Every rule that it names, once: those behind it, then those behind its numbers."""
        behind = (rule.partition("=")[0] for rules in self.because.values() for rule in rules)
        return tuple(dict.fromkeys([*self.rules, *behind]))

    def seen_by(self, seat: int | None) -> Event:
        """The event as `seat` saw it (None: as an onlooker did), with nothing secret left in it."""
        because = self.because
        if isinstance(because, Reasons):
            because = because.found  # what it is found in may be hidden
        elif self.to is None:
            return self
        params = {**self.params, **self.secret} if seat == self.to else self.params
        return Event(self.kind, self.rules, params, reveals=self.reveals, because=because)

    @property
    def opened(self) -> Event:
        """The event with what one seat alone saw told to all, for looking back at a game that is over."""
        return self.seen_by(self.to)

    def __str__(self) -> str:
        parts = [" ".join([self.kind, *_pairs(self.params)])]
        if self.to is not None:
            parts.append(" ".join([f"to={self.to}", *_pairs(self.secret)]))
        numbers = [f"{name}:{','.join(rules)}" for name, rules in self.because.items()]
        parts.append(" ".join([*self.rules, *numbers, *(["!"] if self.reveals else [])]))
        return " | ".join(parts).rstrip()

    @classmethod
    def parse(cls, text: str) -> Event:
        """The event of this text. Raises ValueError when the text is not an event's."""
        head, *more = text.split(" |")
        if not 1 <= len(more) <= 2:
            raise ValueError(f"an event has two or three parts: {text[:80]!r}")
        kind, *words = head.split(" ")
        cited = [word for word in more[-1].split() if word != "!"]
        pairs = [word.partition(":") for word in cited if ":" in word]
        secret = _read(more[0].split()) if len(more) == 2 else {}
        to = secret.pop("to", None)
        if to is not None and not isinstance(to, int):
            raise ValueError(f"not a seat: {to!r}")
        rules = tuple(word for word in cited if ":" not in word)
        because = {name: tuple(ids.split(",")) for name, _, ids in pairs}
        return cls(kind, rules, _read(words), to, secret, more[-1].endswith("!"), because)


def _pairs(params: Mapping[str, Param]) -> list[str]:
    return [f"{name}={value}" for name, value in params.items()]


def _read(words: list[str]) -> dict[str, Param]:
    params: dict[str, Param] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise ValueError(f"not name=value: {word!r}")
        params[name] = int(value) if value.lstrip("-").isdecimal() else value
    return params
