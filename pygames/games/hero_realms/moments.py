"""The events of Hero Realms that are worth watching."""

from __future__ import annotations

from pygames.engine.moment import MomentType

# A turn has many attacks and acquisitions: the table shows them as they come, and only an end holds it up.
BLOWS = frozenset({"attacked", "hurt", "lost_health"})
MOMENTS = (MomentType("out", frozenset({"out"}), BLOWS, along=BLOWS),)
