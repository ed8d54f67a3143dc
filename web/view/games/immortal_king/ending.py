"""The pictures of the ends of Immortal King."""

from __future__ import annotations

from web.view.ending import Ending, Sign

ENDINGS = {
    "slain": Ending(
        "gate-open",
        True,
        (
            Sign("type-warrior", 124, 42, "dark"),
            Sign("type-priest", 160, 48, "dark"),
            Sign("type-sorcerer", 196, 42, "dark"),
            Sign("final-monster", 46, 50, "dim", turned=-70),
            Sign("treasure", 276, 44, "gold"),
        ),
    ),
    "demoralised": Ending(
        "hall",
        False,
        (
            Sign("final-monster", 160, 84, "light", up=4),
            Sign("fear", 60, 46, "red"),
            Sign("fear", 260, 46, "red"),
            Sign("fallen", 104, 28, "dim"),
            Sign("shield", 218, 28, "dim", turned=40),
        ),
    ),
}
ENDINGS["destiny"] = ENDINGS["demoralised"]
