"""The sections of the booklet of the Lich's boss deck."""

from __future__ import annotations

from pygames.engine.text import Text

BOSS = Text("The boss deck", "Le deck de Boss")
START = Text("Beginning and turn order", "Début de la partie et ordre du tour")
ADJACENT = Text("Adjacent players and targets", "Joueurs adjacents et joueurs ciblés")
GAINING = Text("Gaining health", "Gagner de la Santé")
DEFEAT = Text("Defeated players and the end", "Vaincre un joueur et remporter la partie")
VERSUS = Text("Boss against boss", "Boss contre Boss")
JARS = Text("Soul Jars", "Fioles d’Âme")
GRIMOIRE = Text("Grimoire", "Grimoire")
ESCAPE = Text("Escaping death", "Fuir la mort")
INFAMY = Text("Fighting infamy", "Combattre l’infamie")
PREVENTION = Text("Preventing a discard", "Prévenir la défausse")
CHALLENGE = Text("Challenge", "Défi")
CORRUPTION = Text("Corrupting the town", "Corrompre la ville")
