"""The sections of the Boss Quest booklet, with their numbers where it has them."""

from __future__ import annotations

from pygames.engine.text import Text

AIM = Text("Aim", "Objectif du jeu")
MATERIAL = Text("Material", "Matériel")
SETUP = Text("Setting up", "Mise en place")
COURSE = Text("Course of the game", "Déroulement du jeu")
TURNS = Text("1. Players’ turns", "1. Tour des joueurs")
PHASE_A = Text("Phase A: equipping at the armourer’s", "Phase A : S’équiper chez l’armurier")
PHASE_A56 = Text("Phase A: rule for 5 or 6 players", "Phase A : règle pour 5 ou 6 joueurs")
PHASE_B = Text("Phase B: going to the magician", "Phase B : Aller voir le magicien")
COMBAT = Text("2. Combat", "2. Combat")
END = Text("3. End of the game or a new round", "3. Fin de la partie ou nouvelle manche")
NEW_ROUND = Text("Setting up a new round", "Mise en place d’une nouvelle manche")
EXTENSIONS = Text("Extensions", "Extensions de jeu")
POTIONS = Text("Extension: potions", "Extension : les potions")
COMPANIONS = Text("Extension: companions", "Extension : les compagnons")
REAPER = Text("Extension: the reaper", "Extension : la faucheuse")
DUEL = Text("Variant: knights’ duel (2 players)", "Variante : duels de chevaliers (2 joueurs)")
SIX = Text("Variant: 6 players", "Variante : 6 joueurs")
DARK = Text("Spells: dark brown", "Cartes Sort : marron foncé")
LIGHT = Text("Spells: light brown", "Cartes Sort : marron clair")
OPENING = Text("Opening page", "Première page")
