"""The table: everything that is true in a game at this moment, as plain data.

A game extends `Table` with its zones. The table is mutable inside and copied by a hand-written
`copy`; it holds no history.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import cache
from typing import Any, NamedTuple, Self

from pygames.core.action import Action, frozen, plain
from pygames.core.chance import Chance
from pygames.core.event import NOTHING, Event


@cache
def _ids(rules: str) -> tuple[str, ...]:
    return tuple(rules.split())


class Result(NamedTuple):
    """How a game ended: the seats that won (none: a draw), and the rule that ended it.

    `how` is a text id of the game, `result.HOW`.
    """

    winners: tuple[int, ...]
    how: str
    rule: str


class Table:
    """What every game's table has.

    `script` names the script to run next, `result` is None until the game is over, `chance` is the
    only source of random numbers, `asked` is the id of the question that lies on the table. `log`
    collects events, or is None when nobody listens (a fork).
    Subclasses list their own fields in `__slots__`. A field holds a plain value, a tuple, or a list of
    these; only such a list is changed in place, so a copy makes the lists anew and shares the rest.
    """

    __slots__ = ("asked", "chance", "log", "result", "script")

    lists: frozenset[str] = frozenset()  # the names of the fields that are lists

    asked: str
    script: str
    result: Result | None
    chance: Chance
    log: list[Event] | None

    def __init__(self, seed: int, script: str) -> None:
        self.chance = Chance(seed)
        self.script = script
        self.result = None
        self.log = None
        self.asked = ""

    def copy(self) -> Self:
        """An independent copy that nobody listens to."""
        raise NotImplementedError

    def tell(
        self,
        kind: str,
        rules: str,
        *,
        to: int | None = None,
        secret: dict[str, int | str] | None = None,
        reveals: bool = False,
        **params: int | str,
    ) -> None:
        """Say that something happened, by these rules (ids separated by spaces)."""
        if self.log is not None:
            self.log.append(Event(kind, _ids(rules), params, to, secret or NOTHING, reveals))

    def data(self) -> dict[str, Any]:
        """The table as plain data that JSON can hold; `from_data` reads it back."""
        fields = {name: plain(getattr(self, name)) for name in self.fields()}
        return {"script": self.script, "chance": self.chance.state, "result": plain(self.result), **fields}

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Self:
        """The table that `data` describes, nobody listening."""
        table = cls.__new__(cls)
        table.log = None
        table.asked = ""
        table.script = data["script"]
        table.chance = Chance(data["chance"])
        ended = data["result"]
        table.result = ended and Result(tuple(ended[0]), ended[1], ended[2])
        for name in cls.fields():
            setattr(table, name, cls.thaw(name, data[name]))
        return table

    @classmethod
    def thaw(cls, name: str, value: Any) -> Any:
        """A field's value from plain data: tuples throughout, the outermost a list where it is one."""
        inside = frozen(value)
        return list(inside) if name in cls.lists else inside

    @classmethod
    def fields(cls) -> tuple[str, ...]:
        """The names of the game's own fields, in a fixed order."""
        return tuple(cls.__slots__)


class Prompt(NamedTuple):
    """A kind of question: its id and what might be answered.

    `candidates(table, seat)` lists the actions worth judging, in a fixed order, without duplicates;
    the legal ones are those that no verb has a reason against. `brief` marks a question that comes
    up often and can mostly only be passed. `telling` marks one to which even a silence says something
    about a hand: it is never answered unseen when two people share a device.
    """

    id: str
    candidates: Callable[[Any, int], Sequence[Action]]
    brief: bool = False
    telling: bool = False


class Ask:
    """A question to a seat: who must decide what.

    `legal` lists the legal actions in their canonical order; it is worked out when first read.
    Making an ask lays the question on the table, where the reasons against an action read it.
    """

    __slots__ = ("_legal", "_table", "prompt", "seat")

    def __init__(self, table: Table, seat: int, prompt: Prompt) -> None:
        table.asked = prompt.id
        self._table = table
        self._legal: list[Action] | None = None
        self.seat = seat
        self.prompt = prompt

    @property
    def legal(self) -> list[Action]:
        """The legal actions. The list belongs to the ask: read it, do not change it."""
        legal = self._legal
        if legal is None:
            table, seat = self._table, self.seat
            legal = self._legal = [
                action
                for action in self.prompt.candidates(table, seat)
                if action.verb.reason(table, seat, *action.args) is None
            ]
        return legal

    def __repr__(self) -> str:
        return f"<ask seat {self.seat}: {self.prompt.id}>"


Script = Generator[Ask, Action, None]
