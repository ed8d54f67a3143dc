"""The signs on the game's cover."""

from __future__ import annotations

from web.view.covers import CoverCard

COVER = (
    CoverCard("queen", "suit-hearts"),
    CoverCard("king", "suit-spades"),
    CoverCard("jack", "suit-diamonds"),
)
