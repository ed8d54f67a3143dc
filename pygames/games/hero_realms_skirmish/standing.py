"""How the player of the Skirmish stands against the boss and against the clock."""

from __future__ import annotations

from pygames.engine.standing import Figure, Standing
from pygames.engine.view import View


def standings(view: View) -> list[Standing]:
    """Both healths, whose difference decides in the end (HRS-12, HRS-14), and the turns left (HRS-13)."""
    boss, health = view["boss"]["health"], view["players"][0]["health"]
    figures = (Figure("health", health), Figure("boss", boss), Figure("counter", view["counter"]))
    return [Standing(0, float(health - boss), figures)]
