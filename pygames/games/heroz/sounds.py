"""What is heard of the events of HEROZ."""

from __future__ import annotations

from pygames.engine.sound import sounds

SOUNDS = sounds(
    card=(
        "shuffled revealed turned_discard activated replaced hero deactivated moved swapped slid recalled "
        "stolen shielded joined aura sacrificed put_under flipped activated_to_block shield_ends aura_ends "
        "retreated reinforced"
    ),
    coin="plundered scored",
    blow="raided",
    silent=(
        "tied starts passed_turn broke_off drawn_game nothing_left looked formation_draw formation_recall "
        "formation_steal formation_plunder no_attack blocked strengths damage damage_lost"
    ),
)
