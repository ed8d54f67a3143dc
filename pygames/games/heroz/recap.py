"""What is told of a choice to a player who waited for his turn: not each card that was laid."""

from __future__ import annotations

from pygames.words.recap import in_the_log

DEEDS = in_the_log(
    frozenset(
        {
            # heroes, and what they and the formations do
            "hero", "looked", "deactivated", "moved", "swapped", "formation_draw", "recalled", "stolen",
            "plundered",
            # what is played into a fight
            "shielded", "joined", "aura", "sacrificed", "put_under", "flipped",
            # the fight, and what came of it
            "attacked", "strengths", "destroyed", "scored", "raided", "retreated",
            "passed_turn", "broke_off",
        }
    )
)  # fmt: skip
