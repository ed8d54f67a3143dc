"""The events of the Skirmish that are worth watching: the boss's turn, step by step."""

from __future__ import annotations

from pygames.engine.moment import MomentType

STEPS = frozenset({"boss_turn", "boss_attacked", "struck_player"})
TOLD = frozenset(
    {
        "counted", "reinforcement", "nobody_comes", "boss_allied", "joined", "refilled", "boss_has_gold",
        "limit", "dropped", "boss_bought", "boss_gold_lost", "boss_gained_combat", "boss_gained_gold",
        "boss_gained_health", "boss_drew", "draws_no_more", "market_empty", "acts_once", "thrown_away",
        "boss_step", "no_hand", "discards_on_paper", "tilted_own", "boss_held", "stunned", "boss_discarded",
    }
)  # fmt: skip
# A turn of the boss that asks the player something is shown in parts, those in which most happens.
MOMENTS = (MomentType("boss", STEPS, STEPS | TOLD, along=STEPS | TOLD),)
