"""The first game of Hero: Immortal King: two fights won, one lost."""

from __future__ import annotations

from pygames.core.first_game import FirstGame, Step
from pygames.core.rulebook import Text

FIRST_GAME = FirstGame(
    seed=1,
    seats=1,
    line=(
        "enlist A1",
        "enlist A2",
        "enlist A3",
        "pack E3",
        "pack E6",
        "ready",
        Step(
            Text(
                "Your party is made: three adventurers and two pieces of equipment. You win by beating the "
                "final monster. You lose when your courage tokens are gone: you have 5.",
                "Votre groupe est prêt : trois aventuriers et deux équipements. Vous gagnez en battant le "
                "monstre final. Vous perdez quand vous n’avez plus de jetons courage : vous en avez 5.",
            ),
            light=("final", "courage"),
        ),
        Step(
            Text(
                "Three corridors lead there. A card waits in each, with fifteen more behind it. Once one "
                "corridor is clear, you may attack the final monster.",
                "Trois couloirs y mènent. Dans chacun une carte attend, et quinze autres derrière. Dès qu’un "
                "couloir est vide, vous pouvez attaquer le monstre final.",
            ),
            light=("left", "middle", "right"),
        ),
        Step(
            Text(
                "A turn is one fight. Attack the dragon in the right corridor: beaten, it brings a mana "
                "token, and mana pays for powers.",
                "Un tour, c’est un combat. Attaquez le dragon du couloir de droite : battu, il rapporte un "
                "jeton mana, et le mana paie les pouvoirs.",
            ),
            do="attack right",
        ),
        Step(
            Text(
                "The dungeon rolled for the dragon: you must reach 8. You roll a six-sided die, and the "
                "Hero adds 1. Roll.",
                "Le donjon a lancé le dé du dragon : il faut atteindre 8. Vous lancez un dé à six faces, et "
                "le Héros ajoute 1. Lancez.",
            ),
            do="roll",
        ),
        Step(
            Text(
                "6 and 1 make 7: one short. Each adventurer can spend a mana token on a power. Use Nova’s: "
                "it doubles the die.",
                "6 et 1 font 7 : il manque 1. Chaque aventurier peut dépenser un jeton mana pour un pouvoir. "
                "Utilisez celui de Nova : il double le dé.",
            ),
            do="power A2",
        ),
        Step(
            Text(
                "13 against 8: won. You keep the dragon’s card, Nova has her mana back, and the next card "
                "has come. Now attack in the middle: its power is 7, with no die.",
                "13 contre 8 : gagné. Vous gardez la carte du dragon, Nova retrouve son mana et la carte "
                "suivante arrive. Attaquez au milieu : sa puissance est de 7, sans dé.",
            ),
            do="attack middle",
        ),
        Step(
            Text(
                "You need 7, and have 2 before you roll. Roll: a 5 or a 6 is enough.",
                "Il faut 7, et vous avez déjà 2. Lancez : un 5 ou un 6 suffit.",
            ),
            do="roll",
        ),
        Step(
            Text(
                "Won again. Cards you have won also pay for your equipment, by their colours. Now try the "
                "left corridor, with the Bone hound.",
                "Encore gagné. Les cartes gagnées paient aussi vos équipements, selon leurs couleurs. "
                "Essayez maintenant le couloir de gauche.",
            ),
            do="attack left",
            light=("won",),
        ),
        Step(
            Text("You must reach 7 once more. Roll.", "Il faut de nouveau atteindre 7. Lancez."),
            do="roll",
        ),
        Step(
            Text(
                "A 1: 3 in all, far from 7. You could spend powers, but they are worth more when little is "
                "missing. Accept the result, so that you see what a lost fight costs.",
                "Un 1 : 3 en tout, loin de 7. Les pouvoirs valent plus quand il manque peu. Acceptez le "
                "résultat : vous verrez ce que coûte un combat perdu.",
            ),
            do="accept",
        ),
        Step(
            Text(
                "A lost fight costs a courage token: 4 left. The card stays, and the destiny scale moves on, "
                "mostly against you. Clear one corridor, then beat the final monster. Play on!",
                "Un combat perdu coûte un jeton courage : il en reste 4. La carte reste, et l’échelle du "
                "destin avance. Videz un couloir, puis battez le monstre final. À vous !",
            ),
            light=("courage", "destiny", "left"),
        ),
    ),
)
