"""The first game of Boss Quest: two rounds against one knight, both of them won."""

from __future__ import annotations

from pygames.core.first_game import FirstGame, Step
from pygames.core.rulebook import Text

FIRST_GAME = FirstGame(
    seed=1,
    seats=2,
    line=(
        Step(
            Text(
                "This boss has 18 HP. Get the sum of your weapons as close to 18 as you can, never above. "
                "The closest knight wins a key, and five keys win the game.",
                "Ce boss a 18 PV. Approchez-en la somme de vos armes le plus possible, sans jamais dépasser. "
                "Le chevalier le plus proche gagne une clé ; cinq clés gagnent la partie.",
            ),
            light=("boss",),
        ),
        Step(
            Text(
                "You have a hidden 2, which only you can see, and a visible 2: 14 short. Your opponent hides "
                "one too. Weapons go from 1 to 7: ask for 3. They come face up, and you must keep them all.",
                "Vous avez un 2 caché, que vous seul voyez, et un 2 visible : il vous manque 14. "
                "L’adversaire en cache une aussi. Les armes vont de 1 à 7 : demandez-en 3. Elles arrivent "
                "face visible, et vous devez toutes les garder.",
            ),
            do="equip 3",
            light=("blue-2", "green-2", "force:A"),
        ),
        "equip 2",
        Step(
            Text(
                "17 of 18: one more weapon would most likely take you over. Stop by going to the magician, "
                "where you use one spell. Activate “Extra key”: the winner takes one key more.",
                "17 sur 18 : une arme de plus vous ferait sans doute dépasser. Arrêtez-vous : allez chez le "
                "magicien pour un sort. Activez « Clé en plus » : une clé de plus au vainqueur.",
            ),
            do="activate extra-key",
            light=("force:A",),
        ),
        "activate need-red",
        Step(
            Text(
                "You won the round: 17 against 14, and two keys with the spell. Your opponent’s spell asked "
                "for a red weapon, and you had one. Here are your keys and your three hearts.",
                "Vous gagnez la manche, 17 contre 14, et deux clés grâce au sort. Celui de l’adversaire "
                "exigeait une arme rouge : vous en aviez. Voici vos clés et vos trois cœurs.",
            ),
            light=("tokens:A",),
        ),
        "equip 3",
        Step(
            Text(
                "A new round, with new weapons: a boss of 19 HP, and you have 6. Ask for 2 weapons. Only "
                "two 7s would take you over.",
                "Nouvelle manche, nouvelles armes : un boss de 19 PV, et vous avez 6. Demandez 2 armes : il "
                "faudrait deux 7 pour dépasser.",
            ),
            do="equip 2",
            light=("boss",),
        ),
        "equip 1",
        Step(
            Text(
                "Your opponent shows 21, more than 19: they have gone over and cannot win. You have 12. One "
                "weapon, 7 at most, cannot take you above 19. Ask for 1.",
                "Votre adversaire montre déjà 21, plus que 19 : il a dépassé et ne peut plus gagner. Vous "
                "avez 12. Une arme, 7 au plus, ne peut pas vous faire dépasser. Demandez-en 1.",
            ),
            do="equip 1",
            light=("force:A", "force:B"),
        ),
        "activate need-purple",
        Step(
            Text(
                "18 of 19: stop here. At the magician you may also discard a spell that does not help you. "
                "Discard “No heart lost”, and the combat begins.",
                "18 sur 19 : arrêtez-vous. Chez le magicien, vous pouvez aussi défausser un sort qui ne vous "
                "aide pas. Défaussez « Aucun cœur perdu », et le combat commence.",
            ),
            do="discard no-loss#2",
        ),
        Step(
            Text(
                "You won again. Going over cost your opponent the round and a heart; the last heart lost "
                "ends the game. You have 3 keys and need 5. Play on: you know enough.",
                "Encore gagné. En dépassant, l’adversaire perd la manche et un cœur ; le dernier cœur perdu "
                "finit la partie. Vous avez 3 clés, il en faut 5. Continuez : vous en savez assez.",
            ),
            light=("tokens",),
        ),
    ),
)
