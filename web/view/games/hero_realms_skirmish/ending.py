"""The pictures of the ends of the Skirmish."""

from __future__ import annotations

from web.view.ending import Ending, Sign

ENDINGS = {
    "victory": Ending(
        "field",
        True,
        (
            Sign("laurels", 132, 88, "gold"),
            Sign("faction-imperial", 132, 42, "dark", up=24),
            Sign("fire-gem", 52, 36, "red"),
            Sign("boss", 222, 54, "dim", turned=100),
            Sign("shield", 274, 34, "dim", turned=40),
        ),
    ),
    "counter": Ending(
        "field",
        False,
        (
            Sign("boss", 160, 84, "light", up=2),
            Sign("fire-gem", 52, 32, "dim"),
            Sign("fire-gem", 92, 32, "dim"),
            Sign("fire-gem", 228, 32, "dim"),
            Sign("fire-gem", 268, 32, "dim"),
        ),
    ),
    "slain": Ending(
        "field",
        False,
        (
            Sign("boss", 160, 84, "light", up=2),
            Sign("banner", 234, 60, "red"),
            Sign("faction-imperial", 88, 34, "gold", turned=-70),
            Sign("fallen", 50, 36, "dim"),
        ),
    ),
}
