"""Whether what was foreseen of an action came true: for each kind of forecast a function that looks."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from pygames.engine.forecast import Forecast
from pygames.engine.game_files import game_package
from pygames.engine.named import foundations
from pygames.engine.state import State

# asked of the state before an action, the state after it, the seat, and the params of a forecast; None where
# it is still open, or can no longer be seen
CameTrue = Callable[[Any, Any, int, Mapping[str, Any]], bool | None]


def came_true(game: str, forecast: Forecast, before: State, after: State, seat: int) -> bool | None:
    """Whether it did, by the module of the game here, or of the game on which it stands."""
    home = game_package(game)
    for package in (home, *foundations(home)):
        kinds: dict[str, CameTrue] = import_module(f"{__name__}.{package.rpartition('.')[2]}").CAME_TRUE
        if forecast.type.id in kinds:
            return kinds[forecast.type.id](before, after, seat, forecast.params)
    raise KeyError(forecast.type.id)
