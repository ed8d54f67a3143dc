"""What is heard of the events of Hero: Immortal King."""

from __future__ import annotations

from pygames.engine.sound import sounds

SOUNDS = sounds(
    card=(
        "enlisted dismissed packed unpacked laid_out swapped encounter ambush drunk revealed paid scouted "
        "ambush_revealed"
    ),
    coin="hardened calmed defeated mana_gained courage_gained",
    blow="attacks attacks_final attacks_ambush fight_won fight_lost sprung slain courage_lost",
    die="power_die",
    silent=(
        "party_ready tokens looked not_swapped clear mana_lost again ultimate power gift bonus multiplied "
        "gesture_chosen gestures so_far doom escaped fear fate fate_named tired"
    ),
)
