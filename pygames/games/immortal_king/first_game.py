"""The first game of Hero: Immortal King: two fights won, one lost."""

from __future__ import annotations

from pygames.core.first_game import FirstGame, Step
from pygames.core.rulebook import Text

FIRST_GAME = FirstGame(
    seed=1049,
    seats=1,
    line=(
        "enlist A1",
        "enlist A2",
        "pack E1",
        "pack E3",
        "pack E7",
        "ready",
        Step(
            Text(
                "You win by beating the final monster, and lose when your courage tokens are gone: you have "
                "5. Three corridors of sixteen cards lead there. Once one is clear, you may attack the "
                "monster.",
                "Vous gagnez en battant le monstre final, et perdez quand vous n’avez plus de jetons de "
                "courage : vous en avez 5. Trois couloirs de seize cartes y mènent. Dès qu’un couloir est "
                "vide, vous pouvez attaquer le monstre.",
            ),
            light=("final", "courage", "left", "middle", "right"),
        ),
        Step(
            Text(
                "A turn is one fight. Attack the ink imp in the left corridor: beaten, it brings a mana "
                "token, and mana pays for powers.",
                "Un tour, c’est un combat. Attaquez le diablotin d’encre du couloir de gauche : battu, "
                "il rapporte un jeton de mana, et le mana paie les pouvoirs.",
            ),
            do="attack left",
        ),
        Step(
            Text(
                "The dungeon rolled 2, the imp’s card adds 4, your two mana tokens 2: you must reach 8. Six "
                "on your die and the Hero’s 1 make 7 at most, but a power can help afterwards. Roll.",
                "Le donjon a fait 2, la carte du diablotin ajoute 4, vos deux jetons de mana 2 : il faut "
                "atteindre 8. Un 6 au dé et le 1 du Héros font 7 au mieux, mais un pouvoir peut aider "
                "ensuite. Lancez.",
            ),
            do="roll",
            light=("fight",),
        ),
        Step(
            Text(
                "5 and 1 make 6: two short. Each adventurer can spend a mana token on a power. Use Nova’s: "
                "it doubles the die.",
                "5 et 1 font 6 : il manque 2. Chaque aventurier peut dépenser un jeton de mana pour un "
                "pouvoir. Utilisez celui de Nova : il double le dé.",
            ),
            do="power A2",
        ),
        Step(
            Text(
                "11 against 8: won. You keep the imp’s card, Nova has her mana back, and the next card "
                "has come. Now attack on the right: the orc’s power is 4, with no die.",
                "11 contre 8 : gagné. Vous gardez la carte du diablotin, Nova retrouve son mana et la "
                "carte suivante arrive. Attaquez à droite : la puissance de l’orc est de 4, sans dé.",
            ),
            do="attack right",
        ),
        Step(
            Text(
                "You need 4, and have 1 before you roll. Roll: a 3 or more is enough.",
                "Il faut 4, et vous avez déjà 1. Lancez : un 3 ou plus suffit.",
            ),
            do="roll",
            light=("fight",),
        ),
        Step(
            Text(
                "Won again. Cards you have won also pay for your equipment, by their colours. Now try the "
                "middle corridor, with the Demon with the whip.",
                "Encore gagné. Les cartes gagnées paient aussi vos équipements, selon leurs couleurs. "
                "Essayez maintenant le couloir du milieu, avec le Démon au fouet.",
            ),
            do="attack middle",
        ),
        Step(
            Text(
                "Its card says 7, and your mana adds 2: you must reach 9. Roll.",
                "Sa carte indique 7, et votre mana ajoute 2 : il faut atteindre 9. Lancez.",
            ),
            do="roll",
            light=("fight",),
        ),
        Step(
            Text(
                "A 1: 2 in all, far from 9. You could spend powers, but they are worth more when little is "
                "missing. Accept the result, so that you see what a lost fight costs.",
                "Un 1 : 2 en tout, loin de 9. Les pouvoirs valent plus quand il manque peu. Acceptez le "
                "résultat : vous verrez ce que coûte un combat perdu.",
            ),
            do="accept",
            light=("fight",),
        ),
        Step(
            Text(
                "A lost fight costs a courage token: 4 left. The card stays, and the destiny scale moves on, "
                "mostly against you. Clear one corridor, then beat the final monster. Play on!",
                "Un combat perdu coûte un jeton de courage : il en reste 4. La carte reste, et l’échelle du "
                "destin avance. Videz un couloir, puis battez le monstre final. À vous !",
            ),
            light=("courage", "destiny", "middle"),
        ),
    ),
)
