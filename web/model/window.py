"""What the page knows of the window it is in, and what its address leaves out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from pygames.engine.rng import mix

# What the address may leave out, and the buttons that are not there then (web/css/host.css).
BARRED: Mapping[str, tuple[str, ...]] = {
    "share": ("share", "copy", "export"),
    "settings": ("settings",),
    "undo": ("undo",),
    "hints": ("hint",),
    "play": ("branch", "look-away", "what-if", "set-up", "home"),
}


class Window(NamedTuple):
    """What page.js tells at the start of the window that the page is in; it stays so."""

    address: str = ""
    framed: bool = False  # whether another page is around this one
    embedded: bool = False  # … and shows it as a part of itself: it begins at once
    locks: bool = False  # whether windows can tell each other which games are open
    saves_files: bool = True  # whether the browser lets files be saved
    calm: bool = False  # whether the person wants no movement
    chance: int = 0  # what all that is left to chance is made of
    relay: str = ""  # the address of what carries letters of games by mail, if there is any
    without: tuple[str, ...] = ()  # what of `BARRED` the address leaves out

    @property
    def watches(self) -> bool:
        """Whether a game that is opened is only looked at, and nobody plays on in it."""
        return "play" in self.without

    def bars(self, command: str) -> bool:
        """Whether what a button does is not to be had here."""
        return any(command in BARRED[it] for it in self.without)

    @classmethod
    def read(cls, known: Mapping[str, Any]) -> Window:
        """What of it page.js has told."""
        return cls(
            address=str(known.get("address", "")),
            framed=bool(known.get("framed")),
            embedded=bool(known.get("embedded")),
            locks=bool(known.get("locks")),
            saves_files=bool(known.get("files", True)),
            calm=bool(known.get("calm")),
            chance=mix(int(known.get("chance", 0))),
            relay=str(known.get("relay", "")),
            without=tuple(it for it in BARRED if it in str(known.get("without", "")).split()),
        )
