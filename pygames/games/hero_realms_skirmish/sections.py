"""The sections of the booklet of Escarmouche."""

from __future__ import annotations

from pygames.engine.text import Text

AIM = Text("Aim of the game", "But du jeu")
BOSS = Text("The bosses", "Les Boss")
PACKS = Text("Behaviour packs", "Paquets de comportement")
SETUP = Text("Setting up the skirmish", "Mise en place d’Escarmouche")
ENDING = Text("Victory and defeat", "Victoire et défaite")
PLAYER = Text("The player’s turn", "Tour du joueur")
ATTACK = Text("Attacking the boss", "Attaquer le Boss")
BOSS_TURN = Text("The boss’s turn", "Tour du Boss")
BOSS_MARKET = Text("The boss at the market", "Le Boss au Marché")
BOSS_CARDS = Text("The boss’s cards", "Les cartes du Boss")
BOSS_ATTACK = Text("The boss’s attack", "Attaque du Boss")
PRECISIONS = Text("Further precisions", "Précisions complémentaires")
EFFECTS = Text("Changed effects", "Modifications d’effets")
CARDS = Text("Changed cards", "Modifications de cartes")
REINFORCEMENTS = Text("Variant: reinforcements", "Variante : renforts")
ABILITIES = Text("Variant: abilities of the bosses", "Variante : capacités des Boss")
CREDIT = Text("Credit and licence", "Crédits et licence")
