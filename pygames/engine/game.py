"""What a game gives to the engine: one value of `Game`, made in the game's package as `GAME`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from pygames.engine.action import ActionSyntax, ActionType
from pygames.engine.errors import BadFile, BadOption, Refusal
from pygames.engine.options import Option, OptionValue
from pygames.engine.state import State
from pygames.engine.text import Text
from pygames.engine.view import View

S = TypeVar("S", bound=State)
P = TypeVar("P")


def no_turns(state: Any) -> int:
    """For a game in which nothing is bounded by a turn."""
    return 0


def each_alone(seats: int) -> Sequence[int]:
    """For a game in which nobody plays with anybody."""
    return range(seats)


@dataclass(frozen=True)
class Game(Generic[S]):
    """What it takes to play one game: data and functions, no state.

    `rules_version` counts the corrections of the rules that change what an old record means; records of
    versions before `oldest_rules` cannot be read any more.
    `setup(seats, seed, options)` makes the state, its first steps on the agenda. `view(state, seat)` is
    all that `seat` may know (None: an onlooker). `infer_action_type(state, words)` is the type of
    action that a click on these things in this order stands for, or the refusal that answers a click which
    stands for none, or None where it means nothing.
    `sides(seats)` says on which side each seat plays: seats of the same number play together.
    `turn(state)` counts the turns begun, of all seats together, or the rounds where all act in one.
    `parts` are what others than the engine want of the game: its `Face`, its `Words`, its `School`.
    """

    id: str
    title: str
    rules_version: int
    oldest_rules: int
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    syntax: ActionSyntax
    state: type[S]
    setup: Callable[[int, int, Mapping[str, OptionValue]], S]
    view: Callable[[S, int | None], View]
    infer_action_type: Callable[[S, tuple[str, ...]], ActionType | Refusal | None]
    sides: Callable[[int], Sequence[int]] = each_alone
    turn: Callable[[S], int] = no_turns
    parts: tuple[object, ...] = ()

    def part(self, kind: type[P]) -> P:
        """The game's part of this kind; of a game that has none, one with nothing in it.

        Raises TypeError where the kind needs something.
        """
        for part in self.parts:
            if isinstance(part, kind):
                return part
        return kind()

    def choose_options(self, given: Mapping[str, Any], seats: int | None = None) -> dict[str, OptionValue]:
        """Every option with its value, the default where none is given.

        Raises BadOption for an unknown option or value, or one that is not for so many seats
        (None: the least that play).
        """
        count = self.seats[0] if seats is None else seats
        known = {option.id: option for option in self.options}
        for name in given:
            if name not in known:
                raise BadOption("unknown_option", name=str(name)[:40], known=", ".join(known))
        chosen: dict[str, OptionValue] = {}
        for option in self.options:
            if option.id not in given:
                chosen[option.id] = option.values[0]
                continue
            value = given[option.id]
            if option.faults is not None:
                chosen[option.id] = self._file(option, option.faults, value)
                continue
            # `1 == True`: an option takes its very own values only
            if not any(value == v and type(value) is type(v) for v in option.values):
                values = ", ".join(str(v) for v in option.values)
                raise BadOption("unknown_value", name=option.id, value=str(value)[:40], values=values)
            if value != option.values[0] and option.seats and count not in option.seats:
                allowed = ", ".join(map(str, option.seats))
                raise BadOption("option_seats", name=option.id, seats=count, allowed=allowed)
            chosen[option.id] = value
        return chosen

    def _file(self, option: Option, faults: Callable[[str], list[Text]], text: object) -> str:
        """The text of a file that an option takes. Raises BadFile with what is wrong with it."""
        if not isinstance(text, str):
            raise BadOption("unknown_value", name=option.id, value=str(text)[:40], values="…")
        if text and (found := faults(text)):
            raise BadFile(option.id, found)
        return text
