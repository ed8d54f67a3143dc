"""How the players of Boss Quest stand."""

from __future__ import annotations

from pygames.engine.standing import Figure, Standing
from pygames.engine.view import View
from pygames.games.boss_quest.state import HEARTS

LOST = 100  # so that no number of keys weighs as much as a heart


def standings(view: View) -> list[Standing]:
    """The keys, then the hearts (BQ-52, BQ-54); behind all others who has lost the last one (BQ-53)."""
    return [
        Standing(
            seat,
            _score(player["keys"], player["hearts"]),
            (Figure("keys", player["keys"], view["target"]), Figure("hearts", player["hearts"], HEARTS)),
        )
        for seat, player in enumerate(view["players"])
    ]


def _score(keys: int, hearts: int) -> float:
    """Nobody wins without a heart, unless nobody has one (AMB-BQ-29, AMB-BQ-30)."""
    return keys + hearts / (HEARTS + 1) if hearts else keys / LOST
