"""What is heard of the events of Boss Quest."""

from __future__ import annotations

from pygames.engine.sound import sounds

SOUNDS = sounds(
    card=(
        "companion boss offered bosses_shuffled spells_shuffled weapons_shuffled dealt_hidden dealt replaced "
        "renewed opened buried activated cast cancelled hidden_swapped new_hidden traded traded_hidden "
        "flipped companions_swapped revealed"
    ),
    coin="key perfect",
    blow="exceeded condition_failed heart_lost",
    silent=(
        "armourer round armourer_next equips pile_empty read straggler either_or chained spied scried "
        "nothing_offered boss_now no_effect combat secret_chosen passed_over tied tie_by_companion "
        "tie_by_weapons tie_shared heart_kept wins_round nobody_wins no_key ghost reaper_comes lives "
        "becomes_reaper eliminated lost equal_keys"
    ),
)
