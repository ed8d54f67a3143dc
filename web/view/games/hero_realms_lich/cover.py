"""The signs on the game's cover."""

from __future__ import annotations

from web.view.covers import Card

# the Lich over the heroes' cards, with its ghosts
COVER = (
    "ghost",
    Card("type-warrior", number=1),
    Card("type-sorcerer", number=2),
    "final-monster",
    Card("type-priest", number=3),
    Card("type-rogue", number=4),
    "ghost",
)
