"""`steady` for HEROZ."""

from __future__ import annotations

from pygames.bots import Sight
from pygames.core.action import Action


class Steady:
    """A heuristic player of HEROZ."""

    def choose(self, sight: Sight) -> Action:
        """One of `sight.legal`."""
        return sight.chance.choice(sight.legal)
