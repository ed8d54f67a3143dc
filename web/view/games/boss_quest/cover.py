"""The signs on the game's cover."""

from __future__ import annotations

from web.view.covers import Card

# the weapons are just as strong as the boss
COVER = (
    Card("weapon-3", number=3),
    Card("weapon-5", number=5),
    "boss-21",
    Card("weapon-6", number=6),
    Card("weapon-7", number=7),
)
