"""The events of Hero Realms that are worth watching."""

from __future__ import annotations

from pygames.core.moment import MomentType

MOMENTS = (
    MomentType("attack", frozenset({"attacked", "hurt"}), frozenset({"damaged", "stunned", "out"})),
    MomentType("stun", frozenset({"stunned"}), frozenset({"struck"})),
    MomentType("acquired", frozenset({"acquired"}), frozenset({"stolen", "refilled"})),
)
