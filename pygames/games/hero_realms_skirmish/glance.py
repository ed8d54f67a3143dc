"""Escarmouche at a glance, for somebody who is new to it."""

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
                    "You win by bringing the boss’s 50 health down to 0.",
                    "Vous gagnez en réduisant à 0 les 50 points de Santé du Boss.",
                ),
                ("HRS-01", "HRS-03"),
            ),
            Sentence(
                Text(
                    "You lose without health, or with the last of the 16 Fire Gems: each of the boss’s "
                    "turns discards one.",
                    "Vous perdez sans Santé, ou avec la dernière des 16 Gemmes de Feu : chaque tour du Boss "
                    "en défausse une.",
                ),
                ("HRS-14", "HRS-13", "HRS-29"),
            ),
        ),
    ),
    GlancePart(
        "turn",
        Text("A turn", "Un tour"),
        (
            Sentence(
                Text(
                    "First choose how the boss behaves: one of its behaviour cards, each once until all "
                    "are used.",
                    "Choisissez d’abord le comportement du Boss : une de ses cartes, chacune une fois avant "
                    "de toutes les reprendre.",
                ),
                ("HRS-16", "HRS-18"),
            ),
            Sentence(
                Text(
                    "Then play as in Hero Realms. Guards stop your attack first; its shield takes its part "
                    "of every attack.",
                    "Jouez ensuite comme à Hero Realms. Ses Gardes arrêtent d’abord l’attaque ; son Bouclier "
                    "retient sa part de chacune.",
                ),
                ("HRS-20", "HRS-22", "HRS-27"),
            ),
            Sentence(
                Text(
                    "The boss plays by itself: ally abilities, the market, its cards, its attack.",
                    "Le Boss joue tout seul : capacités Allié, Marché, cartes, attaque.",
                ),
                ("HRS-30", "HRS-31", "HRS-36"),
            ),
        ),
    ),
    GlancePart(
        "winning",
        Text("How to win", "Pour gagner"),
        (
            Sentence(
                Text(
                    "A Gold or a Ruby brings the boss a card or gold, but weakens its attack.",
                    "Un Or ou un Rubis donne au Boss une carte ou de l’Or, mais affaiblit son attaque.",
                ),
                ("HRS-31", "HRS-32", "HRS-45"),
            ),
            Sentence(
                Text(
                    "A Dagger or a Shortsword strengthens it, but lets you stun one of its champions.",
                    "Une Dague ou une Épée Courte la renforce, mais vous laisse assommer un de ses "
                    "Champions.",
                ),
                ("HRS-46", "HRS-23"),
            ),
            Sentence(
                Text(
                    "Acquire the cards of its faction before it does.",
                    "Achetez avant lui les cartes de sa faction.",
                ),
                ("HRS-73",),
            ),
            Sentence(
                Text(
                    "Attack once with all your combat rather than in portions.",
                    "Attaquez une fois avec tout votre Combat plutôt qu’en plusieurs fois.",
                ),
                ("HRS-27", "AMB-HRS-10"),
            ),
        ),
    ),
)
