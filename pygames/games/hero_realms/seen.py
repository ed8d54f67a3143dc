"""What the rules say of a view: whoever draws the table asks here, and works out no rule."""

from __future__ import annotations

from pygames.engine.view import View
from pygames.games.hero_realms.combat import MOST


def most_attack(view: View, seat: int) -> int:
    """With how much combat a player can be attacked at the most: what goes beyond has no effect (HR-109)."""
    combat: int = view["pools"]["combat"]
    health: int = view["players"][seat]["health"]
    return min(combat, health, MOST)
