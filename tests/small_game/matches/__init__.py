"""Matches: take one, two or three; whoever takes the last one wins."""

from __future__ import annotations

from pygames.engine.entry import Entry
from pygames.engine.text import Text

NAME = Text("Matches", "Allumettes")
ENTRY = Entry("matches", NAME, Text("Take the last.", "Prenez la dernière."), (2,), True, first_seats=2)
