"""The signs on the game's cover."""

from __future__ import annotations

from web.view.covers import CoverCard

# the weapons are just as strong as the boss
COVER = (
    CoverCard("weapon-3", number=3),
    CoverCard("weapon-5", number=5),
    "boss-21",
    CoverCard("weapon-6", number=6),
    CoverCard("weapon-7", number=7),
)
