"""The rules of Boss Quest and its extensions, in our own words, in the booklet's order."""

from __future__ import annotations

from pygames.engine.text import Text
from pygames.games.boss_quest.sections import (
    AIM,
    COMBAT,
    COMPANIONS,
    COURSE,
    DARK,
    DUEL,
    END,
    EXTENSIONS,
    LIGHT,
    MATERIAL,
    NEW_ROUND,
    PHASE_A,
    PHASE_A56,
    PHASE_B,
    POTIONS,
    REAPER,
    SETUP,
    SIX,
    TURNS,
)
from pygames.words.rulebook import Rule

# A formatter would give every argument its own line.
# fmt: off
RULES: tuple[Rule, ...] = (
    Rule("BQ-01", AIM, "enforced", Text(
        "The sum of a player’s weapons should come as close as possible to the boss’s HP without exceeding "
        "it; the closest player wins the boss’s key.",
        "La somme des armes d’un joueur doit s’approcher le plus possible des PV du boss sans les dépasser ; "
        "le joueur le plus proche gagne la clé du boss.")),
    Rule("BQ-02", AIM, "enforced", Text(
        "The first player with enough keys frees the princess or prince and wins; a player who has lost all "
        "their hearts has lost.",
        "Le premier joueur qui a assez de clés libère la princesse ou le prince et gagne ; un joueur qui a "
        "perdu tous ses cœurs a perdu.")),
    Rule("BQ-03", MATERIAL, "enforced", Text(
        "There are eight bosses, one of each value from 14 to 21; the value is the boss’s HP.",
        "Il y a huit boss, un de chaque valeur de 14 à 21 ; cette valeur donne ses PV.")),
    Rule("BQ-04", MATERIAL, "material", Text(
        "The box holds 20 key tokens, 20 heart tokens and 6 knight pawns.",
        "La boîte contient 20 jetons clé, 20 jetons cœur et 6 pions chevalier."),
        reason=Text(
            "Keys and hearts are kept as numbers, which cannot run out as cardboard can.",
            "Les clés et les cœurs sont tenus comme des nombres, qui ne s’épuisent pas comme du carton.")),
    Rule("BQ-05", MATERIAL, "enforced", Text(
        "There are 35 weapons: five colours, each with one weapon of every value from 1 to 7.",
        "Il y a 35 armes : cinq couleurs, avec dans chacune une arme de chaque valeur de 1 à 7.")),
    Rule("BQ-06", MATERIAL, "enforced", Text(
        "There are 22 spells: 14 light brown and 8 dark brown.",
        "Il y a 22 sorts : 14 marron clair et 8 marron foncé.")),
    Rule("BQ-07", MATERIAL, "material", Text(
        "There are also a magician card and a card with the princess on one side and the prince on the "
        "other.",
        "Il y a aussi une carte magicien et une carte à deux faces, la princesse et le prince."),
        reason=Text(
            "These two cards mark a place on the table and do nothing by themselves.",
            "Ces deux cartes marquent une place sur la table et ne font rien par elles-mêmes.")),
    Rule("BQ-08", MATERIAL, "enforced", Text(
        "The potions add 3 weapons and 2 spells, the companions add 6 companions and 3 spells, the reaper "
        "adds one card.",
        "Les potions ajoutent 3 armes et 2 sorts, les compagnons ajoutent 6 compagnons et 3 sorts, la "
        "faucheuse ajoute une carte.")),
    Rule("BQ-09", SETUP, "enforced", Text(
        "With 2, 3 or 4 players, the booklet advises leaving out the yellow weapons and the spell that "
        "requires yellow: 28 weapons and 21 spells remain.",
        "À 2, 3 ou 4 joueurs, le livret conseille d’écarter les armes jaunes et le sort qui exige du jaune : "
        "il reste 28 armes et 21 sorts.")),
    Rule("BQ-10", SETUP, "enforced", Text(
        "With 5 or 6 players, all 35 weapons and all 22 spells are used.",
        "À 5 ou 6 joueurs, on joue avec les 35 armes et les 22 sorts.")),
    Rule("BQ-11", SETUP, "advice", Text(
        "A first game is best played without extensions.",
        "Mieux vaut jouer une première partie sans extension."),
        reason=Text(
            "It is advice to beginners; the extensions can be chosen for any game.",
            "C’est un conseil aux débutants ; les extensions se choisissent pour n’importe quelle partie.")),
    Rule("BQ-12", SETUP, "advice", Text(
        "The player who last played a video game is the armourer of the first round.",
        "L’armurier de la première manche est le joueur dont la dernière partie de jeu vidéo est la plus "
        "récente."),
        reason=Text(
            "The program cannot know who that is: the first armourer is drawn by lot (AMB-BQ-53).",
            "Le programme ne peut pas savoir qui c’est : le premier armurier est tiré au sort (AMB-BQ-53).")),
    Rule("BQ-13", SETUP, "enforced", Text(
        "Each player starts with 3 hearts; the other heart tokens are not used.",
        "Chaque joueur commence avec 3 cœurs ; les autres jetons cœur ne servent pas.")),
    Rule("BQ-14", SETUP, "enforced", Text(
        "The bosses are shuffled face down and the first one is turned up.",
        "Les boss sont mélangés face cachée et le premier est révélé.")),
    Rule("BQ-15", SETUP, "enforced", Text(
        "The spells are shuffled. Under the magician go as many face-up spells as there are players and one "
        "face-down spell, the mystery spell.",
        "Les sorts sont mélangés. Sous le magicien vont autant de sorts visibles qu’il y a de joueurs et un "
        "sort face cachée, le sort mystère.")),
    Rule("BQ-16", SETUP, "material", Text(
        "The weapon pile lies in front of the armourer.",
        "La pioche des armes se trouve devant l’armurier."),
        reason=Text(
            "Where the pile lies changes nothing in the game; the armourer is marked all the same.",
            "La place de la pioche ne change rien au jeu ; l’armurier est indiqué de toute façon.")),
    Rule("BQ-17", SETUP, "enforced", Text(
        "The armourer deals each player one weapon face down, then each player one face up.",
        "L’armurier distribue à chaque joueur une arme face cachée, puis à chacun une arme face visible.")),
    Rule("BQ-18", SETUP, "enforced", Text(
        "Players may look at their own hidden weapon, never at another player’s.",
        "Un joueur peut regarder sa propre arme cachée, jamais celle d’un autre.")),
    Rule("BQ-19", COURSE, "enforced", Text(
        "A round is made of the players’ turns and then a combat; rounds follow one another until the game "
        "ends.",
        "Une manche se compose du tour des joueurs, puis d’un combat ; les manches se suivent jusqu’à la fin "
        "de la partie.")),
    Rule("BQ-20", TURNS, "enforced", Text(
        "The player to the left of the armourer has the first turn, and the armourer has the last.",
        "Le premier tour revient au joueur assis à gauche de l’armurier, le dernier à l’armurier.")),
    Rule("BQ-21", TURNS, "enforced", Text(
        "On their turn, players either equip (phase A) or go to the magician (phase B).",
        "À son tour, un joueur s’équipe (phase A) ou va voir le magicien (phase B).")),
    Rule("BQ-22", TURNS, "enforced", Text(
        "Players who are done with both phases wait until everyone has finished.",
        "Les joueurs qui en ont fini avec les deux phases attendent que chacun ait terminé.")),
    Rule("BQ-23", PHASE_A, "enforced", Text(
        "A player may equip again on later turns, or not equip at all.",
        "Un joueur peut s’équiper de nouveau aux tours suivants, ou ne pas s’équiper du tout.")),
    Rule("BQ-24", PHASE_A, "enforced", Text(
        "A player’s attack force is the total of all their weapons, the hidden one included, and it is "
        "secret.",
        "La force d’attaque d’un joueur est le total de toutes ses armes, arme cachée comprise, et elle est "
        "secrète.")),
    Rule("BQ-25", PHASE_A, "enforced", Text(
        "To equip, a player asks aloud for 1, 2, 3 or 4 weapons before receiving any.",
        "Pour s’équiper, un joueur demande à voix haute 1, 2, 3 ou 4 armes avant d’en recevoir.")),
    Rule("BQ-26", PHASE_A, "enforced", Text(
        "The weapons received must be kept, face up.",
        "Les armes reçues doivent être gardées, face visible.")),
    Rule("BQ-27", PHASE_A, "enforced", Text(
        "The armourer too gives the number aloud before taking weapons.",
        "L’armurier aussi annonce son nombre avant de se servir.")),
    Rule("BQ-28", PHASE_A, "enforced", Text(
        "A player whose attack force exceeds the boss’s HP must go to the magician on their next turn, and "
        "need not say why.",
        "Un joueur qui dépasse les PV du boss par sa force d’attaque doit aller voir le magicien à son "
        "prochain tour, sans avoir à dire pourquoi.")),
    Rule("BQ-29", PHASE_A, "enforced", Text(
        "As long as others are in phase A too, players may keep equipping, in turn order.",
        "Tant que d’autres sont aussi en phase A, les joueurs peuvent continuer à s’équiper, dans l’ordre du "
        "tour.")),
    Rule("BQ-30", PHASE_A, "enforced", Text(
        "The only player left in phase A may equip one last time, then must go to the magician.",
        "Le seul joueur qui reste en phase A peut s’équiper une dernière fois, puis doit aller voir le "
        "magicien.")),
    Rule("BQ-31", PHASE_A56, "enforced", Text(
        "With 5 or 6 players, the last player to equip does not go to the magician.",
        "À 5 ou 6, celui qui s’équipe en dernier ne va pas voir le magicien.")),
    Rule("BQ-32", PHASE_B, "enforced", Text(
        "A player who goes to the magician moves their pawn there and must activate or discard one spell, "
        "and only one.",
        "Un joueur qui va voir le magicien y place son pion et doit activer ou défausser un sort, un seul.")),
    Rule("BQ-33", PHASE_B, "enforced", Text(
        "A spell does nothing until a player activates it.",
        "Un sort ne fait rien tant qu’un joueur ne l’a pas activé.")),
    Rule("BQ-34", PHASE_B, "enforced", Text(
        "An active spell lasts for the current round only.",
        "Un sort actif ne dure que la manche en cours.")),
    Rule("BQ-35", PHASE_B, "enforced", Text(
        "A dark brown spell acts on one player: it goes at once in front of a player of one’s choice, "
        "oneself included.",
        "Un sort marron foncé agit sur un joueur : on le pose aussitôt devant le joueur de son choix, "
        "soi-même compris.")),
    Rule("BQ-36", PHASE_B, "enforced", Text(
        "A light brown spell acts on the boss or on the round: it goes next to the boss.",
        "Un sort marron clair agit sur le boss ou sur la manche : on le pose à côté du boss.")),
    Rule("BQ-37", PHASE_B, "enforced", Text(
        "For the mystery spell, a player says “activate” or “discard” before it is turned up, and is bound "
        "by it.",
        "Pour le sort mystère, un joueur dit s’il l’active ou le défausse avant de le retourner, et s’y "
        "tient.")),
    Rule("BQ-38", PHASE_B, "enforced", Text(
        "A discarded spell goes to the spell discard, and nobody can activate it any more.",
        "Un sort défaussé va dans la défausse des sorts, et nul ne peut plus l’activer.")),
    Rule("BQ-39", PHASE_B, "enforced", Text(
        "A spell that is already active cannot be discarded; only the cancelling spell removes it.",
        "Un sort déjà actif ne peut pas être défaussé ; seul le sort d’annulation l’enlève.")),
    Rule("BQ-40", PHASE_B, "enforced", Text(
        "Each player has phase B once per round.",
        "Chaque joueur n’a qu’une phase B par manche.")),
    Rule("BQ-41", COMBAT, "enforced", Text(
        "Combat starts once everyone is at the magician’s or excused from going there.",
        "Le combat commence quand chacun est chez le magicien ou dispensé d’y aller.")),
    Rule("BQ-42", COMBAT, "enforced", Text(
        "First, players whose attack force exceeds the boss’s HP lose a heart and are out of the round.",
        "D’abord, tout joueur de force d’attaque supérieure aux PV du boss perd un cœur et est éliminé de la "
        "manche.")),
    Rule("BQ-43", COMBAT, "enforced", Text(
        "Then, players who do not meet the conditions of the active spells are out of the round; that alone "
        "costs no heart.",
        "Ensuite, les joueurs qui ne remplissent pas les conditions des sorts actifs sont éliminés de la "
        "manche ; cela seul ne coûte aucun cœur.")),
    Rule("BQ-44", COMBAT, "enforced", Text(
        "A player who both exceeds the boss’s HP and fails a condition loses one heart, no more and no less.",
        "Un joueur qui dépasse les PV du boss et ne remplit pas une condition perd un cœur, ni plus ni "
        "moins.")),
    Rule("BQ-45", COMBAT, "enforced", Text(
        "Of the players still in, the one whose attack force is closest to the boss’s HP wins the round and "
        "a key.",
        "De ceux qui restent, le joueur à la force d’attaque la plus proche des PV du boss gagne la manche "
        "et une clé.")),
    Rule("BQ-46", COMBAT, "enforced", Text(
        "If several are equally close, the one of them with the fewest weapons wins the key.",
        "Si plusieurs sont aussi proches, celui d’entre eux qui a le moins d’armes gagne la clé.")),
    Rule("BQ-47", COMBAT, "enforced", Text(
        "Players who are still tied win a key each.",
        "Les joueurs encore à égalité gagnent une clé chacun.")),
    Rule("BQ-48", COMBAT, "enforced", Text(
        "An attack force equal to the boss’s HP is a PERFECT: every player who makes one wins a bonus key.",
        "Une force d’attaque égale aux PV du boss est un PERFECT : chaque joueur qui en fait un gagne une "
        "clé bonus.")),
    Rule("BQ-49", COMBAT, "enforced", Text(
        "Winning the round with a PERFECT thus brings 2 keys.",
        "Remporter la manche avec un PERFECT rapporte donc 2 clés.")),
    Rule("BQ-50", COMBAT, "enforced", Text(
        "A player who makes a PERFECT and loses the tie still wins the bonus key.",
        "Un joueur qui fait un PERFECT mais perd à l’égalité gagne quand même la clé bonus.")),
    Rule("BQ-51", COMBAT, "enforced", Text(
        "Whatever happens, the boss is beaten and the round ends, even with everyone out of it.",
        "Quoi qu’il arrive, le boss est battu et la manche se termine, même si tous en sont éliminés.")),
    Rule("BQ-52", END, "enforced", Text(
        "With 2, 3 or 4 players, 5 keys win the game; with 5 or 6 players, 4 do.",
        "À 2, 3 ou 4 joueurs, 5 clés font gagner la partie ; à 5 ou 6, il en faut 4.")),
    Rule("BQ-53", END, "enforced", Text(
        "A player who loses their last heart has lost: the game ends for all, and the most keys win.",
        "Un joueur qui perd son dernier cœur a perdu : la partie finit pour tous, et qui a le plus de clés "
        "gagne.")),
    Rule("BQ-54", END, "enforced", Text(
        "If keys are equal, the most hearts win; if hearts are equal too, the victory is shared.",
        "À clés égales, qui a le plus de cœurs gagne ; à cœurs égaux aussi, la victoire est partagée.")),
    Rule("BQ-55", END, "enforced", Text(
        "If nothing has ended the game, the next round is set up.",
        "Si rien n’a mis fin à la partie, on prépare la manche suivante.")),
    Rule("BQ-56", NEW_ROUND, "enforced", Text(
        "The boss is discarded and the next one is turned up.",
        "Le boss est défaussé et le suivant est révélé.")),
    Rule("BQ-57", NEW_ROUND, "enforced", Text(
        "Whenever the boss pile or the spell pile is empty, its discard is shuffled into a new pile.",
        "Dès que la pioche des boss ou celle des sorts est vide, sa défausse mélangée forme une nouvelle "
        "pioche.")),
    Rule("BQ-58", NEW_ROUND, "enforced", Text(
        "All the spells laid out for the last round, used or not, are discarded and replaced.",
        "Tous les sorts disposés pour la manche précédente, utilisés ou non, sont défaussés et remplacés.")),
    Rule("BQ-59", NEW_ROUND, "enforced", Text(
        "The new armourer is the player to the left of the old one.",
        "Le nouvel armurier est le joueur assis à gauche de l’ancien.")),
    Rule("BQ-60", NEW_ROUND, "enforced", Text(
        "The armourer takes back and shuffles all the weapons, then deals each player one hidden and one "
        "visible weapon.",
        "L’armurier reprend et mélange toutes les armes, puis distribue à chacun une arme cachée et une "
        "visible.")),
    Rule("BQ-61", DARK, "enforced", Text(
        "Adds 1 or 2 to one player’s attack force.",
        "Ajoute 1 ou 2 à la force d’attaque d’un joueur.")),
    Rule("BQ-62", DARK, "enforced", Text(
        "Takes 1 or 2 from one player’s attack force.",
        "Retire 1 ou 2 à la force d’attaque d’un joueur.")),
    Rule("BQ-63", DARK, "enforced", Text(
        "Swaps the hidden weapon of the player who activates it with another player’s hidden weapon; then "
        "the spell is discarded.",
        "Échange l’arme cachée du joueur qui l’active contre celle d’un autre joueur ; puis le sort est "
        "défaussé.")),
    Rule("BQ-64", DARK, "enforced", Text(
        "Swaps one weapon of the player who activates it, hidden or visible, with the first of the weapon "
        "pile; then the spell is discarded.",
        "Échange une arme du joueur qui l’active, cachée ou visible, contre la première de la pioche ; puis "
        "le sort est défaussé.")),
    Rule("BQ-65", DARK, "enforced", Text(
        "The knight who has it in front of them loses no heart this round.",
        "Le chevalier qui l’a devant lui ne perd aucun cœur pendant cette manche.")),
    Rule("BQ-66", DARK, "enforced", Text(
        "With the companions, 3 copies: swaps two companions, in play or in reserve.",
        "Avec les compagnons, 3 exemplaires : intervertit deux compagnons, en jeu ou en réserve.")),
    Rule("BQ-67", DARK, "enforced", Text(
        "With the potions, 2 copies: turns a visible potion, one’s own or another player’s, to its other "
        "reading.",
        "Avec les potions, 2 exemplaires : inverse le sens d’une potion visible, la sienne ou celle d’un "
        "autre joueur.")),
    Rule("BQ-68", LIGHT, "enforced", Text(
        "Adds 1 or 2 to the boss’s HP.",
        "Ajoute 1 ou 2 aux PV du boss.")),
    Rule("BQ-69", LIGHT, "enforced", Text(
        "Takes 1 or 2 from the boss’s HP.",
        "Retire 1 ou 2 aux PV du boss.")),
    Rule("BQ-70", LIGHT, "enforced", Text(
        "A player without any weapon of the required colour is out of the round.",
        "Un joueur sans aucune arme de la couleur requise est éliminé de la manche.")),
    Rule("BQ-71", LIGHT, "enforced", Text(
        "A player without two weapons of one and the same colour is out of the round.",
        "Un joueur sans deux armes d’une même couleur est éliminé de la manche.")),
    Rule("BQ-72", LIGHT, "enforced", Text(
        "Cancels an active spell that is still on the table; then both spells are discarded.",
        "Annule un sort actif encore sur la table ; puis les deux sorts sont défaussés.")),
    Rule("BQ-73", LIGHT, "enforced", Text(
        "The winner of the round wins one key more.",
        "Le vainqueur de la manche gagne une clé de plus.")),
    Rule("BQ-74", LIGHT, "enforced", Text(
        "Each player still playing must equip (phase A) or else go to the magician (phase B).",
        "Chaque joueur encore en jeu doit s’équiper (phase A) ou bien aller voir le magicien (phase B).")),
    Rule("BQ-75", POTIONS, "enforced", Text(
        "The three potions are shuffled into the weapons, and their two spells into the spells.",
        "Les trois potions sont mélangées aux armes, et leurs deux sorts aux sorts.")),
    Rule("BQ-76", POTIONS, "enforced", Text(
        "A potion has two readings: a negative one, which takes points from the attack force of the player "
        "who drew it, and a positive one, which adds points to it.",
        "Une potion se lit dans deux sens : l’un, négatif, enlève des points à la force d’attaque de qui l’a "
        "tirée ; l’autre, positif, en ajoute.")),
    Rule("BQ-77", POTIONS, "enforced", Text(
        "A player who receives a potion chooses its reading at once and keeps to it; only the spell that "
        "turns potions changes it.",
        "Un joueur qui reçoit une potion choisit aussitôt son sens et s’y tient ; seul le sort qui inverse "
        "les potions le change.")),
    Rule("BQ-78", POTIONS, "enforced", Text(
        "The reading of a hidden potion is chosen when the hidden weapon is revealed.",
        "Le sens d’une potion cachée se choisit quand on révèle l’arme cachée.")),
    Rule("BQ-79", COMPANIONS, "enforced", Text(
        "Each player is dealt one companion, face up; the others lie face up in reserve. Their three spells "
        "join the spells.",
        "Chaque joueur reçoit un compagnon, face visible ; les autres restent face visible en réserve. Leurs "
        "trois sorts rejoignent les sorts.")),
    Rule("BQ-80", COMPANIONS, "enforced", Text(
        "Companion 1, always: the player’s weapons count as every colour.",
        "Compagnon 1, en permanence : les armes du joueur comptent pour toutes les couleurs.")),
    Rule("BQ-81", COMPANIONS, "enforced", Text(
        "Companion 2, once per round: look at the mystery spell or at one player’s hidden weapon. With 2 "
        "players it is not used.",
        "Compagnon 2, une fois par manche : regarder le sort mystère ou l’arme cachée d’un joueur. À deux, "
        "il n’est pas en jeu.")),
    Rule("BQ-82", COMPANIONS, "enforced", Text(
        "Companion 3, once per round: equip (phase A) and go to the magician (phase B) in one turn.",
        "Compagnon 3, une fois par manche : s’équiper (phase A) et aller voir le magicien (phase B) dans le "
        "même tour.")),
    Rule("BQ-83", COMPANIONS, "enforced", Text(
        "Companion 4, always: its player wins ties.",
        "Compagnon 4, en permanence : son joueur l’emporte en cas d’égalité.")),
    Rule("BQ-84", COMPANIONS, "enforced", Text(
        "Companion 5, always: its player loses no heart for exceeding the boss’s HP by only 1 or 2.",
        "Compagnon 5, en permanence : son joueur ne perd pas de cœur quand il n’est au-dessus des PV du boss "
        "que de 1 ou 2.")),
    Rule("BQ-85", COMPANIONS, "enforced", Text(
        "Companion 6, on one’s own turn and once per round: put the first spell of the pile in place of one "
        "available at the magician’s.",
        "Compagnon 6, à son tour et une fois par manche : mettre le premier sort de la pioche à la place "
        "d’un sort disponible chez le magicien.")),
    Rule("BQ-86", COMPANIONS, "enforced", Text(
        "Players keep their companions for the whole game, unless the spell that swaps companions is used.",
        "Chacun garde son compagnon toute la partie, sauf si le sort qui intervertit les compagnons est "
        "utilisé.")),
    Rule("BQ-87", REAPER, "enforced", Text(
        "The first time a player has no heart left, the reaper goes on top of the boss pile and is the next "
        "opponent. It comes once in a game.",
        "La première fois qu’un joueur n’a plus de cœur, la faucheuse va sur la pioche des boss et devient "
        "le prochain adversaire. Elle ne vient qu’une fois par partie.")),
    Rule("BQ-88", REAPER, "enforced", Text(
        "That player becomes a ghost: the game goes on, and the ghost fights the reaper with the others.",
        "Ce joueur devient un fantôme : la partie continue, et il combat la faucheuse avec les autres.")),
    Rule("BQ-89", REAPER, "enforced", Text(
        "The reaper is fought like any boss, but the winner of the round gets no key.",
        "La faucheuse se combat comme tout boss, mais le vainqueur de la manche ne gagne pas de clé.")),
    Rule("BQ-90", REAPER, "enforced", Text(
        "The winner chooses: have their life back, with hearts up to 3, and the reaper is discarded; or "
        "become the reaper.",
        "Le vainqueur choisit : retrouver sa vie, avec des cœurs jusqu’à 3, et la faucheuse est défaussée ; "
        "ou devenir la faucheuse.")),
    Rule("BQ-91", REAPER, "enforced", Text(
        "A ghost who does not win that fight leaves, and the others play on.",
        "Un fantôme qui n’en sort pas vainqueur s’en va, et les autres continuent.")),
    Rule("BQ-92", REAPER, "enforced", Text(
        "The player who becomes the reaper gives up all hearts and keys. Their aim is now to eliminate all "
        "others before one of them has enough keys.",
        "Le joueur qui devient la faucheuse rend tous ses cœurs et toutes ses clés. Son but est alors "
        "d’éliminer tous les autres avant que l’un d’eux ait assez de clés.")),
    Rule("BQ-93", REAPER, "enforced", Text(
        "The reaper plays on almost like a knight; each time they are able to fight the boss, by the usual "
        "rules, every player with a lower attack force loses a heart.",
        "La faucheuse joue presque comme un chevalier ; chaque fois qu’elle est en état de combattre le "
        "boss, selon les règles habituelles, tout joueur de force d’attaque inférieure perd un cœur.")),
    Rule("BQ-94", REAPER, "enforced", Text(
        "A player who is the reaper never wins a key.",
        "Un joueur devenu la faucheuse ne gagne jamais de clé.")),
    Rule("BQ-95", REAPER, "enforced", Text(
        "Players who lose their last heart in the fight against the reaper are eliminated and leave; the "
        "game goes on.",
        "Les joueurs qui perdent leur dernier cœur dans le combat contre la faucheuse sont éliminés et s’en "
        "vont ; la partie continue.")),
    Rule("BQ-96", DUEL, "enforced", Text(
        "In a duel of two players, three spells are laid out face up and one face down.",
        "Dans un duel à deux, on dispose trois sorts face visible et un face cachée.")),
    Rule("BQ-97", DUEL, "enforced", Text(
        "In a duel, each time a player equips, the other, if already at the magician’s, may activate or "
        "discard an available spell.",
        "Dans un duel, chaque fois qu’un joueur s’équipe, l’autre, s’il est déjà chez le magicien, peut "
        "activer ou défausser un sort disponible.")),
    Rule("BQ-98", SIX, "advice", Text(
        "Five players at most are recommended; six can play, with the rules for 5 and 6 players.",
        "Cinq joueurs au plus sont recommandés ; on peut jouer à six, avec les règles pour 5 et 6 joueurs."),
        reason=Text(
            "It is a recommendation; six may sit down all the same.",
            "C’est une recommandation ; on peut quand même jouer à six.")),
    Rule("BQ-99", EXTENSIONS, "enforced", Text(
        "The extensions can be used one by one or together.",
        "Les extensions s’utilisent une par une ou ensemble.")),
    Rule("BQ-100", LIGHT, "enforced", Text(
        "The qualified player who is second closest to the boss’s HP wins the round. Of two seconds, the one "
        "with the fewest weapons wins the key; without a second, nobody wins it.",
        "Parmi les joueurs qualifiés, c’est le deuxième plus proche des PV du boss qui gagne la manche. De "
        "deux seconds, celui qui a le moins d’armes gagne la clé ; sans second, personne ne la gagne.")),
)
# fmt: on
