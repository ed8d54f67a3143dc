"""How Boss Quest is told in short."""

from __future__ import annotations

from pygames.engine.telling import Telling

TELLING = Telling(
    turns=frozenset({"round"}),
    told=frozenset(
        {
            "boss", "reaper_comes", "dealt", "read",
            # the magician
            "discarded", "buried", "opened", "activated", "cast", "cancelled", "no_effect", "nothing_offered",
            "hidden_swapped", "traded", "traded_hidden", "flipped", "companions_swapped", "boss_now",
            # companions
            "spied", "scried", "replaced", "renewed",
            # what came of a combat, and of players in it
            "wins_round", "nobody_wins", "heart_lost", "ghost", "lives", "becomes_reaper", "eliminated",
        }
    ),
)  # fmt: skip
