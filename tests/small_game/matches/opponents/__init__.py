"""The opponents of Matches."""

from pygames.bots.opponents import Opponents

OPPONENTS = Opponents()
