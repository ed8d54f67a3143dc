"""The signs on the game's cover."""

from __future__ import annotations

from web.view.covers import CoverCard

# one card of each faction
COVER = (
    CoverCard("faction-imperial", number=5),
    CoverCard("faction-guild", number=3),
    CoverCard("faction-necros", number=6),
    CoverCard("faction-wild", number=2),
)
