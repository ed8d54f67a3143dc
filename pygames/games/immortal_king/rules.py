"""The rules of Hero: Immortal King, in our own words, in the booklet's order."""

from __future__ import annotations

from pygames.engine.text import Text
from pygames.games.immortal_king.sections import (
    ABILITIES,
    ADVENTURER,
    AIM,
    CARD,
    COMBAT,
    CONSEQUENCES,
    CONSTRUCTED,
    CONSTRUCTION,
    CONTENTS,
    COURAGE,
    COURSE,
    DETAILS,
    END,
    EQUIPMENT,
    EQUIPPING,
    EVENING,
    FEAR,
    FINAL,
    GESTURES,
    GIFTS,
    GREENSKINS,
    MANA,
    MEETING,
    OBJECTS,
    POTIONS,
    QUESTS,
    SEARCH,
    SETUP,
    SOLITAIRE,
    TRAPS,
    USING,
)
from pygames.words.rulebook import Rule

# A formatter would give every argument its own line.
# fmt: off
RULES: tuple[Rule, ...] = (
    Rule("HIK-01", CONTENTS, "enforced", Text(
        "The box holds 4 adventurers, 7 equipment cards, 48 dungeon cards and 1 final monster: 60 cards in "
        "all.",
        "La boîte contient 4 aventuriers, 7 équipements, 48 cartes donjon et 1 monstre final, soit 60 "
        "cartes.")),
    Rule("HIK-02", CONTENTS, "enforced", Text(
        "The game is played with a six-sided and a twelve-sided die: 1d6 and 1d12.",
        "On joue avec un dé à six faces et un dé à douze faces : 1d6 et 1d12.")),
    Rule("HIK-03", CONTENTS, "material", Text(
        "The tokens are 4 of mana, 4 of tenacity, 10 of courage and 10 of fear.",
        "Les jetons sont 4 de mana, 4 de ténacité, 10 de courage et 10 de peur."),
        reason=Text(
            "Tokens are kept as numbers. The rules themselves limit mana, tenacity and courage; fear has no "
            "limit (AMB-HIK-12).",
            "Les jetons sont tenus comme des nombres. Les règles limitent elles-mêmes le mana, la ténacité "
            "et le courage ; la peur est sans limite (AMB-HIK-12).")),
    Rule("HIK-04", AIM, "enforced", Text(
        "The adventurers’ player wins by beating the final monster. The dungeon master wins by stopping the "
        "party, whose courage has to run out.",
        "Le joueur aventurier gagne en battant le monstre final. Le maître du donjon gagne en arrêtant le "
        "groupe, dont le courage doit s’épuiser.")),
    Rule("HIK-05", ADVENTURER, "enforced", Text(
        "An adventurer has a name, a type, a gender, a gift, a temporary power and an ultimate power.",
        "Un aventurier a un nom, un type, un genre, un don, un pouvoir temporaire et un pouvoir ultime.")),
    Rule("HIK-06", ADVENTURER, "enforced", Text(
        "An adventurer is a warrior, a priest, a rogue or a sorcerer.",
        "Un aventurier est guerrier, prêtre, roublard ou sorcier.")),
    Rule("HIK-07", ADVENTURER, "enforced", Text(
        "Name, type and gender are keywords: other cards can ask for them, as Nemesis asks for a type.",
        "Nom, type et genre sont des mots-clés : d’autres cartes peuvent les demander, comme Némésis demande "
        "un type.")),
    Rule("HIK-08", ADVENTURER, "enforced", Text(
        "Hero, Immortal King is a male priest. Gift: +1 to combat rolls; temporary power: cancel the roll "
        "and roll 1d12 instead; ultimate power: 4 courage tokens more.",
        "Hero, Immortal King est un prêtre de genre masculin. Don : tout jet de combat a +1 ; pouvoir "
        "temporaire : annuler le jet et jeter plutôt 1d12 ; pouvoir ultime : 4 jetons de courage de plus.")),
    Rule("HIK-09", GIFTS, "enforced", Text(
        "A gift always works and costs nothing.",
        "Un don agit toujours et ne coûte rien.")),
    Rule("HIK-10", GIFTS, "enforced", Text(
        "A temporary power is paid with the mana token of its own adventurer.",
        "Un pouvoir temporaire se paie avec le jeton de mana de l’aventurier qui le possède.")),
    Rule("HIK-11", GIFTS, "enforced", Text(
        "An adventurer without a mana token cannot use the temporary power.",
        "Sans jeton de mana, un aventurier ne peut pas se servir de son pouvoir temporaire.")),
    Rule("HIK-12", GIFTS, "enforced", Text(
        "An ultimate power can be used in an equipment phase only.",
        "Un pouvoir ultime ne s’emploie que dans une phase d’équipement.")),
    Rule("HIK-13", GIFTS, "enforced", Text(
        "An ultimate power is paid with won dungeon cards. How many and which ones depends on the number of "
        "adventurers.",
        "Un pouvoir ultime se paie avec des cartes donjon gagnées. Combien et lesquelles, cela dépend du "
        "nombre d’aventuriers.")),
    Rule("HIK-14", EQUIPMENT, "enforced", Text(
        "An equipment card has a name, a type and effects. It is a potion, an object or a quest.",
        "Un équipement a un nom, un type et des effets. C’est une potion, un objet ou une quête.")),
    Rule("HIK-15", EQUIPMENT, "enforced", Text(
        "The Potion of strength costs nothing and adds 3 to the current combat roll.",
        "La Potion de force ne coûte rien et ajoute 3 au jet de combat du moment.")),
    Rule("HIK-16", USING, "enforced", Text(
        "Turning up an equipment card may have a cost: for each colour icon printed on it, a won dungeon "
        "card of that colour.",
        "Révéler un équipement peut avoir un coût : pour chaque icône de couleur qu’il porte, une carte "
        "donjon gagnée de cette couleur.")),
    Rule("HIK-17", POTIONS, "enforced", Text(
        "A potion can be used at any moment, even in a fight, before or after the roll.",
        "Une potion peut servir à n’importe quel moment, même en plein combat, avant ou après le jet.")),
    Rule("HIK-18", POTIONS, "enforced", Text(
        "A potion works once in a game: then it is discarded.",
        "Une potion ne sert qu’une fois par partie : ensuite, elle est défaussée.")),
    Rule("HIK-19", OBJECTS, "enforced", Text(
        "An object is turned up in an equipment phase only. From then on it lies face up and always works.",
        "Un objet ne se révèle que dans une phase d’équipement. Dès lors, il reste face visible et agit "
        "toujours.")),
    Rule("HIK-20", QUESTS, "enforced", Text(
        "A quest is turned up in an equipment phase only: it works once and stays face up.",
        "Une quête ne se révèle que dans une phase d’équipement : elle agit une fois et reste face "
        "visible.")),
    Rule("HIK-21", QUESTS, "enforced", Text(
        "A quest lying face up works again each time its cost is paid anew, as often as the player can pay.",
        "Une quête face visible agit de nouveau chaque fois que son coût est payé à nouveau, aussi souvent "
        "que le joueur le peut.")),
    Rule("HIK-22", CARD, "enforced", Text(
        "A dungeon card has a name, a type (its colour), a family and a power, and may have special "
        "abilities and a mana icon.",
        "Une carte donjon a un nom, un type (sa couleur), une famille et une puissance, et parfois des "
        "capacités spéciales et une icône de mana.")),
    Rule("HIK-23", CARD, "enforced", Text(
        "A dungeon card is green, yellow, blue or red.",
        "Une carte donjon est verte, jaune, bleue ou rouge.")),
    Rule("HIK-24", CARD, "enforced", Text(
        "There are six families: demons, undead, dragons, greenskins, bulloeils and traps. The Lair of the "
        "Lich has neither bulloeils nor traps.",
        "Une carte donjon est de l’une des six familles : démon, mort-vivant, dragon, Peau-Verte, bulloeil "
        "ou piège. Le repaire de la liche n’a ni bulloeil ni piège.")),
    Rule("HIK-25", CARD, "enforced", Text(
        "The Orc assassin is a green greenskin without a mana icon, with Nemesis +1. It is fought by rock, "
        "paper, scissors; in solitaire its power is 4.",
        "L’Orc assassin est une Peau-Verte verte, sans icône de mana, avec Némésis +1. On le combat à "
        "pierre, feuille, ciseaux ; en solitaire, sa puissance est de 4.")),
    Rule("HIK-26", FINAL, "enforced", Text(
        "The Lich is an undead and a final monster of power A + 7. At the start it gives the dungeon master "
        "2 fear tokens for each adventurer instead of 1.",
        "La Liche est un mort-vivant et un monstre final de puissance A + 7. Au début, elle donne au maître "
        "du donjon 2 jetons de peur pour chaque aventurier, et non 1.")),
    Rule("HIK-27", SETUP, "enforced", Text(
        "The adventurers’ player first chooses 1 to 4 adventurers, who lie face up.",
        "Le joueur aventurier choisit d’abord de 1 à 4 aventuriers, posés face visible.")),
    Rule("HIK-28", SETUP, "enforced", Text(
        "Then 1 to 4 equipment cards make the party complete: it has exactly 5 cards.",
        "Ensuite, de 1 à 4 équipements complètent le groupe, qui compte exactement 5 cartes.")),
    Rule("HIK-29", SETUP, "enforced", Text(
        "Equipment starts face down. The adventurers’ player may look at it at any time, the dungeon master "
        "may not.",
        "Les équipements commencent face cachée. Le joueur aventurier peut les consulter à tout moment, le "
        "maître du donjon jamais.")),
    Rule("HIK-30", SETUP, "enforced", Text(
        "The 48 dungeon cards are shuffled into three face-down piles of 16, one for each corridor.",
        "Les 48 cartes donjon, mélangées, donnent trois paquets de 16 face cachée, un par couloir.")),
    Rule("HIK-31", SETUP, "enforced", Text(
        "Nobody may look through the piles. Only their top cards are seen by the dungeon master, in the "
        "construction phase.",
        "Personne ne peut parcourir les paquets. Le maître du donjon n’en voit que la première carte, dans "
        "la phase de construction.")),
    Rule("HIK-32", SETUP, "enforced", Text(
        "The final monster lies face up from the start.",
        "Le monstre final est face visible dès le début.")),
    Rule("HIK-33", SETUP, "enforced", Text(
        "The dungeon master starts with 1 fear token for each adventurer, or 2 with the Lich.",
        "Le maître du donjon commence avec 1 jeton de peur pour chaque aventurier, ou 2 avec la Liche.")),
    Rule("HIK-34", SETUP, "enforced", Text(
        "The party starts with 5 courage tokens, and each adventurer with a mana token.",
        "Le groupe commence avec 5 jetons de courage, et chaque aventurier avec un jeton de mana.")),
    Rule("HIK-35", SETUP, "enforced", Text(
        "The top card of each pile is turned up in front of it: these are the first three encounters, and 15 "
        "cards stay behind each.",
        "La première carte de chaque paquet est retournée devant lui : ce sont les trois premières "
        "rencontres, et 15 cartes restent derrière chacune.")),
    Rule("HIK-36", COURSE, "enforced", Text(
        "A turn is made of a construction phase, an equipment phase, a combat phase and an end-of-turn "
        "phase.",
        "Un tour se compose d’une phase de construction, d’une phase d’équipement, d’une phase de combat et "
        "d’une phase de fin de tour.")),
    Rule("HIK-37", COURSE, "enforced", Text(
        "The adventurers’ player keeps the beaten dungeon cards and pays with them later.",
        "Le joueur aventurier garde les cartes donjon vaincues, qui lui servent plus tard à payer.")),
    Rule("HIK-38", COURSE, "enforced", Text(
        "As soon as a corridor is empty, the way is open: the party may attack the final monster.",
        "Dès qu’un couloir est vide, le chemin est ouvert : le groupe peut attaquer le monstre final.")),
    Rule("HIK-39", COURSE, "enforced", Text(
        "A party whose courage runs out before it gets that far has lost.",
        "Un groupe à bout de courage avant d’en arriver là a perdu.")),
    Rule("HIK-40", COURSE, "enforced", Text(
        "A fight is usually a roll of 1d6: after all modifiers, the result must be at least the power of the "
        "card.",
        "Un combat est d’ordinaire un jet de 1d6 : tous modificateurs comptés, le résultat doit atteindre au "
        "moins la puissance de la carte.")),
    Rule("HIK-41", MANA, "enforced", Text(
        "A beaten card with a mana icon brings exactly one mana token, for an adventurer chosen by the "
        "adventurers’ player.",
        "Une carte vaincue à icône de mana donne exactement un jeton de mana, à un aventurier que choisit le "
        "joueur aventurier.")),
    Rule("HIK-42", MANA, "enforced", Text(
        "An adventurer never has more than one mana token.",
        "Un aventurier n’a jamais plus d’un jeton de mana.")),
    Rule("HIK-43", MANA, "enforced", Text(
        "A mana token never passes from one adventurer to another.",
        "Un jeton de mana ne passe jamais d’un aventurier à un autre.")),
    Rule("HIK-44", CONSTRUCTION, "enforced", Text(
        "The dungeon master looks at the top card of each of the three piles.",
        "Le maître du donjon consulte la première carte de chacun des trois paquets.")),
    Rule("HIK-45", CONSTRUCTION, "enforced", Text(
        "The dungeon master may then swap two of the piles, once.",
        "Le maître du donjon peut alors échanger deux des paquets, une seule fois.")),
    Rule("HIK-46", CONSTRUCTION, "enforced", Text(
        "A swap moves whole piles, not only the cards looked at.",
        "Un échange déplace des paquets complets, et non les seules cartes vues.")),
    Rule("HIK-47", CONSTRUCTION, "enforced", Text(
        "When a corridor is empty, only the other two piles can be swapped.",
        "Quand un couloir est vide, seuls les deux autres paquets peuvent s’échanger.")),
    Rule("HIK-48", EQUIPPING, "enforced", Text(
        "Any number of equipment cards and ultimate powers can be used; each is paid by discarding won "
        "dungeon cards of the colours it asks for.",
        "On peut employer autant d’équipements et de pouvoirs ultimes qu’on veut ; chacun se paie en "
        "défaussant des cartes donjon gagnées des couleurs demandées.")),
    Rule("HIK-49", EQUIPPING, "enforced", Text(
        "A dungeon card eliminated by a quest or an ultimate power is treated like one beaten in a fight, "
        "unless a card says otherwise: it is kept and replaced, and it brings its mana.",
        "Une carte donjon qu’élimine une quête ou un pouvoir ultime est traitée comme une carte vaincue au "
        "combat, sauf si une carte dit le contraire : elle est gardée, remplacée, et donne son mana.")),
    Rule("HIK-50", COURAGE, "enforced", Text(
        "A lost fight costs 1 courage token, or 2 against a card with Pain.",
        "Un combat perdu coûte 1 jeton de courage, ou 2 contre une carte à Douleur.")),
    Rule("HIK-51", COURAGE, "enforced", Text(
        "The party never has more than 10 courage tokens.",
        "Le groupe n’a jamais plus de 10 jetons de courage.")),
    Rule("HIK-52", COURAGE, "enforced", Text(
        "A party without courage is demoralised and has lost.",
        "Un groupe sans courage est démoralisé et a perdu.")),
    Rule("HIK-53", FEAR, "enforced", Text(
        "The dungeon master gains 1 fear token for each courage token lost, and so 2 by Pain.",
        "Chaque jeton de courage perdu rapporte 1 jeton de peur au maître du donjon, donc 2 avec Douleur.")),
    Rule("HIK-54", FEAR, "enforced", Text(
        "The dungeon master gains 1 fear token for each 1 that the adventurers’ player rolls, whatever is "
        "added to it.",
        "Chaque 1 que jette le joueur aventurier rapporte 1 jeton de peur au maître du donjon, quoi qu’on y "
        "ajoute.")),
    Rule("HIK-55", FEAR, "enforced", Text(
        "Ambush: for 1 fear token, the new card that replaces an eliminated one is laid face down. In the "
        "combat phase only.",
        "Embuscade : pour 1 jeton de peur, la nouvelle carte qui en remplace une éliminée est posée face "
        "cachée. Seulement dans la phase de combat.")),
    Rule("HIK-56", FEAR, "enforced", Text(
        "Tenacity: for 2 fear tokens, a new monster that replaces an eliminated card gets a tenacity token; "
        "a trap cannot. In the combat phase only.",
        "Ténacité : pour 2 jetons de peur, un nouveau monstre qui remplace une carte éliminée reçoit un "
        "jeton de ténacité ; un piège ne le peut pas. Seulement dans la phase de combat.")),
    Rule("HIK-57", FEAR, "enforced", Text(
        "A tenacity token gives +1 power. A card never has more than one.",
        "Un jeton de ténacité donne +1 de puissance. Une carte n’en a jamais plus d’un.")),
    Rule("HIK-58", FEAR, "enforced", Text(
        "Doom: for 3 fear tokens, a combat die must be rolled again. It has to be said before a power is "
        "used on that result.",
        "Destin funeste : pour 3 jetons de peur, un dé de combat doit être relancé. Il faut le dire avant "
        "qu’un pouvoir serve sur ce résultat.")),
    Rule("HIK-59", FEAR, "enforced", Text(
        "Ambush and tenacity can be used on the same new card, for 3 fear tokens together.",
        "Embuscade et ténacité peuvent servir sur la même nouvelle carte, pour 3 jetons de peur en tout.")),
    Rule("HIK-60", FEAR, "enforced", Text(
        "What costs more fear than the dungeon master has cannot be done.",
        "Ce qui coûte plus de peur que n’en a le maître du donjon ne peut pas se faire.")),
    Rule("HIK-61", COMBAT, "enforced", Text(
        "The party chooses a corridor and fights its card. If the card lies face down, it is turned up as "
        "the fight starts.",
        "Le groupe choisit un couloir et en combat la carte. Si elle est face cachée, elle est retournée dès "
        "le début du combat.")),
    Rule("HIK-62", COMBAT, "enforced", Text(
        "All the adventurers fight together, with one roll.",
        "Tous les aventuriers combattent ensemble, avec un jet unique.")),
    Rule("HIK-63", COMBAT, "enforced", Text(
        "The combat die is a d6, unless an effect says otherwise.",
        "Le dé de combat est un d6, sauf si un effet dit autre chose.")),
    Rule("HIK-64", COMBAT, "enforced", Text(
        "Gifts, objects lying face up, temporary powers and potions can be used before the roll or after it.",
        "Dons, objets face visible, pouvoirs temporaires et potions peuvent servir avant le jet ou après.")),
    Rule("HIK-65", COMBAT, "enforced", Text(
        "In the combat phase no object is turned up, and no quest or ultimate power is used.",
        "Dans la phase de combat, aucun objet n’est révélé, aucune quête ni aucun pouvoir ultime ne sert.")),
    Rule("HIK-66", COMBAT, "enforced", Text(
        "A result of at least the card’s power beats the card, which the adventurers’ player keeps.",
        "Un résultat qui atteint la puissance de la carte suffit à la vaincre, et le joueur aventurier la "
        "garde.")),
    Rule("HIK-67", COMBAT, "enforced", Text(
        "The top card of the pile behind replaces the beaten card. It is laid face up, unless the dungeon "
        "master pays for an ambush; tenacity is paid at the same moment.",
        "La première carte du paquet de derrière remplace la carte vaincue. Elle est posée face visible, "
        "sauf si le maître du donjon paie une embuscade ; la ténacité se paie au même moment.")),
    Rule("HIK-68", COMBAT, "enforced", Text(
        "If the beaten card has a mana icon, the adventurers’ player puts a mana token on one of the "
        "adventurers.",
        "Si la carte vaincue a une icône de mana, le joueur aventurier met un jeton de mana sur l’un des "
        "aventuriers.")),
    Rule("HIK-69", COMBAT, "enforced", Text(
        "If the final result is below the power, the party loses 1 courage token at once and the dungeon "
        "master gains 1 fear token. The card stays, unless it is a trap.",
        "Un résultat final sous la puissance coûte aussitôt 1 jeton de courage au groupe et rapporte 1 jeton "
        "de peur au maître du donjon. La carte ne bouge pas, sauf si c’est un piège.")),
    Rule("HIK-70", TRAPS, "enforced", Text(
        "A trap is beaten and kept even when the result is too low, but the courage token is lost.",
        "Un piège est vaincu et gardé même quand le résultat est trop faible, mais le jeton de courage est "
        "perdu.")),
    Rule("HIK-71", TRAPS, "enforced", Text(
        "Monsters and traps are both dungeon cards. An effect on monsters leaves traps alone, and the other "
        "way round; an effect on dungeon cards concerns both.",
        "Monstres et pièges sont tous des cartes donjon. Un effet sur les monstres épargne les pièges, et "
        "inversement ; un effet sur les cartes donjon vaut pour tous.")),
    Rule("HIK-72", GREENSKINS, "enforced", Text(
        "With two players, a fight against a greenskin is rock, paper, scissors and no roll; the "
        "adventurers’ player wins ties.",
        "À deux joueurs, un combat contre une Peau-Verte se joue à pierre, feuille, ciseaux, sans dé ; le "
        "joueur aventurier l’emporte à égalité.")),
    Rule("HIK-73", GREENSKINS, "enforced", Text(
        "The power 4 printed on greenskins counts in solitaire only.",
        "La puissance de 4 imprimée sur les Peaux-Vertes ne compte qu’en solitaire.")),
    Rule("HIK-74", END, "enforced", Text(
        "If the party has no courage left, the adventurers’ player has lost.",
        "Si le groupe n’a plus de courage, la partie est perdue pour le joueur aventurier.")),
    Rule("HIK-75", END, "enforced", Text(
        "If the final monster has just been beaten and the party has at least 1 courage token, the "
        "adventurers’ player has won.",
        "Si le groupe vient de vaincre le monstre final et qu’il lui reste 1 jeton de courage ou plus, le "
        "joueur aventurier a gagné.")),
    Rule("HIK-76", END, "enforced", Text(
        "Otherwise a new turn starts.",
        "Sinon, un nouveau tour commence.")),
    Rule("HIK-77", ABILITIES, "enforced", Text(
        "1d6: a die gives the power of this card, anew at each attack.",
        "1d6 : un dé donne la puissance de cette carte, à nouveau à chaque attaque.")),
    Rule("HIK-78", ABILITIES, "enforced", Text(
        "A: this letter in a power counts as the number of adventurers in the party. The Lich, with A + 7, "
        "has a power of 8 to 11.",
        "A : cette lettre dans une puissance vaut le nombre d’aventuriers du groupe. La Liche, avec A + 7, a "
        "une puissance de 8 à 11.")),
    Rule("HIK-79", ABILITIES, "enforced", Text(
        "Pain: a party that fails against this card loses 2 courage tokens, not 1.",
        "Douleur : un groupe qui échoue contre cette carte perd 2 jetons de courage, et non 1.")),
    Rule("HIK-80", ABILITIES, "enforced", Text(
        "Dragons +X: as long as this card lies face up, every card of the dragon family has +X power.",
        "Dragons +X : tant que cette carte est face visible, toute carte de la famille des dragons a +X de "
        "puissance.")),
    Rule("HIK-81", ABILITIES, "enforced", Text(
        "Bodyguard: when this card is beaten, the dungeon master may at once put a tenacity token on a "
        "monster lying face up, for free; never on a trap.",
        "Garde du corps : quand cette carte est vaincue, le maître du donjon peut mettre aussitôt un jeton "
        "de ténacité sur un monstre face visible, gratuitement ; jamais sur un piège.")),
    Rule("HIK-82", ABILITIES, "enforced", Text(
        "Vicious: a tenacity token gives this card +2 power instead of +1.",
        "Hargneux : un jeton de ténacité donne à cette carte +2 de puissance, et non +1.")),
    Rule("HIK-83", ABILITIES, "enforced", Text(
        "M: this letter in a power counts as the number of the party’s mana tokens when the fight starts. "
        "Mana spent in the fight does not lower it.",
        "M : cette lettre dans une puissance vaut le nombre de jetons de mana du groupe quand le combat "
        "commence. Le mana dépensé pendant le combat ne la baisse pas.")),
    Rule("HIK-84", ABILITIES, "enforced", Text(
        "Final monster: ultimate powers have no effect on it.",
        "Monstre final : les pouvoirs ultimes sont sans effet sur lui.")),
    Rule("HIK-85", ABILITIES, "enforced", Text(
        "Undead +X: as long as this card lies face up, every card of the undead family has +X power.",
        "Morts-vivants +X : tant que cette carte est face visible, toute carte de la famille des "
        "morts-vivants a +X de puissance.")),
    Rule("HIK-86", ABILITIES, "enforced", Text(
        "Nemesis X: of the card’s two powers the right one counts if the party has an adventurer of type X, "
        "otherwise the left one.",
        "Némésis X : des deux puissances de la carte, celle de droite compte si un aventurier du groupe est "
        "de type X, sinon celle de gauche.")),
    Rule("HIK-87", ABILITIES, "enforced", Text(
        "Nemesis +X: as long as this card lies face up, every dungeon card with Nemesis has +X power.",
        "Némésis +X : tant que cette carte est face visible, toute carte donjon qui a Némésis a +X de "
        "puissance.")),
    Rule("HIK-88", ABILITIES, "enforced", Text(
        "Treasure: once beaten, this card counts as having every colour, and so pays for any colour of an "
        "ultimate power, a quest or an object.",
        "Trésor : une fois vaincue, cette carte a toutes les couleurs et paie donc n’importe laquelle pour "
        "un pouvoir ultime, une quête ou un objet.")),
    Rule("HIK-89", ABILITIES, "enforced", Text(
        "Unique: it matters in constructed games only.",
        "Unique : elle ne compte que dans le jeu construit.")),
    Rule("HIK-90", DETAILS, "enforced", Text(
        "Gifts, powers and effects of different adventurers and equipment cards can be combined.",
        "Les dons, pouvoirs et effets d’aventuriers et d’équipements différents peuvent se cumuler.")),
    Rule("HIK-91", DETAILS, "enforced", Text(
        "The multiplier comes first, then the bonuses: the result is the die times the multiplier, plus the "
        "bonuses.",
        "Le multiplicateur passe d’abord, puis les bonus : le résultat est le dé fois le multiplicateur, "
        "plus les bonus.")),
    Rule("HIK-92", DETAILS, "enforced", Text(
        "A combat roll can be multiplied once only.",
        "Un jet de combat ne se multiplie qu’une fois.")),
    Rule("HIK-93", DETAILS, "enforced", Text(
        "When a gift, a power or an equipment card acts on something, the adventurers’ player chooses on "
        "what.",
        "Quand un don, un pouvoir ou un équipement agit sur quelque chose, le joueur aventurier choisit sur "
        "quoi.")),
    Rule("HIK-94", DETAILS, "enforced", Text(
        "A modifier is added to the result of the die or taken from it.",
        "Un modificateur s’ajoute au résultat du dé ou s’en retire.")),
    Rule("HIK-95", DETAILS, "material", Text(
        "A collection is all the cards of Hero I.K. that a player owns and does not use in this game.",
        "Une collection, ce sont toutes les cartes de Hero I.K. qu’un joueur possède et n’emploie pas dans "
        "cette partie."),
        reason=Text(
            "The program does not know who owns which cards, and none of its cards asks for a collection.",
            "Le programme ne sait pas qui possède quelles cartes, et aucune des siennes ne demande de "
            "collection.")),
    Rule("HIK-96", GESTURES, "enforced", Text(
        "Both players choose a gesture at the same time: paper beats rock, rock beats scissors, scissors "
        "beat paper.",
        "Les deux joueurs choisissent un geste en même temps : la feuille l’emporte sur la pierre, la pierre "
        "sur les ciseaux, les ciseaux sur la feuille.")),
    Rule("HIK-97", GESTURES, "enforced", Text(
        "A tie against a greenskin goes to the adventurers’ player; a tie in any other use is played again.",
        "Une égalité contre une Peau-Verte revient au joueur aventurier ; dans tout autre emploi, une "
        "égalité se rejoue.")),
    Rule("HIK-98", CONSTRUCTED, "enforced", Text(
        "A constructed dungeon has exactly 48 cards and a final monster: 12 cards of each colour, 6 of them "
        "with a mana icon. There is no other limit but that of unique cards.",
        "Un donjon construit a exactement 48 cartes et un monstre final : 12 cartes de chaque couleur, dont "
        "6 à icône de mana. Il n’y a pas d’autre limite que celle des cartes uniques.")),
    Rule("HIK-99", CONSTRUCTED, "enforced", Text(
        "A constructed party has exactly 5 cards, at least 1 of them an adventurer. They may come from "
        "several boxes, even from several copies of one box.",
        "Un groupe construit a exactement 5 cartes, dont au moins 1 aventurier. Elles peuvent venir de "
        "plusieurs boîtes, même de plusieurs exemplaires d’une boîte.")),
    Rule("HIK-100", CONSTRUCTED, "enforced", Text(
        "Every adventurer is unique, and a unique card is there at most once in a dungeon or a party.",
        "Tout aventurier est unique, et une carte unique se trouve au plus une fois dans un donjon ou un "
        "groupe.")),
    Rule("HIK-101", SOLITAIRE, "enforced", Text(
        "In solitaire nobody is the dungeon master. The party is built as usual and a scenario chosen of "
        "three: easy, medium or hard; others may be made. A player who does not beat the final monster has "
        "lost.",
        "En solitaire, personne n’est maître du donjon. Le groupe se forme comme d’habitude et on choisit un "
        "de trois scénarios : facile, moyen ou difficile ; on peut en créer d’autres. Un joueur qui ne bat "
        "pas le monstre final a perdu.")),
    Rule("HIK-102", SOLITAIRE, "enforced", Text(
        "In solitaire there is no construction phase.",
        "En solitaire, il n’y a pas de phase de construction.")),
    Rule("HIK-103", SOLITAIRE, "enforced", Text(
        "In solitaire the next card of its pile replaces a beaten card, always face up.",
        "En solitaire, la carte suivante de son paquet remplace une carte vaincue, toujours face visible.")),
    Rule("HIK-104", SOLITAIRE, "enforced", Text(
        "In solitaire the dungeon starts with no fear token, and a 1 on a die gives it none: only lost "
        "courage does.",
        "En solitaire, le donjon commence sans jeton de peur, et un 1 sur un dé ne lui en donne pas : seul "
        "le courage perdu le fait.")),
    Rule("HIK-105", SOLITAIRE, "enforced", Text(
        "In solitaire all greenskins have power 4 and are fought with the die.",
        "En solitaire, toute Peau-Verte a une puissance de 4 et se combat au dé.")),
    Rule("HIK-106", SOLITAIRE, "enforced", Text(
        "In solitaire a Vicious monster that comes into play gets a tenacity token for free.",
        "En solitaire, un monstre Hargneux qui arrive en jeu reçoit gratuitement un jeton de ténacité.")),
    Rule("HIK-107", SOLITAIRE, "enforced", Text(
        "In solitaire a beaten Bodyguard puts a tenacity token on the weakest monster in play; chance "
        "decides between equals. If it has one, the next weakest gets it; if all have one, nothing happens.",
        "En solitaire, un Garde du corps vaincu met un jeton de ténacité sur le plus faible des monstres en "
        "jeu ; à égalité, le hasard décide. S’il en a un, c’est au plus faible après lui ; si tous en ont "
        "un, rien ne se fait.")),
    Rule("HIK-108", SOLITAIRE, "enforced", Text(
        "In solitaire, each time the dungeon gains a fear token, the destiny scale is read at the new total. "
        "What stands in italics lasts and adds up; the rest happens once.",
        "En solitaire, à chaque jeton de peur que gagne le donjon, on lit l’échelle du destin au nouveau "
        "total. Ce qui est en italique dure et s’additionne ; le reste n’arrive qu’une fois.")),
    Rule("HIK-109", EVENING, "enforced", Text(
        "Scale of Dark Evening. 1: tenacity on the weakest monster or monsters, if they have none. 2: "
        "greenskins +1. 4: undead +1. 6: middle corridor +1. 9: all cards +1. 10: the Lich wins. 3, 5, 7, 8: "
        "nothing.",
        "Échelle de Sombre soir. 1 : ténacité sur le plus faible monstre, ou sur chacun à égalité, s’il n’en "
        "a pas. 2 : Peaux-Vertes +1. 4 : morts-vivants +1. 6 : couloir central +1. 9 : toutes les cartes +1. "
        "10 : la Liche gagne. 3, 5, 7, 8 : rien.")),
    Rule("HIK-110", SEARCH, "enforced", Text(
        "Scale of the Search. 2: tenacity on every monster without one. 3: an adventurer of the player’s "
        "choice loses 1 mana. 5: undead +1. 6: demons +1. 7: Abunakkashii and his sons +2. 9: the Lich wins. "
        "1, 4, 8: nothing.",
        "Échelle de la recherche. 2 : ténacité sur tout monstre qui n’en a pas. 3 : un aventurier, au choix "
        "du joueur, perd 1 mana. 5 : morts-vivants +1. 6 : démons +1. 7 : Abunakkashii et ses fils +2. 9 : "
        "la Liche gagne. 1, 4, 8 : rien.")),
    Rule("HIK-111", MEETING, "enforced", Text(
        "Scale of the Meeting. 1 and 6: tenacity on every monster without one. 2: both outer corridors +1. "
        "3: an adventurer of the player’s choice loses 1 mana. 5: undead +1. 7: Lich +3. 8: the Lich wins. "
        "4: nothing.",
        "Échelle de la rencontre. 1 et 6 : ténacité sur tout monstre qui n’en a pas. 2 : les deux couloirs "
        "extérieurs +1. 3 : un aventurier, au choix du joueur, perd 1 mana. 5 : morts-vivants +1. 7 : Liche "
        "+3. 8 : la Liche gagne. 4 : rien.")),
    Rule("HIK-112", CONSEQUENCES, "enforced", Text(
        "A plain d6 beats power 4 in 3 cases of 6. A d12 with Hero’s gift beats power 9 in 5 cases of 12, "
        "and the Lich against Hero alone, power 8, in 6 of 12.",
        "Un d6 seul bat une puissance de 4 dans 3 cas sur 6. Un d12 avec le don de Hero bat une puissance de "
        "9 dans 5 cas sur 12, et la Liche contre Hero seul, puissance 8, dans 6 sur 12.")),
)
# fmt: on
