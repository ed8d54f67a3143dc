"""The signs on the game's cover."""

from __future__ import annotations

from web.view.covers import Card

# one card of each faction
COVER = (
    Card("faction-imperial", number=5),
    Card("faction-guild", number=3),
    Card("faction-necros", number=6),
    Card("faction-wild", number=2),
)
