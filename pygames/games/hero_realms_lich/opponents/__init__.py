"""The opponents of the Lich."""

from __future__ import annotations

from pygames.bots.opponents import Opponents, Options


def not_one_alone(seats: int, _: int, options: Options) -> bool:
    """Boss against boss, and boss and members of a party of several."""
    return seats == 2 if options.get("versus") else seats > 2


OPPONENTS = Opponents(own_strong=True, guide=True, strong_at=not_one_alone)
