"""The first game of HEROZ: an attack that nobody blocks, and an attack blocked."""

from __future__ import annotations

from pygames.core.first_game import FirstGame, Step
from pygames.core.rulebook import Text

FIRST_GAME = FirstGame(
    seed=2,
    seats=2,
    line=(
        Step(
            Text(
                "You want 30 points before your opponent. A troop that gets past them brings its value: a 10 "
                "brings 10. Troops stand in your three columns, each facing one of theirs.",
                "Le but : 30 points avant l’adversaire. Une troupe qui passe rapporte sa valeur : un 10 "
                "rapporte 10. Vos troupes tiennent trois colonnes, chacune face à une des siennes.",
            ),
            light=("A1", "A2", "A3", "points:A"),
        ),
        Step(
            Text(
                "You have drawn six cards; those from 2 to 10 are troops. Choose the 10 of spades, then "
                "column 1, row 1. It lies face down: your opponent does not know it.",
                "Vous avez pioché six cartes ; celles de 2 à 10 sont des troupes. Choisissez le 10 de pique, "
                "puis colonne 1, ligne 1. Face cachée, l’adversaire l’ignore.",
            ),
            do="place 10♠ A11",
        ),
        Step(
            Text(
                "Put the 5 of spades in front of it, in row 2. Two troops of one suit in a column help each "
                "other: one of them counts double.",
                "Placez le 5 de pique devant, en ligne 2. Deux troupes de même couleur dans une colonne "
                "s’entraident : l’une d’elles compte double.",
            ),
            do="place 5♠ A12",
        ),
        Step(
            Text(
                "Keep your ace and your hero (a Jack, Queen or King) for the fights: they weaken enemy "
                "troops. Press “Done placing”. Troops still face down cannot attack yet.",
                "Gardez votre As et votre héros (Valet, Dame ou Roi) pour les combats : ils affaiblissent "
                "les troupes ennemies. Terminez le placement : une troupe cachée n’attaque pas.",
            ),
            do="pass",
        ),
        "pass",
        "pass",
        "place 8♥ B21",
        "pass",
        "pass",
        "pass",
        Step(
            Text(
                "Your turn again: you drew a card, and your troops turned face up. They are active and may "
                "attack: 10 doubled plus 5 is 25. Your opponent has nothing in column 1.",
                "De nouveau à vous : vous avez pioché et vos troupes se sont retournées. Actives, elles "
                "peuvent attaquer : le 10 doublé plus 5, soit 25. En face, rien en colonne 1.",
            ),
            light=("A11", "A12", "B1"),
        ),
        Step(
            Text(
                "There is a hidden card in column 2 over there. Put your 9 of diamonds in column 2, facing "
                "it: a troop can stop an attack that comes down its column.",
                "Une carte cachée vous attend en colonne 2. Placez-y votre 9 de carreau, juste en face : une "
                "troupe peut arrêter une attaque venant par sa colonne.",
            ),
            do="place 9♦ A21",
            light=("B21",),
        ),
        Step(
            Text(
                "That is enough. Finish placing: after that comes the attack, with one column only.",
                "Cela suffit. Terminez le placement : ensuite vient l’attaque, avec une seule colonne.",
            ),
            do="pass",
        ),
        "pass",
        "pass",
        "pass",
        Step(
            Text(
                "Attack with column 1. Nobody stands there to block you.",
                "Attaquez avec la colonne 1. Personne n’y est pour vous bloquer.",
            ),
            do="attack A1",
        ),
        Step(
            Text(
                "Now you will often be asked this: before the attack, before the block and before the count, "
                "each side may play an ace, a Joker or a hero. You need none: pass.",
                "Voici une question qui revient : avant l’attaque, avant le blocage et avant le calcul, "
                "chacun peut jouer un As, un Joker ou un héros. Inutile ici : passez.",
            ),
            do="pass",
        ),
        "pass",
        "pass",
        "pass",
        Step(
            Text(
                "Nobody blocked you. Turn the 10 into points: it leaves the table and gives 10. Only the "
                "value on the card scores, not the doubled one.",
                "La voie est libre. Changez le 10 en points : il quitte la table et en rapporte 10. Seule la "
                "valeur de la carte compte, pas le double.",
            ),
            do="score A11",
        ),
        Step(
            Text(
                "The 5 has moved back to row 1. Turn it into points as well: 15 in all, half of what "
                "you need.",
                "Le 5 a reculé en ligne 1. Changez-le aussi en points : 15 en tout, la moitié du chemin.",
            ),
            do="score A11",
            light=("points:A",),
        ),
        "pass",
        "pass",
        "pass",
        "pass",
        "attack B2",
        "pass",
        "pass",
        Step(
            Text(
                "An 8 attacks you in column 2. Turn up your 9 to block: 9 against 8, you are stronger. "
                "Without a block it would score 8 points.",
                "Un 8 vous attaque en colonne 2. Retournez votre 9 pour bloquer : 9 contre 8, vous êtes plus "
                "fort. Sans blocage, il marquerait 8 points.",
            ),
            do="activate A21",
            light=("B21",),
        ),
        "pass",
        "pass",
        Step(
            Text(
                "The stronger side shares out damage. You have 9, and destroying an 8 takes 8. Destroy it: "
                "its owner draws a card to make up for it.",
                "Le plus fort répartit des dégâts. Vous en avez 9, et détruire un 8 en coûte 8. Détruisez-"
                "le : son propriétaire pioche une carte en compensation.",
            ),
            do="destroy B21",
        ),
        Step(
            Text(
                "That is a turn: draw, place, attack. You lead 15 to 0. For fights you hold an ace, which "
                "takes a troop’s power to 0, and a Jack, which makes an enemy troop a 1. Play on to 30.",
                "Voilà un tour : piocher, placer, attaquer. Vous menez 15 à 0. Pour les combats, votre As "
                "fait tomber une troupe à 0, votre Valet change une troupe ennemie en 1. Jouez jusqu’à 30.",
            ),
            light=("points:A", "points:B"),
        ),
    ),
)
