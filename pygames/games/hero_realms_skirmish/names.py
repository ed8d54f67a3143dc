"""The names of things in the Skirmish: those of Hero Realms, and the reasons for what the boss chooses."""

from __future__ import annotations

from pygames.engine.event import Param
from pygames.games.hero_realms.names import word as base
from pygames.words.localizer import Localizer


def word(localizer: Localizer, kind: str, value: Param) -> str:
    """The name of a value; `why` dearest is the reason in words, `step` 3 the step of the boss's turn."""
    if kind == "why":
        return localizer.text(f"why.{value}")
    if kind == "step":
        return localizer.text(f"boss_step.{value}")
    return base(localizer, kind, value)
