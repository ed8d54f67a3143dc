"""How HEROZ is told in short: not each card that was laid."""

from __future__ import annotations

from pygames.engine.telling import Telling

TELLING = Telling(
    turns=frozenset({"turn"}),
    told=frozenset(
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
    ),
)  # fmt: skip
