"""How the players of Boss Quest stand."""

from __future__ import annotations

from pygames.core.game import View
from pygames.core.standing import Figure, Standing
from pygames.games.boss_quest.state import HEARTS


def standings(view: View) -> list[Standing]:
    """The keys, then the hearts (BQ-52, BQ-54)."""
    return [
        Standing(
            seat,
            player["keys"] + player["hearts"] / (HEARTS + 1),
            (Figure("keys", player["keys"], view["target"]), Figure("hearts", player["hearts"], HEARTS)),
        )
        for seat, player in enumerate(view["players"])
    ]
