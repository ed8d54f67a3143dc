"""Events: what happened, with the rules that made it happen.

An event is what everybody saw, plus what one seat alone saw. The log, the page's movements and the
limits of undo are all read from events.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

Param = int | str  # what fills a placeholder of a text

NO_SECRET: Mapping[str, Param] = {}  # shared by all events without a secret; never changed


class Event(NamedTuple):
    """One thing that happened.

    `kind` names it (`drew`), `params` are what everybody saw, `rules` the ids of the rules behind
    it. `secret` is what the seat `to` alone saw. `reveals` is true when somebody learned something
    or a random number was drawn: undo never crosses such an event.
    The text form is one line: `drew seat=0 count=1 | to=0 cards=8♦ | HZ-63 !` (`!`: it reveals).
    """

    kind: str
    rules: tuple[str, ...]
    params: Mapping[str, Param]
    to: int | None = None
    secret: Mapping[str, Param] = NO_SECRET
    reveals: bool = False

    def seen_by(self, seat: int | None) -> Event:
        """The event as `seat` saw it (None: as an onlooker did), with nothing secret left in it."""
        if self.to is None:
            return self
        params = {**self.params, **self.secret} if seat == self.to else self.params
        return Event(self.kind, self.rules, params, reveals=self.reveals)

    @property
    def opened(self) -> Event:
        """The event with what one seat alone saw told to all, for looking back at a game that is over."""
        return self if self.to is None else self.seen_by(self.to)

    def __str__(self) -> str:
        parts = [" ".join([self.kind, *_pairs(self.params)])]
        if self.to is not None:
            parts.append(" ".join([f"to={self.to}", *_pairs(self.secret)]))
        parts.append(" ".join([*self.rules, *(["!"] if self.reveals else [])]))
        return " | ".join(parts).rstrip()

    @classmethod
    def parse(cls, text: str) -> Event:
        """The event of this text. Raises ValueError when the text is not an event's."""
        head, *more = text.split(" |")
        if not 1 <= len(more) <= 2:
            raise ValueError(f"an event has two or three parts: {text[:80]!r}")
        kind, *words = head.split(" ")
        rules = more[-1].split()
        secret = _read(more[0].split()) if len(more) == 2 else {}
        to = secret.pop("to", None)
        if to is not None and not isinstance(to, int):
            raise ValueError(f"not a seat: {to!r}")
        return cls(kind, tuple(r for r in rules if r != "!"), _read(words), to, secret, "!" in rules)


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
