"""The events of a game with the Lich that are worth watching."""

from __future__ import annotations

from pygames.engine.moment import MomentType

BLOWS = frozenset({"attacked", "hurt", "lost_health", "suffered"})
MOMENTS = (
    MomentType("defeated", frozenset({"defeated"}), BLOWS, along=BLOWS),
    MomentType("jar", frozenset({"jar_broken"}), BLOWS, along=BLOWS),
)
