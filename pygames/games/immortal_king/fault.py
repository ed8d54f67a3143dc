"""Words what is wrong with a file of cards, in both languages."""

from __future__ import annotations

from pygames.words.fault import faulting

fault = faulting("immortal-king")
