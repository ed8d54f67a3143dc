"""The rules of HEROZ (booklet version 1.9), in our own words, in the booklet's order."""

from __future__ import annotations

from pygames.engine.text import Text
from pygames.games.heroz.sections import (
    ACE,
    ACTIVE,
    AIM,
    AURA,
    COMBAT,
    COMPLETE,
    DECK,
    DISCARD,
    END,
    FORMATION,
    HERO,
    HINTS,
    IN_COLUMN,
    IN_LINE,
    INACTIVE,
    JACK,
    JOKER,
    KING,
    LOSSES,
    MATERIAL,
    NOTE,
    PLACEMENT,
    POINTS,
    QUEEN,
    S11,
    S12,
    S13,
    S14,
    S21,
    S22,
    S23,
    S24,
    S25,
    S26,
    S31,
    S32,
    S33,
    S34,
    SACRIFICE,
    SETUP,
    SPECIAL,
    TILTED,
    TROOP,
)
from pygames.words.rulebook import Rule

# A formatter would give every argument its own line.
# fmt: off
RULES: tuple[Rule, ...] = (
    Rule("HZ-01", MATERIAL, "enforced", Text(
        "Each of the two players has a full deck of 54 cards: the 52 suited cards and two jokers.",
        "Chacun des deux joueurs a son propre jeu de 54 cartes : les 52 cartes à enseigne et deux Jokers.")),
    Rule("HZ-02", MATERIAL, "enforced", Text(
        "Each player has nine places for troops, in three columns of three rows.",
        "Chaque joueur a neuf emplacements de troupe, en trois colonnes de trois lignes.")),
    Rule("HZ-03", AIM, "enforced", Text(
        "The first player to have 30 victory points wins on the spot.",
        "Le premier joueur qui totalise 30 points de victoire gagne sur-le-champ.")),
    Rule("HZ-04", AIM, "enforced", Text(
        "A troop that gets through to the opponent is worth victory points: as many as the value of its "
        "card.",
        "Une troupe qui passe jusqu’à l’adversaire rapporte des points de victoire : autant que la valeur "
        "de sa carte.")),
    Rule("HZ-05", TROOP, "enforced", Text(
        "Troops are the cards from 2 to 10 of the four suits, 36 in each deck.",
        "Les troupes sont les cartes de 2 à 10 des quatre enseignes, soit 36 par paquet.")),
    Rule("HZ-06", TROOP, "enforced", Text(
        "Before any bonus, the power of a troop equals its value, in attack and in defence alike.",
        "Avant tout bonus, la puissance d’une troupe vaut sa valeur, en attaque comme en défense.")),
    Rule("HZ-07", TROOP, "enforced", Text(
        "Formations and the sacrifice of a hero change a troop’s power; shields and auras do so too.",
        "Les formations et le sacrifice d’un héros changent la puissance d’une troupe ; les boucliers et "
        "les auras aussi.")),
    Rule("HZ-08", TROOP, "enforced", Text(
        "A troop of value 5 brings 5 to the fight, whether it attacks or blocks; doubled, it brings 10. "
        "AMB-HZ-01 and AMB-HZ-02 settle how much damage it withstands.",
        "Une troupe de valeur 5 apporte 5 au combat, qu’elle attaque ou qu’elle bloque ; doublée, elle "
        "apporte 10. AMB-HZ-01 et AMB-HZ-02 règlent à combien de dégâts elle résiste.")),
    Rule("HZ-09", HERO, "enforced", Text(
        "Jacks, Queens and Kings are heroes, 12 in each deck. A player has at most one hero in play.",
        "Les Valets, Dames et Rois sont des héros, 12 par paquet. Un joueur a au plus un héros en jeu.")),
    Rule("HZ-10", HERO, "enforced", Text(
        "A hero does not count as a troop and has no power of its own in a fight.",
        "Un héros ne compte pas comme troupe et n’apporte aucune puissance au combat.")),
    Rule("HZ-11", HERO, "enforced", Text(
        "The troops a hero requires are checked when it enters play; it stays in play afterwards without "
        "them.",
        "Les ressources d’un héros se vérifient à son entrée en jeu ; il reste ensuite en jeu, même sans "
        "elles.")),
    Rule("HZ-12", HERO, "enforced", Text(
        "When a new hero enters play, its owner’s previous hero goes to the discard at once.",
        "Quand un nouveau héros entre en jeu, l’ancien héros du même joueur va aussitôt à la défausse.")),
    Rule("HZ-13", HERO, "enforced", Text(
        "Only a hero in play can be sacrificed; only a hero in hand can be used for its aura.",
        "On ne sacrifie qu’un héros en jeu ; on n’utilise l’aura que d’un héros en main.")),
    Rule("HZ-14", JACK, "enforced", Text(
        "To put a Jack in play, its player needs at least one active troop of the same suit.",
        "Pour poser un Valet, il faut au moins une troupe active de la même enseigne.")),
    Rule("HZ-15", JACK, "enforced", Text(
        "Once per turn, the owner of a Jack may look at one face-down troop of either player; it stays in "
        "place, face down.",
        "Une fois par tour, le Valet permet de regarder une troupe face cachée de l’un ou l’autre "
        "joueur ; elle reste en place, cachée.")),
    Rule("HZ-16", QUEEN, "enforced", Text(
        "To put a Queen in play, its player needs at least two active troops of the same suit.",
        "Pour poser une Dame, il faut au moins deux troupes actives de la même enseigne.")),
    Rule("HZ-17", QUEEN, "enforced", Text(
        "Once per turn, the owner of a Queen may turn one active troop of either player face down.",
        "Une fois par tour, la Dame permet de mettre face cachée une troupe active de l’un ou l’autre "
        "joueur.")),
    Rule("HZ-18", KING, "enforced", Text(
        "To put a King in play, its player needs at least three active troops of the same suit.",
        "Pour poser un Roi, il faut au moins trois troupes actives de la même enseigne.")),
    Rule("HZ-19", KING, "enforced", Text(
        "Once per turn, the owner of a King may move one troop to a free place of the player who owns it, "
        "or swap it with another troop of that player.",
        "Une fois par tour, le Roi permet de déplacer une troupe vers une place libre de son "
        "propriétaire, ou de l’échanger avec une autre troupe de celui-ci.")),
    Rule("HZ-20", SPECIAL, "enforced", Text(
        "Aces and jokers can be played in the combat phase only.",
        "Les As et les Jokers ne se jouent qu’en phase de combat.")),
    Rule("HZ-21", ACE, "enforced", Text(
        "An ace from hand is a shield laid on a troop in play: that troop’s power becomes 0. The ace is "
        "discarded when combat ends.",
        "Un As joué de la main est un bouclier posé sur une troupe en jeu : sa puissance tombe à 0. L’As "
        "est défaussé quand le combat se termine.")),
    Rule("HZ-22", JOKER, "enforced", Text(
        "A joker is played from hand during combat and comes in face up, as a special troop.",
        "Un Joker se joue de la main pendant le combat et entre face visible, comme troupe spéciale.")),
    Rule("HZ-23", JOKER, "enforced", Text(
        "A joker takes the suit and the value of an active troop in the column or the row where it is "
        "placed.",
        "Un Joker prend l’enseigne et la valeur d’une troupe active de la colonne ou de la ligne où on le "
        "pose.")),
    Rule("HZ-24", JOKER, "enforced", Text(
        "Once a joker is in play, its copy is fixed: it cannot copy another troop later.",
        "Une fois le Joker en jeu, sa copie est fixée : il n’en change plus pour une autre troupe.")),
    Rule("HZ-25", JOKER, "enforced", Text(
        "A player with no active troop in play cannot play a joker.",
        "Un joueur qui n’a aucune troupe active en jeu ne peut pas jouer de Joker.")),
    Rule("HZ-26", JOKER, "enforced", Text(
        "When the copied troop leaves play, the joker stays and keeps the suit and value it took.",
        "Quand la troupe copiée sort du jeu, le Joker reste et garde l’enseigne et la valeur qu’il a "
        "prises.")),
    Rule("HZ-27", PLACEMENT, "enforced", Text(
        "A troop goes to a column of its own player, on the first free row: row 2 only once row 1 is "
        "filled, row 3 only once rows 1 and 2 are.",
        "Une troupe va dans une colonne de son joueur, sur la première ligne libre : la ligne 2 une fois "
        "la 1 occupée, la ligne 3 une fois la 1 et la 2 occupées.")),
    Rule("HZ-28", PLACEMENT, "enforced", Text(
        "When a troop leaves its place, the others of its column move at once to the lower free rows.",
        "Quand une troupe quitte sa place, les autres de sa colonne glissent aussitôt vers les lignes "
        "libres plus basses.")),
    Rule("HZ-29", FORMATION, "enforced", Text(
        "Formations have an effect in the combat phase only.",
        "Les formations n’ont d’effet qu’en phase de combat.")),
    Rule("HZ-30", FORMATION, "enforced", Text(
        "The player whose turn it is resolves all their effects first, in the order they like; then the "
        "opponent resolves theirs.",
        "Le joueur dont c’est le tour résout d’abord tous ses effets, dans l’ordre de son choix ; puis "
        "l’adversaire résout les siens.")),
    Rule("HZ-31", FORMATION, "enforced", Text(
        "In one row or column, a formation of three cards takes the place of the formation of two of the "
        "same kind.",
        "Sur une même ligne ou colonne, une formation de trois cartes prend la place de celle de deux du "
        "même genre.")),
    Rule("HZ-32", FORMATION, "enforced", Text(
        "The cards of a formation are neighbours in one column or in one row, with no gap between them.",
        "Les cartes d’une formation sont voisines dans une colonne ou sur une ligne, sans trou entre "
        "elles.")),
    Rule("HZ-33", IN_COLUMN, "enforced", Text(
        "Two troops of one suit in a column: one of the two counts double its value.",
        "Deux troupes de même enseigne dans une colonne : l’une des deux compte le double de sa valeur.")),
    Rule("HZ-34", IN_COLUMN, "enforced", Text(
        "Three troops of one suit in a column: each of them counts double its value.",
        "Trois troupes de même enseigne dans une colonne : chacune compte le double de sa valeur.")),
    Rule("HZ-35", IN_COLUMN, "enforced", Text(
        "Two troops of one value in a column: one of the two counts five times its value.",
        "Deux troupes de même valeur dans une colonne : l’une des deux compte cinq fois sa valeur.")),
    Rule("HZ-36", IN_COLUMN, "enforced", Text(
        "Three troops of one value in a column: each of them counts five times its value.",
        "Trois troupes de même valeur dans une colonne : chacune compte cinq fois sa valeur.")),
    Rule("HZ-37", IN_LINE, "enforced", Text(
        "Two troops of one suit in a row: their owner draws a card from their own deck.",
        "Deux troupes de même enseigne sur une ligne : leur joueur pioche une carte de son propre paquet.")),
    Rule("HZ-38", IN_LINE, "enforced", Text(
        "Three troops of one suit in a row: their owner picks a card of their own discard and lays it face "
        "up on their deck.",
        "Trois troupes de même enseigne sur une ligne : leur joueur prend une carte de sa défausse et la "
        "pose face visible sur son paquet.")),
    Rule("HZ-39", IN_LINE, "enforced", Text(
        "Two troops of one value in a row: a random card of the opponent’s hand goes face up on the "
        "opponent’s deck.",
        "Deux troupes de même valeur sur une ligne : une carte de la main adverse, prise au hasard, va "
        "face visible sur le paquet adverse.")),
    Rule("HZ-40", IN_LINE, "enforced", Text(
        "Three troops of one value in a row: their owner picks a card of the opponent’s victory points, "
        "which goes face up on the opponent’s deck and no longer counts.",
        "Trois troupes de même valeur sur une ligne : leur joueur prend une carte des points de victoire "
        "adverses, qui va face visible sur le paquet adverse et ne compte plus.")),
    Rule("HZ-41", COMPLETE, "enforced", Text(
        "Nine troops in play, even inactive ones, together with a hero: one active troop counts ten times "
        "its value.",
        "Neuf troupes en jeu, même inactives, avec un héros : une troupe active compte dix fois sa valeur.")),
    Rule("HZ-42", SACRIFICE, "enforced", Text(
        "In combat, a player may discard their hero in play: the top card of their deck is turned up, and "
        "its value strengthens one of their fighting troops.",
        "En combat, un joueur peut défausser son héros en jeu : il retourne la carte du dessus de son "
        "paquet, dont la valeur renforce une de ses troupes qui se battent.")),
    Rule("HZ-43", SACRIFICE, "enforced", Text(
        "For a sacrifice a joker is worth 0, an ace 1, a hero 12 and any other card its value.",
        "Pour un sacrifice, un Joker vaut 0, un As 1, un héros 12 et toute autre carte sa valeur.")),
    Rule("HZ-44", SACRIFICE, "enforced", Text(
        "If the deck already has a face-up card on top, that card first goes face down under the deck; then "
        "the next one is turned up.",
        "Si le dessus du paquet est déjà une carte visible, elle passe d’abord sous le paquet, face "
        "cachée ; on retourne ensuite la suivante.")),
    Rule("HZ-45", AURA, "enforced", Text(
        "In combat, a player may lay a hero from hand on an enemy troop: the troop’s value becomes 1 and "
        "its suit that of the hero.",
        "En combat, un joueur peut poser un héros de sa main sur une troupe ennemie : elle passe à la "
        "valeur 1 et prend l’enseigne du héros.")),
    Rule("HZ-46", AURA, "enforced", Text(
        "When an aura changes a value or a suit, the formations are worked out again at once.",
        "Quand une aura change une valeur ou une enseigne, les formations sont aussitôt réévaluées.")),
    Rule("HZ-47", AURA, "enforced", Text(
        "When the combat phase ends, the heroes used as auras are discarded and their targets have their "
        "own value and suit again.",
        "À la fin de la phase de combat, les héros joués en aura sont défaussés et leurs cibles "
        "retrouvent valeur et enseigne d’origine.")),
    Rule("HZ-48", AURA, "enforced", Text(
        "A troop can carry one aura hero only.",
        "Une troupe ne peut porter qu’un seul héros joué en aura.")),
    Rule("HZ-49", AURA, "enforced", Text(
        "A hero used as an aura is not in play: it needs no resources and cannot be sacrificed.",
        "Un héros joué en aura n’est pas en jeu : il ne demande pas de ressources et ne peut pas être "
        "sacrifié.")),
    Rule("HZ-50", POINTS, "enforced", Text(
        "Victorious troops are kept to the left of the deck, and each is worth its value there, never its "
        "power.",
        "Les troupes victorieuses sont rangées à gauche du paquet, et chacune y compte pour sa valeur, "
        "jamais pour sa puissance.")),
    Rule("HZ-51", POINTS, "enforced", Text(
        "As soon as a player has 30 victory points, that player has won and play stops.",
        "Dès qu’un joueur a 30 points de victoire, il a gagné et la partie s’arrête.")),
    Rule("HZ-52", LOSSES, "enforced", Text(
        "A troop discarded during combat lies tilted in the discard, so that reinforcements can be counted.",
        "Une troupe défaussée pendant le combat reste inclinée dans la défausse, pour le compte des "
        "renforts.")),
    Rule("HZ-53", DECK, "enforced", Text(
        "A player who must draw from an empty deck turns the discard over as the new deck and misses the "
        "turn, or their next turn if it is the opponent’s turn.",
        "Un joueur qui doit piocher alors que son paquet est vide retourne sa défausse, qui devient son "
        "paquet, et perd son tour, ou le suivant si c’est le tour adverse.")),
    Rule("HZ-54", ACTIVE, "enforced", Text(
        "A face-up troop is active; a face-down troop is inactive.",
        "Une troupe face visible est active ; une troupe face cachée est inactive.")),
    Rule("HZ-55", ACTIVE, "enforced", Text(
        "The defender may leave an inactive troop face down: activating it in a fight is a choice.",
        "Le défenseur peut laisser une troupe inactive face cachée : l’activer dans un combat est un "
        "choix.")),
    Rule("HZ-56", TILTED, "enforced", Text(
        "A tilted card is one that attacks or blocks; it is straightened when the turn ends.",
        "Une carte inclinée est une carte qui attaque ou qui bloque ; on la redresse quand le tour se "
        "termine.")),
    Rule("HZ-57", INACTIVE, "enforced", Text(
        "Neither player may look at a face-down troop in play, not even its owner.",
        "Aucun des deux joueurs n’a le droit de regarder une troupe inactive, pas même son propriétaire.")),
    Rule("HZ-58", DISCARD, "enforced", Text(
        "Cards that have left play lie face up in the discard, to the right of the deck.",
        "Les cartes sorties du jeu sont face visible dans la défausse, à droite du paquet.")),
    Rule("HZ-59", SETUP, "enforced", Text(
        "Each deck is shuffled by its player and cut by the opponent.",
        "Chaque paquet est mélangé par son joueur et coupé par l’adversaire.")),
    Rule("HZ-60", SETUP, "enforced", Text(
        "Both players turn up their top card and the stronger one starts. From weakest to strongest: joker, "
        "ace, 2 to 10, Jack, Queen, King.",
        "Les deux joueurs retournent leur première carte et la plus forte commence. De la plus faible à "
        "la plus forte : Joker, As, 2 à 10, Valet, Dame, Roi.")),
    Rule("HZ-61", SETUP, "enforced", Text(
        "On a tie, the two cards go face down under their decks and the next two are turned up.",
        "En cas d’égalité, les deux cartes passent sous leur paquet, face cachée, et on retourne les deux "
        "suivantes.")),
    Rule("HZ-62", SETUP, "enforced", Text(
        "Each player starts with a hand of six cards from the top of their deck.",
        "Chaque joueur commence avec une main de six cartes, prises sur le dessus de son paquet.")),
    Rule("HZ-63", S11, "enforced", Text(
        "The player whose turn it is draws one card; the starting player does not on the first turn.",
        "Le joueur dont c’est le tour pioche une carte ; le premier joueur ne le fait pas à son premier "
        "tour.")),
    Rule("HZ-64", S12, "enforced", Text(
        "The player whose turn it is turns all their inactive troops face up.",
        "Le joueur dont c’est le tour active toutes ses troupes inactives.")),
    Rule("HZ-65", S13, "enforced", Text(
        "The player whose turn it is may place troops from hand, as many as wished, face down and where "
        "placement allows it.",
        "Le joueur dont c’est le tour peut poser des troupes de sa main, autant qu’il veut, face cachée "
        "et là où le placement le permet.")),
    Rule("HZ-66", S14, "enforced", Text(
        "The player whose turn it is may put one hero in play, face up, with the active troops that this "
        "hero asks for.",
        "Le joueur dont c’est le tour peut poser un héros, face visible, s’il a les troupes actives que ce "
        "héros demande.")),
    Rule("HZ-67", S14, "enforced", Text(
        "Then the powers of the heroes in play may be used, by the player whose turn it is first, then by "
        "the opponent.",
        "Ensuite les pouvoirs des héros en jeu peuvent servir, d’abord pour le joueur dont c’est le tour, "
        "puis pour l’adversaire.")),
    Rule("HZ-68", COMBAT, "enforced", Text(
        "Aces, jokers, sacrifices and auras may be played all through the combat phase, up to step 2.4.",
        "As, Jokers, sacrifices et auras peuvent être joués pendant toute la phase de combat, jusqu’à "
        "l’étape 2.4.")),
    Rule("HZ-69", S21, "enforced", Text(
        "From this step to the end of combat, formation bonuses hold for the active troops of both players.",
        "De cette étape à la fin du combat, les bonus de formation valent pour les troupes actives des "
        "deux joueurs.")),
    Rule("HZ-70", S22, "enforced", Text(
        "The attacker may choose one of their columns: all its active troops are tilted and attack the "
        "enemy column facing it.",
        "L’attaquant peut choisir une de ses colonnes : toutes ses troupes actives s’inclinent et "
        "attaquent la colonne adverse d’en face.")),
    Rule("HZ-71", S22, "enforced", Text(
        "If no attack is declared, play goes straight to phase 3.",
        "Sans attaque déclarée, on passe tout de suite à la phase 3.")),
    Rule("HZ-72", S23, "enforced", Text(
        "Every active troop of the attacked column has to block, and is tilted.",
        "Toute troupe active de la colonne attaquée est obligée de bloquer, et s’incline.")),
    Rule("HZ-73", S23, "enforced", Text(
        "The defender may activate inactive troops of the attacked column to make them block; formations "
        "that appear this way take effect at once.",
        "Le défenseur peut activer des troupes inactives de la colonne attaquée pour bloquer ; les "
        "formations ainsi créées prennent effet aussitôt.")),
    Rule("HZ-74", S24, "enforced", Text(
        "An attack that nobody blocks goes straight to phase 3; a blocked attack goes on to step 2.5.",
        "Une attaque que personne ne bloque mène droit à la phase 3 ; une attaque bloquée mène à l’étape "
        "2.5.")),
    Rule("HZ-75", S25, "enforced", Text(
        "Each side adds up the power of its fighting troops, with every bonus.",
        "Chaque camp additionne la puissance de ses troupes en combat, avec tous les bonus.")),
    Rule("HZ-76", S26, "enforced", Text(
        "The side with the higher total wins and has that total as damage to share out among the enemy’s "
        "fighting troops.",
        "Le camp au total le plus élevé l’emporte et dispose d’autant de dégâts à répartir sur les "
        "troupes ennemies en combat.")),
    Rule("HZ-77", S26, "enforced", Text(
        "When the totals are equal, both sides share out damage.",
        "À totaux égaux, les deux camps répartissent des dégâts.")),
    Rule("HZ-78", S26, "enforced", Text(
        "Damage above its value, not above its power, destroys a troop, which is discarded tilted. "
        "The booklet leaves open what damage equal to the value does.",
        "Des dégâts au-delà de sa valeur, et non de sa puissance, détruisent une troupe, défaussée "
        "inclinée. Le livret laisse ouvert le cas des dégâts égaux à la valeur.")),
    Rule("HZ-79", S31, "enforced", Text(
        "Each unblocked attacker may either destroy the enemy hero in play, and both cards are discarded, "
        "or go to its owner’s victory points for its value.",
        "Chaque attaquant non bloqué peut soit détruire le héros adverse en jeu, et les deux cartes sont "
        "défaussées, soit compter sa valeur parmi les points de victoire de son joueur.")),
    Rule("HZ-80", S32, "enforced", Text(
        "The troops that attacked this turn and are still in play go face down under their owner’s deck.",
        "Les troupes qui ont attaqué ce tour et sont encore en jeu passent sous le paquet de leur joueur, "
        "face cachée.")),
    Rule("HZ-81", S33, "enforced", Text(
        "Each player draws as many cards as they lost troops to their discard in this turn’s combat phase.",
        "Chaque joueur pioche autant de cartes qu’il a perdu de troupes à la défausse pendant la phase de "
        "combat de ce tour.")),
    Rule("HZ-82", S34, "enforced", Text(
        "All tilted cards are straightened, those in play and those in the discards.",
        "On redresse toutes les cartes inclinées, celles en jeu comme celles des défausses.")),
    Rule("HZ-83", END, "enforced", Text(
        "The turn is over and the opponent plays the next one.",
        "Le tour est fini et l’adversaire joue le suivant.")),
    Rule("HZ-84", NOTE, "enforced", Text(
        "All the troops of one deck together are worth 216 victory points.",
        "Toutes les troupes d’un paquet réunies valent 216 points de victoire.")),
    Rule("HZ-85", HINTS, "advice", Text(
        "A Jack can remind you of your own troops, and a Queen can free one of them from having to block. A "
        "King can make or break formations, or put a small troop in the way of a strong attack.",
        "Un Valet peut vous rappeler vos propres troupes, et une Dame peut éviter à l’une d’elles de "
        "devoir bloquer. Un Roi peut faire ou défaire des formations, ou mettre une petite troupe devant "
        "une forte attaque."),
        reason=Text(
            "These are hints on playing well; they oblige nobody.",
            "Ce sont des conseils pour bien jouer ; ils n’obligent personne.")),
)
# fmt: on
