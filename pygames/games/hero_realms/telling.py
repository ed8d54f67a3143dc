"""How Hero Realms is told in short; a game that stands on this one adds to it."""

from __future__ import annotations

from pygames.engine.telling import Telling

TELLING = Telling(
    turns=frozenset({"turn"}),
    told=frozenset(
        {
            # what a player does
            "took_pack", "played", "expended", "allied", "skill", "ability", "sacrificed", "acquired",
            "attacked", "struck",
            # what comes of it
            "gained_gold", "gained_combat", "gained_health", "lost_health", "hurt", "stunned", "discarded",
            "topdecked", "raised", "prepared", "out",
        }
    ),
    summed=frozenset({"gained_gold", "gained_combat", "gained_health", "lost_health", "hurt", "attacked"}),
    means=frozenset({"gained_gold", "gained_combat", "expended", "allied", "struck", "prepared"}),
    brisk=frozenset(
        {
            "played", "expended", "allied", "acquired", "prepared",
            "gained_gold", "gained_combat", "gained_health",
        }
    ),
    fleeting=frozenset({"discarded"}),
    whole=True,
)  # fmt: skip
