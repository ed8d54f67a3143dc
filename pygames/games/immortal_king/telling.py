"""How Hero: Immortal King is told in short."""

from __future__ import annotations

from pygames.engine.telling import Telling

TELLING = Telling(
    turns=frozenset({"turn"}),
    told=frozenset(
        {
            # the dungeon
            "swapped", "ambush", "hardened", "tired", "fate", "fate_named", "doom",
            # the party
            "enlisted", "drunk", "revealed", "ultimate", "power", "gift", "paid", "calmed", "scouted",
            "attacks", "attacks_final", "attacks_ambush",
            # the fight
            "fight_won", "fight_lost", "sprung", "escaped", "slain", "courage_gained", "courage_lost",
        }
    ),
)  # fmt: skip
