"""The signs on the game's cover."""

from __future__ import annotations

from web.view.covers import CoverCard

# the Lich over the heroes' cards, with its ghosts
COVER = (
    "ghost",
    CoverCard("type-warrior", number=1),
    CoverCard("type-sorcerer", number=2),
    "final-monster",
    CoverCard("type-priest", number=3),
    CoverCard("type-rogue", number=4),
    "ghost",
)
