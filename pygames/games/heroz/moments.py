"""The events of HEROZ that are worth watching."""

from __future__ import annotations

from pygames.engine.moment import MomentType

MOMENTS = (
    MomentType(
        "fight",
        frozenset({"strengths"}),
        frozenset({"strengths", "damage", "nothing_left", "struck", "destroyed"}),
    ),
    # from an empty hand nothing is taken
    MomentType(
        "formation",
        frozenset({"stolen"}),
        frozenset({"formation_steal", "stolen"}),
        along=frozenset({"stolen"}),
    ),
    MomentType(
        "score",
        frozenset({"scored", "raided", "plundered"}),
        frozenset({"slid"}),
        along=frozenset({"scored", "plundered"}),
    ),
)
