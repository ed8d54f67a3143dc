"""What is heard of the events of the Skirmish."""

from __future__ import annotations

from pygames.engine.sound import sounds
from pygames.games.hero_realms.sounds import SOUNDS as BASE

SOUNDS = BASE | sounds(
    card=(
        "against behaves behaviour_back salvaged tilted ousted reinforcement joined dropped boss_drew "
        "thrown_away tilted_own boss_discarded discards_on_paper invoked"
    ),
    coin="boss_has_gold boss_bought boss_gained_gold",
    blow=("attacked_boss boss_champion_stunned wounded boss_champion_damaged boss_attacked struck_player"),
    silent=(
        "held shielded no_target claimed healing_barred boss_turn counted nobody_comes boss_allied limit "
        "boss_gold_lost boss_gained_combat boss_gained_health draws_no_more market_empty acts_once boss_held "
        "boss_step"
    ),
)
