"""The first game of Hero Realms: gold, combat, a champion, an ally ability, and a guard in the way."""

from __future__ import annotations

from pygames.core.first_game import FirstGame, Step
from pygames.core.rulebook import Text

FIRST_GAME = FirstGame(
    seed=334,
    seats=2,
    line=(
        "play gold#8",
        "play gold#12",
        "play gold#11",
        "acquire man-at-arms#2",
        "end",
        Step(
            Text(
                "You each have 50 health. Bring your opponent’s down to 0 and you win. Both decks are the "
                "same ten poor cards: whoever improves theirs faster strikes harder.",
                "Chacun a 50 points de Santé. Réduisez à 0 ceux de l’adversaire et vous gagnez. Les deux "
                "decks sont les mêmes dix cartes modestes : améliorez le vôtre.",
            ),
            light=("health:A", "health:B"),
        ),
        Step(
            Text(
                "Below is your hand. Playing cards is free, and you may play them all. Press the Ruby: it "
                "gives 2 gold. The rest of your hand then follows.",
                "En bas, votre main. Jouer une carte ne coûte rien et vous pouvez toutes les jouer. Touchez "
                "le Rubis : il donne 2 Or. Le reste de la main suivra.",
            ),
            do="play ruby",
        ),
        "play gold#7",
        "play gold#3",
        "play gold#4",
        "play shortsword",
        Step(
            Text(
                "You have 5 gold. The market is for both of you; the number on a card is its cost. Acquire "
                "the Orc Grunt for 3. It goes to your discard pile, and to your hand later.",
                "Vous avez 5 Or. Le Marché sert aux deux joueurs ; le nombre sur la carte est son coût. "
                "Achetez le Grognard Orque pour 3. Il va dans votre Défausse ; vous le piocherez plus tard.",
            ),
            do="acquire orc-grunt#2",
            light=("gold:A",),
        ),
        Step(
            Text(
                "2 gold are left. Take Spark for 1: it is green like the Orc Grunt and bears the same sign. "
                "They are of one faction, and such cards make each other stronger.",
                "Il reste 2 Or. Prenez l’Étincelle pour 1 : verte comme le Grognard Orque, elle porte le "
                "même signe. Deux cartes d’une même faction se renforcent.",
            ),
            do="acquire spark#2",
            light=("gold:A",),
        ),
        Step(
            Text(
                "The Shortsword gave you 2 combat: the crossed swords. Attack your opponent with it. Each "
                "point takes 1 health.",
                "L’Épée Courte vous a donné 2 Combat : les épées croisées. Attaquez votre adversaire. Chaque "
                "point lui enlève 1 Santé.",
            ),
            do="attack B 2",
            light=("combat:A",),
        ),
        Step(
            Text(
                "End your turn. Gold and combat left over are lost. All cards you played or held go to the "
                "discard pile, and you draw five new ones.",
                "Finissez le tour. L’Or et le Combat restants sont perdus. Cartes jouées et main vont dans "
                "la Défausse, et vous piochez cinq nouvelles cartes.",
            ),
            do="end",
        ),
        "play gold#10",
        "play gold#13",
        "play gold#14",
        "play gold#9",
        "acquire broelyn",
        "play shortsword#2",
        "attack A 2",
        "end",
        "play dagger",
        "play gold",
        "play gold#2",
        "play gold#5",
        "play gold#6",
        Step(
            Text(
                "Your opponent bought a card and hit you for 2. Your hand is played: 4 gold. Acquire a Fire "
                "Gem: one is always for sale. The rest of this turn is done for you.",
                "L’adversaire a acheté une carte et vous a touché pour 2. Votre main est jouée : 4 Or. "
                "Achetez une Gemme de Feu, toujours en vente. La suite du tour se joue pour vous.",
            ),
            do="acquire fire-gem",
        ),
        "acquire fire-gem#2",
        "attack B 1",
        "end",
        "play dagger#2",
        "play ruby#3",
        "play man-at-arms#2",
        "play gold#10",
        "play gold#12",
        "expend man-at-arms#2",
        "attack A 3",
        "acquire tithe-priest#2",
        "acquire fire-gem#3",
        "end",
        Step(
            Text(
                "Your deck was empty, so your discard pile was shuffled: your new cards are here. Play the "
                "Orc Grunt. It is a champion: it stays in play from turn to turn.",
                "Votre deck était vide : la Défausse a été mélangée, et voici vos nouvelles cartes. Jouez le "
                "Grognard Orque. C’est un Champion : il reste en jeu de tour en tour.",
            ),
            do="play orc-grunt#2",
        ),
        Step(
            Text(
                "Once in each of your turns you may expend a champion, that is, turn it sideways: this one "
                "gives 2 combat. When your turn ends it is prepared: upright again. Expend it: the "
                "button is below the card.",
                "Une fois par tour, vous pouvez activer un Champion, c’est-à-dire l’incliner : celui-ci "
                "donne 2 Combat. À la fin du tour il est mobilisé : de nouveau droit. Activez-le : "
                "le bouton est sous la carte.",
            ),
            do="expend orc-grunt#2",
        ),
        Step(
            Text(
                "Play Spark: 3 combat, and your opponent has to discard a card.",
                "Jouez l’Étincelle : 3 Combat, et l’adversaire doit défausser une carte.",
            ),
            do="play spark#2",
        ),
        "discard shortsword#2",
        Step(
            Text(
                "The line with the faction’s sign is the ally ability: it works when another card of the "
                "same faction is in play. The Orc Grunt is, so use Spark’s: 2 more combat.",
                "La ligne au signe de la faction est la capacité Allié : elle sert si une autre carte de "
                "cette faction est en jeu. Le Grognard Orque y est : utilisez celle de l’Étincelle.",
            ),
            do="ally spark#2",
        ),
        "play dagger",
        Step(
            Text(
                "You have 8 combat. The Man-at-Arms over there has a white shield: it is a guard, and you "
                "must stun it before you can attack your opponent. Its defense is 4: spend 4.",
                "Vous avez 8 Combat. L’Homme d’Armes d’en face porte un bouclier blanc : c’est un Garde, à "
                "assommer avant de pouvoir attaquer l’adversaire. Sa défense est 4 : dépensez 4.",
            ),
            do="strike man-at-arms#2",
            light=("combat:A",),
        ),
        Step(
            Text(
                "The way is free: the Man-at-Arms lies in its owner’s discard pile. Attack with the 4 combat "
                "left.",
                "La voie est libre : l’Homme d’Armes est dans la Défausse de son joueur. Attaquez avec les "
                "4 Combat qui restent.",
            ),
            do="attack B 4",
        ),
        Step(
            Text(
                "That is a turn: play cards, acquire, attack, in any order. One button plays all cards that "
                "ask nothing. Your Fire Gem may be sacrificed for 3 more combat. Bring 43 health to 0!",
                "Voilà un tour : jouer, acheter, attaquer, dans l’ordre voulu. Un bouton joue d’un coup les "
                "cartes qui ne demandent rien. La Gemme de Feu, sacrifiée, donne 3 Combat. Il reste "
                "43 points de Santé !",
            ),
            light=("fire-gem#2",),
        ),
    ),
)
