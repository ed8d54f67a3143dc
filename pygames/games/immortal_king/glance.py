"""Hero: Immortal King at a glance, for somebody who is new to it."""

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
                    "One player leads a party of adventurers and wins by beating the final monster.",
                    "Un joueur mène un groupe d’aventuriers et gagne en battant le monstre final.",
                ),
                ("HIK-04", "HIK-75"),
            ),
            Sentence(
                Text(
                    "The other, the dungeon master, wins when the party’s courage has run out.",
                    "L’autre, le maître du donjon, gagne quand le groupe n’a plus de courage.",
                ),
                ("HIK-04", "HIK-74"),
            ),
            Sentence(
                Text("In solitaire you lead the party.", "En solitaire, vous menez le groupe."),
                ("HIK-101",),
            ),
        ),
    ),
    GlancePart(
        "turn",
        Text("A turn", "Un tour"),
        (
            Sentence(
                Text(
                    "The dungeon master looks at the top of each pile and may swap two piles.",
                    "Le maître du donjon regarde le dessus des paquets et peut en échanger deux.",
                ),
                ("HIK-44", "HIK-45"),
            ),
            Sentence(
                Text(
                    "The party may use equipment and ultimate powers, paid with cards it has won.",
                    "Le groupe peut utiliser équipements et pouvoirs ultimes, payés en cartes gagnées.",
                ),
                ("HIK-37", "HIK-48"),
            ),
            Sentence(
                Text(
                    "Then it chooses one of three corridors and rolls the die against the card there.",
                    "Puis il choisit un couloir sur trois et affronte sa carte au dé.",
                ),
                ("HIK-30", "HIK-40", "HIK-61"),
            ),
            Sentence(
                Text(
                    "Gifts, powers and potions can still change the result.",
                    "Dons, pouvoirs et potions peuvent changer le résultat.",
                ),
                ("HIK-64",),
            ),
            Sentence(
                Text(
                    "A result of at least the card’s power wins the card.",
                    "Un résultat au moins égal à la puissance de la carte la fait gagner.",
                ),
                ("HIK-66",),
            ),
            Sentence(
                Text(
                    "Otherwise the party loses courage, and the dungeon master gains fear.",
                    "Sinon, le groupe perd du courage et le maître du donjon gagne de la peur.",
                ),
                ("HIK-50", "HIK-53", "HIK-69"),
            ),
            Sentence(
                Text(
                    "Fear pays for ambushes, stronger monsters and a second roll.",
                    "La peur paie des embuscades, des monstres plus forts, un dé à relancer.",
                ),
                ("HIK-55", "HIK-56", "HIK-58"),
            ),
        ),
    ),
    GlancePart(
        "winning",
        Text("How to win", "Pour gagner"),
        (
            Sentence(
                Text(
                    "Empty one corridor: the way to the final monster is then open.",
                    "Videz un couloir : le chemin du monstre final est alors ouvert.",
                ),
                ("HIK-38",),
            ),
            Sentence(
                Text(
                    "Beat cards with a mana icon, so that an adventurer can use a power again.",
                    "Battez des cartes à icône de mana : un aventurier retrouve ainsi son pouvoir.",
                ),
                ("HIK-10", "HIK-41"),
            ),
            Sentence(
                Text(
                    "Between two players, greenskins are fought by rock, paper, scissors.",
                    "À deux joueurs, les Peaux-Vertes se combattent à pierre, feuille, ciseaux.",
                ),
                ("HIK-72",),
            ),
            Sentence(
                Text(
                    "Keep one courage token: without any, not even the last blow wins.",
                    "Gardez un jeton de courage : sans lui, même le dernier coup ne gagne pas.",
                ),
                ("HIK-75", "AMB-HIK-07"),
            ),
        ),
    ),
)
