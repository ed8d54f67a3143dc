"""The events of Hero: Immortal King that are worth watching."""

from __future__ import annotations

from pygames.engine.moment import MomentType

MOMENTS = (
    MomentType(
        "fight",
        frozenset({"fight_won", "fight_lost", "gestures"}),
        frozenset(
            {
                "rolled",
                "so_far",
                "doom",
                "sprung",
                "slain",
                "defeated",
                "courage_lost",
                "courage_gained",
                "mana_gained",
            }
        ),
        along=frozenset({"fight_won", "fight_lost", "courage_lost", "courage_gained", "mana_gained"}),
    ),
)
