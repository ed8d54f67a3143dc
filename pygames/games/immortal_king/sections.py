"""The sections of the Hero: Immortal King booklet, with their numbers where it has them."""

from __future__ import annotations

from pygames.engine.text import Text

CONTENTS = Text("Contents", "Contenu")
AIM = Text("Aim", "But du jeu")
ADVENTURER = Text("Adventurer card", "Carte aventurier")
GIFTS = Text("Using gifts and powers", "Utilisation des dons et des pouvoirs")
EQUIPMENT = Text("Equipment card", "Carte équipement")
USING = Text("Using equipment cards", "Utilisation des cartes équipement")
POTIONS = Text("Potions", "Les potions")
OBJECTS = Text("Objects (weapons and armour)", "Les objets (armes et armures)")
QUESTS = Text("Quests", "Les quêtes")
CARD = Text("Dungeon card", "Carte donjon")
FINAL = Text("Final monster card", "Carte monstre final")
SETUP = Text("Setting up", "Préparation de la partie")
COURSE = Text("Course of a turn", "Déroulement d’un tour de jeu")
MANA = Text("Mana tokens", "Gestion des jetons de Mana")
CONSTRUCTION = Text("Construction phase", "Phase de construction")
EQUIPPING = Text("Equipment phase", "Phase d’équipement")
COURAGE = Text("Courage tokens", "Gestion des jetons de Courage")
FEAR = Text("Fear tokens", "Gestion des jetons de Peur")
COMBAT = Text("Combat phase", "Phase de combat")
TRAPS = Text("Traps", "Les pièges")
GREENSKINS = Text("Greenskins", "Les Peaux-Vertes")
END = Text("End-of-turn phase", "Phase de fin de tour")
ABILITIES = Text("Special abilities of dungeon cards", "Capacités spéciales des cartes donjon")
DETAILS = Text(
    "Details on adventurers and equipment", "Précisions concernant les aventuriers et leur équipement"
)
GESTURES = Text("Annex I: rock, paper, scissors", "Annexe I : le jeu du pierre/feuille/ciseaux")
CONSTRUCTED = Text("Annex II: constructed games", "Annexe II : jeu construit")
SOLITAIRE = Text("Annex III: solitaire", "Annexe III : jeu en solitaire")
EVENING = Text("Scenario: Dark Evening", "Scénario : Sombre soir")
SEARCH = Text("Scenario: In Search of Abunakkashii", "Scénario : À la recherche d’Abunakkashii")
MEETING = Text("Scenario: Meeting the Lich", "Scénario : Rencontre avec la Liche")
CONSEQUENCES = Text("What follows from the rules", "Ce qui découle des règles")
