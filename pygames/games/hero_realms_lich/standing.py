"""How the players stand where the Lich plays."""

from __future__ import annotations

from typing import Any

from pygames.engine.standing import Figure, Standing
from pygames.engine.view import View
from pygames.games.hero_realms.cards import JAR

JAR_WEIGHT = 100.0  # more than any health


def standings(view: View) -> list[Standing]:
    """The health, of a boss also the jars still face down, and all that stands before a player.

    Before the first turn nobody stands anywhere yet: packs are taken, and the first jar is turned up.
    """
    if view["active"] < 0:
        return []
    return [
        Standing(
            seat,
            _score(player),
            (
                Figure("health", player["health"]),
                *([Figure("jars", player["jars"])] if player["boss"] else []),
                Figure("champions", len(player["champions"]) + len(player["minions"])),
            ),
        )
        for seat, player in enumerate(view["players"])
    ]


def _score(player: dict[str, Any]) -> float:
    """The health, and of a boss also every jar, the open one too; nothing is left of who is defeated."""
    if player["out"]:
        return -1.0
    jars: int = player["jars"] + sum(it["kind"] == JAR for it in player["powers"])
    return float(player["health"]) + JAR_WEIGHT * jars
