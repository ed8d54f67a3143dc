"""The pictures of the ends of HEROZ."""

from __future__ import annotations

from web.view.ending import Ending, Sign

ENDINGS = {
    "won": Ending(
        "field",
        True,
        (
            Sign("banner", 70, 62, "red"),
            Sign("banner", 242, 62, "blue"),
            Sign("laurels", 160, 92, "gold"),
            Sign("king", 160, 46, "dark", up=22),
            Sign("jack", 108, 38, "dark"),
            Sign("jack", 212, 38, "dark"),
        ),
    ),
    "lost": Ending(
        "field",
        False,
        (
            Sign("block", 60, 64, "dim"),
            Sign("banner", 236, 60, "dim", turned=68),
            Sign("king", 150, 52, "dim", turned=80),
            Sign("attack", 206, 48, "light"),
            Sign("shield", 108, 34, "dim", turned=-30),
        ),
    ),
}
