"""The signs on the game's cover."""

from __future__ import annotations

COVER = ("type-warrior", "type-priest", "type-sorcerer", "die-5", "dungeon", "final-monster")
