"""What a game gives to the core: one value of `Game`, made in the game's package as `GAME`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from pygames.core.action import Grammar, Verb
from pygames.core.chance import Chance
from pygames.core.errors import BadFile, BadOption, Param
from pygames.core.rulebook import Rulebook, Text
from pygames.core.speech import Speech
from pygames.core.table import Ask, Script, Table

T = TypeVar("T", bound=Table)
View = dict[str, Any]
OptionValue = bool | int | str


class Option(NamedTuple):
    """A choice made before the game: its values, the default first, and what it is for.

    `ruling` names the ruling that the option switches, if it is one. `seats` are the seat counts
    with which it may be other than its default; empty means any. An option with `faults` takes a
    file's text instead of one of its values: `faults(text)` lists all that is wrong with it. Its default
    is the empty text, for no file. `labels` are names of the values for people, where the values do not
    speak for themselves.
    """

    id: str
    values: tuple[OptionValue, ...]
    text: Text
    ruling: str | None = None
    seats: tuple[int, ...] = ()
    faults: Callable[[str], list[Text]] | None = None
    labels: tuple[Text, ...] = ()


class Section(NamedTuple):
    """A part of the text table: a heading and lines under it."""

    heading: str
    lines: list[str]


@dataclass(frozen=True)
class Game(Generic[T]):
    """One game, whole: data and functions, no state.

    `rules_version` counts the corrections of the rules that change what an old record means.
    `scripts` are the phases by name; a script that needs no answer is a plain function returning
    None, the others are generators that yield an `Ask`. Each leaves in `table.script` the name of
    the script that follows.
    `setup(seats, seed, options)` makes the table before the first script. `view(table, seat)` is all
    that `seat` may know (None: an onlooker). `meant(table, ask, words)` is the verb a person means
    who points at these things in this order, or None. `redraw(table, seat, chance)` deals what `seat` cannot
    know anew, in place, in agreement with its view.
    `word(speech, kind, value)` is the name of a value in a person's language, `describe(view,
    speech)` the text table. `roles` says what each seat plays, where the seats are not alike.
    """

    id: str
    title: str
    rules_version: int
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    rulebook: Rulebook
    grammar: Grammar
    scripts: Mapping[str, Callable[[T], Script | None]]
    setup: Callable[[int, int, Mapping[str, OptionValue]], T]
    view: Callable[[T, int | None], View]
    meant: Callable[[T, Ask, tuple[str, ...]], Verb | None]
    redraw: Callable[[T, int, Chance], None]
    word: Callable[[Speech, str, Param], str]
    describe: Callable[[View, Speech], Sequence[Section]]
    table: type[T]
    roles: tuple[Text, ...] = ()

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
            value = given.get(option.id, option.values[0])
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
        """The text of a file that an option takes. Raises BadFile with all that is wrong with it."""
        if not isinstance(text, str):
            raise BadOption("unknown_value", name=option.id, value=str(text)[:40], values="…")
        found = faults(text) if text else []
        if found:
            raise BadFile(option.id, found)
        return text

    def ask_view(self, ask: Ask | None, seat: int | None) -> View | None:
        """What `seat` may know of a question: the legal actions only if it is the one asked."""
        if ask is None:
            return None
        asked: View = {"seat": ask.seat, "prompt": ask.prompt.id}
        if ask.seat == seat:
            asked["legal"] = [action.text for action in ask.legal]
        return asked
