"""The pictures of the ends of the Lich's game."""

from __future__ import annotations

from web.view.ending import Ending, Sign

ENDINGS = {
    "party": Ending(
        "hall",
        True,
        (
            Sign("final-monster", 160, 50, "dim", turned=110),
            Sign("potion", 202, 26, "rose", turned=80),
            Sign("type-warrior", 60, 50, "dark"),
            Sign("type-priest", 102, 44, "dark"),
            Sign("type-sorcerer", 232, 44, "dark"),
            Sign("type-rogue", 270, 42, "dark"),
            Sign("ghost", 160, 26, "light", up=62),
        ),
    ),
    "boss": Ending(
        "hall",
        False,
        (
            Sign("final-monster", 160, 92, "light"),
            Sign("ghost", 60, 48, "blue", up=12),
            Sign("ghost", 260, 48, "blue", up=12),
            Sign("fallen", 104, 28, "dim"),
            Sign("fallen", 216, 28, "dim"),
        ),
    ),
    "last": Ending(
        "hall",
        False,
        (
            Sign("final-monster", 108, 76, "light", up=4),
            Sign("final-monster", 232, 44, "dim", turned=100),
            Sign("potion", 188, 26, "rose", turned=80),
            Sign("ghost", 44, 40, "blue", up=14),
            Sign("ghost", 284, 40, "blue", up=30),
        ),
    ),
}
