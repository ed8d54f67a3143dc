"""The events of HEROZ that are worth watching."""

from __future__ import annotations

from pygames.core.moment import MomentType

MOMENTS = (
    MomentType(
        "fight",
        frozenset({"strengths"}),
        frozenset({"strengths", "damage", "nothing_left", "struck", "destroyed"}),
    ),
    MomentType("score", frozenset({"scored", "raided", "plundered"}), frozenset({"slid"})),
)
