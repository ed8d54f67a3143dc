"""What is told of a choice to the side that waited: adventurers and dungeon master, where two play."""

from __future__ import annotations

from pygames.words.recap import in_the_log

DEEDS = in_the_log(
    frozenset(
        {
            # the dungeon
            "swapped", "ambush", "hardened", "tired", "fate", "fate_named", "doom",
            # the party
            "drunk", "revealed", "ultimate", "paid", "calmed", "scouted", "attacks", "attacks_final",
            "attacks_ambush",
            # the fight
            "fight_won", "fight_lost", "sprung", "escaped", "slain", "courage_gained", "courage_lost",
        }
    )
)  # fmt: skip
