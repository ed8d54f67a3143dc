"""HEROZ at a glance, for somebody who is new to it."""

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
                    "Get troops past your opponent: each brings the value of its card in points.",
                    "Faites passer vos troupes chez l’adversaire : chacune rapporte en points la valeur de "
                    "sa carte.",
                ),
                ("HZ-04", "HZ-50"),
            ),
            Sentence(
                Text("With 30 points you win at once.", "À 30 points, vous gagnez aussitôt."),
                ("HZ-03", "HZ-51"),
            ),
        ),
    ),
    GlancePart(
        "turn",
        Text("Your turn", "Votre tour"),
        (
            Sentence(
                Text(
                    "Draw a card and turn your troops face up.",
                    "Piochez une carte et retournez vos troupes face visible.",
                ),
                ("HZ-63", "HZ-64"),
            ),
            Sentence(
                Text(
                    "Place troops, the cards from 2 to 10, face down in your three columns.",
                    "Posez des troupes, les cartes de 2 à 10, face cachée dans vos trois colonnes.",
                ),
                ("HZ-02", "HZ-05", "HZ-27", "HZ-65"),
            ),
            Sentence(
                Text(
                    "With active troops of its suit, put a hero (Jack, Queen, King) in play and use its "
                    "power.",
                    "Avec des troupes actives de sa couleur, mettez en jeu un héros (Valet, Dame, Roi) et "
                    "utilisez son pouvoir.",
                ),
                ("HZ-14", "HZ-16", "HZ-18", "HZ-66", "HZ-67"),
            ),
            Sentence(
                Text(
                    "Then attack with one column, or pass.",
                    "Attaquez ensuite avec une colonne, ou passez.",
                ),
                ("HZ-70", "HZ-71"),
            ),
            Sentence(
                Text(
                    "The column facing it blocks with its face-up troops and may turn others up.",
                    "La colonne d’en face bloque avec ses troupes visibles et peut en retourner d’autres.",
                ),
                ("HZ-72", "HZ-73"),
            ),
            Sentence(
                Text(
                    "Each side adds up its troops: the higher total destroys enemy troops.",
                    "Chaque camp additionne ses troupes : le total le plus haut détruit des troupes d’en "
                    "face.",
                ),
                ("HZ-75", "HZ-76"),
            ),
            Sentence(
                Text(
                    "Attackers still in play go under your deck, and each player draws a card for every "
                    "troop lost.",
                    "Les attaquants encore en jeu vont sous votre paquet, et chacun pioche une carte par "
                    "troupe perdue.",
                ),
                ("HZ-80", "HZ-81"),
            ),
        ),
    ),
    GlancePart(
        "winning",
        Text("How to win", "Pour gagner"),
        (
            Sentence(
                Text(
                    "Attack where nobody blocks: every attacker can score.",
                    "Attaquez où personne ne bloque : chaque attaquant peut marquer.",
                ),
                ("HZ-74", "HZ-79"),
            ),
            Sentence(
                Text(
                    "Put matching troops together: two of one suit in a column double one of them, two of "
                    "one value multiply one by five.",
                    "Rapprochez les troupes assorties : dans une colonne, deux de même couleur en doublent "
                    "une, deux de même valeur en comptent une cinq fois.",
                ),
                ("HZ-32", "HZ-33", "HZ-35"),
            ),
            Sentence(
                Text(
                    "Keep aces, jokers and heroes in hand for the fight: a shield, one troop more, a weaker "
                    "enemy.",
                    "Gardez As, Jokers et Héros pour le combat : un bouclier, une troupe de plus, un ennemi "
                    "affaibli.",
                ),
                ("HZ-21", "HZ-22", "HZ-45"),
            ),
        ),
    ),
)
