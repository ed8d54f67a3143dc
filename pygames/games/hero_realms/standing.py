"""How the players of Hero Realms stand."""

from __future__ import annotations

from pygames.engine.standing import Figure, Standing
from pygames.engine.view import View


def standings(view: View) -> list[Standing]:
    """The health, and the champions in play (HR-109, HR-112); of nobody before the first turn."""
    if view["active"] < 0:
        return []
    return [
        Standing(
            seat,
            -1.0 if player["out"] else float(player["health"]),
            (
                Figure("health", player["health"]),
                Figure("champions", len(player["champions"])),
            ),
        )
        for seat, player in enumerate(view["players"])
    ]
