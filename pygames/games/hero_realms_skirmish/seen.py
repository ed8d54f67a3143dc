"""What the rules say of a view: whoever draws the table asks here, and works out no rule."""

from __future__ import annotations

from pygames.engine.view import View


def is_shielded(view: View, combat: int) -> bool:
    """Whether an attack with so much combat would do nothing: the boss's shield takes it (HRS-27)."""
    boss = view["boss"]
    return not boss["champions"] and combat <= boss["shield"]
