"""Hero Realms at a glance, for somebody who is new to it."""

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
                    "Bring your opponents’ health down to 0: the last player left wins.",
                    "Réduisez à 0 la Santé de vos adversaires : le dernier en lice gagne.",
                ),
                (
                    "HR-109",
                    "HR-112",
                ),
            ),
            Sentence(
                Text(
                    "Everybody starts with 50 health and a deck of ten poor cards.",
                    "Chacun commence avec 50 points de Santé et un deck de dix cartes modestes.",
                ),
                (
                    "HR-07",
                    "HR-08",
                ),
            ),
        ),
    ),
    GlancePart(
        "turn",
        Text("A turn", "Un tour"),
        (
            Sentence(
                Text(
                    "Play your cards: they give gold, combat, health or more cards.",
                    "Jouez vos cartes : elles donnent de l’Or, du Combat, de la Santé ou d’autres cartes.",
                ),
                (
                    "HR-17",
                    "HR-23",
                ),
            ),
            Sentence(
                Text(
                    "With gold, acquire cards of the market; they go to your discard pile.",
                    "Avec l’Or, achetez des cartes du Marché ; elles vont dans votre Défausse.",
                ),
                (
                    "HR-77",
                    "HR-78",
                ),
            ),
            Sentence(
                Text(
                    "With combat, attack players and their champions.",
                    "Avec le Combat, attaquez les joueurs et leurs Champions.",
                ),
                (
                    "HR-64",
                    "HR-65",
                ),
            ),
            Sentence(
                Text(
                    "Champions stay in play; expend them once each turn.",
                    "Les Champions restent en jeu ; activez-les une fois par tour.",
                ),
                (
                    "HR-32",
                    "HR-56",
                ),
            ),
            Sentence(
                Text(
                    "Two cards of one colour wake each other’s ally ability.",
                    "Deux cartes d’une même couleur éveillent leurs capacités Allié.",
                ),
                (
                    "HR-38",
                    "HR-40",
                ),
            ),
            Sentence(
                Text(
                    "At the end you discard everything else and draw five cards.",
                    "À la fin, défaussez tout le reste et piochez cinq cartes.",
                ),
                (
                    "HR-105",
                    "HR-107",
                ),
            ),
            Sentence(
                Text(
                    "When your deck is empty, your discard pile becomes the new one.",
                    "Quand votre deck est vide, votre Défausse mélangée le remplace.",
                ),
                ("HR-93",),
            ),
        ),
    ),
    GlancePart(
        "winning",
        Text("How to win", "Pour gagner"),
        (
            Sentence(
                Text("Gather cards of one or two colours.", "Réunissez des cartes d’une ou deux couleurs."),
                (
                    "HR-38",
                    "HR-42",
                ),
            ),
            Sentence(
                Text(
                    "A guard must be stunned before its player can be attacked.",
                    "Il faut assommer un Garde avant de pouvoir attaquer son joueur.",
                ),
                (
                    "HR-57",
                    "HR-66",
                ),
            ),
            Sentence(
                Text(
                    "Only combat equal to a champion’s defense stuns it.",
                    "Seul un Combat égal à la défense d’un Champion l’assomme.",
                ),
                (
                    "HR-66",
                    "HR-67",
                ),
            ),
            Sentence(
                Text(
                    "Sacrifice weak cards, so that you draw the good ones more often.",
                    "Sacrifiez vos cartes faibles pour piocher plus souvent les bonnes.",
                ),
                (
                    "HR-50",
                    "HR-53",
                ),
            ),
            Sentence(
                Text("Gold and combat left over are lost.", "L’Or et le Combat restants sont perdus."),
                ("HR-105",),
            ),
        ),
    ),
)
