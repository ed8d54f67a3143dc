"""The events of Boss Quest that are worth watching."""

from __future__ import annotations

from pygames.engine.moment import MomentType

MOMENTS = (
    MomentType(
        "fight",
        frozenset({"revealed"}),
        frozenset(
            {
                "read",
                "passed_over",
                "tied",
                "tie_by_companion",
                "tie_by_weapons",
                "tie_shared",
                "exceeded",
                "condition_failed",
                "heart_lost",
                "heart_kept",
                "wins_round",
                "nobody_wins",
                "key",
                "no_key",
                "perfect",
                "lost",
                "ghost",
                "eliminated",
            }
        ),
        frozenset({"wins_round", "nobody_wins", "heart_lost"}),
        along=frozenset(
            {"heart_lost", "key", "perfect", "lost", "ghost", "eliminated"}
        ),  # all is revealed by then
    ),
)
