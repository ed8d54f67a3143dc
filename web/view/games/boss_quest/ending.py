"""The pictures of the ends of Boss Quest."""

from __future__ import annotations

from web.view.ending import Ending, Sign

ENDINGS = {
    "keys-won": Ending(
        "gate-open",
        True,
        (
            Sign("dress", 160, 58, "rose"),
            Sign("head", 160, 58, "skin"),
            Sign("queen", 160, 20, "gold", up=56),
            Sign("key", 118, 24, "gold", turned=-40),
            Sign("jack", 206, 34, "dark"),
            Sign("laurels", 52, 34, "gold", up=24),
            Sign("laurels", 268, 34, "gold", up=24),
        ),
    ),
    "won": Ending(
        "gate-shut",
        True,
        (
            Sign("dress", 160, 46, "rose", up=2),
            Sign("head", 160, 46, "skin", up=2),
            Sign("queen", 160, 16, "gold", up=46),
            Sign("jack", 92, 44, "dark"),
            Sign("attack", 56, 40, "dark"),
            Sign("boss-21", 262, 46, "dim", turned=90),
        ),
    ),
    "lost": Ending(
        "gate-open",
        False,
        (
            Sign("key", 160, 22, "gold", turned=70),
            Sign("boss-21", 268, 54, "red"),
            Sign("fallen", 60, 44, "light"),
            Sign("jack", 108, 34, "dim", turned=-80),
        ),
    ),
    "reaper": Ending(
        "gate-shut",
        False,
        (
            Sign("reaper", 160, 96, "light"),
            Sign("fallen", 52, 40, "dim"),
            Sign("fallen", 268, 40, "dim"),
        ),
    ),
}
