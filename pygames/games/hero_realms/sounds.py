"""What is heard of the events of Hero Realms."""

from __future__ import annotations

from pygames.engine.sound import sounds

SOUNDS = sounds(
    card=(
        "laid_out took_pack expended sacrificed gem_back reshuffled refilled topdecked raised put_back "
        "ability"
    ),
    coin="gained_gold skill",
    blow="stunned damaged hurt lost_health",
    silent=(
        "first allied gained_combat gained_health full_health none_drawn stolen aimed no_hand owes left_over "
        "no_target nothing_back none_to_sacrifice none_to_put none_to_prepare prepared looked waits discount "
        "heist blessed out"
    ),
)
