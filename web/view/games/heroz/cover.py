"""The signs on the game's cover."""

from __future__ import annotations

from web.view.covers import Card

COVER = (
    Card("queen", "suit-hearts"),
    Card("king", "suit-spades"),
    Card("jack", "suit-diamonds"),
)
