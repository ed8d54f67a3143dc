"""What the rules of the Lich's boss deck leave open, and how we play it.

Each ruling asks its question, gives our reading, then the reason for it. The base game's rulings hold, too.
"""

from __future__ import annotations

from dataclasses import replace

from pygames.engine.text import Text
from pygames.games.hero_realms.rulings import RULINGS as BASE
from pygames.games.hero_realms.sections import COMBAT, MARKET
from pygames.games.hero_realms_lich.sections import (
    ADJACENT,
    CHALLENGE,
    CORRUPTION,
    DEFEAT,
    ESCAPE,
    GAINING,
    GRIMOIRE,
    INFAMY,
    JARS,
    PREVENTION,
    START,
    VERSUS,
)
from pygames.words.rulebook import Ruling

TWINS = next(ruling for ruling in BASE if ruling.id == "AMB-HR-27")  # of a table, as here of a party

# A formatter would give every argument its own line.
# fmt: off
OWN: tuple[Ruling, ...] = (
    Ruling("AMB-HRL-01", ADJACENT,
        Text(
            "Are the first and the last member of the party adjacent?",
            "Le premier et le dernier membre du groupe sont-ils adjacents ?"),
        Text(
            "No, not with three members or more: the boss sits between them. If only two members are "
            "left undefeated, these two are adjacent.",
            "Non, pas à trois membres ou plus : le Boss est assis entre eux. S’il ne reste que deux "
            "membres non vaincus, ces deux-là sont adjacents."),
        Text(
            "In turn order the boss comes between the last member and the first.",
            "Dans l’ordre du tour, le Boss vient entre le dernier membre et le premier."),
        about=("HRL-11", "HRL-20")),
    Ruling("AMB-HRL-02", GAINING,
        Text(
            "May health be given to the boss?",
            "Peut-on donner de la Santé au Boss ?"),
        Text(
            "Health is given only to oneself or to an adjacent member, not to the boss.",
            "On ne donne de la Santé qu’à soi-même ou à un membre adjacent, pas au Boss."),
        Text(
            "These two are all that the booklet names.",
            "Le livret ne cite que ces deux-là."),
        about=("HRL-14",)),
    Ruling("AMB-HRL-03", GAINING,
        Text(
            "Can health rise above what a player started with?",
            "La Santé peut-elle dépasser celle du départ ?"),
        Text(
            "Yes, the Lich’s above its jar’s number, too. By an option it cannot.",
            "Oui, et celle du Seigneur Liche peut dépasser la valeur de sa Fiole. Une option l’empêche."),
        Text(
            "The base rules know no maximum, and the booklet names none.",
            "Les règles de base ne connaissent pas de maximum, et le livret n’en donne pas."),
        option="health_cap",
        about=("HRL-14", "HRL-45")),
    Ruling("AMB-HRL-04", DEFEAT,
        Text(
            "What becomes of the hand of a player who is defeated?",
            "Que devient la main d’un joueur qui vient d’être vaincu ?"),
        Text(
            "The player keeps it until the boss’s next turn begins. Cards that were in play go to the "
            "player’s discard pile.",
            "Le joueur la garde jusqu’au début du prochain tour du Boss. Ses cartes en jeu vont dans sa "
            "Défausse."),
        Text(
            "Otherwise there would be nothing to borrow.",
            "Sinon, il n’y aurait rien à emprunter."),
        about=("HRL-17", "HRL-21")),
    Ruling("AMB-HRL-05", DEFEAT,
        Text(
            "May the same member borrow from several defeated players?",
            "Le même membre peut-il emprunter à plusieurs joueurs vaincus ?"),
        Text("Yes.", "Oui."),
        Text(
            "A member is chosen anew for each defeated player.",
            "On choisit de nouveau un membre pour chaque joueur vaincu."),
        about=("HRL-22",)),
    Ruling("AMB-HRL-06", DEFEAT,
        Text(
            "What becomes of a borrowed card that is not played?",
            "Que devient une carte empruntée qui n’est pas jouée ?"),
        Text(
            "It goes to its owner’s discard pile at the end of the borrower’s turn, or whenever the "
            "borrower discards it.",
            "Elle va dans la Défausse de son propriétaire à la fin du tour de l’emprunteur, ou dès que "
            "celui-ci la défausse."),
        Text(
            "No other place is named for it.",
            "Aucun autre endroit n’est indiqué."),
        about=("HRL-23",)),
    Ruling("AMB-HRL-07", DEFEAT,
        Text(
            "What if a borrowed card is sacrificed?",
            "Et si une carte empruntée est sacrifiée ?"),
        Text(
            "It is sacrificed like any other, and its owner has lost it.",
            "Elle est sacrifiée comme toute autre, et son propriétaire l’a perdue."),
        Text(
            "Borrowing does not change what a sacrifice does.",
            "L’emprunt ne change pas l’effet d’un sacrifice."),
        about=("HRL-23",)),
    Ruling("AMB-HRL-08", DEFEAT,
        Text(
            "Can a defeated player be healed?",
            "Peut-on soigner un joueur vaincu ?"),
        Text("A defeated player cannot be healed.", "On ne soigne pas un joueur vaincu."),
        Text("No rule brings anybody back.", "Aucune règle ne fait revenir un joueur."),
        about=("HRL-19",)),
    Ruling("AMB-HRL-09", DEFEAT,
        Text(
            "Do effects of the boss reach defeated players?",
            "Les effets du Boss touchent-ils les joueurs vaincus ?"),
        Text(
            "No, they are skipped. Frozen Touch alone names one.",
            "Non, on les ignore. Seul « Frozen Touch » en désigne un."),
        Text(
            "They are no longer taken into account; Frozen Touch says otherwise.",
            "Ils ne sont plus pris en compte ; « Frozen Touch » dit le contraire."),
        about=("HRL-19",)),
    Ruling("AMB-HRL-10", JARS,
        Text(
            "Does damage beyond the Lich’s health carry over to the next Soul Jar?",
            "Les dégâts qui dépassent la Santé du Seigneur Liche passent-ils à la Fiole suivante ?"),
        Text("No, what is too much is lost.", "Non, le surplus est perdu."),
        Text(
            "Only the loss that prevents a discard is said to carry over.",
            "Seule la perte qui évite une défausse est dite reportée."),
        about=("HRL-39", "HRL-51")),
    Ruling("AMB-HRL-11", JARS,
        Text(
            "May the Lich be attacked again in the turn in which a Soul Jar was destroyed?",
            "Peut-on attaquer de nouveau le Seigneur Liche pendant le tour où une Fiole a été détruite ?"),
        Text("Yes, with what combat is left.", "Oui, avec le Combat qui reste."),
        Text(
            "The pool may be split over any number of attacks, and must be spent.",
            "La réserve peut servir à autant d’attaques qu’on veut, et il faut la dépenser."),
        about=("HRL-39", "HRL-48")),
    Ruling("AMB-HRL-12", INFAMY,
        Text(
            "What about combat that cannot be spent?",
            "Et le Combat qu’on ne peut pas dépenser ?"),
        Text(
            "It may be left: only while there is something it can attack must it be spent.",
            "Il peut rester : on ne doit le dépenser que tant qu’il peut attaquer quelque chose."),
        Text(
            "A guard that is too strong for the rest of the pool may bar the way.",
            "Un Garde trop solide pour ce qui reste de la réserve peut barrer la route."),
        about=("HRL-48",)),
    Ruling("AMB-HRL-13", INFAMY,
        Text(
            "Must gold be spent, and expend and sacrifice abilities used, before the turn ends?",
            "Doit-on aussi dépenser son Or et utiliser ses capacités à activer et à sacrifier avant de "
            "finir son tour ?"),
        Text(
            "No: only combat, the cards in hand and ally abilities.",
            "Non : seulement le Combat, les cartes en main et les capacités Allié."),
        Text("The booklet’s list is closed.", "La liste du livret est complète."),
        about=("HRL-49", "HRL-48")),
    Ruling("AMB-HRL-14", ESCAPE,
        Text(
            "A loss carries over to the last Soul Jar: what comes first, the loss or the 30 health more?",
            "Une perte est reportée sur la dernière Fiole : qu’est-ce qui vient d’abord, la perte ou les "
            "30 Santé de plus ?"),
        Text(
            "Both are applied: the jar’s number, less the rest of the loss, and 30 more.",
            "On applique les deux : la valeur de la Fiole, moins le reste de la perte, plus 30."),
        Text("The result is the same either way.", "Le résultat est le même dans les deux cas."),
        about=("HRL-46", "HRL-51")),
    Ruling("AMB-HRL-15", ESCAPE,
        Text(
            "Is a first Soul Jar that is also the last one worth 30 more from the start?",
            "La première Fiole d’Âme, si c’est aussi la dernière, vaut-elle 30 de plus dès le début ?"),
        Text("Yes.", "Oui."),
        Text("The Lich turns up its last jar then.", "Le Seigneur Liche révèle alors sa dernière Fiole."),
        about=("HRL-62", "HRL-46")),
    Ruling("AMB-HRL-16", PREVENTION,
        Text(
            "May the Lich also lose health instead of a discard by its own card?",
            "Le Seigneur Liche peut-il aussi perdre de la Santé au lieu de défausser par sa propre carte ?"),
        Text("No.", "Non."),
        Text("Opponents’ effects are named.", "Le livret parle des effets adverses."),
        about=("HRL-50",)),
    Ruling("AMB-HRL-17", PREVENTION,
        Text(
            "What if the Lich has exactly 4 health?",
            "Et si le Seigneur Liche a exactement 4 points de Santé ?"),
        Text(
            "It may lose them: the Soul Jar is destroyed, and nothing is left to carry over.",
            "Il peut les perdre : la Fiole d’Âme est détruite, et il n’y a pas de reste à reporter."),
        Text("A jar at 0 is destroyed.", "Une Fiole à 0 est détruite."),
        about=("HRL-51", "HRL-38")),
    Ruling("AMB-HRL-18", CHALLENGE,
        Text(
            "What if two members challenge the Lich in the same round?",
            "Et si deux membres défient le Seigneur Liche au même tour de table ?"),
        Text(
            "It may target and attack any of those who did, and nobody else. By an option only the last "
            "one.",
            "Il peut cibler et attaquer chacun de ceux qui l’ont défié, et personne d’autre. Une option ne "
            "garde que le dernier."),
        Text(
            "Read strictly each challenge would forbid the other challenger; that cannot be meant.",
            "Au sens strict, chaque défi interdirait l’autre ; cela ne peut pas être voulu."),
        option="last_challenge",
        about=("HRL-55", "HRL-54")),
    Ruling("AMB-HRL-19", CHALLENGE,
        Text(
            "Whose defeat ends a challenge?",
            "La défaite de qui met fin à un défi ?"),
        Text(
            "That of the challenger: from then on the Lich may target and attack the others.",
            "Celle du joueur qui l’a lancé : le Seigneur Liche peut dès lors cibler et attaquer les "
            "autres."),
        Text(
            "Of any other player it would mean nothing.",
            "Celle d’un autre joueur n’aurait pas de sens."),
        about=("HRL-55",)),
    Ruling("AMB-HRL-20", CHALLENGE,
        Text(
            "Does a challenge keep off what hits each opponent?",
            "Un défi protège-t-il de ce qui touche chaque adversaire ?"),
        Text("No.", "Non."),
        Text(
            "Only targeting and attacking are forbidden.",
            "Seuls le ciblage et l’attaque sont interdits."),
        about=("HRL-55",)),
    Ruling("AMB-HRL-21", CORRUPTION,
        Text(
            "Does the discard pile count for corruption?",
            "La Défausse compte-t-elle pour la corruption ?"),
        Text(
            "The cards are counted after the shuffle, when all of it has become the deck.",
            "On compte après le mélange, quand elle est tout entière devenue le deck."),
        Text(
            "Deck, hand and play are named; a shuffle leaves no discard pile.",
            "Le livret cite le deck, la main et le jeu ; après un mélange, il n’y a plus de Défausse."),
        about=("HRL-57",)),
    Ruling("AMB-HRL-22", CORRUPTION,
        Text(
            "What if the Lich has 30 cards or more before it has Corruption?",
            "Et si le Seigneur Liche a 30 cartes ou plus avant d’avoir Corruption ?"),
        Text("The card comes in on its Control side.", "La carte arrive sur sa face Contrôle."),
        Text(
            "Both conditions hold at that shuffle.",
            "Les deux conditions sont remplies à ce mélange."),
        about=("HRL-59", "HRL-58")),
    Ruling("AMB-HRL-23", CORRUPTION,
        Text(
            "What if the Lich has fewer cards later?",
            "Et si le Seigneur Liche a moins de cartes par la suite ?"),
        Text("The card stays as it lies.", "La carte reste comme elle est."),
        Text("Nothing takes it away.", "Rien ne l’enlève."),
        about=("HRL-58", "HRL-60")),
    Ruling("AMB-HRL-24", GRIMOIRE,
        Text(
            "What if the grimoire is empty?",
            "Et si le Grimoire est vide ?"),
        Text("Nothing is summoned.", "Il n’y a pas d’invocation."),
        Text("All ten minions are in play.", "Les dix Serviteurs sont tous en jeu."),
        about=("HRL-41",)),
    Ruling("AMB-HRL-25", GRIMOIRE,
        Text(
            "May a minion be expended on the turn in which it was summoned?",
            "Peut-on activer un Serviteur pendant le tour où il a été invoqué ?"),
        Text("Yes.", "Oui."),
        Text(
            "So may a champion on the turn in which it was played.",
            "On le peut aussi d’un Champion, le tour où il est joué."),
        about=("HRL-41",)),
    Ruling("AMB-HRL-26", GRIMOIRE,
        Text(
            "Can minions be attacked, and are some of them guards?",
            "Peut-on attaquer les Serviteurs, et certains sont-ils des Gardes ?"),
        Text(
            "Yes: they have a printed defense, and those with the guard symbol protect the Lich and the "
            "others.",
            "Oui : ils ont une défense imprimée, et ceux qui portent le symbole Garde protègent le "
            "Seigneur Liche et les autres."),
        Text(
            "For its opponents they are champions.",
            "Pour ses adversaires, ce sont des Champions."),
        about=("HRL-42",)),
    Ruling("AMB-HRL-27", START,
        Text("Who begins, the party or the boss?", "Qui commence, le groupe ou le Boss ?"),
        Text(
            "The party, and of it whoever sits first.",
            "Le groupe, et dans le groupe le premier assis."),
        Text(
            "That is the order told; the party’s short hands go with it.",
            "C’est l’ordre indiqué ; les mains réduites du groupe vont de pair."),
        about=("HRL-06",)),
    Ruling("AMB-HRL-28", VERSUS,
        Text("What is half a hand of five?", "Combien font la moitié d’une main de cinq cartes ?"),
        Text("Three cards.", "Trois cartes."),
        Text("Half a hand is rounded up.", "La moitié est arrondie au nombre supérieur."),
        about=("HRL-34",)),
    Ruling("AMB-HRL-29", VERSUS,
        Text(
            "What is printed on the Lich’s cards, and what of the Dragon?",
            "Qu’est-il imprimé sur les cartes du Seigneur Liche, et qu’en est-il du Dragon ?"),
        Text(
            "The booklet does not print the cards: we took their facts from the publisher’s gallery, "
            "checked against a second source where there is one. The Dragon is not played.",
            "Le livret ne reproduit pas les cartes : nous en avons pris le contenu dans la galerie de "
            "l’éditeur, vérifié auprès d’une seconde source quand il y en a une. Le Dragon ne se joue pas."),
        Text(
            "Of the Dragon the rule sheet is missing: its hoard, skill checks and taunts are not "
            "explained anywhere we found.",
            "Du Dragon, il manque la feuille de règles : nous n’avons trouvé nulle part l’explication de "
            "son trésor, de ses tests et de ses provocations."),
        about=("HRL-31", "HRL-03")),
    replace(TWINS, id="AMB-HRL-30", section=START, about=("HRL-05",)),
    Ruling("AMB-HRL-31", ADJACENT,
        Text(
            "May a member of the party aim a helpful effect at itself?",
            "Un membre du groupe peut-il se cibler lui-même avec un effet bénéfique ?"),
        Text("Yes.", "Oui."),
        Text(
            "The booklet restricts which others may be targeted; the base game lets everybody choose "
            "themselves. A lone Cleric could otherwise bless nobody but the Lich.",
            "Le livret limite le choix parmi les autres ; le jeu de base laisse chacun se choisir "
            "lui-même. Un Clerc seul ne pourrait sinon bénir que le Seigneur Liche."),
        about=("HRL-12",)),
    Ruling("AMB-HRL-32", CHALLENGE,
        Text(
            "Does a challenge bind Soul Diamond, which stuns all champions of a player of one’s choice?",
            "Un défi limite-t-il « Soul Diamond », qui assomme tous les Champions d’un joueur au choix ?"),
        Text(
            "No: any member of the party may be named for it.",
            "Non : on peut désigner n’importe quel membre du groupe."),
        Text(
            "It touches champions only, and those of all players may be targeted.",
            "La carte ne touche que des Champions, et on peut cibler ceux de tous les joueurs."),
        about=("HRL-56",)),
    Ruling("AMB-HRL-33", DEFEAT,
        Text(
            "Who chooses the borrower, and who sees the hand of which a card is borrowed?",
            "Qui choisit l’emprunteur, et qui voit la main où l’on emprunte ?"),
        Text(
            "The first undefeated member in turn order names the borrower, or nobody. The whole party sees a "
            "defeated player’s hand; which card is borrowed, everybody sees.",
            "Le premier membre non vaincu, dans l’ordre du tour, désigne l’emprunteur, ou personne. Tout le "
            "groupe voit la main d’un joueur vaincu ; tout le monde voit la carte empruntée."),
        Text(
            "The booklet speaks to the party as one, which takes counsel together, the defeated included.",
            "Le livret s’adresse au groupe tout entier, qui se concerte, joueurs vaincus compris."),
        about=("HRL-21",)),
    Ruling("AMB-HR-03", COMBAT,
        Text(
            "Do guards hold back an effect that stuns an opposing champion without the word “target”?",
            "Les Gardes arrêtent-ils un effet qui assomme un Champion adverse sans le mot « ciblé » ?"),
        Text(
            "Guards do not hold it back: any opposing champion may be chosen. By an option guards protect "
            "from it, too.",
            "Les Gardes ne l’arrêtent pas : on peut choisir n’importe quel Champion adverse. Une option fait "
            "que les Gardes en protègent aussi."),
        Text(
            "Guards protect from attacks and targeting; a card of the same deck does have the word.",
            "Les Gardes protègent des attaques et du ciblage ; une carte du même deck porte bien ce mot."),
        option="untargeted_stun_ignores_guards",
        about=("HR-73",)),
    Ruling("AMB-HR-30", MARKET,
        Text(
            "What may be acquired for nothing with Manipulation?",
            "Que peut-on acheter gratuitement avec « Manipulation » ?"),
        Text(
            "A card of the market row or a Fire Gem, of cost 4 or less. It is an acquisition: other "
            "destinations that wait apply.",
            "Une carte de la rangée du Marché ou une Gemme de Feu, de coût 4 ou moins. C’est un achat : les "
            "destinations en attente s’appliquent."),
        Text(
            "Whatever is acquired comes from one of these two places.",
            "Tout achat vient de l’un de ces deux endroits."),
        about=("HR-78",)),
)
# fmt: on

# Rulings of the base game on packs and formats that are not chosen here, and on what is otherwise here: what
# a member of the party must play (HRL-49), what becomes of who has no health left (AMB-HRL-04, HRL-26).
FORMATS_AND_PACKS = {"AMB-HR-25", "AMB-HR-27", "AMB-HR-37", "AMB-HR-40", "AMB-HR-41", "AMB-HR-42"}
ELSEWHERE = FORMATS_AND_PACKS | {"AMB-HR-11", "AMB-HR-21", "AMB-HR-22"}

RULINGS: tuple[Ruling, ...] = (*OWN, *[ruling for ruling in BASE if ruling.id not in ELSEWHERE])
