"""The opponents of Hero: Immortal King."""

from __future__ import annotations

from pygames.bots.opponents import Opponents

OPPONENTS = Opponents(own_strong=True, guide=True)
