"""What the Boss Quest booklet leaves open, and how we play it.

Each ruling asks its question, gives our reading, then the reason for it.
"""

from __future__ import annotations

from pygames.engine.text import Text
from pygames.games.boss_quest.sections import (
    COMBAT,
    COMPANIONS,
    DARK,
    DUEL,
    END,
    LIGHT,
    MATERIAL,
    NEW_ROUND,
    OPENING,
    PHASE_A,
    PHASE_A56,
    PHASE_B,
    POTIONS,
    REAPER,
    SETUP,
)
from pygames.words.rulebook import Ruling

# A formatter would give every argument its own line.
# fmt: off
RULINGS: tuple[Ruling, ...] = (
    Ruling("AMB-BQ-01", LIGHT,
        Text("How many copies of each spell are there?", "Combien y a-t-il d’exemplaires de chaque sort ?"),
        Text(
            "Light spells: boss +1, +2, −1 and −2; a required colour, one for each of the five; pair; "
            "cancel; extra key; “Weapons or magician”; second wins: one of each. Dark spells: force "
            "+1, +2, −1 and −2; swap of hidden weapons; swap with the pile: one of each; no heart loss: "
            "two. A file of one’s own values can replace them.",
            "Sorts clairs : boss +1, +2, −1 et −2 ; couleur requise, un pour chacune des cinq ; paire ; "
            "annulation ; clé de plus ; « Armes ou magicien » ; victoire du second : un de chaque. Sorts "
            "foncés : force +1, +2, −1 et −2 ; échange d’armes cachées ; échange avec la pioche : un de "
            "chaque ; aucune perte de cœur : deux. Un fichier de valeurs personnelles peut les remplacer."),
        Text(
            "The booklet gives only the totals, 14 light and 8 dark; its pictures are lost. The rest is "
            "ours, not a fact.",
            "Le livret ne donne que les totaux, 14 clairs et 8 foncés ; ses images sont perdues. Le reste "
            "est de nous, ce n’est pas un fait."),
        about=("BQ-06",)),
    Ruling("AMB-BQ-02", DARK,
        Text(
            "Who decides between 1 and 2 on a spell that gives “1 or 2”?",
            "Qui décide entre 1 et 2 pour un sort qui donne « 1 ou 2 » ?"),
        Text(
            "The card decides: a spell of 1 and a spell of 2 are different cards.",
            "La carte décide : un sort de 1 et un sort de 2 sont deux cartes différentes."),
        Text(
            "One line of the list stands for several cards that differ in their number.",
            "Une ligne de la liste vaut pour plusieurs cartes qui diffèrent par leur nombre."),
        about=("BQ-61", "BQ-62", "BQ-68", "BQ-69")),
    Ruling("AMB-BQ-03", MATERIAL,
        Text("Is the number of spells 22, or 23 as elsewhere?", "Y a-t-il 22 sorts, ou 23 comme ailleurs ?"),
        Text("There are 22 spells, 14 light and 8 dark.", "Il y a 22 sorts, 14 clairs et 8 foncés."),
        Text(
            "Board Game Arena has 17 and 6, another edition perhaps; we follow the booklet.",
            "Board Game Arena en a 17 et 6, peut-être une autre édition ; nous suivons le livret."),
        about=("BQ-06",)),
    Ruling("AMB-BQ-04", MATERIAL,
        Text(
            "Are the spells of the extensions among the 22?",
            "Les sorts des extensions sont-ils parmi les 22 ?"),
        Text(
            "The 22 spells are those of the base game; the potions add 2 and the companions 3.",
            "Les 22 sorts sont ceux du jeu de base ; les potions en ajoutent 2 et les compagnons 3."),
        Text(
            "The booklet lists the extensions apart, with counts of their own.",
            "Le livret présente les extensions à part, avec leurs propres nombres."),
        about=("BQ-06", "BQ-08")),
    Ruling("AMB-BQ-05", SETUP,
        Text(
            "Must the yellow cards be left out with 2 to 4 players?",
            "Faut-il écarter les cartes jaunes de 2 à 4 joueurs ?"),
        Text(
            "With 2 to 4 players the yellow weapons and their spell are left out. By an option "
            "they stay in.",
            "De 2 à 4 joueurs, les armes jaunes et leur sort sont écartés. Une option "
            "les garde."),
        Text("The booklet advises it without imposing it.", "Le livret le conseille sans l’imposer."),
        option="all_weapons",
        about=("BQ-09",)),
    Ruling("AMB-BQ-06", PHASE_A,
        Text(
            "May a player whose force equals the boss’s HP equip again?",
            "Un joueur dont la force égale les PV du boss peut-il encore s’équiper ?"),
        Text(
            "A force equal to the boss’s HP does not stop a player from equipping.",
            "Une force égale aux PV du boss n’empêche pas de s’équiper."),
        Text(
            "Only a force that exceeds sends a player to the magician.",
            "Seule une force qui dépasse oblige à aller voir le magicien."),
        about=("BQ-28",)),
    Ruling("AMB-BQ-07", PHASE_A,
        Text(
            "Do active spells count when looking whether a force exceeds?",
            "Les sorts actifs comptent-ils pour savoir si une force dépasse ?"),
        Text(
            "The force and the boss’s HP count as they are at the start of the turn, active spells included.",
            "La force et les PV du boss comptent tels qu’ils sont au début du tour, sorts actifs compris."),
        Text(
            "A spell takes effect as soon as it is activated, on forces and HP alike.",
            "Un sort agit dès qu’on l’active, sur les forces comme sur les PV."),
        about=("BQ-28",)),
    Ruling("AMB-BQ-08", PHASE_A,
        Text(
            "What if a force that exceeded no longer does when the next turn comes?",
            "Et si une force qui dépassait ne dépasse plus au tour suivant ?"),
        Text(
            "It is looked at again on the player’s turn: one who no longer exceeds may equip.",
            "On regarde de nouveau au tour du joueur : s’il ne dépasse plus, il peut s’équiper."),
        Text(
            "The duty to go to the magician belongs to that next turn.",
            "L’obligation d’aller voir le magicien vaut pour ce prochain tour."),
        about=("BQ-28",)),
    Ruling("AMB-BQ-09", PHASE_A,
        Text(
            "What if the last player in phase A exceeds with the last weapons?",
            "Et si le dernier joueur en phase A dépasse avec ses dernières armes ?"),
        Text(
            "That player goes to the magician as usual; with 5 or 6 players BQ-31 applies.",
            "Ce joueur va voir le magicien comme d’habitude ; à 5 ou 6, BQ-31 s’applique."),
        Text("The magician comes next anyway.", "Le magicien vient ensuite de toute façon."),
        about=("BQ-30", "BQ-28")),
    Ruling("AMB-BQ-10", PHASE_A,
        Text(
            "What exactly may the last player in phase A still do?",
            "Que peut faire au juste le dernier joueur en phase A ?"),
        Text(
            "When all the others have finished, the last player may equip once more, with 1 to 4 weapons, or "
            "not; then they go to the magician, or with 5 or 6 players skip him.",
            "Quand tous les autres ont fini, le dernier joueur peut s’équiper encore une fois, de 1 à 4 "
            "armes, ou s’en passer ; ensuite il va voir le magicien, ou le saute à 5 ou 6 joueurs."),
        Text(
            "The booklet allows one last time and does not impose it; it counts from the moment when the "
            "player is alone.",
            "Le livret permet une dernière fois sans l’imposer ; elle compte à partir du moment où le joueur "
            "est seul."),
        about=("BQ-30",)),
    Ruling("AMB-BQ-11", PHASE_A56,
        Text(
            "With 5 or 6 players, does the last one skip the magician without equipping?",
            "À 5 ou 6 joueurs, le dernier saute-t-il le magicien sans s’équiper ?"),
        Text(
            "The last player left in phase A skips the magician, with or without a last equipping.",
            "Le dernier joueur resté en phase A saute le magicien, qu’il s’équipe ou non une dernière fois."),
        Text(
            "The booklet’s reason is that the magician dislikes latecomers, and this player is one either "
            "way.",
            "Le livret dit que le magicien n’aime pas qu’on traîne, et ce joueur a traîné dans les deux "
            "cas."),
        about=("BQ-31",)),
    Ruling("AMB-BQ-12", PHASE_A56,
        Text(
            "Does companion 3 take the last of 5 or 6 players to the magician?",
            "Le compagnon 3 mène-t-il le dernier de 5 ou 6 joueurs chez le magicien ?"),
        Text(
            "With companion 3 too, the last player skips the magician.",
            "Même avec le compagnon 3, le dernier joueur saute le magicien."),
        Text(
            "The companion joins two phases in one turn; it does not give back a phase that is lost.",
            "Le compagnon réunit deux phases en un tour ; il ne rend pas une phase perdue."),
        about=("BQ-31", "BQ-82")),
    Ruling("AMB-BQ-13", PHASE_A,
        Text("What if the weapon pile runs out?", "Que faire si la pioche des armes s’épuise ?"),
        Text(
            "The armourer gives as many weapons as there are left; once there are none, nobody can equip.",
            "L’armurier donne autant d’armes qu’il en reste ; quand il n’y en a plus, personne ne peut "
            "s’équiper."),
        Text(
            "Weapons are not discarded during a round, so there is nothing to shuffle.",
            "On ne défausse pas d’arme pendant une manche : il n’y a donc rien à mélanger."),
        about=("BQ-25",)),
    Ruling("AMB-BQ-14", PHASE_B,
        Text("What if no spell is left at the magician’s?", "Et s’il ne reste aucun sort chez le magicien ?"),
        Text(
            "The player goes to the magician and has nothing to do there.",
            "Le joueur va voir le magicien et n’a rien à y faire."),
        Text("There is nothing to activate or to discard.", "Il n’y a rien à activer ni à défausser."),
        about=("BQ-32",)),
    Ruling("AMB-BQ-15", PHASE_B,
        Text(
            "When is the target of a dark mystery spell chosen?",
            "Quand choisit-on la cible d’un sort mystère foncé ?"),
        Text(
            "The target is chosen once the spell has been turned up, before it takes effect.",
            "La cible se choisit une fois le sort retourné, avant qu’il agisse."),
        Text(
            "Beforehand the player is bound only to activating or discarding.",
            "Avant, le joueur ne s’engage qu’à activer ou à défausser."),
        about=("BQ-37", "BQ-35")),
    Ruling("AMB-BQ-16", PHASE_B,
        Text("Is a discarded mystery spell shown?", "Un sort mystère défaussé est-il montré ?"),
        Text(
            "A discarded mystery spell is turned up for all to see.",
            "Un sort mystère défaussé est retourné à la vue de tous."),
        Text(
            "The booklet has the announcement made before the card is turned, whichever it is.",
            "Le livret place l’annonce avant de retourner la carte, quelle que soit l’annonce."),
        about=("BQ-37", "BQ-38")),
    Ruling("AMB-BQ-17", LIGHT,
        Text(
            "May the cancelling spell be activated with nothing to cancel?",
            "Peut-on activer le sort d’annulation sans rien à annuler ?"),
        Text(
            "It may be activated without effect and is then discarded alone.",
            "Il peut être activé sans effet et il est alors défaussé seul."),
        Text(
            "A player at the magician’s must activate or discard something.",
            "Chez le magicien, un joueur doit activer ou défausser quelque chose."),
        about=("BQ-72",)),
    Ruling("AMB-BQ-18", LIGHT,
        Text(
            "May a spell in front of a player be cancelled?",
            "Peut-on annuler un sort posé devant un joueur ?"),
        Text(
            "A dark spell in front of a player can be cancelled; a swap already made cannot.",
            "Un sort foncé posé devant un joueur peut être annulé ; un échange déjà fait, non."),
        Text(
            "The first is still on the table, while a swap has gone to the discard.",
            "Le premier est encore sur la table, l’échange est déjà à la défausse."),
        about=("BQ-72",)),
    Ruling("AMB-BQ-19", DARK,
        Text(
            "Who takes part in the swap of hidden weapons?",
            "Qui prend part à l’échange des armes cachées ?"),
        Text(
            "The player who activates the spell and one other player of their choice.",
            "Le joueur qui active le sort et un autre joueur de son choix."),
        Text(
            "The list names the one who activates the spell and another player.",
            "La liste nomme celui qui active le sort et un autre joueur."),
        about=("BQ-63",)),
    Ruling("AMB-BQ-20", DARK,
        Text(
            "In the swap with the pile, where do the two weapons go?",
            "Dans l’échange avec la pioche, où vont les deux armes ?"),
        Text(
            "The new weapon takes the place of the old, hidden or visible as it was; the old one goes under "
            "the pile.",
            "La nouvelle arme prend la place de l’ancienne, cachée ou visible comme elle ; l’ancienne va "
            "sous la pioche."),
        Text(
            "An exchange puts the old weapon into the pile; at the bottom it does not tell the next player "
            "what comes.",
            "Un échange remet l’ancienne arme dans la pioche ; dessous, elle n’annonce pas au suivant ce qui "
            "vient."),
        about=("BQ-64",)),
    Ruling("AMB-BQ-21", DARK,
        Text(
            "Does the spell against heart loss protect from a player who is the reaper?",
            "Le sort contre la perte de cœur protège-t-il d’un joueur devenu la faucheuse ?"),
        Text(
            "It protects from every loss of a heart in this round, that one included.",
            "Il protège de toute perte de cœur de cette manche, celle-là comprise."),
        Text("The spell makes no difference between causes.", "Le sort ne distingue pas les causes."),
        about=("BQ-65", "BQ-93")),
    Ruling("AMB-BQ-22", LIGHT,
        Text(
            "What does the spell “Weapons or magician” do, and for whom?",
            "Que fait le sort « Armes ou magicien », et pour qui ?"),
        Text(
            "Every player who has not finished gets one last turn: equip or go to the magician, not both, "
            "even with companion 3.",
            "Chaque joueur qui n’a pas fini a un dernier tour : s’équiper ou aller voir le magicien, pas les "
            "deux, même avec le compagnon 3."),
        Text(
            "The booklet stresses the word “or”, and no other reading changes anything.",
            "Le livret insiste sur le mot « ou », et aucune autre lecture ne change quoi que ce soit."),
        about=("BQ-74",)),
    Ruling("AMB-BQ-23", COMBAT,
        Text(
            "Does a PERFECT count for a player eliminated by a condition?",
            "Un PERFECT compte-t-il pour un joueur éliminé par une condition ?"),
        Text(
            "A player who is out of the round makes no PERFECT.",
            "Un joueur éliminé de la manche ne fait pas de PERFECT."),
        Text(
            "In the booklet’s example Lucie has 17 against 17, fails the condition and wins nothing.",
            "Dans l’exemple du livret, Lucie a 17 contre 17, ne remplit pas la condition et ne gagne rien."),
        about=("BQ-48", "BQ-43")),
    Ruling("AMB-BQ-24", COMBAT,
        Text(
            "Do spells on a force count for the PERFECT and for being closest?",
            "Les sorts sur une force comptent-ils pour le PERFECT et la proximité ?"),
        Text(
            "In combat a force always includes the spells that change it.",
            "Au combat, une force comprend toujours les sorts qui la modifient."),
        Text(
            "Those spells change the attack force, and combat compares attack forces.",
            "Ces sorts changent la force d’attaque, et le combat compare les forces d’attaque."),
        about=("BQ-45", "BQ-48")),
    Ruling("AMB-BQ-25", COMBAT,
        Text(
            "Which cards count for having the fewest weapons?",
            "Quelles cartes comptent pour avoir le moins d’armes ?"),
        Text(
            "All of a player’s weapons count, the hidden one and potions too.",
            "Toutes les armes d’un joueur comptent, l’arme cachée et les potions aussi."),
        Text(
            "The hidden card lies in front of the player as well, and potions are weapon cards.",
            "La carte cachée est aussi devant le joueur, et les potions sont des cartes Arme."),
        about=("BQ-46",)),
    Ruling("AMB-BQ-26", LIGHT,
        Text(
            "Who gets the extra key if several players win the round?",
            "Qui reçoit la clé de plus si plusieurs joueurs remportent la manche ?"),
        Text("Each of the tied winners gets one.", "Chacun des vainqueurs à égalité en reçoit une."),
        Text("Each of them has won the round.", "Chacun d’eux a remporté la manche."),
        about=("BQ-73", "BQ-47")),
    Ruling("AMB-BQ-27", END,
        Text(
            "What if several players reach the key target in one round?",
            "Et si plusieurs joueurs ont assez de clés à la même manche ?"),
        Text(
            "The most keys win, then the most hearts; if still equal, they share the victory.",
            "Le plus de clés gagne, puis le plus de cœurs ; s’ils restent à égalité, ils partagent la "
            "victoire."),
        Text(
            "It is the only way of breaking ties that the booklet has.",
            "C’est la seule façon de départager que connaît le livret."),
        about=("BQ-52", "BQ-54")),
    Ruling("AMB-BQ-28", END,
        Text(
            "What if one player reaches the target while another loses the last heart?",
            "Et si un joueur a assez de clés quand un autre perd son dernier cœur ?"),
        Text(
            "The game ends, and of the players who have hearts the one with the most keys wins.",
            "La partie finit, et parmi les joueurs qui ont des cœurs, celui qui a le plus de clés gagne."),
        Text(
            "Both ends of the game then name the same winner.",
            "Les deux fins de partie désignent alors le même vainqueur."),
        about=("BQ-53", "BQ-52")),
    Ruling("AMB-BQ-29", END,
        Text(
            "May a player without hearts win by having the most keys?",
            "Un joueur sans cœur peut-il gagner parce qu’il a le plus de clés ?"),
        Text(
            "A player who has lost the last heart cannot win, not even one who gets enough keys in that very "
            "round.",
            "Un joueur qui a perdu son dernier cœur ne peut pas gagner, même s’il obtient assez de clés à "
            "cette manche."),
        Text("The booklet says that this player has lost.", "Le livret dit que ce joueur a perdu."),
        about=("BQ-53",)),
    Ruling("AMB-BQ-30", END,
        Text(
            "What if several players lose their last heart at once?",
            "Et si plusieurs joueurs perdent ensemble leur dernier cœur ?"),
        Text(
            "Of the players who still have hearts, the most keys win. If nobody has any, the most keys of "
            "all win; equal keys share the victory.",
            "Parmi les joueurs qui ont encore des cœurs, le plus de clés gagne. Si personne n’en a, le plus "
            "de clés de tous gagne ; à clés égales, la victoire est partagée."),
        Text(
            "The booklet speaks of one player only; keys still tell how far each has come.",
            "Le livret ne parle que d’un joueur ; les clés disent encore jusqu’où chacun est allé."),
        about=("BQ-53",)),
    Ruling("AMB-BQ-31", POTIONS,
        Text("What are the values of the three potions?", "Quelles sont les valeurs des trois potions ?"),
        Text(
            "The potions are worth 1, 2 and 3, each plus or minus. A file of one’s own values can replace "
            "them, also by readings that take less than they add, or more.",
            "Les potions valent 1, 2 et 3, chacune en plus ou en moins. Un fichier de valeurs personnelles "
            "peut les remplacer, aussi par deux sens de valeurs différentes."),
        Text(
            "The values were in a picture that is lost; these are ours, not a fact.",
            "Les valeurs étaient sur une image perdue ; celles-ci sont de nous, ce n’est pas un fait."),
        about=("BQ-76",)),
    Ruling("AMB-BQ-32", POTIONS,
        Text("What colour is a potion?", "De quelle couleur est une potion ?"),
        Text(
            "A potion has no colour and meets no colour condition. With companion 1 it has all colours, as "
            "any weapon has.",
            "Une potion n’a pas de couleur et ne remplit aucune condition de couleur. Avec le compagnon 1, "
            "elle a toutes les couleurs, comme toute arme."),
        Text(
            "The booklet gives colours to the 35 weapons of the base game only; but it calls potions weapon "
            "cards, and companion 1 acts on all of these.",
            "Le livret ne donne de couleur qu’aux 35 armes du jeu de base ; mais pour lui les potions sont "
            "des cartes Arme, et le compagnon 1 agit sur toutes."),
        about=("BQ-76", "BQ-70")),
    Ruling("AMB-BQ-33", POTIONS,
        Text(
            "Does a force with a hidden potion exceed the boss’s HP?",
            "Une force avec une potion cachée dépasse-t-elle les PV du boss ?"),
        Text(
            "During the turns it exceeds only if it does so with both readings.",
            "Pendant le tour des joueurs, elle ne dépasse que si elle dépasse dans les deux sens."),
        Text(
            "The reading is chosen only when the hidden weapon is revealed.",
            "Le sens n’est choisi qu’en révélant l’arme cachée."),
        about=("BQ-78", "BQ-28")),
    Ruling("AMB-BQ-34", POTIONS,
        Text("Can an attack force be below 0?", "Une force d’attaque peut-elle être négative ?"),
        Text("An attack force may be below 0.", "Une force d’attaque peut descendre sous 0."),
        Text(
            "Nothing sets a limit, and it is only further from the boss’s HP.",
            "Rien ne fixe de limite, et elle n’en est que plus loin des PV du boss."),
        about=("BQ-76", "BQ-24")),
    Ruling("AMB-BQ-35", COMPANIONS,
        Text(
            "When are the powers used that work once per round?",
            "Quand s’utilisent les pouvoirs qui servent une fois par manche ?"),
        Text(
            "On one’s own turn, before equipping or going to the magician; companion 3 by joining the two.",
            "À son propre tour, avant de s’équiper ou d’aller voir le magicien ; le compagnon 3, en "
            "enchaînant les deux."),
        Text(
            "The booklet says so of companion 6, and companion 3 acts on a turn by nature.",
            "Le livret le dit du compagnon 6, et le compagnon 3 agit par nature pendant un tour."),
        about=("BQ-81", "BQ-82", "BQ-85")),
    Ruling("AMB-BQ-36", COMPANIONS,
        Text(
            "What comes first in a tie, companion 4 or the fewest weapons?",
            "À égalité, qu’est-ce qui passe d’abord, le compagnon 4 ou le moins d’armes ?"),
        Text(
            "Companion 4 comes first: at equal force its player wins alone.",
            "Le compagnon 4 passe d’abord : à force égale, son joueur gagne seul."),
        Text(
            "The companion gives the advantage in a tie, and the tie is one of forces.",
            "Le compagnon donne l’avantage à égalité, et l’égalité est celle des forces."),
        about=("BQ-83", "BQ-46")),
    Ruling("AMB-BQ-37", COMPANIONS,
        Text(
            "How is the excess measured for companion 5?",
            "Comment se mesure le dépassement pour le compagnon 5 ?"),
        Text(
            "At combat, after all spells on the force and on the boss.",
            "Au combat, après tous les sorts sur la force et sur le boss."),
        Text("That is when hearts are lost.", "C’est là que se perdent les cœurs."),
        about=("BQ-84",)),
    Ruling("AMB-BQ-38", REAPER,
        Text("How many HP has the reaper?", "Combien de PV a la faucheuse ?"),
        Text(
            "The reaper has 18 HP. A file of one’s own values can replace this number.",
            "La faucheuse a 18 PV. Un fichier de valeurs personnelles peut remplacer ce nombre."),
        Text(
            "Its value was in a picture that is lost; this one is ours, not a fact.",
            "Sa valeur était sur une image perdue ; celle-ci est de nous, ce n’est pas un fait."),
        about=("BQ-87",)),
    Ruling("AMB-BQ-39", REAPER,
        Text(
            "How many keys must a player who is the reaper prevent?",
            "Combien de clés un joueur devenu la faucheuse doit-il empêcher ?"),
        Text(
            "As many as win the game: 5, or 4 with 5 or 6 players.",
            "Autant qu’il en faut pour gagner : 5, ou 4 à 5 ou 6 joueurs."),
        Text(
            "The extension quotes the usual number; the knights’ target has not changed.",
            "L’extension cite le nombre habituel ; le but des chevaliers n’a pas changé."),
        about=("BQ-92",)),
    Ruling("AMB-BQ-40", REAPER,
        Text(
            "Does a winner who is not the ghost choose a fate too?",
            "Un vainqueur qui n’est pas le fantôme choisit-il aussi sa destinée ?"),
        Text(
            "Any winner of that fight chooses; for a living knight, life means hearts back up to 3.",
            "Tout vainqueur de ce combat choisit ; pour un chevalier en vie, la vie veut dire des cœurs "
            "jusqu’à 3."),
        Text(
            "The booklet offers the choice to whoever wins the round.",
            "Le livret offre le choix à qui remporte la manche."),
        about=("BQ-90",)),
    Ruling("AMB-BQ-41", REAPER,
        Text(
            "What if several players lose their last heart at once, the first time?",
            "Et si plusieurs joueurs perdent ensemble leur dernier cœur, la première fois ?"),
        Text(
            "All of them become ghosts and fight the reaper.",
            "Tous deviennent des fantômes et combattent la faucheuse."),
        Text("Nothing sets one of them apart from the others.", "Rien ne distingue l’un d’eux des autres."),
        about=("BQ-87", "BQ-88")),
    Ruling("AMB-BQ-42", REAPER,
        Text(
            "What if a player loses the last heart after the reaper has come?",
            "Et si un joueur perd son dernier cœur après la venue de la faucheuse ?"),
        Text(
            "That player is eliminated and the game goes on.",
            "Ce joueur est éliminé et la partie continue."),
        Text(
            "With this extension the loss of a last heart no longer ends the game, and the reaper comes only "
            "once.",
            "Avec cette extension, perdre son dernier cœur ne met plus fin à la partie, et la faucheuse ne "
            "vient qu’une fois."),
        about=("BQ-87",)),
    Ruling("AMB-BQ-43", REAPER,
        Text(
            "What if the fight against the reaper has several winners?",
            "Et si le combat contre la faucheuse a plusieurs vainqueurs ?"),
        Text(
            "Each of the tied winners chooses a fate.",
            "Chacun des vainqueurs à égalité choisit sa destinée."),
        Text(
            "Each of them would have won a key from another boss.",
            "Chacun d’eux aurait gagné une clé contre un autre boss."),
        about=("BQ-90",)),
    Ruling("AMB-BQ-44", REAPER,
        Text(
            "What does a player who is the reaper lose by exceeding?",
            "Que perd un joueur devenu la faucheuse s’il dépasse ?"),
        Text("They are out of the round, nothing more.", "Il est éliminé de la manche, rien de plus."),
        Text("They have given up their hearts.", "Il a rendu ses cœurs."),
        about=("BQ-93",)),
    Ruling("AMB-BQ-45", REAPER,
        Text(
            "When does a player who is the reaper take hearts, and from whom?",
            "Quand un joueur devenu la faucheuse fait-il perdre des cœurs, et à qui ?"),
        Text(
            "Whenever they are not out of the round, winner or not: every player with a lower force loses a "
            "heart, even one eliminated by a condition.",
            "Chaque fois qu’il n’est pas éliminé de la manche, vainqueur ou non : tout joueur de force "
            "inférieure perd un cœur, même éliminé par une condition."),
        Text(
            "Being able to fight is enough, and the booklet names all players with a lower force.",
            "Être en état de combattre suffit, et le livret nomme tous les joueurs de force inférieure."),
        about=("BQ-93",)),
    Ruling("AMB-BQ-46", REAPER,
        Text(
            "When has a player who is the reaper won?",
            "Quand un joueur devenu la faucheuse a-t-il gagné ?"),
        Text(
            "When all others are eliminated; against one knight the game still goes on.",
            "Quand tous les autres sont éliminés ; contre un seul chevalier, la partie continue."),
        Text("Their aim is to eliminate everyone.", "Son but est d’éliminer tout le monde."),
        about=("BQ-92",)),
    Ruling("AMB-BQ-47", DUEL,
        Text(
            "Must the waiting duellist use a spell, and how often?",
            "Le duelliste qui attend doit-il utiliser un sort, et combien de fois ?"),
        Text(
            "They may do so after each turn in which the other has equipped, as long as spells are left, and "
            "may decline.",
            "Il le peut après chaque tour où l’autre s’est équipé, tant qu’il reste des sorts, et peut s’en "
            "passer."),
        Text(
            "The booklet grants a right and imposes nothing.",
            "Le livret accorde un droit et n’impose rien."),
        about=("BQ-97",)),
    Ruling("AMB-BQ-48", NEW_ROUND,
        Text(
            "Who becomes the armourer when a player has left?",
            "Qui devient l’armurier quand un joueur est parti ?"),
        Text(
            "The next player to the left who is still in the game.",
            "Le prochain joueur à gauche qui est encore en jeu."),
        Text("A player who has left deals no cards.", "Un joueur parti ne distribue plus."),
        about=("BQ-59",)),
    Ruling("AMB-BQ-49", SETUP,
        Text("May anyone look at the mystery spell?", "Peut-on regarder le sort mystère ?"),
        Text(
            "Nobody may look at it, except with companion 2.",
            "Personne ne le peut, sauf avec le compagnon 2."),
        Text(
            "It lies face down so that nobody knows it.",
            "Il est face cachée pour que personne ne le connaisse."),
        about=("BQ-15",)),
    Ruling("AMB-BQ-50", LIGHT,
        Text(
            "Is there a limit below which the boss’s HP cannot fall?",
            "Y a-t-il une limite sous laquelle les PV du boss ne descendent pas ?"),
        Text("There is no limit.", "Il n’y a pas de limite."),
        Text(
            "The weakest boss has 14 HP and spells take little from it.",
            "Le plus faible des boss a 14 PV et les sorts lui en prennent peu."),
        about=("BQ-69",)),
    Ruling("AMB-BQ-51", LIGHT,
        Text(
            "Does companion 1 help with two weapons of the same colour?",
            "Le compagnon 1 aide-t-il pour deux armes de même couleur ?"),
        Text(
            "With companion 1 any two weapons meet the condition, potions too.",
            "Avec le compagnon 1, deux armes quelconques remplissent la condition, potions comprises."),
        Text(
            "Weapons of every colour have a colour in common.",
            "Des armes de toutes les couleurs en ont une en commun."),
        about=("BQ-71", "BQ-80")),
    Ruling("AMB-BQ-52", OPENING,
        Text(
            "What of the further rules announced on the publisher’s site?",
            "Qu’en est-il des règles supplémentaires annoncées sur le site de l’éditeur ?"),
        Text("They are not part of this game.", "Elles ne font pas partie de ce jeu."),
        Text(
            "The booklet only announces them, and we do not have their text.",
            "Le livret ne fait que les annoncer, et nous n’en avons pas le texte.")),
    Ruling("AMB-BQ-53", SETUP,
        Text("Who is the first armourer?", "Qui est le premier armurier ?"),
        Text("The first armourer is drawn by lot.", "Le premier armurier est tiré au sort."),
        Text(
            "The program cannot know who last played a video game.",
            "Le programme ne peut pas savoir qui a joué le plus récemment à un jeu vidéo."),
        about=("BQ-12",)),
    Ruling("AMB-BQ-54", LIGHT,
        Text(
            "With the spell “second wins”, who is second?",
            "Avec le sort « victoire du second », qui est second ?"),
        Text(
            "Only forces rank players: all those closest are first, and those at the next force below are "
            "seconds. Of several seconds, the one with companion 4 wins, else the fewest weapons; if still "
            "tied, each wins.",
            "Seules les forces classent : tous les plus proches sont premiers, et ceux de la force juste en "
            "dessous sont seconds. De plusieurs seconds, celui du compagnon 4 gagne, sinon le moins "
            "d’armes ; encore à égalité, chacun gagne."),
        Text(
            "The spell ranks by force, and its tie is settled like any other.",
            "Le sort classe par la force, et son égalité se règle comme les autres."),
        about=("BQ-100",)),
    Ruling("AMB-BQ-55", LIGHT,
        Text(
            "When the second wins, what of the PERFECT and of the extra key?",
            "Quand le second gagne, que deviennent le PERFECT et la clé de plus ?"),
        Text(
            "PERFECT bonuses are paid all the same; the extra key goes to whoever wins the round, or to "
            "nobody without a second.",
            "Les bonus de PERFECT sont donnés quand même ; la clé de plus va à qui remporte la manche, ou à "
            "personne sans second."),
        Text(
            "The spell changes who wins the round; a PERFECT does not depend on that.",
            "Le sort change qui remporte la manche ; un PERFECT n’en dépend pas."),
        about=("BQ-100", "BQ-48", "BQ-73")),
    Ruling("AMB-BQ-56", END,
        Text("What if the game does not come to an end?", "Et si la partie n’en finit pas ?"),
        Text(
            "After 60 rounds the most keys win, then the most hearts; if still equal, the victory is shared.",
            "Après 60 manches, le plus de clés gagne, puis le plus de cœurs ; encore à égalité, la victoire "
            "est partagée."),
        Text(
            "Rounds can pass without a key or a lost heart, and a game must end.",
            "Des manches peuvent passer sans clé gagnée ni cœur perdu, et une partie doit finir."),
        about=("BQ-55",)),
    Ruling("AMB-BQ-57", DARK,
        Text(
            "May a spell be activated that has nothing to swap or to turn?",
            "Peut-on activer un sort qui n’a rien à échanger ni à inverser ?"),
        Text(
            "It may, without effect: a swap with an empty pile, a swap of hidden weapons when nobody else "
            "has one, a turn without a visible potion.",
            "Oui, sans effet : un échange avec une pioche vide, un échange d’armes cachées si nul autre n’en "
            "a, une inversion sans potion visible."),
        Text(
            "A player at the magician’s must activate or discard a spell, even one that changes nothing.",
            "Chez le magicien, un joueur doit activer ou défausser un sort, même s’il ne change rien."),
        about=("BQ-63", "BQ-64", "BQ-67")),
    Ruling("AMB-BQ-58", POTIONS,
        Text(
            "Does a potion keep its reading when it changes hands?",
            "Une potion garde-t-elle son sens en changeant de mains ?"),
        Text(
            "It loses its reading with a new owner or in the pile. If it arrives face up, its new owner "
            "chooses at once; if hidden, at the reveal.",
            "Elle perd son sens en changeant de joueur ou dans la pioche. Si elle arrive visible, son "
            "nouveau joueur choisit aussitôt ; cachée, à la révélation."),
        Text(
            "The choice belongs to the player who receives the potion.",
            "Le choix revient au joueur qui reçoit la potion."),
        about=("BQ-77", "BQ-63", "BQ-64")),
    Ruling("AMB-BQ-59", POTIONS,
        Text(
            "In what order are the readings of several hidden potions chosen?",
            "Dans quel ordre choisit-on le sens de plusieurs potions cachées ?"),
        Text(
            "Each owner chooses in secret, in turn order, and all are revealed together. Being asked shows "
            "that a player has a potion, not which, nor what is chosen.",
            "Chaque joueur choisit en secret, dans l’ordre du tour, et tout est révélé ensemble. La question "
            "montre qu’un joueur a une potion, mais ni laquelle, ni son choix."),
        Text(
            "Hidden weapons are revealed at the same moment, so nobody chooses by what another has chosen.",
            "Les armes cachées se révèlent au même moment : personne ne choisit d’après le choix d’un "
            "autre."),
        about=("BQ-78",)),
    Ruling("AMB-BQ-60", COMPANIONS,
        Text(
            "Does a companion that changes hands get its use of the round back?",
            "Un compagnon qui change de mains retrouve-t-il son emploi de la manche ?"),
        Text(
            "“Once per round” belongs to the companion: used by one player, it is used for the next one too "
            "in that round.",
            "« Une fois par manche » vaut pour le compagnon : utilisé par l’un, il l’est aussi pour le "
            "suivant dans cette manche."),
        Text(
            "The limit is printed on the card and goes with it.",
            "La limite est celle de la carte et la suit."),
        about=("BQ-86", "BQ-66")),
    Ruling("AMB-BQ-61", COMPANIONS,
        Text(
            "How long may a player see what companion 2 has shown?",
            "Combien de temps un joueur voit-il ce que le compagnon 2 lui a montré ?"),
        Text(
            "It stays visible to that player until the card is revealed or changes owner.",
            "La carte reste visible pour ce joueur jusqu’à ce qu’elle soit révélée ou change de joueur."),
        Text(
            "At a table one would remember it, and it stays true that long.",
            "À une table on s’en souviendrait, et cela reste vrai jusque-là."),
        about=("BQ-81",)),
    Ruling("AMB-BQ-62", REAPER,
        Text("How does a ghost play?", "Comment joue un fantôme ?"),
        Text(
            "A ghost plays both phases like anyone; exceeding costs a ghost nothing more.",
            "Un fantôme joue les deux phases comme tout le monde ; dépasser ne lui coûte rien de plus."),
        Text(
            "The reaper is fought like any boss, and a ghost has no heart to lose.",
            "La faucheuse se combat comme tout boss, et un fantôme n’a pas de cœur à perdre."),
        about=("BQ-88",)),
    Ruling("AMB-BQ-63", REAPER,
        Text(
            "Are PERFECT bonuses or other keys won against the reaper?",
            "Gagne-t-on des bonus de PERFECT ou d’autres clés contre la faucheuse ?"),
        Text(
            "No key of any kind is won in that fight, not even by a PERFECT.",
            "On ne gagne aucune clé dans ce combat, pas même par un PERFECT."),
        Text(
            "The reaper carries no key; the prize is the choice of a fate.",
            "La faucheuse ne porte pas de clé ; l’enjeu est le choix d’une destinée."),
        about=("BQ-89",)),
    Ruling("AMB-BQ-64", REAPER,
        Text(
            "How do several winners of that fight choose?",
            "Comment choisissent plusieurs vainqueurs de ce combat ?"),
        Text(
            "They choose in turn order, and only one of them can become the reaper.",
            "Ils choisissent dans l’ordre du tour, et un seul peut devenir la faucheuse."),
        Text("There is one reaper card.", "Il n’y a qu’une carte faucheuse."),
        about=("BQ-90",)),
    Ruling("AMB-BQ-65", REAPER,
        Text(
            "Who gets the key if a player who is the reaper is closest?",
            "À qui va la clé si un joueur devenu la faucheuse est le plus proche ?"),
        Text(
            "The reaper wins the round and nobody gets the key, but for a knight whom neither companion 4 "
            "nor the fewest weapons part from the reaper. The PERFECT bonuses of the others are paid.",
            "La faucheuse remporte la manche et personne n’a la clé, sauf un chevalier que ni le compagnon 4 "
            "ni le moins d’armes ne départagent d’elle. Les bonus de PERFECT des autres sont donnés."),
        Text(
            "The reaper never wins a key, and nothing hands it on to another; players still tied each win "
            "one of their own.",
            "La faucheuse ne gagne jamais de clé, et rien ne la transmet à un autre ; des joueurs encore à "
            "égalité en gagnent une chacun."),
        about=("BQ-94",)),
    Ruling("AMB-BQ-66", REAPER,
        Text(
            "What if somebody has enough keys in the round where, for the first time, a player loses the "
            "last heart?",
            "Et si quelqu’un a assez de clés à la manche où, pour la première fois, un joueur perd son "
            "dernier cœur ?"),
        Text(
            "The game ends there, and the reaper does not come.",
            "La partie finit là, et la faucheuse ne vient pas."),
        Text(
            "A knight with enough keys has won, and no round follows.",
            "Un chevalier qui a assez de clés a gagné, et aucune manche ne suit."),
        about=("BQ-87", "BQ-52")),
    Ruling("AMB-BQ-67", REAPER,
        Text(
            "Who wins when the others have left the game?",
            "Qui gagne quand les autres ont quitté la partie ?"),
        Text(
            "A player who is the reaper wins if left alone; so does the last knight if no player is the "
            "reaper. If nobody is left, the most keys win among those who left last; equal keys share the "
            "victory.",
            "Un joueur devenu la faucheuse gagne s’il reste seul ; de même le dernier chevalier, si aucun "
            "joueur n’est la faucheuse. S’il ne reste personne, le plus de clés gagne parmi les derniers "
            "partis ; à clés égales, la victoire est partagée."),
        Text(
            "The booklet gives the reaper’s aim only; someone left alone has nobody to play against.",
            "Le livret ne donne que le but de la faucheuse ; qui reste seul n’a plus d’adversaire."),
        about=("BQ-95", "BQ-92")),
    Ruling("AMB-BQ-68", LIGHT,
        Text(
            "Which spells can be cancelled, and what happens then?",
            "Quels sorts peut-on annuler, et que se passe-t-il alors ?"),
        Text(
            "Any spell still on the table, also the extra key, a colour or “Weapons or magician”. A "
            "cancelled “Weapons or magician” no longer binds those who have not yet had their turn.",
            "Tout sort encore sur la table, aussi la clé de plus, une couleur ou « Armes ou magicien ». "
            "Un « Armes ou magicien » "
            "annulé ne lie plus ceux qui n’ont pas encore eu leur tour."),
        Text(
            "The booklet only asks that the spell be active and still there.",
            "Le livret demande seulement que le sort soit actif et encore là."),
        about=("BQ-72",)),
    Ruling("AMB-BQ-69", COMPANIONS,
        Text(
            "Where does a visible spell go that companion 6 replaces?",
            "Où va un sort visible que le compagnon 6 remplace ?"),
        Text("It goes to the spell discard.", "Il va dans la défausse des sorts."),
        Text(
            "It is no longer available, and used spells lie there too.",
            "Il n’est plus disponible, et les sorts qui ont servi y vont aussi."),
        about=("BQ-85",)),
    Ruling("AMB-BQ-70", DARK,
        Text(
            "Whom does the spell against heart loss protect?",
            "Qui est protégé par le sort contre la perte de cœur ?"),
        Text(
            "Any player, chosen by the one who activates it, who puts it in front of them.",
            "N’importe quel joueur, au choix de celui qui l’active et qui le pose devant lui."),
        Text(
            "It is a dark spell, and those go in front of any player.",
            "C’est un sort foncé, et ceux-ci vont devant n’importe quel joueur."),
        about=("BQ-65",)),
    Ruling("AMB-BQ-71", DARK,
        Text(
            "May a spell bring a player who has finished over the boss’s HP?",
            "Un sort peut-il faire dépasser un joueur qui a déjà fini ?"),
        Text("Yes; that player then exceeds at combat.", "Oui ; ce joueur dépasse alors au combat."),
        Text(
            "Pushing rivals over is the use the booklet sees in these spells.",
            "Pousser ses rivaux à dépasser est l’usage que le livret prête à ces sorts."),
        about=("BQ-61", "BQ-42")),
    Ruling("AMB-BQ-72", END,
        Text(
            "After players have left, which number of players counts?",
            "Quand des joueurs sont partis, quel nombre de joueurs compte ?"),
        Text(
            "The key target and the rule for 5 or 6 players go by those who sat down; the spells offered by "
            "those still in the game.",
            "L’objectif de clés et la règle pour 5 ou 6 joueurs suivent le nombre de départ ; les sorts "
            "proposés, le nombre de joueurs restants."),
        Text("The target does not move during a game.", "L’objectif ne change pas en cours de partie."),
        about=("BQ-52", "BQ-31")),
    Ruling("AMB-BQ-73", COMPANIONS,
        Text(
            "Where does the companion of a player go who has left?",
            "Où va le compagnon d’un joueur qui a quitté la partie ?"),
        Text("It joins the reserve.", "Il rejoint la réserve."),
        Text(
            "There it can still be swapped, as the booklet says of the reserve.",
            "Là, on peut encore l’échanger, comme le livret le dit de la réserve."),
        about=("BQ-86",)),
    Ruling("AMB-BQ-74", COMPANIONS,
        Text(
            "May companion 6 replace the mystery spell?",
            "Le compagnon 6 peut-il remplacer le sort mystère ?"),
        Text(
            "Yes, unseen: it is turned up on the discard and the new one lies face down.",
            "Oui, à l’aveugle : il part face visible à la défausse et le nouveau reste face cachée."),
        Text("The mystery spell is available too.", "Le sort mystère est disponible lui aussi."),
        about=("BQ-85",)),
    Ruling("AMB-BQ-75", LIGHT,
        Text(
            "With 5 or 6 players, may the last one choose the magician under “Weapons or magician”?",
            "À 5 ou 6 joueurs, le dernier peut-il choisir le magicien sous « Armes ou magicien » ?"),
        Text(
            "No: the others choose, the last one may equip once or leave it.",
            "Non : les autres choisissent, le dernier peut s’équiper une fois ou s’en passer."),
        Text(
            "The magician still does not wait for stragglers.",
            "Le magicien n’attend toujours pas les traînards."),
        about=("BQ-74", "BQ-31")),
    Ruling("AMB-BQ-76", DUEL,
        Text("Is every game for two a duel?", "Toute partie à deux est-elle un duel ?"),
        Text(
            "No: the duel is an option, off unless chosen.",
            "Non : le duel est une option, à choisir."),
        Text("The booklet lists it among its variants.", "Le livret le range parmi ses variantes."),
        "duel",
        about=("BQ-96",)),
    Ruling("AMB-BQ-77", MATERIAL,
        Text(
            "What are three of the colours and the companions called?",
            "Comment s’appellent trois des couleurs et les compagnons ?"),
        Text(
            "Red, green and purple, and the companions’ names, are ours.",
            "Rouge, vert et violet, ainsi que les noms des compagnons, sont de nous."),
        Text("The pictures that told are not known.", "Les images qui le disaient ne sont pas connues."),
        about=("BQ-05", "BQ-08")),
    Ruling("AMB-BQ-78", NEW_ROUND,
        Text("When is an empty pile made anew?", "Quand refait-on une pioche vide ?"),
        Text(
            "When a card has to be taken from it; what then lies on the table is not shuffled in.",
            "Quand il faut y prendre une carte ; ce qui est alors sur la table n’y est pas mélangé."),
        Text(
            "Until then its being empty changes nothing, and thus all eight bosses come again.",
            "Jusque-là, qu’elle soit vide ne change rien, et les huit boss reviennent ainsi tous."),
        about=("BQ-57",)),
    Ruling("AMB-BQ-79", DARK,
        Text(
            "Do the spells that swap companions or turn a potion stay on the table?",
            "Les sorts qui intervertissent des compagnons ou inversent une potion restent-ils sur la "
            "table ?"),
        Text(
            "No: they act at once and are discarded, and so cannot be cancelled.",
            "Non : ils agissent aussitôt et sont défaussés ; on ne peut donc pas les annuler."),
        Text(
            "The list says so of the other swaps only, but like these they change something once and have "
            "no lasting effect.",
            "La liste ne le dit que des autres échanges, mais comme eux ils changent une chose une fois et "
            "n’ont pas d’effet qui dure."),
        about=("BQ-66", "BQ-67")),
    Ruling("AMB-BQ-80", END,
        Text(
            "Does companion 4 settle a tie at the end of the game?",
            "Le compagnon 4 départage-t-il les joueurs à la fin de la partie ?"),
        Text(
            "No: it wins ties in combat only. At the end, hearts settle a tie of keys; if hearts are equal "
            "too, the victory is shared.",
            "Non : il ne l’emporte qu’au combat. À la fin, les cœurs départagent ceux qui ont autant de "
            "clés ; à cœurs égaux aussi, la victoire est partagée."),
        Text(
            "The card names a tie as the combat does, without more. For the end the booklet names a tie of "
            "keys, then one of hearts, and leaves nothing open.",
            "La carte parle d’égalité tout court, comme le combat. Pour la fin, le livret parle d’égalité de "
            "clés, puis de cœurs, et ne laisse rien en suspens."),
        about=("BQ-54", "BQ-83")),
    Ruling("AMB-BQ-81", POTIONS,
        Text(
            "When is a potion read that comes with other weapons?",
            "Quand choisit-on le sens d’une potion reçue avec d’autres armes ?"),
        Text(
            "When all the weapons asked for have been given; at the beginning of a round, when everybody "
            "has been dealt to. Nothing else happens before.",
            "Quand toutes les armes demandées sont données ; en début de manche, quand chacun a reçu les "
            "siennes. Rien d’autre ne se passe avant."),
        Text(
            "The number is said beforehand, and the weapons given are laid out together: they are received "
            "as one. The choice comes at once after that.",
            "Le nombre est annoncé d’avance, et les armes données sont posées ensemble : on les reçoit d’un "
            "seul coup. Le choix vient aussitôt après."),
        about=("BQ-77",)),
)
# fmt: on
