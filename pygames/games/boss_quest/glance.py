"""Boss Quest at a glance, for somebody who is new to it."""

from __future__ import annotations

from pygames.engine.text import Text
from pygames.school.glance import GlancePart, Sentence

GLANCE = (
    GlancePart(
        "goal",
        Text("The goal", "Le but"),
        (
            Sentence(
                Text(
                    "Bring the sum of your weapons as close as you can to the boss’s HP, without going over.",
                    "Approchez le plus possible la somme de vos armes des PV du boss, sans dépasser.",
                ),
                ("BQ-01", "BQ-24"),
            ),
            Sentence(
                Text("The closest player wins a key.", "Le joueur le plus proche gagne une clé."),
                ("BQ-45",),
            ),
            Sentence(
                Text(
                    "Five keys win the game, four with 5 or 6 players.",
                    "Cinq clés gagnent la partie, quatre à 5 ou 6 joueurs.",
                ),
                ("BQ-02", "BQ-52"),
            ),
        ),
    ),
    GlancePart(
        "turn",
        Text("A round", "Une manche"),
        (
            Sentence(
                Text(
                    "You start with a hidden weapon, which you alone may see, and a visible one.",
                    "Vous commencez avec une arme cachée, que vous seul pouvez voir, et une visible.",
                ),
                ("BQ-17", "BQ-18"),
            ),
            Sentence(
                Text(
                    "On your turn, ask for 1 to 4 more weapons, which you must keep, or go to the magician.",
                    "À votre tour, demandez de 1 à 4 armes de plus, que vous devez garder, ou allez voir le "
                    "magicien.",
                ),
                ("BQ-21", "BQ-25", "BQ-26"),
            ),
            Sentence(
                Text(
                    "There you activate or discard one spell, and then wait for the others.",
                    "Là, activez ou défaussez un sort, puis attendez les autres.",
                ),
                ("BQ-22", "BQ-32"),
            ),
            Sentence(
                Text(
                    "Light spells act on the boss or the round, dark ones on one player.",
                    "Les sorts clairs agissent sur le boss ou la manche, les foncés sur un joueur.",
                ),
                ("BQ-35", "BQ-36"),
            ),
            Sentence(
                Text(
                    "When everybody has finished, the combat decides.",
                    "Quand chacun a fini, le combat décide.",
                ),
                ("BQ-41",),
            ),
        ),
    ),
    GlancePart(
        "winning",
        Text("How to win", "Pour gagner"),
        (
            Sentence(
                Text(
                    "Going over costs you one of your three hearts and the round.",
                    "Dépasser vous coûte un de vos trois cœurs et la manche.",
                ),
                ("BQ-13", "BQ-42"),
            ),
            Sentence(
                Text(
                    "A spell may ask for a colour or a pair: without it you are out of the round.",
                    "Un sort peut exiger une couleur ou une paire : sans elle, vous êtes éliminé de la "
                    "manche.",
                ),
                ("BQ-43", "BQ-70", "BQ-71"),
            ),
            Sentence(
                Text(
                    "Hitting the HP exactly is a PERFECT and brings a key more.",
                    "Tomber juste sur les PV est un PERFECT et rapporte une clé de plus.",
                ),
                ("BQ-48", "BQ-49"),
            ),
            Sentence(
                Text(
                    "In a tie, the fewest weapons win.",
                    "À égalité, le joueur qui a le moins d’armes gagne.",
                ),
                ("BQ-46",),
            ),
            Sentence(
                Text(
                    "When somebody loses their last heart, the game ends and the most keys win.",
                    "Un joueur perd son dernier cœur : la partie finit, qui a le plus de clés gagne.",
                ),
                ("BQ-53",),
            ),
        ),
    ),
)
