"""The first game of Escarmouche: three turns against the Orc Grunt, each with another behaviour card.

It is for somebody who need not know Hero Realms. The boss asks for nothing in these turns.
"""

from __future__ import annotations

from pygames.core.first_game import FirstGame, Step
from pygames.core.rulebook import Text

FIRST_GAME = FirstGame(
    seed=34,
    seats=1,
    line=(
        Step(
            Text(
                "You are alone against the Orc Grunt. Bring its 50 health down to 0 and you win. You lose "
                "if yours is gone, or if no Fire Gem is left to discard: there are 16, one for each of its "
                "turns.",
                "Seul contre le Grognard Orque, réduisez ses 50 points de Santé à 0 et vous gagnez. Vous "
                "perdez si la vôtre tombe à 0, ou s’il n’a plus de Gemme de Feu à défausser : il y en a "
                "16, une par tour.",
            ),
            light=("health:boss", "health:A", "fire-gem"),
        ),
        Step(
            Text(
                "You begin each turn by choosing how the boss will behave. Gold would bring it the strong "
                "Dire Wolf; the Dagger only the Wolf Shaman, which you can buy first. Choose the Dagger.",
                "Chaque tour commence par votre choix : le comportement du Boss. Avec l’Or, il prendrait le "
                "puissant Loup Terrifiant ; avec la Dague, seulement la Shamane des Loups, que vous pouvez "
                "acheter avant lui. Choisissez la Dague.",
            ),
            do="behave dagger#2",
        ),
        Step(
            Text(
                "This is your hand. Playing cards is free, and you may play them all. Press this Gold: it "
                "gives 1 gold. The rest of your hand then follows.",
                "Voici votre main. Jouer une carte ne coûte rien et vous pouvez toutes les jouer. Touchez "
                "cet Or : il donne 1 Or. Le reste de la main suivra.",
            ),
            do="play gold#6",
        ),
        "play gold#4",
        "play shortsword",
        Step(
            Text(
                "You have 2 gold. Buy the Wolf Shaman for 2, before the boss takes it. It goes to your "
                "discard pile; you will draw it later.",
                "Vous avez 2 Or. Achetez la Shamane des Loups avant que le Boss ne la prenne. Elle va dans "
                "votre Défausse ; vous la piocherez plus tard.",
            ),
            do="acquire wolf-shaman#2",
            light=("gold:A",),
        ),
        Step(
            Text(
                "Your 2 combat would do nothing: the boss’s shield stops 3 of every attack. End your turn. "
                "The boss then plays by itself: Fire Gem, ally abilities, market, cards and attack.",
                "Vos 2 Combat ne feraient rien : le Bouclier du Boss retient 3 de chaque attaque. Finissez "
                "le tour. Le Boss jouera tout seul : Gemme de Feu, capacités Allié, Marché, cartes et "
                "attaque.",
            ),
            do="end",
            light=("combat:A", "shield:boss"),
        ),
        Step(
            Text(
                "One Fire Gem is gone. No card of its faction was cheap enough, so the boss discarded the "
                "dearest of the market. Then it took 3 health from you: 2 by its card, 1 more by the Dagger.",
                "Une Gemme de Feu est partie. Aucune carte de sa faction n’étant assez bon marché, le Boss a "
                "défaussé la plus chère du Marché. Puis il vous a pris 3 Santé : 2 par sa carte, 1 de plus "
                "par la Dague.",
            ),
            light=("health:A", "fire-gem#2"),
        ),
        Step(
            Text(
                "The Dagger has to wait until all three are used. Choose Gold: the boss will take a card of "
                "its faction, the Dire Wolf, which you cannot pay, but attack with 1 less.",
                "La Dague attend que les trois aient servi. Choisissez l’Or : le Boss prendra une carte de "
                "sa faction, le Loup Terrifiant, trop cher pour vous, mais attaquera avec 1 de moins.",
            ),
            do="behave gold#8",
            light=("dire-wolf",),
        ),
        "play gold#5",
        "play gold#2",
        "play dagger",
        "play gold",
        "play gold#7",
        Step(
            Text(
                "Your hand is played: 4 gold. Buy Dark Energy: it will give 7 combat. Then your turn ends "
                "and the boss plays.",
                "Votre main est jouée : 4 Or. Achetez l’Énergie Sombre : elle donnera 7 Combat. Puis votre "
                "tour finit et le Boss joue.",
            ),
            do="acquire dark-energy",
            light=("gold:A",),
        ),
        "end",
        Step(
            Text(
                "The boss has the Dire Wolf. The Shortsword was its last card, so there was nothing to "
                "choose. Your deck was shuffled, with what you bought: play the Wolf Shaman, a champion.",
                "Le Boss a le Loup Terrifiant. L’Épée Courte était sa dernière carte : rien à choisir. Votre "
                "deck a été mélangé avec vos achats : jouez la Shamane des Loups, un Champion.",
            ),
            do="play wolf-shaman#2",
            light=("dire-wolf",),
        ),
        "play ruby",
        "play gold#3",
        "play gold#7",
        "play dark-energy",
        Step(
            Text(
                "A champion stays in play and may be expended once in each of your turns. Expend the Wolf "
                "Shaman: with Dark Energy’s 7 that makes 9 combat.",
                "Un Champion reste en jeu et s’active une fois à chacun de vos tours. Activez la Shamane des "
                "Loups : avec les 7 de l’Énergie Sombre, cela fera 9 Combat.",
            ),
            do="expend wolf-shaman#2",
            light=("combat:A",),
        ),
        Step(
            Text(
                "Attack once, with all 9: the shield counts against every attack. The Dire Wolf is a guard "
                "and takes 5, the shield stops 3, and 1 reaches the boss.",
                "Attaquez une seule fois, avec les 9 : le Bouclier compte à chaque attaque. Le Loup "
                "Terrifiant, un Garde, en arrête 5, le Bouclier 3, et 1 touche le Boss.",
            ),
            do="attack 9",
            light=("dire-wolf", "shield:boss"),
        ),
        Step(
            Text(
                "That is a turn: a behaviour, your cards, one attack, then the boss. Buy its faction’s "
                "cards, stun its guards, and bring it to 0 while you have health and Fire Gems last. Spend "
                "your 4 gold!",
                "Voilà un tour : un comportement, vos cartes, une attaque, puis le Boss. Achetez les cartes "
                "de sa faction, assommez ses Gardes et réduisez-le à 0 tant qu’il vous reste de la Santé et "
                "des Gemmes. Dépensez vos 4 Or !",
            ),
            light=("health:boss", "gold:A"),
        ),
    ),
)
