"""The first game against the Lich: jars, seating, a minion, health given away, a challenge.

It is for somebody who has played the first game of Hero Realms. Both partners and the Lich play as `steady`
does, but that the Fighter leaves the Banshee to the person.
"""

from __future__ import annotations

from pygames.core.first_game import FirstGame, Step
from pygames.core.rulebook import Text

FIRST_GAME = FirstGame(
    seed=114,
    seats=4,
    line=(
        "take cleric",
        "take fighter",
        "take wizard",
        Step(
            Text(
                "Three heroes against the Lich, and you are the Cleric. Its health is that of its open Soul "
                "Jar; two more lie face down. Break all three and your party wins; if all of you are "
                "defeated, the Lich does.",
                "Trois héros contre le Seigneur Liche : vous êtes le Clerc. Sa Santé est celle de sa Fiole "
                "d’Âme révélée ; deux autres sont face cachée. Brisez les trois et le groupe gagne ; si vous "
                "êtes tous vaincus, c’est lui.",
            ),
            light=("health:A", "health:D"),
        ),
        Step(
            Text(
                "Heroes begin with three cards. Play the Follower: a champion with a white shield, so a "
                "guard, which the Lich must stun before it can attack you.",
                "Les héros commencent avec trois cartes. Jouez Follower : un Champion au bouclier blanc, "
                "donc un Garde, que le Seigneur Liche doit assommer avant de pouvoir vous attaquer.",
            ),
            do="play follower#2",
        ),
        "play gold#3",
        "play gold#5",
        "acquire profit",
        Step(
            Text(
                "Your two gold have bought a card. Now expend the Follower: it gives 1 combat.",
                "Vos deux Or ont acheté une carte. Maintenant, activez Follower : il donne 1 Combat.",
            ),
            do="expend follower#2",
        ),
        Step(
            Text(
                "Nothing stands before the Lich: attack it. Here heroes have to spend all combat that they "
                "can, and play their whole hand, before they may end the turn.",
                "Rien ne protège le Seigneur Liche : attaquez-le. Ici, un héros doit dépenser tout le Combat "
                "qu’il peut et jouer toute sa main avant de finir son tour.",
            ),
            do="attack D 1",
            light=("combat:A",),
        ),
        Step(
            Text(
                "You sit in a row. B, the Fighter, is next to you, and C, the Wizard, next to B: you can "
                "help yourself and B, but not C. The heroes play one after the other, then the Lich.",
                "Vous êtes assis en ligne. B, le Guerrier, est à côté de vous ; C, le Sorcier, à côté de B : "
                "vous pouvez aider B et vous-même, pas C. Les héros jouent l’un après l’autre, puis le "
                "Seigneur Liche.",
            ),
            light=("B", "C"),
        ),
        "end",
        "play shield-bearer#2",
        "play gold#12",
        "play gold#9",
        "acquire fire-gem",
        "end",
        "play cat-familiar#3",
        "play gold#16",
        "play ignite#6",
        "expend cat-familiar#3",
        "choose 1",
        "attack D 3",
        "end",
        "play ruby#12",
        "play gold#37",
        "play soul-crush",
        "choose 1",
        "play minor-summoning",
        "play soul-diamond#2",
        "expend banshee",
        "expend deep-insight",
        "acquire kraka",
        "strike shield-bearer#2",
        "attack C 2",
        "end",
        Step(
            Text(
                "The Lich has summoned a minion from its grimoire, the Banshee. At once it hit all three "
                "heroes and their champions: the Follower is gone. Then the Lich attacked C, who has the "
                "least health.",
                "Le Seigneur Liche a invoqué un Serviteur de son Grimoire : Banshee. Elle a aussitôt frappé "
                "les trois héros et leurs Champions : Follower n’est plus là. Puis il a attaqué C, qui a le "
                "moins de Santé.",
            ),
            light=("banshee", "health:A"),
        ),
        "play gold#4",
        "play gold",
        "play gold#2",
        "play gold#6",
        Step(
            Text(
                "Your gold is played. Now the Prayer Beads: they give 2 gold or 5 health, and health it "
                "shall be.",
                "Vos cartes Or sont jouées. Maintenant, Prayer Beads : 2 Or ou 5 Santé au choix ; ce sera la "
                "Santé.",
            ),
            do="play prayer-beads",
        ),
        "choose 2",
        Step(
            Text(
                "Health that you gain goes whole to one hero: to you, or to one next to you. C is too far "
                "away. Give it to B.",
                "La Santé que vous gagnez va en entier à un seul héros : vous ou un héros adjacent. C est "
                "trop loin. Donnez-la à B.",
            ),
            do="heal B",
        ),
        "acquire rasmus",
        "end",
        "play gold#8",
        "play gold#11",
        "play ruby#3",
        "play gold#13",
        "play longsword#2",
        "acquire parov",
        "attack D 3",
        "end",
        "play ignite#5",
        "play gold#17",
        "play spell-components#3",
        "play gold#19",
        "play fire-staff#3",
        "acquire man-at-arms#2",
        "attack D 3",
        "end",
        "play ruby#11",
        "play gold#36",
        "play ruby#12",
        "play frozen-touch",
        "play soul-diamond",
        "expend banshee",
        "expend deep-insight",
        "acquire tyrannor",
        "attack C 3",
        "end",
        "play follower",
        "play gold#3",
        "play profit",
        "play gold#6",
        "expend follower",
        Step(
            Text(
                "The Banshee has hit all of you again. Your cards are played, but for the Spiked Mace: play "
                "it, and with the Follower’s you have 3 combat.",
                "Banshee vous a encore tous frappés. Toutes vos cartes sont jouées sauf Spiked Mace : "
                "jouez-la. Avec celui de Follower, cela fera 3 Combat.",
            ),
            do="play spiked-mace",
            light=("combat:A",),
        ),
        Step(
            Text(
                "You may attack minions as you do champions. The Banshee has defense 3: spend your 3 combat "
                "on it. It will be shuffled into the grimoire.",
                "Un Serviteur s’attaque comme un Champion. Banshee a 3 en défense : dépensez vos 3 Combat "
                "contre elle. Elle sera mélangée dans le Grimoire.",
            ),
            do="strike banshee",
        ),
        Step(
            Text(
                "C is at 41 and cannot take much more. Challenge the Lich: in its next turn it may attack "
                "no hero but you. Each hero can do so once a game.",
                "C n’a plus que 41 Santé. Défiez le Seigneur Liche : à son prochain tour, il ne pourra "
                "attaquer aucun autre héros que vous. Chacun peut le faire une fois par partie.",
            ),
            do="challenge",
            light=("health:C",),
        ),
        Step(
            Text(
                "That is the fight: keep minions down, share health, challenge in time. After a jar the next "
                "is turned up; the last has 30 health more. Buy something, end your turn, save the realm!",
                "Voilà le combat : assommez les Serviteurs, partagez la Santé, défiez à temps. Après une "
                "Fiole, la suivante ; la dernière a 30 Santé de plus. Achetez, finissez le tour et sauvez "
                "le royaume !",
            ),
            light=("health:D",),
        ),
    ),
)
