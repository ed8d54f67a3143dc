"""What the booklet of Hero: Immortal King leaves open, and how we play it.

Each ruling asks its question, gives our reading, then the reason for it.
"""

from __future__ import annotations

from pygames.engine.text import Text
from pygames.games.immortal_king.sections import (
    ABILITIES,
    AIM,
    COMBAT,
    CONSTRUCTED,
    CONSTRUCTION,
    CONTENTS,
    COURAGE,
    COURSE,
    DETAILS,
    END,
    EQUIPPING,
    EVENING,
    FEAR,
    FINAL,
    GIFTS,
    GREENSKINS,
    MANA,
    POTIONS,
    SEARCH,
    SETUP,
    SOLITAIRE,
    TRAPS,
    USING,
)
from pygames.words.rulebook import Ruling

# A formatter would give every argument its own line.
# fmt: off
RULINGS: tuple[Ruling, ...] = (
    Ruling("AMB-HIK-01", GIFTS,
        Text("What does an ultimate power cost?", "Combien coûte un pouvoir ultime ?"),
        Text(
            "One won card of every colour for each adventurer in the party: 4, 8, 12 or 16 cards. This table "
            "stands in the file of cards, and a file of one’s own may have another.",
            "Une carte gagnée de chaque couleur pour chaque aventurier du groupe : 4, 8, 12 ou 16 cartes. Ce "
            "barème est dans le fichier des cartes, et un fichier personnel peut en avoir un autre."),
        Text(
            "The booklet’s icons are lost. A description from elsewhere says so, and it fits that ultimate "
            "powers are rarely within reach; it is no fact.",
            "Les icônes du livret sont perdues. Une description venue d’ailleurs le dit, et cela va bien "
            "avec des pouvoirs ultimes rarement accessibles ; ce n’est pas un fait."),
        about=("HIK-13",)),
    Ruling("AMB-HIK-02", FINAL,
        Text(
            "Are the Lich’s 2 fear tokens for each adventurer added to the usual 1?",
            "Les 2 jetons de peur par aventurier de la Liche s’ajoutent-ils au jeton habituel ?"),
        Text(
            "No, they replace it: 2 for each adventurer, not 3.",
            "Non, ils le remplacent : 2 par aventurier, et non 3."),
        Text("The card says that they come instead.", "La carte dit qu’ils viennent à sa place."),
        about=("HIK-26", "HIK-33")),
    Ruling("AMB-HIK-03", COURSE,
        Text("When is a corridor empty?", "Quand un couloir est-il vide ?"),
        Text(
            "When neither its pile nor the card in front of the pile is left.",
            "Quand il ne reste ni son paquet, ni la carte posée devant."),
        Text(
            "The card in front is the corridor’s last encounter; until it is beaten, it bars the way.",
            "La carte de devant est la dernière rencontre du couloir ; tant qu’elle n’est pas vaincue, elle "
            "barre le chemin."),
        about=("HIK-38",)),
    Ruling("AMB-HIK-04", COURSE,
        Text(
            "Once the way is open, must the party attack the final monster?",
            "Le chemin une fois ouvert, le groupe doit-il attaquer le monstre final ?"),
        Text(
            "No, it is free to attack the cards of the corridors.",
            "Non, il reste libre d’attaquer les cartes des couloirs."),
        Text(
            "The booklet allows the attack and does not impose it.",
            "Le livret permet cette attaque sans l’imposer."),
        about=("HIK-38",)),
    Ruling("AMB-HIK-05", COMBAT,
        Text("Must the party attack every turn?", "Le groupe doit-il attaquer à chaque tour ?"),
        Text(
            "The party attacks every turn: a corridor or, when the way is open, the final monster.",
            "Le groupe attaque à chaque tour : un couloir ou, si le chemin est ouvert, le monstre final."),
        Text(
            "In the combat phase the booklet has the party choose a corridor and fight; it does not mention "
            "passing.",
            "Dans la phase de combat, le livret fait choisir un couloir et combattre ; il ne parle pas de "
            "passer."),
        about=("HIK-61",)),
    Ruling("AMB-HIK-06", COMBAT,
        Text(
            "What if the party fails against the final monster?",
            "Et si le groupe échoue contre le monstre final ?"),
        Text(
            "It loses courage as in any fight, and the final monster stays.",
            "Il perd du courage comme dans tout combat, et le monstre final reste."),
        Text("The booklet excepts traps only.", "Le livret n’excepte que les pièges."),
        about=("HIK-69",)),
    Ruling("AMB-HIK-07", END,
        Text(
            "May a party without courage win by having beaten the final monster?",
            "Un groupe sans courage peut-il gagner pour avoir vaincu le monstre final ?"),
        Text(
            "No: the loss by lack of courage is looked at first, then the victory.",
            "Non : on regarde d’abord la défaite faute de courage, puis la victoire."),
        Text(
            "The booklet has them in this order, and the victory requires at least 1 courage token.",
            "Le livret les met dans cet ordre, et la victoire exige au moins 1 jeton de courage."),
        about=("HIK-74", "HIK-75")),
    Ruling("AMB-HIK-08", COURAGE,
        Text(
            "Does the party lose as soon as its courage is gone, or at the end of the turn?",
            "Le groupe perd-il dès qu’il n’a plus de courage, ou à la fin du tour ?"),
        Text(
            "At the end of the turn. Only a potion can bring courage back before (AMB-HIK-63).",
            "À la fin du tour. D’ici là, seule une potion peut rendre du courage (AMB-HIK-63)."),
        Text(
            "The booklet looks at it in the end-of-turn phase, and potions can be used at any time.",
            "Le livret le regarde dans la phase de fin de tour, et les potions peuvent servir à tout "
            "moment."),
        about=("HIK-52",)),
    Ruling("AMB-HIK-09", CONSTRUCTION,
        Text(
            "Which cards does the dungeon master look at?",
            "Quelles cartes le maître du donjon consulte-t-il ?"),
        Text(
            "The first face-down card of each pile, behind the encounters.",
            "La première carte cachée de chaque paquet, derrière les rencontres."),
        Text(
            "The encounters need no looking at: the dungeon master knows them.",
            "Les rencontres n’ont pas à être consultées : le maître du donjon les connaît."),
        about=("HIK-44",)),
    Ruling("AMB-HIK-10", CONSTRUCTION,
        Text(
            "Do encounters move with the piles that are swapped?",
            "Les rencontres suivent-elles les paquets échangés ?"),
        Text(
            "No: only the piles move. Each encounter stays in its corridor with its token.",
            "Non : seuls les paquets bougent. Chaque rencontre reste dans son couloir avec son jeton."),
        Text(
            "The booklet speaks of the piles, and the encounters lie in front of them.",
            "Le livret parle des paquets, et les rencontres sont posées devant."),
        about=("HIK-46",)),
    Ruling("AMB-HIK-11", CONSTRUCTION,
        Text(
            "Can a corridor that has an encounter but no pile take part in a swap?",
            "Un couloir qui a une rencontre mais plus de paquet peut-il prendre part à un échange ?"),
        Text(
            "For a swap both corridors must have a pile.",
            "Pour un échange, il faut un paquet dans les deux couloirs."),
        Text(
            "The booklet excludes a corridor that has run out of cards, and there is nothing to swap.",
            "Le livret exclut un couloir à court de cartes, et il n’y a rien à échanger."),
        about=("HIK-47",)),
    Ruling("AMB-HIK-12", FEAR,
        Text(
            "Is fear limited to the 10 tokens of the box?",
            "La peur est-elle limitée aux 10 jetons de la boîte ?"),
        Text(
            "No, fear has no limit. In solitaire the scale ends at 10 at the latest.",
            "Non, la peur n’a pas de limite. En solitaire, l’échelle s’arrête à 10 au plus tard."),
        Text("The booklet sets a limit to courage only.", "Le livret ne met de limite qu’au courage."),
        about=("HIK-53", "HIK-03")),
    Ruling("AMB-HIK-13", FEAR,
        Text("On which dice does a 1 bring fear?", "Sur quels dés un 1 donne-t-il de la peur ?"),
        Text(
            "On every die that the adventurers’ player rolls, d6 or d12, even if it is then rolled again or "
            "replaced.",
            "Sur tout dé jeté par le joueur aventurier, d6 ou d12, même s’il est ensuite relancé ou "
            "remplacé."),
        Text(
            "In the booklet’s example a 1 that is rolled again has already brought fear.",
            "Dans l’exemple du livret, un 1 relancé a déjà donné de la peur."),
        about=("HIK-54",)),
    Ruling("AMB-HIK-14", FEAR,
        Text(
            "Does a 1 on the die for a power of 1d6 bring fear?",
            "Un 1 sur le dé d’une puissance de 1d6 donne-t-il de la peur ?"),
        Text("No: the dungeon’s own die brings no fear.", "Non : le dé du donjon lui-même n’en donne pas."),
        Text(
            "The booklet gives fear for a 1 of the adventurers’ player, and that die is not theirs.",
            "Le livret donne de la peur pour un 1 du joueur aventurier, et ce dé n’est pas le sien."),
        about=("HIK-54", "HIK-77")),
    Ruling("AMB-HIK-15", FEAR,
        Text(
            "May the dungeon master play doom after powers have been used in the fight?",
            "Le maître du donjon peut-il jouer le destin funeste après l’emploi de pouvoirs dans le "
            "combat ?"),
        Text(
            "Yes: each new result of the die gives a new chance, until a power is used on that result.",
            "Oui : chaque nouveau résultat du dé en donne une nouvelle occasion, jusqu’à ce qu’un pouvoir "
            "serve sur ce résultat."),
        Text(
            "In the booklet’s example doom falls on the d12 after a gift and a power have been used on "
            "earlier dice.",
            "Dans l’exemple du livret, le destin funeste frappe le d12 après un don et un pouvoir employés "
            "sur les dés d’avant."),
        about=("HIK-58",)),
    Ruling("AMB-HIK-16", FEAR,
        Text(
            "May doom be played several times in one fight?",
            "Le destin funeste peut-il être joué plusieurs fois dans un combat ?"),
        Text("Yes, as long as there is fear to pay for it.", "Oui, tant qu’il y a de la peur pour le payer."),
        Text("The booklet sets no limit.", "Le livret n’y met pas de limite."),
        about=("HIK-58",)),
    Ruling("AMB-HIK-17", FEAR,
        Text(
            "Does a gift that adds a bonus count as a power used on the result?",
            "Un don qui ajoute un bonus compte-t-il comme un pouvoir employé sur le résultat ?"),
        Text(
            "No: only what the adventurers’ player decides to use ends the chance of doom.",
            "Non : seul ce que le joueur aventurier décide d’employer met fin à l’occasion du destin "
            "funeste."),
        Text(
            "The booklet speaks of a decision, and such a gift works without one.",
            "Le livret parle d’une décision, et un tel don agit sans elle."),
        about=("HIK-58",)),
    Ruling("AMB-HIK-18", GIFTS,
        Text(
            "How often may Nova’s gift roll the die again?",
            "Combien de fois le don de Nova peut-il relancer le dé ?"),
        Text(
            "Once a fight, and the new result counts. Her card declares this reading of ours; a file of "
            "one’s own may say otherwise.",
            "Une fois par combat, et le nouveau résultat compte. Sa carte déclare cette lecture, qui est de "
            "nous ; un fichier personnel peut dire autre chose."),
        Text(
            "Her card is not known. The booklet’s example uses the gift once, and without a limit hardly a "
            "fight would be lost.",
            "Sa carte n’est pas connue. L’exemple du livret emploie le don une fois, et sans limite presque "
            "aucun combat ne serait perdu."),
        about=("HIK-09",)),
    Ruling("AMB-HIK-19", GIFTS,
        Text("Can Nova’s gift roll a d12 again?", "Le don de Nova peut-il relancer un d12 ?"),
        Text(
            "Nova’s gift rolls a d6 again, no d12. Her card declares this reading of ours; a file of one’s "
            "own may say otherwise.",
            "Le don de Nova relance un d6, pas un d12. Sa carte déclare cette lecture, qui est de nous ; un "
            "fichier personnel peut dire autre chose."),
        Text(
            "Her card is not known, and in the booklet’s example the gift rolls a d6 again.",
            "Sa carte n’est pas connue, et dans l’exemple du livret le don relance un d6."),
        about=("HIK-09",)),
    Ruling("AMB-HIK-20", ABILITIES,
        Text(
            "Does a card in ambush already work with its Dragons, Undead or Nemesis +X?",
            "Une carte en embuscade agit-elle déjà par ses Dragons, Morts-vivants ou Némésis +X ?"),
        Text(
            "Not while it is face down; from the start of its fight, when it is turned up, it does.",
            "Pas tant qu’elle est face cachée ; dès le début de son combat, quand elle est retournée, oui."),
        Text(
            "These abilities work while the card lies face up.",
            "Ces capacités agissent quand la carte est face visible."),
        about=("HIK-80", "HIK-85", "HIK-87")),
    Ruling("AMB-HIK-21", ABILITIES,
        Text(
            "Does a card with such an ability strengthen itself?",
            "Une carte qui a une telle capacité se renforce-t-elle elle-même ?"),
        Text(
            "Yes, if it belongs to the family or has Nemesis (for Nemesis +X see AMB-HIK-22).",
            "Oui, si elle est de la famille ou a Némésis (pour Némésis +X, voir AMB-HIK-22)."),
        Text(
            "All the cards of that kind are meant, and it is one of them.",
            "Toutes les cartes de cette sorte sont visées, et elle en est une."),
        about=("HIK-80", "HIK-85", "HIK-87")),
    Ruling("AMB-HIK-22", ABILITIES,
        Text(
            "Is Nemesis +X itself a Nemesis that Nemesis +X strengthens?",
            "Némésis +X est-elle elle-même une Némésis que Némésis +X renforce ?"),
        Text(
            "No: only cards with Nemesis X are strengthened. By an option, cards with Nemesis +X are too.",
            "Non : seules les cartes à Némésis X sont renforcées. Une option renforce aussi les cartes à "
            "Némésis +X."),
        Text(
            "The booklet lists the two abilities apart; taken literally, though, “all cards with Nemesis” "
            "can mean both.",
            "Le livret présente les deux capacités à part ; mais à la lettre, « toutes les cartes à "
            "Némésis » peut désigner les deux."),
        option="nemesis",
        about=("HIK-87",)),
    Ruling("AMB-HIK-23", ABILITIES,
        Text(
            "Does Undead +X strengthen a final monster such as the Lich?",
            "Morts-vivants +X renforce-t-il un monstre final comme la Liche ?"),
        Text(
            "Yes, a final monster counts as a card of its family.",
            "Oui, un monstre final compte comme une carte de sa famille."),
        Text(
            "The Lich is an undead, and the booklet shields a final monster from ultimate powers only.",
            "La Liche est un mort-vivant, et le livret ne met un monstre final à l’abri que des pouvoirs "
            "ultimes."),
        about=("HIK-85",)),
    Ruling("AMB-HIK-24", GREENSKINS,
        Text(
            "Do tenacity, bonuses, powers or potions change a fight by rock, paper, scissors, and can the "
            "party flee from it?",
            "Ténacité, bonus, pouvoirs ou potions changent-ils un combat à pierre, feuille, ciseaux, et "
            "peut-on le fuir ?"),
        Text(
            "Gestures alone decide such a fight: neither powers nor potions are used in it, not even to "
            "flee. A greenskin may get a tenacity token, but with two players that changes nothing.",
            "Les gestes décident seuls d’un tel combat : ni pouvoir ni potion n’y sert, même pour fuir. Une "
            "Peau-Verte peut recevoir un jeton de ténacité, mais à deux joueurs cela ne change rien."),
        Text(
            "Such a fight compares gestures, not numbers, and powers are used before or after a roll: here "
            "there is none.",
            "Un tel combat compare des gestes, pas des nombres, et les pouvoirs servent avant ou après un "
            "jet : ici, il n’y en a pas."),
        about=("HIK-72",)),
    Ruling("AMB-HIK-25", GREENSKINS,
        Text(
            "Does a fight lost by rock, paper, scissors cost courage?",
            "Un combat perdu à pierre, feuille, ciseaux coûte-t-il du courage ?"),
        Text(
            "Yes, as any fight: the party loses 1 courage token and the dungeon master gains 1 fear token.",
            "Oui, comme tout combat : il coûte 1 jeton de courage au groupe et rapporte 1 jeton de peur au "
            "maître du donjon."),
        Text(
            "Every fight that the party loses costs courage.",
            "Tout combat que perd le groupe coûte du courage."),
        about=("HIK-72", "HIK-69")),
    Ruling("AMB-HIK-26", EQUIPPING,
        Text(
            "Can the card that replaces one eliminated in the equipment phase get an ambush or tenacity?",
            "La carte qui en remplace une éliminée dans la phase d’équipement peut-elle recevoir embuscade "
            "ou ténacité ?"),
        Text(
            "No: it is laid face up, and no fear can be paid for it.",
            "Non : elle est posée face visible, et l’on ne peut pas payer de peur pour elle."),
        Text(
            "The booklet keeps both for the combat phase.",
            "Le livret réserve les deux à la phase de combat."),
        about=("HIK-49",)),
    Ruling("AMB-HIK-27", USING,
        Text(
            "Can one card pay several icons of a cost?",
            "Une carte peut-elle payer plusieurs icônes d’un coût ?"),
        Text("No, one card pays one icon.", "Non, une carte paie une icône."),
        Text(
            "A card has one colour, and even a Treasure pays for one only (AMB-HIK-28).",
            "Une carte a une couleur, et même un Trésor n’en paie qu’une (AMB-HIK-28)."),
        about=("HIK-16",)),
    Ruling("AMB-HIK-28", ABILITIES,
        Text(
            "Does a Treasure pay for several colours at once?",
            "Un Trésor paie-t-il plusieurs couleurs à la fois ?"),
        Text("No, it pays one icon, of any colour.", "Non, il paie une icône, de n’importe quelle couleur."),
        Text(
            "The booklet compares it to a joker, which stands for one card.",
            "Le livret le compare à un joker, qui tient lieu d’une carte."),
        about=("HIK-88",)),
    Ruling("AMB-HIK-29", USING,
        Text(
            "What becomes of the dungeon cards that were paid?",
            "Que deviennent les cartes donjon payées ?"),
        Text("They are out of the game.", "Elles sont hors du jeu."),
        Text(
            "The booklet has them discarded, and nothing brings a discard back.",
            "Le livret les fait défausser, et rien ne ramène une défausse."),
        about=("HIK-16",)),
    Ruling("AMB-HIK-30", SETUP,
        Text("May a party have fewer than 5 cards?", "Un groupe peut-il avoir moins de 5 cartes ?"),
        Text(
            "A party has exactly 5 cards, of which 1 to 4 are adventurers and the rest equipment.",
            "Un groupe a exactement 5 cartes, dont de 1 à 4 aventuriers et le reste en équipements."),
        Text(
            "A review elsewhere says 5 at most; the booklet excludes more and fewer.",
            "Une critique parue ailleurs dit 5 au plus ; le livret exclut plus et moins."),
        about=("HIK-28",)),
    Ruling("AMB-HIK-31", MANA,
        Text(
            "What if mana is gained while all adventurers have their token?",
            "Et si du mana est gagné alors que tous les aventuriers ont leur jeton ?"),
        Text("The token is lost.", "Le jeton est perdu."),
        Text(
            "No adventurer can hold two, and there is no other place for it.",
            "Aucun aventurier ne peut en avoir deux, et il n’a pas d’autre place."),
        about=("HIK-42",)),
    Ruling("AMB-HIK-32", MANA,
        Text(
            "Does a trap, or a card eliminated in the equipment phase, bring its mana?",
            "Un piège, ou une carte éliminée dans la phase d’équipement, donne-t-il son mana ?"),
        Text("Yes, if it has a mana icon.", "Oui, s’il y a une icône de mana."),
        Text(
            "Both are treated like cards beaten in a fight.",
            "Les deux sont traités comme des cartes vaincues au combat."),
        about=("HIK-41",)),
    Ruling("AMB-HIK-33", ABILITIES,
        Text("When is M counted for a card in ambush?", "Quand compte-t-on M pour une carte en embuscade ?"),
        Text(
            "When its corridor is chosen; the count then stays for the fight.",
            "Quand son couloir est choisi ; le compte vaut alors pour le combat."),
        Text(
            "The fight starts there, face up or face down.",
            "Le combat commence là, carte visible ou cachée."),
        about=("HIK-83",)),
    Ruling("AMB-HIK-34", ABILITIES,
        Text("When is the die for a power of 1d6 rolled?", "Quand jette-t-on le dé d’une puissance de 1d6 ?"),
        Text(
            "At the start of the attack, before the party’s roll.",
            "Au début de l’attaque, avant le jet du groupe."),
        Text(
            "The attack settles the power, so the party knows what it has to reach.",
            "L’attaque fixe la puissance : le groupe sait donc ce qu’il doit atteindre."),
        about=("HIK-77",)),
    Ruling("AMB-HIK-35", ABILITIES,
        Text(
            "Can a Bodyguard’s token go on the card that replaces it?",
            "Le jeton d’un Garde du corps peut-il aller sur la carte qui le remplace ?"),
        Text(
            "No: the token is placed first, then the Bodyguard is replaced.",
            "Non : le jeton est posé d’abord, puis le Garde du corps est remplacé."),
        Text("The booklet has it done at once.", "Le livret le fait faire aussitôt."),
        about=("HIK-81",)),
    Ruling("AMB-HIK-36", CONTENTS,
        Text(
            "Can the four tenacity tokens of the box run out?",
            "Les quatre jetons de ténacité de la boîte peuvent-ils manquer ?"),
        Text(
            "No: at most four are in play, one for each corridor and one for the final monster.",
            "Non : il y en a au plus quatre en jeu, un par couloir et un pour le monstre final."),
        Text(
            "A card never has two, and a beaten card gives its token back.",
            "Une carte n’en a jamais deux, et une carte vaincue rend le sien."),
        about=("HIK-03",)),
    Ruling("AMB-HIK-37", FEAR,
        Text(
            "Can the final monster have a tenacity token?",
            "Le monstre final peut-il avoir un jeton de ténacité ?"),
        Text(
            "Yes, from a Bodyguard or, in solitaire, from the scale (AMB-HIK-57). Fear cannot buy it one.",
            "Oui, par un Garde du corps ou, en solitaire, par l’échelle (AMB-HIK-57). La peur ne peut pas "
            "lui en payer."),
        Text(
            "It is a monster lying face up, but fear buys tokens for a new card only.",
            "C’est un monstre face visible, mais la peur ne paie de jeton qu’à une nouvelle carte."),
        about=("HIK-56", "HIK-81")),
    Ruling("AMB-HIK-38", FEAR,
        Text(
            "What becomes of the tenacity token of a beaten card?",
            "Que devient le jeton de ténacité d’une carte vaincue ?"),
        Text("It goes back to the supply.", "Il retourne à la réserve."),
        Text("It strengthened that card only.", "Il ne renforçait que cette carte."),
        about=("HIK-57",)),
    Ruling("AMB-HIK-39", EVENING,
        Text(
            "What if the weakest monsters already have their token at step 1?",
            "Et si les monstres les plus faibles ont déjà leur jeton à l’étape 1 ?"),
        Text(
            "Those get nothing, and the next weakest get nothing either.",
            "Ils ne reçoivent rien, et les plus faibles après eux non plus."),
        Text(
            "The booklet moves on to the next monster for a Bodyguard only.",
            "Le livret ne passe au monstre suivant que pour un Garde du corps."),
        about=("HIK-109",)),
    Ruling("AMB-HIK-40", SOLITAIRE,
        Text(
            "Which events of the scales are in italics?",
            "Quels événements des échelles sont en italique ?"),
        Text(
            "All bonuses to power: they last and add up. Tenacity and the loss of mana happen once.",
            "Tous les bonus de puissance : ils durent et s’additionnent. La ténacité et la perte de mana "
            "n’arrivent qu’une fois."),
        Text(
            "The italics are lost, and only bonuses can last and add up.",
            "L’italique est perdu, et seuls des bonus peuvent durer et s’additionner."),
        about=("HIK-108",)),
    Ruling("AMB-HIK-41", SOLITAIRE,
        Text(
            "Which corridors are the middle and the outer ones?",
            "Quels couloirs sont le central et les extérieurs ?"),
        Text(
            "The second is the middle one, the first and the third are the outer ones.",
            "Le deuxième est le central, le premier et le troisième sont les extérieurs."),
        Text(
            "There are three corridors. Of an even number, the two in the middle would count.",
            "Il y a trois couloirs. S’ils étaient en nombre pair, les deux du milieu compteraient."),
        about=("HIK-109", "HIK-111")),
    Ruling("AMB-HIK-42", SOLITAIRE,
        Text(
            "Does a bonus for a corridor count for the final monster?",
            "Un bonus pour un couloir compte-t-il pour le monstre final ?"),
        Text("No. A bonus for all cards does.", "Non. Un bonus pour toutes les cartes, oui."),
        Text(
            "The final monster stands in no corridor, but it is a card.",
            "Le monstre final n’est dans aucun couloir, mais c’est une carte."),
        about=("HIK-109", "HIK-111")),
    Ruling("AMB-HIK-43", SOLITAIRE,
        Text(
            "What happens at the last step of the scale?",
            "Que se passe-t-il à la dernière étape de l’échelle ?"),
        Text("The game is lost at once.", "La partie est perdue aussitôt."),
        Text(
            "The scale says that the Lich wins there, and has nothing beyond.",
            "L’échelle dit que la Liche y gagne, et n’a rien au-delà."),
        about=("HIK-108",)),
    Ruling("AMB-HIK-44", SOLITAIRE,
        Text(
            "Do Vicious monsters among the first three encounters get their token?",
            "Les monstres Hargneux des trois premières rencontres reçoivent-ils leur jeton ?"),
        Text("Yes, when they are turned up.", "Oui, quand ils sont retournés."),
        Text("That is when they come into play.", "C’est alors qu’ils arrivent en jeu."),
        about=("HIK-106",)),
    Ruling("AMB-HIK-45", SOLITAIRE,
        Text(
            "Does the Lich give the dungeon fear at the start in solitaire?",
            "En solitaire, la Liche donne-t-elle de la peur au donjon au début ?"),
        Text(
            "No: the dungeon starts with 0, whichever final monster it has.",
            "Non : le donjon commence à 0, quel que soit son monstre final."),
        Text("The annex gives this number expressly.", "L’annexe donne ce nombre expressément."),
        about=("HIK-104",)),
    Ruling("AMB-HIK-46", SOLITAIRE,
        Text("How is the weakest monster found?", "Comment trouve-t-on le plus faible des monstres ?"),
        Text(
            "By its power at that moment, with everything that changes it. A greenskin starts from 4, and a "
            "power of 1d6 counts as its lowest.",
            "D’après sa puissance à ce moment, avec tout ce qui la change. Une Peau-Verte part de 4, et une "
            "puissance de 1d6 compte pour son minimum."),
        Text(
            "That is the power to be reached in a fight; a die not yet rolled is sure of its lowest number "
            "only.",
            "C’est la puissance à atteindre au combat ; un dé pas encore jeté n’est sûr que de son "
            "minimum."),
        about=("HIK-107", "HIK-109")),
    Ruling("AMB-HIK-47", SEARCH,
        Text("Which cards are Abunakkashii’s sons?", "Quelles cartes sont les fils d’Abunakkashii ?"),
        Text(
            "Those that the file of cards marks as his sons.",
            "Celles que le fichier des cartes désigne comme ses fils."),
        Text("Their names are not known.", "Leurs noms ne sont pas connus."),
        about=("HIK-110",)),
    Ruling("AMB-HIK-48", POTIONS,
        Text(
            "Can a potion still change a fight once its result has taken effect?",
            "Une potion peut-elle encore changer un combat dont le résultat est appliqué ?"),
        Text(
            "No: a potion for the roll is used before the result is final.",
            "Non : une potion pour le jet s’emploie avant que le résultat soit définitif."),
        Text(
            "The booklet places it before or after the roll, and then the fight is over.",
            "Le livret la place avant ou après le jet ; ensuite, le combat est fini."),
        about=("HIK-17",)),
    Ruling("AMB-HIK-49", POTIONS,
        Text(
            "Can the cost of a potion be paid in the combat phase?",
            "Peut-on payer le coût d’une potion dans la phase de combat ?"),
        Text(
            "Yes, at any time, like the potion itself; a Treasure pays for it too.",
            "Oui, à tout moment, comme la potion elle-même ; un Trésor la paie aussi."),
        Text(
            "The cost is part of turning the potion up, and a Treasure has every colour.",
            "Le coût fait partie de la révélation de la potion, et un Trésor a toutes les couleurs."),
        about=("HIK-17",)),
    Ruling("AMB-HIK-50", CONSTRUCTED,
        Text(
            "Does a dungeon that was not constructed keep the numbers of colours and mana icons?",
            "Un donjon qui n’a pas été construit respecte-t-il les nombres de couleurs et d’icônes de "
            "mana ?"),
        Text(
            "Yes: our dungeons too have 12 cards of each colour, 6 of them with a mana icon.",
            "Oui : nos donjons ont aussi 12 cartes de chaque couleur, dont 6 à icône de mana."),
        Text(
            "The list of the box’s cards is not known. This is derived from the annex, not a fact.",
            "La liste des cartes de la boîte n’est pas connue. C’est déduit de l’annexe, ce n’est pas un "
            "fait."),
        about=("HIK-98",)),
    Ruling("AMB-HIK-51", DETAILS,
        Text(
            "What happens with a second multiplier on one roll?",
            "Que se passe-t-il avec un second multiplicateur sur un jet ?"),
        Text(
            "It cannot be used, and no mana is spent on it.",
            "Il ne peut pas servir, et aucun mana n’y est dépensé."),
        Text(
            "It could have no effect; better to refuse it than to take the mana.",
            "Il serait sans effet ; mieux vaut le refuser que prendre le mana."),
        about=("HIK-92",)),
    Ruling("AMB-HIK-52", DETAILS,
        Text(
            "Does a multiplier stay when the die is rolled again?",
            "Un multiplicateur reste-t-il quand le dé est relancé ?"),
        Text(
            "No: it goes with the die on which it was used.",
            "Non : il s’en va avec le dé sur lequel il a servi."),
        Text(
            "It multiplied a result, and that result is gone.",
            "Il multipliait un résultat, et ce résultat n’est plus."),
        about=("HIK-91",)),
    Ruling("AMB-HIK-53", AIM,
        Text(
            "How can the dungeon master win by blocking the party?",
            "Comment le maître du donjon peut-il gagner en bloquant le groupe ?"),
        Text(
            "Only by its loss of courage; there is no other way.",
            "Seulement par sa perte de courage ; il n’y a pas d’autre moyen."),
        Text(
            "The booklet has no rule for a blocked party, and a party can always attack.",
            "Le livret n’a pas de règle pour un groupe bloqué, et un groupe peut toujours attaquer."),
        about=("HIK-04",)),
    Ruling("AMB-HIK-54", USING,
        Text("Which of the won cards are paid?", "Lesquelles des cartes gagnées sont payées ?"),
        Text(
            "Plain cards of the colour, the oldest first; Treasures only where those are short.",
            "Les cartes ordinaires de la couleur, les plus anciennes d’abord ; des Trésors seulement où "
            "elles manquent."),
        Text(
            "A Treasure can do whatever a plain card can, so keeping it is never worse.",
            "Un Trésor peut tout ce que peut une carte ordinaire ; le garder n’est donc jamais moins bon."),
        about=("HIK-16",)),
    Ruling("AMB-HIK-55", COMBAT,
        Text(
            "May a fight go on whose total reaches the power?",
            "Un combat dont le total atteint la puissance peut-il continuer ?"),
        Text(
            "No: it is won at once, after the dungeon master’s chance to play doom on that die.",
            "Non : il est gagné aussitôt, après l’occasion de jouer le destin funeste sur ce dé."),
        Text("Nothing could be gained by going on.", "Il n’y aurait rien à gagner à continuer."),
        about=("HIK-66",)),
    Ruling("AMB-HIK-56", FEAR,
        Text(
            "Does the dungeon master see the new card before deciding on ambush and tenacity?",
            "Le maître du donjon voit-il la nouvelle carte avant de décider de l’embuscade et de la "
            "ténacité ?"),
        Text(
            "Yes. The dungeon master also remembers the tops of piles looked at and the cards laid in "
            "ambush.",
            "Oui. Il se souvient aussi des dessus de paquets consultés et des cartes posées en embuscade."),
        Text(
            "It is the dungeon master who takes the card from the pile and lays it.",
            "C’est le maître du donjon qui prend la carte du paquet et la pose."),
        about=("HIK-55", "HIK-56")),
    Ruling("AMB-HIK-57", SOLITAIRE,
        Text(
            "Is the final monster one of the monsters in play?",
            "Le monstre final est-il un des monstres en jeu ?"),
        Text(
            "Yes, both for the weakest and for every monster.",
            "Oui, pour le plus faible comme pour tout monstre."),
        Text(
            "It lies face up from the start, and the four tenacity tokens are then just enough.",
            "Il est face visible dès le début, et les quatre jetons de ténacité suffisent alors tout "
            "juste."),
        about=("HIK-107", "HIK-110", "HIK-111")),
    Ruling("AMB-HIK-58", EQUIPPING,
        Text(
            "Can a quest or an ultimate power be used on a card in ambush?",
            "Une quête ou un pouvoir ultime peut-il servir sur une carte en embuscade ?"),
        Text(
            "A quest or an ultimate power can be used on a card in ambush only to turn it up.",
            "Une quête ou un pouvoir ultime ne sert sur une carte en embuscade que pour la retourner."),
        Text(
            "What it does is measured by what the card shows, and this one shows nothing.",
            "Son effet se mesure à ce que montre la carte, et celle-ci ne montre rien."),
        about=("HIK-48",)),
    Ruling("AMB-HIK-59", DETAILS,
        Text(
            "Do bonuses already used stay when the die is rolled again or replaced?",
            "Les bonus déjà employés restent-ils quand le dé est relancé ou remplacé ?"),
        Text(
            "Yes, whichever die the fight ends with. A multiplier does not (AMB-HIK-52).",
            "Oui, quel que soit le dé qui termine le combat. Un multiplicateur, non (AMB-HIK-52)."),
        Text(
            "Bonuses belong to the fight’s roll, a multiplier to the die on which it was used.",
            "Les bonus vont avec le jet du combat, un multiplicateur avec le dé sur lequel il a servi."),
        about=("HIK-91",)),
    Ruling("AMB-HIK-60", COMBAT,
        Text(
            "Can a die be rolled again, replaced or multiplied before it is rolled?",
            "Un dé peut-il être relancé, remplacé ou multiplié avant d’être jeté ?"),
        Text(
            "Before the roll a die is neither rolled again nor replaced nor multiplied; bonuses and potions "
            "of other kinds can be used then.",
            "Avant le jet, un dé ne se relance pas, ne se remplace pas et ne se multiplie pas ; des bonus et "
            "des potions d’autres sortes peuvent servir alors."),
        Text(
            "There is no result yet that could be cancelled or changed.",
            "Il n’y a encore aucun résultat à annuler ou à changer."),
        about=("HIK-64",)),
    Ruling("AMB-HIK-61", SOLITAIRE,
        Text(
            "How is the scale read when two courage tokens are lost at once?",
            "Comment lit-on l’échelle quand deux jetons de courage sont perdus à la fois ?"),
        Text(
            "The two fear tokens come one after the other, and the scale is read at each.",
            "Les deux jetons de peur viennent l’un après l’autre, et l’échelle est lue à chacun."),
        Text(
            "The scale is read for every fear token, so that no step is skipped.",
            "L’échelle est lue pour tout jeton de peur : aucune étape n’est sautée."),
        about=("HIK-108",)),
    Ruling("AMB-HIK-62", SOLITAIRE,
        Text(
            "What does “the Lich” mean in the scales with another final monster?",
            "Que désigne « la Liche » dans les échelles avec un autre monstre final ?"),
        Text("The final monster of the game.", "Le monstre final de la partie."),
        Text(
            "The scenarios were written for the Lich; in its place stands another.",
            "Les scénarios ont été écrits pour la Liche ; un autre tient sa place.")),
    Ruling("AMB-HIK-63", END,
        Text(
            "May a party at 0 courage use a potion that is still face down?",
            "Un groupe à 0 courage peut-il se servir d’une potion encore cachée ?"),
        Text(
            "Yes, until its courage is looked at, at the end of the turn. Where as far as everybody can see "
            "no potion of courage can lie there, the game ends at once.",
            "Oui, jusqu’à ce qu’on regarde son courage, à la fin du tour. Si aux yeux de tous aucune potion "
            "de courage ne peut être là, la partie finit aussitôt."),
        Text(
            "Potions can be used at any time, and the party has not lost until then (AMB-HIK-08). In a game "
            "that nothing can save there is nothing more to decide.",
            "Les potions peuvent servir à tout moment, et le groupe n’a pas perdu d’ici là (AMB-HIK-08). "
            "Dans une partie que rien ne peut sauver, il n’y a plus rien à décider."),
        about=("HIK-74",)),
    Ruling("AMB-HIK-64", CONTENTS,
        Text(
            "Which cards are the booklet’s, and which are ours?",
            "Quelles cartes sont du livret, et lesquelles sont de nous ?"),
        Text(
            "A house sign: invented by us. A dashed circle: known in part. No sign: the booklet’s. With a "
            "file of your own, all cards are yours.",
            "Une maison : inventée par nous. Un cercle en pointillé : connue en partie. Sans signe : du "
            "livret. Avec un fichier personnel, toutes les cartes sont de vous."),
        Text(
            "The booklet shows a few cards only; the others are not known.",
            "Le livret ne montre que quelques cartes ; les autres ne sont pas connues."),
        about=("HIK-01",)),
    Ruling("AMB-HIK-65", TRAPS,
        Text("Where do the traps come from?", "D’où viennent les pièges ?"),
        Text(
            "The Lair of the Lich has no traps. By an option one plays with a dungeon of ours that has some.",
            "Le repaire de la Liche n’a pas de pièges. Une option donne un donjon de notre façon qui en a."),
        Text("Thus the rules of traps can be played.", "On peut ainsi jouer les règles des pièges."),
        option="dungeon",
        about=("HIK-70", "HIK-24")),
    Ruling("AMB-HIK-66", EQUIPPING,
        Text(
            "What if a quest or an ultimate power eliminates all the cards of a kind?",
            "Et si une quête ou un pouvoir ultime élimine toutes les cartes d’une sorte ?"),
        Text(
            "All that fit are eliminated from left to right, each replaced in its turn; a replacement is not "
            "hit.",
            "Toutes celles qui conviennent sont éliminées de gauche à droite, chacune remplacée à son tour ; "
            "une remplaçante n’est pas touchée."),
        Text(
            "The effect falls on the cards that lie there when it is used.",
            "L’effet touche les cartes qui sont là quand il sert."),
        about=("HIK-49",)),
    Ruling("AMB-HIK-67", COURSE,
        Text(
            "Is a corridor empty whose last card is eliminated outside a fight?",
            "Un couloir dont la dernière carte est éliminée hors d’un combat est-il vide ?"),
        Text("Yes, the way is open just the same.", "Oui, le chemin est ouvert tout autant."),
        Text(
            "Such a card is treated like a beaten one (HIK-49).",
            "Une telle carte est traitée comme une carte vaincue (HIK-49)."),
        about=("HIK-38", "HIK-49")),
    Ruling("AMB-HIK-68", COMBAT,
        Text(
            "When is the adventurers’ player asked whether to use something before the roll?",
            "Quand demande-t-on au joueur aventurier s’il emploie quelque chose avant le jet ?"),
        Text(
            "When something could be used as far as everybody can see: an equipment card lies face down, or "
            "an adventurer with mana has a power that works before the roll.",
            "Quand quelque chose pourrait servir aux yeux de tous : un équipement est face cachée, ou un "
            "aventurier avec du mana a un pouvoir qui agit avant le jet."),
        Text(
            "Thus the question betrays nothing of what lies face down.",
            "Ainsi, la question ne trahit rien de ce qui est face cachée."),
        about=("HIK-64",)),
    Ruling("AMB-HIK-69", POTIONS,
        Text(
            "May a potion be drunk while another question waits for an answer?",
            "Peut-on boire une potion pendant qu’une autre question attend sa réponse ?"),
        Text(
            "A question that waits is answered first. A potion can be drunk whenever the adventurers’ player "
            "takes a turn, before and after a roll, and when the last courage has gone.",
            "On répond d’abord à la question posée. Une potion peut se boire au tour du joueur aventurier, "
            "avant et après un jet, et quand le dernier courage est perdu."),
        Text(
            "At those moments a potion can do all that it could do between two answers.",
            "À ces moments, une potion peut faire tout ce qu’elle ferait entre deux réponses."),
        about=("HIK-17",)),
    Ruling("AMB-HIK-70", SETUP,
        Text(
            "What is the starting courage with two gifts that change it?",
            "Quel est le courage de départ avec deux dons qui le changent ?"),
        Text("The larger of the two.", "Le plus grand des deux."),
        Text(
            "Each such gift says how much courage the party starts with; they do not say to add.",
            "Chacun de ces dons dit avec combien de courage le groupe commence ; aucun ne dit d’ajouter."),
        about=("HIK-34",)),
    Ruling("AMB-HIK-71", EQUIPPING,
        Text(
            "Which power counts for an effect on encounters of some power at most?",
            "Quelle Puissance compte pour un effet sur les rencontres d’une Puissance maximale ?"),
        Text(
            "The power as it is at that moment; of a greenskin, with two players too, the printed 4; a power "
            "of 1d6 counts as 1.",
            "La Puissance du moment ; pour une Peau-Verte, à deux joueurs aussi, le 4 imprimé ; une "
            "Puissance de 1d6 compte pour 1."),
        Text(
            "The card shows a number, though the fight does not use it; a die not rolled has no more than "
            "its least.",
            "La carte montre un nombre, même si le combat ne s’en sert pas ; un dé non jeté ne vaut que "
            "son minimum."),
        about=("HIK-48",)),
    Ruling("AMB-HIK-72", MANA,
        Text(
            "May the mana token of a beaten card be declined?",
            "Peut-on refuser le jeton de Mana d’une carte vaincue ?"),
        Text(
            "The mana token of a beaten card is always placed if somebody has room.",
            "Le jeton de Mana d’une carte vaincue est toujours posé si quelqu’un a la place."),
        Text(
            "That the player “can” place it grants the token; declining it would be a question at every "
            "turn.",
            "Que le joueur « peut » le poser accorde le jeton ; pouvoir le refuser serait une question "
            "à chaque tour."),
        about=("HIK-41", "HIK-68")),
    Ruling("AMB-HIK-73", EQUIPPING,
        Text(
            "Can a quest eliminate the final monster?",
            "Une quête peut-elle éliminer le monstre final ?"),
        Text(
            "A quest is aimed at the encounter of a corridor, never at the final monster.",
            "Une quête vise la rencontre d’un couloir, jamais le monstre final."),
        Text(
            "The booklet forbids it of ultimate powers only, but a game must not be won without its last "
            "fight.",
            "Le livret ne l’interdit qu’aux pouvoirs ultimes, mais la partie ne se gagne pas sans son "
            "dernier combat."),
        about=("HIK-49", "HIK-84")),
    Ruling("AMB-HIK-74", FEAR,
        Text(
            "When is the dungeon master asked whether to play doom?",
            "Quand demande-t-on au maître du donjon s’il joue le destin funeste ?"),
        Text(
            "When a new roll can change how the fight ends: the result wins, or may still be made to win as "
            "far as everybody can see, and a 1 would not win as well.",
            "Quand un nouveau jet peut changer l’issue du combat : le résultat gagne, ou peut encore gagner "
            "aux yeux de tous, alors qu’un 1 ne gagnerait pas."),
        Text(
            "On a roll that fails anyway, or that cannot fail, 3 fear tokens would be thrown away.",
            "Sur un jet qui échoue de toute façon, ou qui ne peut pas échouer, 3 jetons de peur seraient "
            "jetés pour rien."),
        about=("HIK-58",)),
    Ruling("AMB-HIK-75", CONSTRUCTED,
        Text(
            "How does a card with several effects work?",
            "Comment agit une carte qui a plusieurs effets ?"),
        Text(
            "Its effects take place one after the other, in the order of the card. One that can do nothing "
            "at that moment is passed over; the card can be used as long as one of them does something.",
            "Ses effets ont lieu l’un après l’autre, dans l’ordre de la carte. Celui qui ne peut rien faire "
            "à ce moment est laissé de côté ; la carte peut servir tant que l’un d’eux fait quelque "
            "chose."),
        Text(
            "The booklet speaks of the effects of an equipment card and shows none with two.",
            "Le livret parle des effets d’une carte équipement et n’en montre pas qui en ait deux."),
        about=("HIK-14",)),
    Ruling("AMB-HIK-76", SOLITAIRE,
        Text(
            "What can a scenario of one’s own be made of?",
            "De quoi peut-on faire un scénario personnel ?"),
        Text(
            "Of a destiny scale of at most 10 steps. A step does something that one in the booklet’s three "
            "scenarios does; a bonus may be for any family or group of cards too, and up to 10. The dungeon "
            "wins at the last step. All other rules of solitaire stay as they are, and two players play "
            "without a scenario.",
            "D’une échelle du destin de 10 étapes au plus. Chaque étape fait ce que fait une étape des trois "
            "scénarios du livret ; un bonus peut aller à toute famille ou à tout groupe de cartes, jusqu’à "
            "10. Le donjon gagne à la dernière étape. Toutes les autres règles du solitaire restent, et à "
            "deux joueurs on joue sans scénario."),
        Text(
            "The booklet says that other scenarios may be made, and not how. Its own differ in nothing but "
            "their scales, all end so, and there are 10 fear tokens in the box.",
            "Le livret dit qu’on peut créer d’autres scénarios, et non comment. Les siens ne diffèrent que "
            "par leur échelle, finissent tous ainsi, et la boîte a 10 jetons de peur."),
        about=("HIK-101", "HIK-108")),
)
# fmt: on
