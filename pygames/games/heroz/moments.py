"""The events of HEROZ that are worth watching."""

from __future__ import annotations

from pygames.engine.moment import MomentType

MOMENTS = (
    # whatever is chosen next covers the card (AMB-HZ-67)
    MomentType("look", frozenset({"looked"}), frozenset(), along=frozenset({"looked"}), told="card"),
    MomentType(
        "fight",
        frozenset({"strengths", "destroyed"}),
        frozenset({"strengths", "damage", "nothing_left", "struck", "damage_lost", "destroyed"}),
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
