"""Options: what is chosen before a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from pygames.engine.text import Text

OptionValue = bool | int | str
NO_OPTIONS: Mapping[str, OptionValue] = MappingProxyType({})


class Option(NamedTuple):
    """A choice made before the game: its values, the default first.

    The game's text `option.ID` says what it is for, `option.ID.VALUE` what a value stands for that is a word.
    `ruling` names the ruling that the option switches, if it is one. `seats` are the seat counts
    with which it may be other than its default; empty means any. An option with `faults` takes a
    file's text instead of one of its values: `faults(text)` lists what is wrong with it. Its default
    is the empty text, for no file. With a `kind` its values are words of this kind, and called as these are
    everywhere in the game. A `leading` one, such as how difficult the game is to be, is asked in
    plain sight.
    """

    id: str
    values: tuple[OptionValue, ...]
    ruling: str | None = None
    seats: tuple[int, ...] = ()
    faults: Callable[[str], list[Text]] | None = None
    leading: bool = False
    kind: str = ""
