"""The signs on the game's cover."""

from __future__ import annotations

from web.view.covers import CoverCard

# the boss behind its shield, the behaviour to be chosen, and the gems that count the turns
COVER = (
    CoverCard("gold", number=1),
    "boss-17",
    CoverCard("attack", number=2),
    "fire-gem",
    "fire-gem",
    "fire-gem",
)
