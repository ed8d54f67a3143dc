"""The Lich at a glance, for somebody who is new to it."""

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
                    "The party wins by destroying all Soul Jars of the Lich, the Lich by defeating every "
                    "hero.",
                    "Le groupe gagne en détruisant toutes les Fioles d’Âme du Seigneur Liche ; lui, en "
                    "vainquant tous les héros.",
                ),
                ("HRL-26", "HRL-38"),
            ),
            Sentence(
                Text(
                    "There is one jar for each hero; the last holds 30 health more.",
                    "Il y a une Fiole par héros ; la dernière vaut 30 Santé de plus.",
                ),
                ("HRL-35", "HRL-46"),
            ),
        ),
    ),
    GlancePart(
        "turn",
        Text("A turn", "Un tour"),
        (
            Sentence(
                Text(
                    "Heroes play in seating order, then the Lich, each as in Hero Realms.",
                    "Les héros jouent dans l’ordre, puis le Seigneur Liche, chacun comme à Hero Realms.",
                ),
                ("HRL-01", "HRL-06"),
            ),
            Sentence(
                Text(
                    "A hero may target only the Lich and the heroes on either side, and may give these "
                    "health.",
                    "Un héros ne cible que le Seigneur Liche et ses voisins, et peut donner à ceux-ci la "
                    "Santé qu’il gagne.",
                ),
                ("HRL-12", "HRL-14"),
            ),
            Sentence(
                Text(
                    "Heroes must play all their cards, use all ally abilities and spend all combat.",
                    "Il doit jouer toutes ses cartes et capacités Allié et dépenser tout son Combat.",
                ),
                ("HRL-48", "HRL-49"),
            ),
            Sentence(
                Text(
                    "The Lich summons minions out of its grimoire; stunned ones go back into it.",
                    "Le Seigneur Liche invoque les Serviteurs de son Grimoire ; assommés, ils y retournent.",
                ),
                ("HRL-41", "HRL-44"),
            ),
        ),
    ),
    GlancePart(
        "winning",
        Text("How to win", "Pour gagner"),
        (
            Sentence(
                Text(
                    "Challenge the Lich, once each: on its next turn it can attack no other hero.",
                    "Défiez le Seigneur Liche, une fois chacun : à son prochain tour, il ne peut attaquer "
                    "aucun autre héros.",
                ),
                ("HRL-54", "HRL-55"),
            ),
            Sentence(
                Text(
                    "After a defeat the others may borrow a card of the fallen.",
                    "Après une défaite, les autres peuvent emprunter une carte du vaincu.",
                ),
                ("HRL-17", "HRL-21"),
            ),
            Sentence(
                Text(
                    "As the Lich, gather cards: with 20 at a shuffle you gain Corruption, with 30 Control.",
                    "Seigneur Liche, amassez des cartes : 20 en mélangeant donnent Corruption, 30 Contrôle.",
                ),
                ("HRL-58", "HRL-59"),
            ),
        ),
    ),
)
