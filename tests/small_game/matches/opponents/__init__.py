"""The opponents of Matches."""

from __future__ import annotations

from pygames.bots.opponents import Opponents

OPPONENTS = Opponents()
