"""Where `strong` is offered: for tests of what searches."""

from functools import cache

import pygames
from pygames.bots import names_at
from pygames.bots.opponents import opponents_of
from pygames.engine.match import Match
from pygames.engine.options import OptionValue
from pygames.games import PLAYABLE

GUIDED = tuple(game for game in PLAYABLE if opponents_of(game).guide)
ONLY_AT = tuple(game for game in PLAYABLE if opponents_of(game).strong_at is not None)


@cache
def options_for(game: str, seats: int) -> dict[str, OptionValue] | None:
    """Options with which it is offered at each of so many seats; None if there are none."""
    options: list[dict[str, OptionValue]] = [{}]
    options += [{it.id: value} for it in pygames.load(game).options for value in it.values[1:]]
    return next(
        (it for it in options if all("strong" in names_at(game, seats, seat, it) for seat in range(seats))),
        None,
    )


def new(game: str, seed: int) -> Match:
    """A game, for two if it can be, in which it is offered at every seat."""
    seats = min(pygames.load(game).seats, key=lambda it: abs(it - 2))
    options = options_for(game, seats)
    assert options is not None
    return pygames.new(game, seed=seed, seats=seats, options=options)
