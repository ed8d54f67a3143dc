"""The opponents of the Skirmish."""

from __future__ import annotations

from pygames.bots.opponents import Opponents

OPPONENTS = Opponents(guide=True)
