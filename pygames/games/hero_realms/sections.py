"""The sections of the base rules of Hero Realms."""

from __future__ import annotations

from pygames.engine.text import Text

MATERIAL = Text("Material", "Matériel")
SETUP = Text("Setting up", "Mise en place")
TURN = Text("The turn", "Le tour")
PLAYING = Text("Playing a card", "Jouer une carte")
EXPEND = Text("Expend abilities", "Capacités à activer")
ALLY = Text("Ally abilities", "Capacités Allié")
SACRIFICE = Text("Sacrifice", "Sacrifice")
GUARDS = Text("Champions and guards", "Champions et Gardes")
COMBAT = Text("Combat", "Combat")
MARKET = Text("Gold and market", "Or et Marché")
HEALTH = Text("Health, drawing, discarding", "Santé, pioche, défausse")
PHASES = Text("Discard and Draw phases", "Phases de défausse et de pioche")
END = Text("Elimination and end", "Élimination et fin de partie")
CLASSES = Text("Class packs", "Decks de classe")
FORMATS = Text("Formats", "Formats")
