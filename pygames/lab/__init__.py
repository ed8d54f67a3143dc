"""The laboratory: many games on one machine or many, reports, environments for learners (docs/lab.md).

The standard library is enough to play here. What needs more says which extra brings it: MissingExtra.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pygames.engine.options import OptionValue
from pygames.lab.extras import MissingExtra, load

__all__ = ["MissingExtra", "env", "openspiel_game"]


def env(game: str, *, seats: int | None = None, options: Mapping[str, OptionValue] | None = None) -> Any:
    """A game as an AEC environment of PettingZoo (`aec.Env`), for the fewest seats if none are named.

    Raises MissingExtra, UnknownGame, BadOption.
    """
    return load("aec").Env(game, seats, options)


def openspiel_game(
    game: str, *, seats: int | None = None, options: Mapping[str, OptionValue] | None = None
) -> Any:
    """A game as a Python game of OpenSpiel (`openspiel.SpielGame`), for the fewest seats if none are named.

    Raises MissingExtra, UnknownGame, BadOption.
    """
    return load("openspiel").game(game, seats, options)
