"""The data files of Hero: Immortal King besides those that every game has."""

from __future__ import annotations

from pygames.games.immortal_king.card_library import SETS, ours


def read_all() -> None:
    """Read the sets of cards, which are then kept."""
    for name in SETS:
        ours(name)
