"""What the rules say of a view: whoever draws the table asks here, and works out no rule."""

from __future__ import annotations

from pygames.engine.view import View
from pygames.games.boss_quest.cards import POTION


def weapon_count(view: View) -> int:
    """How many weapons there are in the game, potions among them."""
    held = (len(player["visible"]) + (player["hidden"] is not None) for player in view["players"])
    count: int = view["weapons"]["count"] + sum(held)
    return count


def with_yellow(view: View) -> bool:
    """Whether the yellow weapons are in the game: only then there are those of all colours."""
    return weapon_count(view) >= POTION


def with_potions(view: View) -> bool:
    """Whether the potions are in the game: weapons of a colour alone come by sevens."""
    return weapon_count(view) % 7 != 0
