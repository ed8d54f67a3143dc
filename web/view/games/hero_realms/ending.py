"""The pictures of the ends of Hero Realms."""

from __future__ import annotations

from web.view.ending import Ending, Sign

ENDINGS = {
    "won": Ending(
        "field",
        True,
        (
            Sign("laurels", 160, 94, "gold"),
            Sign("faction-imperial", 160, 44, "dark", up=26),
            Sign("attack", 92, 44, "dark"),
            Sign("gold", 226, 40, "gold"),
            Sign("banner", 44, 58, "red"),
            Sign("banner", 266, 58, "red"),
        ),
    ),
    "lost": Ending(
        "field",
        False,
        (
            Sign("faction-imperial", 120, 40, "gold", turned=65),
            Sign("attack", 196, 56, "light"),
            Sign("fallen", 58, 48, "dim"),
            Sign("banner", 256, 56, "dim", turned=60),
        ),
    ),
}
