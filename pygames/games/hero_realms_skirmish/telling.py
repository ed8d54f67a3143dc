"""How the Skirmish is told in short: the boss has turns of its own, and no seat."""

from __future__ import annotations

from pygames.games.hero_realms.telling import TELLING as BASE

TELLING = BASE._replace(
    turns=BASE.turns | {"boss_turn"},
    unseated=frozenset({"boss_turn"}),
    told=BASE.told
    | {
        # what the player does to the boss
        "attacked_boss", "shielded", "held", "wounded", "boss_champion_stunned", "tilted", "invoked",
        "salvaged", "ousted",
        # its turn
        "counted", "reinforcement", "joined", "dropped", "tilted_own", "boss_gained_health", "boss_attacked",
        "struck_player", "discards_on_paper",
    },
    summed=BASE.summed | {"boss_attacked", "boss_gained_health", "struck_player", "wounded", "attacked_boss"},
)  # fmt: skip
