"""Which opponents a game has: declared in the game's folder, and loaded when asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from pygames.engine.game_files import game_module
from pygames.engine.options import OptionValue

Options = Mapping[str, OptionValue]


@dataclass(frozen=True, slots=True)
class Opponents:
    """The declaration `OPPONENTS` of `pygames/games/<game>/opponents/__init__.py`, read without loading any.

    Where `steady`, `bots.py` beside it has a class `Steady`. Where `own_strong`, it has also a class
    `Strong`: `strong` is that bot at seats where it does not search, and its search begins with its choice.
    Where `guide`, `guide.py` has the constant `GUIDE`, what a search must know of the game. It serves
    `strong`, hints and reviews; a game without a guide has neither of these.
    `strong_at(seats, seat, options)` tells at which seats `strong` was measured to be stronger; None: at all.
    """

    steady: bool = True
    own_strong: bool = False
    guide: bool = False
    strong_at: Callable[[int, int, Options], bool] | None = None


ONLY_RANDOM = Opponents(steady=False)


@cache
def opponents_of(game: str) -> Opponents:
    """The game's declaration; ONLY_RANDOM for a game that has none."""
    module = game_module(game, "opponents")
    found: Opponents = module.OPPONENTS if module is not None else ONLY_RANDOM
    return found


def module_of(game: str, name: str) -> Any:
    """The module of this name beside the game's declaration. Raises LookupError when there is none."""
    module = game_module(game, f"opponents.{name}")
    if module is None:
        raise LookupError(f"{game} has no opponents/{name}.py")
    return module
