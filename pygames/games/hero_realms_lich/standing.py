"""How the players stand where the Lich plays."""

from __future__ import annotations

from pygames.core.game import View
from pygames.core.standing import Figure, Standing


def standings(view: View) -> list[Standing]:
    """The health, of a boss also the jars still face down, and all that stands before a player.

    None before all have a deck.
    """
    if view["packs"]:
        return []
    return [
        Standing(
            seat,
            -1.0 if player["out"] else player["health"] + 100.0 * player["jars"],
            (
                Figure("health", player["health"]),
                *([Figure("jars", player["jars"])] if player["boss"] else []),
                Figure("champions", len(player["champions"]) + len(player["minions"])),
            ),
        )
        for seat, player in enumerate(view["players"])
    ]
