"""What the rules of Hero Realms leave open, and how we play it.

Each ruling asks its question, gives our reading, then the reason for it.
"""

from __future__ import annotations

from pygames.engine.text import Text
from pygames.games.hero_realms.sections import (
    ALLY,
    CLASSES,
    COMBAT,
    END,
    FORMATS,
    HEALTH,
    MARKET,
    MATERIAL,
    PHASES,
    PLAYING,
    SACRIFICE,
    SETUP,
    TURN,
)
from pygames.words.rulebook import Ruling

# A formatter would give every argument its own line.
# fmt: off
RULINGS: tuple[Ruling, ...] = (
    Ruling("AMB-HR-01", SACRIFICE,
        Text("Where does a sacrificed Fire Gem go?", "Où va une Gemme de Feu sacrifiée ?"),
        Text(
            "Back to the pile of Fire Gems. By an option it goes to the sacrifice pile like any other "
            "card.",
            "Elle retourne sur la pile des Gemmes de Feu. Une option l’envoie sur la pile de sacrifice, "
            "comme toute autre carte."),
        Text(
            "The publisher’s current rules are quoted so; the first edition’s sheet could not be read at "
            "this place.",
            "Les règles actuelles de l’éditeur sont citées ainsi ; la feuille de la première édition n’a "
            "pas pu être lue à cet endroit."),
        option="fire_gem_returns",
        about=("HR-51", "HR-50")),
    Ruling("AMB-HR-02", COMBAT,
        Text(
            "Must one stun one’s own champion when an effect asks for a target and the opponents have "
            "none?",
            "Doit-on assommer son propre Champion quand un effet demande une cible et que les adversaires "
            "n’en ont pas ?"),
        Text(
            "Only champions of opponents are targets.",
            "Seuls les Champions des adversaires sont des cibles."),
        Text(
            "The other reading would punish whoever plays such a card; every other program offers the "
            "opponents’ only.",
            "L’autre lecture punirait celui qui joue une telle carte ; tous les autres programmes "
            "n’offrent que ceux des adversaires."),
        about=("HR-72", "HR-74")),
    Ruling("AMB-HR-04", ALLY,
        Text(
            "Must the partner still be in play when the ally ability is used?",
            "La partenaire doit-elle être encore en jeu quand on utilise la capacité Allié ?"),
        Text(
            "Yes. That it was in play earlier in the turn is not enough.",
            "Oui. Il ne suffit pas qu’elle l’ait été plus tôt dans le tour."),
        Text("The condition is a card in play.", "La condition parle d’une carte en jeu."),
        about=("HR-43",)),
    Ruling("AMB-HR-05", PLAYING,
        Text(
            "Does a champion that comes later add to an amount “for each champion” already given?",
            "Un Champion arrivé plus tard augmente-t-il un montant « pour chaque Champion » déjà donné ?"),
        Text(
            "No: it was counted when the line was carried out. By an option it adds.",
            "Non : on a compté au moment de résoudre la ligne. Une option le fait compter."),
        Text(
            "A played card is carried out at once and completely.",
            "Une carte jouée se résout aussitôt et en entier."),
        option="late_counts",
        about=("HR-30",)),
    Ruling("AMB-HR-06", MARKET,
        Text(
            "What if several waiting effects fit one acquisition?",
            "Et si plusieurs effets en attente conviennent au même achat ?"),
        Text(
            "One acquisition uses one of them, which the player names. The others go on waiting.",
            "Un achat n’en utilise qu’un, que le joueur désigne. Les autres attendent encore."),
        Text(
            "Each speaks of one next card; a card cannot go to two places.",
            "Chacun parle d’une prochaine carte ; une carte ne peut pas aller à deux endroits."),
        about=("HR-87",)),
    Ruling("AMB-HR-43", MARKET,
        Text(
            "What if several discounts, or a discount and a new destination, fit one acquisition?",
            "Et si plusieurs réductions, ou une réduction et une nouvelle destination, conviennent au même "
            "achat ?"),
        Text(
            "One acquisition uses one discount. The others go on waiting. It may use a new destination, too.",
            "Un achat n’utilise qu’une réduction. Les autres attendent encore. Il peut aussi utiliser une "
            "nouvelle destination."),
        Text(
            "Several new destinations serve one acquisition each, too; a lower price and a new place do not "
            "exclude each other.",
            "Plusieurs nouvelles destinations servent aussi pour un achat chacune ; un prix réduit et une "
            "nouvelle place ne s’excluent pas."),
        about=("HR-90", "HR-87")),
    Ruling("AMB-HR-07", MARKET,
        Text(
            "May a player decline the new destination on acquiring a card?",
            "Un joueur peut-il refuser la nouvelle destination au moment de l’achat ?"),
        Text(
            "No. Not using the ally ability was the way to decline.",
            "Non. Pour la refuser, il fallait ne pas utiliser la capacité Allié."),
        Text("That line does not say “may”.", "Cette ligne ne dit pas « peut »."),
        about=("HR-86",)),
    Ruling("AMB-HR-08", HEALTH,
        Text("When does an opponent discard?", "Quand un adversaire défausse-t-il ?"),
        Text(
            "At once, in the middle of the other’s turn. By an option, at the start of the opponent’s own "
            "next turn.",
            "Aussitôt, au milieu du tour de l’autre. Une option le fait faire au début de son propre tour "
            "suivant."),
        Text(
            "The printed text says no later time; waiting is a convenience of the publisher’s digital "
            "version.",
            "Le texte imprimé ne parle pas de plus tard ; attendre est une commodité de la version "
            "numérique de l’éditeur."),
        option="discard_at_start_of_turn",
        about=("HR-97",)),
    Ruling("AMB-HR-09", HEALTH,
        Text(
            "Does Grak’s ally ability make one discard even if no card could be drawn?",
            "La capacité Allié de Grak fait-elle défausser même quand on n’a rien pu piocher ?"),
        Text("Yes, if there is a card in hand.", "Oui, si l’on a une carte en main."),
        Text(
            "These are two instructions; the cards that tie the discard to the draw say so.",
            "Ce sont deux consignes ; les cartes qui lient la défausse à la pioche le disent."),
        about=("HR-102",)),
    Ruling("AMB-HR-10", HEALTH,
        Text(
            "May an optional draw be chosen when there is nothing to draw?",
            "Peut-on choisir une pioche facultative quand il n’y a rien à piocher ?"),
        Text("It is not offered.", "Elle n’est pas proposée."),
        Text("It would change nothing.", "Elle ne changerait rien."),
        about=("HR-94", "HR-100")),
    Ruling("AMB-HR-11", TURN,
        Text("Must all the cards in hand be played?", "Doit-on jouer toutes les cartes de sa main ?"),
        Text(
            "No. What was not played is discarded at the end of the turn.",
            "Non. Ce qui n’a pas été joué est défaussé à la fin du tour."),
        Text(
            "The Discard phase speaks of cards left in hand.",
            "La phase de défausse parle des cartes restées en main."),
        about=("HR-18",)),
    Ruling("AMB-HR-12", COMBAT,
        Text(
            "May combat be spent on a champion without stunning it?",
            "Peut-on dépenser du Combat contre un Champion sans l’assommer ?"),
        Text(
            "No: only as much as stuns it is offered.",
            "Non : seul ce qui suffit à l’assommer est proposé."),
        Text(
            "Less would have no effect: what it took is gone at the end of the turn.",
            "Moins n’aurait aucun effet : ce qu’il a subi disparaît à la fin du tour."),
        about=("HR-66", "HR-67")),
    Ruling("AMB-HR-13", COMBAT,
        Text(
            "Do damage by an effect and combat add up on one champion?",
            "Les dégâts d’un effet et le Combat s’ajoutent-ils sur un Champion ?"),
        Text("Yes, within one turn.", "Oui, pendant un même tour."),
        Text(
            "Damage stays on a champion until the end of the turn.",
            "Les dégâts restent sur un Champion jusqu’à la fin du tour."),
        about=("HR-75", "HR-66")),
    Ruling("AMB-HR-14", CLASSES,
        Text("What does Throwing Axe count?", "Que compte « Throwing Axe » ?"),
        Text(
            "All combat gained this turn, spent or not, the axe’s own included.",
            "Tout le Combat gagné pendant ce tour, dépensé ou non, y compris celui de la hache."),
        Text("The card speaks of the turn, not of the pool.", "La carte parle du tour, pas de la réserve."),
        about=("HR-137",)),
    Ruling("AMB-HR-15", CLASSES,
        Text(
            "Are Black Arrow, Fire Staff and Prayer Beads looked at again later in the turn?",
            "« Black Arrow », Bâton de Feu et « Prayer Beads » sont-ils vérifiés de nouveau plus tard "
            "dans le tour ?"),
        Text("No, once only: when they are played.", "Non, une seule fois : quand on les joue."),
        Text(
            "Only ally abilities are said to wait for what comes later.",
            "Il n’y a que les capacités Allié dont il est dit qu’elles attendent la suite."),
        about=("HR-138", "HR-141", "HR-136")),
    Ruling("AMB-HR-16", CLASSES,
        Text("Which champions does Bless strengthen?", "Quels Champions Bénir renforce-t-il ?"),
        Text(
            "All that the blessed player has at any moment until it ends, later ones too.",
            "Tous ceux que le joueur béni a à tout moment jusqu’à la fin, même arrivés plus tard."),
        Text(
            "Nothing on a table would mark single cards.",
            "Rien, sur une table, ne distinguerait certaines cartes."),
        about=("HR-126",)),
    Ruling("AMB-HR-17", CLASSES,
        Text(
            "In what state does a champion come back through Resurrect?",
            "Dans quel état un Champion revient-il avec « Resurrect » ?"),
        Text(
            "Prepared. It does not count as played. A champion whose discard pile was shuffled meanwhile "
            "cannot be taken.",
            "Mobilisé. Il ne compte pas comme joué. Si sa Défausse a été mélangée entre-temps, on ne peut "
            "plus le prendre."),
        Text(
            "A champion enters play prepared unless a card says otherwise.",
            "Un Champion entre en jeu mobilisé, sauf si une carte dit le contraire."),
        about=("HR-127",)),
    Ruling("AMB-HR-18", CLASSES,
        Text(
            "Whose turns does Heist count, and is it an acquisition?",
            "Quels tours « Heist » compte-t-il, et est-ce un achat ?"),
        Text(
            "The Thief’s own turns. It is an acquisition: other destinations and discounts that fit apply.",
            "Les tours du Voleur lui-même. C’est un achat : les destinations et les réductions qui "
            "conviennent s’appliquent."),
        Text("The card speaks of acquiring.", "La carte parle d’acheter."),
        about=("HR-132",)),
    Ruling("AMB-HR-19", CLASSES,
        Text(
            "What does Track do with fewer than three cards in the deck?",
            "Que fait « Track » avec moins de trois cartes dans le deck ?"),
        Text(
            "The discard pile is shuffled and put under them, to make three.",
            "On mélange la Défausse et on la met dessous, pour arriver à trois."),
        Text("It is what drawing would do.", "C’est ce que ferait une pioche."),
        about=("HR-129",)),
    Ruling("AMB-HR-20", CLASSES,
        Text(
            "May a Wizard with 1 health use Channel?",
            "Un Sorcier à 1 point de Santé peut-il utiliser Transfert ?"),
        Text("Yes, and is out before the draw.", "Oui, et il est éliminé avant de piocher."),
        Text(
            "Losing health is the effect’s first line, not a price.",
            "Perdre de la Santé est la première ligne de l’effet, pas un prix."),
        about=("HR-133", "HR-113")),
    Ruling("AMB-HR-21", END,
        Text(
            "What if one instruction brings several players to 0?",
            "Et si un même effet met plusieurs joueurs à 0 ?"),
        Text(
            "They are out together. The last one left wins; if nobody is left, the game is a draw. In "
            "First Blood each survivor on the right of one who is out wins.",
            "Ils sont éliminés ensemble. Le dernier en lice gagne ; s’il ne reste personne, la partie est "
            "nulle. Au premier sang, chaque survivant assis à droite d’un éliminé gagne."),
        Text(
            "The rules are silent, and no order among them would be fair.",
            "Les règles n’en disent rien, et aucun ordre entre eux ne serait juste."),
        about=("HR-110", "HR-114")),
    Ruling("AMB-HR-22", END,
        Text("Where do the cards of a player who is out go?", "Où vont les cartes d’un joueur éliminé ?"),
        Text(
            "They leave the game. They do not go to the sacrifice pile.",
            "Elles quittent la partie. Elles ne vont pas sur la pile de sacrifice."),
        Text("Nothing sacrificed them.", "Rien ne les a sacrifiées."),
        about=("HR-111",)),
    Ruling("AMB-HR-25", FORMATS,
        Text("Which formats can be played?", "Quels formats peut-on jouer ?"),
        Text(
            "Everyone for themselves, and Hunter in both its forms. Hydra is told in the rulebook, but "
            "not played.",
            "Chacun pour soi, et Chasseur sous ses deux formes. Hydre est décrit dans le livret, mais ne "
            "se joue pas."),
        Text(
            "Hydra’s rules leave open whom guards protect and who chooses what in a shared turn; of other "
            "formats no official text was found.",
            "Les règles d’Hydre ne disent pas qui les Gardes protègent, ni qui choisit quoi pendant un "
            "tour commun ; on n’a trouvé aucun texte officiel d’autres formats."),
        about=("HR-147", "HR-142", "HR-143")),
    Ruling("AMB-HR-26", CLASSES,
        Text(
            "How many cards does a player with a class pack start with?",
            "Avec combien de cartes commence un joueur qui a un deck de classe ?"),
        Text("With as many as the format gives.", "Avec autant que le format en donne."),
        Text("A class pack’s sheet does not change it.", "La feuille d’un deck de classe n’y change rien."),
        about=("HR-117",)),
    Ruling("AMB-HR-27", CLASSES,
        Text("May one class sit twice at the table?", "Peut-on jouer deux fois la même classe à une table ?"),
        Text(
            "No, each class is there once. By an option it may come again.",
            "Non, chaque classe n’est là qu’une fois. Une option permet de la répéter."),
        Text(
            "The rules are silent; a box holds one pack of each class.",
            "Les règles n’en disent rien ; une boîte contient un deck de chaque classe."),
        option="twins",
        about=("HR-115",)),
    Ruling("AMB-HR-41", CLASSES,
        Text(
            "May some players have a class pack and others the plain deck?",
            "Certains joueurs peuvent-ils avoir un deck de classe et d’autres le deck de base ?"),
        Text(
            "All have plain decks, or all have class packs. By an option each player chooses, the plain "
            "deck included.",
            "Tous ont le deck de base, ou tous un deck de classe. Une option laisse chacun choisir, deck de "
            "base compris."),
        Text(
            "A pack replaces the starting deck, and no rule says for whom; but a plain deck has neither "
            "skill nor ability.",
            "Un deck de classe remplace le deck de départ, et aucune règle ne dit pour qui ; mais un deck "
            "de base n’a ni compétence ni capacité."),
        option="classes",
        about=("HR-115",)),
    Ruling("AMB-HR-42", SETUP,
        Text(
            "Can five play, with starting decks for four in the box?",
            "Peut-on jouer à cinq, avec des decks de départ pour quatre dans la boîte ?"),
        Text(
            "Yes. The fifth player gets the same ten cards.",
            "Oui. Le cinquième joueur reçoit les dix mêmes cartes."),
        Text(
            "Everyone for themselves is played by two or more; the market is enough for five.",
            "« Chacun pour soi » se joue à deux ou plus ; le Marché suffit pour cinq."),
        about=("HR-08", "HR-01")),
    Ruling("AMB-HR-28", PHASES,
        Text(
            "In what order do cards lie in a discard pile?",
            "Dans quel ordre les cartes sont-elles dans une Défausse ?"),
        Text(
            "In the order in which they came, the newest on top.",
            "Dans l’ordre où elles y sont arrivées, la dernière dessus."),
        Text(
            "It changes nothing: the pile is only ever shuffled, and everybody may look through it.",
            "Cela ne change rien : on ne fait que la mélanger, et chacun peut la consulter."),
        about=("HR-105",)),
    Ruling("AMB-HR-29", END,
        Text(
            "What ends a game in which nobody attacks?",
            "Qu’est-ce qui met fin à une partie où personne n’attaque ?"),
        Text(
            "After 100 turns of each player it is a draw. An option changes the number.",
            "Après 100 tours par joueur, elle est nulle. Une option change ce nombre."),
        Text(
            "The paper game has no such end, but a program must not go on for ever.",
            "Le jeu de cartes n’en prévoit pas, mais un programme ne doit pas continuer sans fin."),
        option="turn_limit",
        about=("HR-112",)),
    Ruling("AMB-HR-31", MARKET,
        Text(
            "What happens when the market deck runs out?",
            "Que se passe-t-il quand la pioche du Marché est épuisée ?"),
        Text("The row gets shorter.", "La rangée se réduit."),
        Text(
            "Cards that were acquired belong to players and do not come back.",
            "Les cartes achetées appartiennent aux joueurs et ne reviennent pas."),
        about=("HR-80",)),
    Ruling("AMB-HR-32", MATERIAL,
        Text(
            "May discard piles be looked through, and cards in hands and decks be counted?",
            "Peut-on consulter les Défausses et compter les cartes des mains et des decks ?"),
        Text("Yes, by everybody at any time.", "Oui, tout le monde et à tout moment."),
        Text(
            "The piles lie face up, and Heist needs it.",
            "Les piles sont face visible, et « Heist » en a besoin."),
        about=("HR-05",)),
    Ruling("AMB-HR-33", HEALTH,
        Text(
            "Whose champion may an effect prepare, and may it be prepared already?",
            "Quel Champion un effet peut-il mobiliser, et peut-il l’être déjà ?"),
        Text(
            "One’s own. Only expended ones are offered.",
            "Un des siens. Seuls ceux qui sont activés sont proposés."),
        Text("Nothing is gained otherwise.", "Le reste n’apporte rien."),
        about=("HR-104",)),
    Ruling("AMB-HR-34", COMBAT,
        Text(
            "May more combat be spent on a player than they have health?",
            "Peut-on dépenser contre un joueur plus de Combat qu’il n’a de Santé ?"),
        Text(
            "No more combat is spent on a player than they have health.",
            "On ne dépense pas contre un joueur plus de Combat qu’il n’a de Santé."),
        Text(
            "With three or more players the rest is worth something elsewhere; the attack’s result is the "
            "same.",
            "À trois joueurs ou plus, le reste peut servir ailleurs ; le résultat de l’attaque est le "
            "même."),
        about=("HR-65", "HR-109")),
    Ruling("AMB-HR-36", PLAYING,
        Text(
            "May the side of “A or B” that does nothing be chosen?",
            "Peut-on choisir celui de « A ou B » qui ne fait rien ?"),
        Text("Yes.", "Oui."),
        Text("The card asks for a choice, not for a result.", "La carte demande un choix, pas un résultat."),
        about=("HR-29",)),
    Ruling("AMB-HR-37", FORMATS,
        Text(
            "In Hunter, at whom may forced discards, Bless and Fireball be aimed?",
            "En format Chasseur, qui peut-on viser par une défausse forcée, Bénir ou Boule de Feu ?"),
        Text(
            "As a player, only the neighbour on the left; helpful effects may also be aimed at oneself.",
            "Comme joueur, seulement le voisin de gauche ; un effet bénéfique peut aussi viser celui qui "
            "l’utilise."),
        Text(
            "The format restricts attacking and targeting alike.",
            "Le format limite l’attaque comme le ciblage."),
        about=("HR-143",)),
    Ruling("AMB-HR-38", HEALTH,
        Text(
            "Can health rise above what a player started with?",
            "La Santé peut-elle dépasser celle du départ ?"),
        Text("Yes. By an option it cannot.", "Oui. Une option l’empêche."),
        Text(
            "The publisher names the limit as a change of the digital version.",
            "L’éditeur cite cette limite parmi les changements de la version numérique."),
        option="health_cap",
        about=("HR-91",)),
    Ruling("AMB-HR-39", SACRIFICE,
        Text(
            "May Death Touch and the like sacrifice a card played this turn?",
            "Contact Mortel et les cartes semblables peuvent-ils sacrifier une carte jouée pendant ce "
            "tour ?"),
        Text(
            "A card played this turn cannot be sacrificed by another card.",
            "Une carte jouée pendant ce tour ne peut pas être sacrifiée par une autre carte."),
        Text(
            "It is in play, neither in hand nor in the discard pile.",
            "Elle est en jeu, ni en main ni dans la Défausse."),
        about=("HR-53",)),
    Ruling("AMB-HR-40", FORMATS,
        Text(
            "With four players, everyone for themselves: may one attack everybody or neighbours only?",
            "À quatre, chacun pour soi : peut-on attaquer tout le monde ou seulement ses voisins ?"),
        Text("Everybody.", "Tout le monde."),
        Text("The publisher’s page of formats says so.", "La page des formats de l’éditeur le dit."),
        about=("HR-142",)),
)
# fmt: on
