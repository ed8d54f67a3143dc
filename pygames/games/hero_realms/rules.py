"""The base rules of Hero Realms and of its class packs, in our own words."""

from __future__ import annotations

from pygames.engine.text import Text
from pygames.games.hero_realms.sections import (
    ALLY,
    CLASSES,
    COMBAT,
    END,
    EXPEND,
    FORMATS,
    GUARDS,
    HEALTH,
    MARKET,
    MATERIAL,
    PHASES,
    PLAYING,
    SACRIFICE,
    SETUP,
    TURN,
)
from pygames.words.rulebook import Rule

# A formatter would give every argument its own line.
# fmt: off
RULES: tuple[Rule, ...] = (
    Rule("HR-01", MATERIAL, "enforced", Text(
        "The box holds 80 market cards (54 different ones, 20 cards of each faction), 16 Fire Gems, 40 "
        "starting cards (4 times 10) and 8 score cards: 144 cards in all.",
        "La boîte contient 80 cartes Marché (54 différentes, 20 cartes de chaque faction), 16 Gemmes de "
        "Feu, 40 cartes de départ (4 fois 10) et 8 cartes de score : 144 cartes en tout.")),
    Rule("HR-02", MATERIAL, "enforced", Text(
        "There are four factions: Imperial (yellow), Guild (blue), Necros (red) and Wild (green). A card "
        "has one faction or none. Starting cards, class cards and Fire Gems have none.",
        "Il y a quatre factions : Impériaux (jaune), Guilde (bleu), Nécros (rouge) et Sauvages (vert). "
        "Une carte a une seule faction, ou aucune. Les cartes de départ, les cartes de classe et les "
        "Gemmes de Feu n’en ont pas.")),
    Rule("HR-03", MATERIAL, "enforced", Text(
        "A card is an action, an item or a champion. It may have a cost, a faction, subtypes and up to "
        "four kinds of ability: primary, expend, ally and sacrifice.",
        "Une carte est une Action, un Objet ou un Champion. Elle peut avoir un coût, une faction, des "
        "sous-types et jusqu’à quatre sortes de capacités : principale, à activer, Allié et à sacrifier.")),
    Rule("HR-04", MATERIAL, "enforced", Text(
        "Each player has a face-down deck, a hand, an area in play, a face-up discard pile, health, a "
        "gold pool and a combat pool. Shared are the face-down market deck, the market row, the face-up "
        "pile of Fire Gems and the face-up sacrifice pile.",
        "Chaque joueur a un deck face cachée, une main, une zone de jeu, une Défausse face visible, sa "
        "Santé, une réserve d’Or et une réserve de Combat. Sont communs : la pioche du Marché, face "
        "cachée, la rangée du Marché, la pile des Gemmes de Feu et la pile de sacrifice, face visible.")),
    Rule("HR-05", MATERIAL, "enforced", Text(
        "Everybody may see the cards in play, every discard pile, the sacrifice pile, the market row, the "
        "number of Fire Gems, pools and health, and how many cards each hand and deck holds. Secret are "
        "the hands and the order of every deck.",
        "Tout le monde peut voir les cartes en jeu, toutes les Défausses, la pile de sacrifice, la rangée "
        "du Marché, le nombre de Gemmes de Feu, les réserves et la Santé, ainsi que le nombre de cartes "
        "de chaque main et de chaque deck. Sont secrets les mains et l’ordre de chaque deck.")),
    Rule("HR-06", MATERIAL, "enforced", Text(
        "A card belongs to the player in whose deck it started, or who acquired it last. It only ever "
        "goes to its owner’s places.",
        "Une carte appartient au joueur dont le deck la contenait au départ, ou au dernier qui l’a "
        "achetée. Elle ne va que dans les zones de son propriétaire.")),
    Rule("HR-07", SETUP, "enforced", Text(
        "Every player starts with 50 health; with a class pack, with that class’s health.",
        "Chaque joueur commence avec 50 points de Santé ; avec un deck de classe, avec la Santé de cette "
        "classe.")),
    Rule("HR-08", SETUP, "enforced", Text(
        "Every starting deck holds seven Gold (1 gold each), one Ruby (2 gold), one Dagger (1 combat) and "
        "one Shortsword (2 combat), shuffled.",
        "Chaque deck de départ contient sept Or (1 Or chacun), un Rubis (2 Or), une Dague (1 Combat) et "
        "une Épée Courte (2 Combat), mélangés.")),
    Rule("HR-09", SETUP, "enforced", Text(
        "The market deck is shuffled, and its top five cards are laid face up: they are the market row.",
        "On mélange la pioche du Marché, puis on en révèle les cinq premières cartes : c’est la rangée du "
        "Marché.")),
    Rule("HR-10", SETUP, "enforced", Text(
        "The 16 Fire Gems lie face up in a pile beside the row. They do not count among its five cards "
        "and are never in the market deck.",
        "Les 16 Gemmes de Feu forment une pile face visible à côté de la rangée. Elles ne comptent pas "
        "parmi ses cinq cartes et ne sont jamais dans la pioche du Marché.")),
    Rule("HR-11", SETUP, "enforced", Text(
        "A place is kept for the sacrifice pile, which is empty at first.",
        "On réserve une place pour la pile de sacrifice, vide au départ.")),
    Rule("HR-12", SETUP, "enforced", Text(
        "The first player is drawn by lot. Turns pass clockwise.",
        "Le premier joueur est tiré au sort. On joue dans le sens horaire.")),
    Rule("HR-13", SETUP, "enforced", Text(
        "With two players, the first player starts with 3 cards in hand and the second with 5.",
        "À deux joueurs, le premier commence avec 3 cartes en main et le second avec 5.")),
    Rule("HR-14", SETUP, "enforced", Text(
        "With three or more, everyone for themselves, the first player starts with 3 cards, the second "
        "with 4 and all the others with 5.",
        "À trois ou plus, chacun pour soi, le premier joueur commence avec 3 cartes, le deuxième avec 4 "
        "et tous les autres avec 5.")),
    Rule("HR-15", SETUP, "enforced", Text(
        "Every later hand is five cards, also the one that the first player draws at the end of the first "
        "turn.",
        "Toute main suivante compte cinq cartes, y compris celle que le premier joueur pioche à la fin de "
        "son premier tour.")),
    Rule("HR-16", TURN, "enforced", Text(
        "A turn has three phases, in this order: Main, Discard, Draw.",
        "Un tour se compose de trois phases, dans cet ordre : principale, défausse, pioche.")),
    Rule("HR-17", TURN, "enforced", Text(
        "In the Main phase the active player does any of these, in any order and as often as possible: "
        "play a card from hand, use an expend, ally or sacrifice ability, acquire a card, attack. With a "
        "class pack also: use the skill or the class ability.",
        "Pendant la phase principale, le joueur actif fait ce qu’il veut parmi ceci, dans l’ordre de son "
        "choix et aussi souvent que possible : jouer une carte de sa main, utiliser une capacité à "
        "activer, Allié ou à sacrifier, acheter une carte, attaquer. Avec un deck de classe, il peut "
        "aussi utiliser sa compétence ou sa capacité de classe.")),
    Rule("HR-18", TURN, "enforced", Text(
        "Nothing in the Main phase is compulsory: cards may stay in hand, abilities unused, gold and "
        "combat unspent.",
        "Rien n’est obligatoire pendant la phase principale : on peut garder des cartes en main, ne pas "
        "utiliser une capacité, ne pas dépenser son Or ou son Combat.")),
    Rule("HR-19", TURN, "enforced", Text(
        "Other players act in the Main phase only to make a choice that an effect gives them, such as "
        "which card to discard.",
        "Pendant la phase principale, les autres joueurs n’interviennent que pour faire un choix qu’un "
        "effet leur demande, par exemple quelle carte défausser.")),
    Rule("HR-20", TURN, "enforced", Text(
        "A played card or a used ability is carried out completely before the next thing begins.",
        "On résout entièrement une carte jouée ou une capacité utilisée avant de passer à autre chose.")),
    Rule("HR-21", TURN, "enforced", Text(
        "The active player says when the Main phase is over; it cannot be reopened.",
        "Le joueur actif décide quand sa phase principale est finie ; il ne peut pas y revenir.")),
    Rule("HR-22", PLAYING, "enforced", Text(
        "Playing a card from hand is free: the cost is only paid to acquire it.",
        "Jouer une carte de sa main est gratuit : on n’en paie le coût que pour l’acheter.")),
    Rule("HR-23", PLAYING, "enforced", Text(
        "An action or item is put into play and its primary ability is carried out at once, line by line "
        "from top to bottom.",
        "Une Action ou un Objet est mis en jeu et sa capacité principale est résolue aussitôt, ligne par "
        "ligne, de haut en bas.")),
    Rule("HR-24", PLAYING, "enforced", Text(
        "A champion enters play prepared, that is upright. No champion of the base game or the class "
        "packs does anything on being played: what it has are expend and ally abilities.",
        "Un Champion entre en jeu mobilisé, c’est-à-dire redressé. Aucun Champion du jeu de base ou des "
        "decks de classe n’a d’effet quand on le joue : il n’a que des capacités à activer ou Allié.")),
    Rule("HR-25", PLAYING, "enforced", Text(
        "Actions and items stay in play until the Discard phase. Until then they count as in play for "
        "factions and other counts, and they are neither in the hand nor in the discard pile: they can "
        "neither be reshuffled nor sacrificed from there.",
        "Les Actions et les Objets restent en jeu jusqu’à la phase de défausse. D’ici là, ils comptent "
        "comme étant en jeu pour les factions et les autres décomptes, et ils ne sont ni dans la main ni "
        "dans la Défausse : on ne peut pas les remélanger, ni les sacrifier depuis ces zones.")),
    Rule("HR-26", PLAYING, "enforced", Text(
        "As much of an ability is done as possible: what cannot be done is skipped, and the rest still "
        "happens.",
        "On applique tout ce qui est possible d’une capacité : on ignore ce qui est impossible et on "
        "résout le reste.")),
    Rule("HR-27", PLAYING, "enforced", Text(
        "Where a card says “may”, it is optional. Without it, the instruction is compulsory once the card "
        "is played or the ability used.",
        "Ce qu’une carte dit que l’on « peut » faire est facultatif. Sinon, l’effet est obligatoire dès "
        "que la carte est jouée ou la capacité utilisée.")),
    Rule("HR-28", PLAYING, "enforced", Text(
        "“Up to” a number means any number from 0 to it, as the user chooses.",
        "« Jusqu’à » un nombre veut dire n’importe quel nombre entre 0 et celui-ci, au choix de "
        "l’utilisateur.")),
    Rule("HR-29", PLAYING, "enforced", Text(
        "“A or B”: exactly one is chosen when the ability is carried out. A choice that does nothing is "
        "allowed.",
        "« A ou B » : on en choisit exactement un au moment de résoudre la capacité. On a le droit de "
        "choisir celui qui n’a aucun effet.")),
    Rule("HR-30", PLAYING, "enforced", Text(
        "An amount “for each” of something is counted when its line is carried out, and is not changed "
        "afterwards.",
        "Un montant « pour chaque » chose se compte quand on résout la ligne, et ne change plus ensuite.")),
    Rule("HR-31", PLAYING, "enforced", Text(
        "Counts of one’s own champions, guards or faction cards include the card using the ability, "
        "unless it says “other”. Prepared and expended cards count alike.",
        "Quand on compte ses Champions, ses Gardes ou ses cartes d’une faction, la carte qui utilise la "
        "capacité compte aussi, sauf si elle dit « autre ». Les cartes mobilisées et activées comptent de "
        "la même façon.")),
    Rule("HR-32", EXPEND, "enforced", Text(
        "To use an expend ability the card must be prepared: turn it sideways, so that it is expended, "
        "then carry out the ability.",
        "Pour utiliser une capacité à activer, la carte doit être mobilisée : on l’incline, elle est "
        "alors activée, puis on résout la capacité.")),
    Rule("HR-33", EXPEND, "enforced", Text(
        "It may be used in the very turn in which the champion was played.",
        "On peut l’utiliser dès le tour où le Champion a été joué.")),
    Rule("HR-34", EXPEND, "enforced", Text(
        "An expended card cannot be expended again until it is prepared. If an effect prepares it in the "
        "same turn, its expend ability may be used again in full.",
        "Une carte activée ne peut pas l’être de nouveau tant qu’elle n’est pas mobilisée. Si un effet la "
        "mobilise pendant le même tour, sa capacité peut être utilisée une nouvelle fois, en entier.")),
    Rule("HR-35", EXPEND, "enforced", Text(
        "Using an expend ability is optional, and possible only in its owner’s own Main phase.",
        "Utiliser une capacité à activer est facultatif, et n’est possible que pendant la phase "
        "principale de son propriétaire.")),
    Rule("HR-36", EXPEND, "enforced", Text(
        "A card that an effect turns sideways does not give its expend ability.",
        "Une carte qu’un effet incline ne donne pas sa capacité à activer.")),
    Rule("HR-37", EXPEND, "enforced", Text(
        "An expended champion is still in play: its faction, its defense, its guard symbol (for counting) "
        "and its ally ability remain.",
        "Un Champion activé est toujours en jeu : il garde sa faction, sa défense, son symbole Garde "
        "(pour les décomptes) et sa capacité Allié.")),
    Rule("HR-38", ALLY, "enforced", Text(
        "An ally ability may be used when its owner has at least one other card of that faction in play.",
        "On peut utiliser une capacité Allié quand on a en jeu au moins une autre carte de cette faction.")),
    Rule("HR-39", ALLY, "enforced", Text(
        "The order of play does not matter: the ally ability of a card played earlier becomes usable as "
        "soon as a partner comes into play, champion or action.",
        "L’ordre dans lequel on joue n’a pas d’importance : la capacité Allié d’une carte déjà jouée "
        "devient utilisable dès qu’une partenaire entre en jeu, Champion ou Action.")),
    Rule("HR-40", ALLY, "enforced", Text(
        "Each ally ability may be used once a turn. One partner serves any number of ally abilities; of "
        "two cards of a faction in play, both may use theirs.",
        "Chaque capacité Allié s’utilise une fois par tour. Une même partenaire sert à autant de "
        "capacités Allié qu’on veut ; quand deux cartes d’une faction sont en jeu, chacune peut utiliser "
        "la sienne.")),
    Rule("HR-41", ALLY, "enforced", Text(
        "Champions that stayed in play from earlier turns are partners, too, and may use their own ally "
        "ability every turn, expended or not, whatever was done with their expend ability.",
        "Les Champions restés en jeu depuis un tour précédent sont aussi des partenaires. Ils peuvent "
        "utiliser leur propre capacité Allié à chaque tour, mobilisés ou activés, que leur capacité à "
        "activer ait servi ou non.")),
    Rule("HR-42", ALLY, "enforced", Text(
        "Two copies of the same card are partners of each other. A card is never its own partner.",
        "Deux exemplaires d’une même carte sont partenaires l’un de l’autre. Une carte n’est jamais sa "
        "propre partenaire.")),
    Rule("HR-43", ALLY, "enforced", Text(
        "The partner must be in play at the moment when the ally ability is used. A card that was "
        "sacrificed or stunned no longer counts.",
        "La partenaire doit être en jeu au moment où l’on utilise la capacité Allié. Une carte sacrifiée "
        "ou assommée ne compte plus.")),
    Rule("HR-44", ALLY, "enforced", Text(
        "Using an ally ability is optional, at any moment of the Main phase once its condition holds; "
        "then its lines are compulsory unless they say “may”.",
        "Utiliser une capacité Allié est facultatif, à tout moment de la phase principale dès que sa "
        "condition est remplie ; ses lignes sont ensuite obligatoires, sauf si elles disent « peut ».")),
    Rule("HR-45", ALLY, "enforced", Text(
        "Only the owner’s own cards count: neither those of opponents nor those of a teammate.",
        "Seules comptent les cartes de leur propriétaire : ni celles des adversaires, ni celles d’un "
        "coéquipier.")),
    Rule("HR-46", ALLY, "enforced", Text(
        "Preparing a champion does not renew its ally ability in that turn.",
        "Mobiliser un Champion ne renouvelle pas sa capacité Allié pour ce tour.")),
    Rule("HR-47", SACRIFICE, "enforced", Text(
        "A card in play with a sacrifice ability may be sacrificed in its owner’s Main phase, in the turn "
        "it was played too, before or after anything else but not before its primary ability was carried "
        "out: it leaves play, and the ability is carried out.",
        "Une carte en jeu qui a une capacité à sacrifier peut être sacrifiée pendant la phase principale "
        "de son propriétaire, même le tour où elle est jouée, avant ou après toute autre chose mais "
        "jamais avant que sa capacité principale soit résolue : elle quitte le jeu et on résout la "
        "capacité.")),
    Rule("HR-48", SACRIFICE, "enforced", Text(
        "A sacrifice ability works only from play, never from the hand or the discard pile.",
        "Une capacité à sacrifier ne sert que depuis la zone de jeu, jamais depuis la main ni la Défausse.")),
    Rule("HR-49", SACRIFICE, "enforced", Text(
        "A sacrificed card is no longer in play: it has no ally ability, is nobody’s partner and is not "
        "counted. What it already gave stays.",
        "Une carte sacrifiée n’est plus en jeu : elle n’a plus de capacité Allié, n’est plus partenaire "
        "et ne compte plus. Ce qu’elle a déjà donné reste acquis.")),
    Rule("HR-50", SACRIFICE, "enforced", Text(
        "A sacrificed card goes face up to the sacrifice pile and is out of the game.",
        "Une carte sacrifiée va face visible sur la pile de sacrifice et ne revient plus de la partie.")),
    Rule("HR-51", SACRIFICE, "enforced", Text(
        "A Fire Gem that would go to the sacrifice pile, for whatever reason, goes back to the Fire Gem "
        "pile instead and can be acquired again.",
        "Une Gemme de Feu qui devrait aller sur la pile de sacrifice, quelle qu’en soit la raison, "
        "retourne sur la pile des Gemmes de Feu et peut être achetée de nouveau.")),
    Rule("HR-52", SACRIFICE, "enforced", Text(
        "A card sacrificed from hand or discard pile by another card’s effect does not give its own "
        "sacrifice ability.",
        "Une carte sacrifiée depuis la main ou la Défausse par l’effet d’une autre carte ne donne pas sa "
        "propre capacité à sacrifier.")),
    Rule("HR-53", SACRIFICE, "enforced", Text(
        "Such a choice is made among the user’s own hand and own discard pile, both together; neither the "
        "card being carried out nor any card in play can be chosen. On every base card it is optional.",
        "Ce choix se fait dans la main et la Défausse de l’utilisateur, l’une et l’autre à la fois ; on "
        "ne peut choisir ni la carte en cours de résolution ni une carte en jeu. Il est facultatif sur "
        "toutes les cartes de base.")),
    Rule("HR-54", SACRIFICE, "enforced", Text(
        "A bonus that depends on the sacrifice (Krythos, Lys) is given only if a card was really "
        "sacrificed.",
        "Un bonus lié au sacrifice (Krythos, Lys) n’est donné que si une carte a vraiment été sacrifiée.")),
    Rule("HR-55", SACRIFICE, "enforced", Text(
        "Tyrannor sacrifices 0, 1 or 2 cards, from one of the two places or from both.",
        "Tyrannor sacrifie 0, 1 ou 2 cartes, prises dans l’une des deux zones ou dans les deux.")),
    Rule("HR-56", GUARDS, "enforced", Text(
        "A champion stays in play from turn to turn until it is stunned or sacrificed. A player may have "
        "any number of them.",
        "Un Champion reste en jeu d’un tour à l’autre tant qu’il n’est ni assommé ni sacrifié. On peut en "
        "avoir autant qu’on veut.")),
    Rule("HR-57", GUARDS, "enforced", Text(
        "A champion with the guard symbol is a guard. As long as a player has a prepared guard, that "
        "player cannot be attacked, and their champions that are not guards can neither be attacked nor "
        "targeted.",
        "Un Champion qui porte le symbole Garde est un Garde. Tant qu’un joueur a un Garde mobilisé, on "
        "ne peut pas l’attaquer, et ses Champions qui ne sont pas des Gardes ne peuvent être ni attaqués "
        "ni ciblés.")),
    Rule("HR-58", GUARDS, "enforced", Text(
        "Guards do not protect guards: any guard of that player may be attacked or targeted, in any order.",
        "Les Gardes ne se protègent pas entre eux : on peut attaquer ou cibler n’importe quel Garde de ce "
        "joueur, dans l’ordre de son choix.")),
    Rule("HR-59", GUARDS, "enforced", Text(
        "An expended guard protects nothing, but it still counts as a guard and may itself be attacked or "
        "targeted.",
        "Un Garde activé ne protège rien, mais il compte toujours comme Garde et peut lui-même être "
        "attaqué ou ciblé.")),
    Rule("HR-60", GUARDS, "enforced", Text(
        "Guards do not stop effects that target their player, such as a forced discard, nor effects that "
        "hit champions or players without targeting them.",
        "Les Gardes n’arrêtent ni les effets qui ciblent leur joueur, comme une défausse forcée, ni ceux "
        "qui touchent des Champions ou des joueurs sans les cibler.")),
    Rule("HR-61", GUARDS, "enforced", Text(
        "A guard protects only the player who controls it and that player’s champions.",
        "Un Garde ne protège que le joueur qui le contrôle et les Champions de ce joueur.")),
    Rule("HR-62", GUARDS, "enforced", Text(
        "Champions are prepared at the end of their owner’s turn: a guard used in that turn protects "
        "again during the opponents’ turns.",
        "Les Champions sont mobilisés à la fin du tour de leur propriétaire : un Garde utilisé pendant ce "
        "tour protège de nouveau pendant celui des adversaires.")),
    Rule("HR-63", COMBAT, "enforced", Text(
        "Combat gained goes to the combat pool. Any part of it may be spent at any moment of the Main "
        "phase, as often as one likes.",
        "Le Combat gagné va dans la réserve de Combat. On peut en dépenser une partie à tout moment de la "
        "phase principale, autant de fois qu’on veut.")),
    Rule("HR-64", COMBAT, "enforced", Text(
        "An attack names one target: an opponent, or a champion of an opponent, that guards and the "
        "format allow.",
        "Une attaque désigne une seule cible, permise par les Gardes et par le format : un adversaire ou "
        "un Champion d’un adversaire.")),
    Rule("HR-65", COMBAT, "enforced", Text(
        "Each point of combat spent on a player reduces their health by 1.",
        "Chaque point de Combat dépensé contre un joueur réduit sa Santé de 1.")),
    Rule("HR-66", COMBAT, "enforced", Text(
        "A champion is stunned as soon as the damage it has taken this turn equals or exceeds its defense.",
        "Un Champion est assommé dès que les dégâts qu’il a subis pendant ce tour atteignent ou dépassent "
        "sa défense.")),
    Rule("HR-67", COMBAT, "enforced", Text(
        "Nothing spills over: to stun a champion one spends exactly what it still lacks. What is left "
        "stays in the pool and may go to another target.",
        "Rien ne déborde : pour assommer un Champion, on dépense exactement ce qui lui manque encore. Le "
        "reste demeure dans la réserve et peut servir contre une autre cible.")),
    Rule("HR-68", COMBAT, "enforced", Text(
        "The pool may be split over any number of targets, even over several opponents.",
        "On peut répartir sa réserve entre autant de cibles qu’on veut, y compris entre plusieurs "
        "adversaires.")),
    Rule("HR-69", COMBAT, "enforced", Text(
        "Damage on a champion that was not stunned is gone at the end of the turn.",
        "Les dégâts d’un Champion qui n’a pas été assommé disparaissent à la fin du tour.")),
    Rule("HR-70", COMBAT, "enforced", Text(
        "A stunned champion goes at once to its owner’s discard pile; marks and temporary bonuses on it "
        "are gone.",
        "Un Champion assommé va aussitôt dans la Défausse de son propriétaire ; ses marqueurs et ses "
        "bonus temporaires disparaissent.")),
    Rule("HR-71", COMBAT, "enforced", Text(
        "It may be drawn and played again later; it then enters play as a new card.",
        "On peut le piocher et le rejouer plus tard ; il entre alors en jeu comme une nouvelle carte.")),
    Rule("HR-72", COMBAT, "enforced", Text(
        "An effect that stuns a target champion needs no combat and ignores its defense. The target is an "
        "opponent’s champion that guards leave open.",
        "Un effet qui assomme un Champion ciblé ne demande pas de Combat et ne tient pas compte de la "
        "défense. La cible est un Champion adverse que les Gardes ne protègent pas.")),
    Rule("HR-73", COMBAT, "material", Text(
        "An effect that stuns an opposing champion without the word “target” is not held back by guards.",
        "Un effet qui assomme un Champion adverse sans le mot « ciblé » n’est pas arrêté par les Gardes."),
        reason=Text(
            "Only cards of the boss decks have such an effect, none of this game.",
            "Seules des cartes des decks de boss ont un tel effet, aucune de ce jeu.")),
    Rule("HR-74", COMBAT, "enforced", Text(
        "If there is nothing that may be targeted, that part is ignored and the rest happens.",
        "S’il n’y a aucune cible permise, on ignore cette partie et on résout le reste.")),
    Rule("HR-75", COMBAT, "enforced", Text(
        "Damage dealt by an effect is not an attack, and guards do not prevent it. A player loses that "
        "much health; on a champion it counts together with the combat spent on it this turn.",
        "Les dégâts infligés par un effet ne sont pas une attaque, et les Gardes ne les empêchent pas. Un "
        "joueur perd autant de Santé ; sur un Champion, ils s’ajoutent au Combat dépensé contre lui "
        "pendant ce tour.")),
    Rule("HR-76", COMBAT, "enforced", Text(
        "Health lost through an effect that says “lose” is neither damage nor an attack.",
        "La Santé perdue par un effet qui dit « perdre » n’est ni un dégât ni une attaque.")),
    Rule("HR-77", MARKET, "enforced", Text(
        "Gold gained goes to the gold pool. Any part of it may be spent at any moment of the Main phase.",
        "L’Or gagné va dans la réserve d’Or. On peut en dépenser une partie à tout moment de la phase "
        "principale.")),
    Rule("HR-78", MARKET, "enforced", Text(
        "To acquire a card, pay its cost and put it in your discard pile: a card of the market row, or "
        "the top Fire Gem.",
        "Pour acheter une carte, payez son coût et mettez-la dans votre Défausse : une carte de la rangée "
        "du Marché, ou la Gemme de Feu du dessus.")),
    Rule("HR-79", MARKET, "enforced", Text(
        "An empty place in the row is filled from the market deck at once, before anything else; the new "
        "card may be acquired in the same turn.",
        "Une place vide de la rangée est aussitôt comblée depuis la pioche du Marché, avant toute autre "
        "chose ; la nouvelle carte peut être achetée pendant le même tour.")),
    Rule("HR-80", MARKET, "enforced", Text(
        "When the market deck is empty, the place stays empty. No pile is ever shuffled into the market "
        "deck.",
        "Quand la pioche du Marché est vide, la place reste vide. On ne remélange jamais aucune pile dans "
        "la pioche du Marché.")),
    Rule("HR-81", MARKET, "enforced", Text(
        "A Fire Gem costs 2. Any number may be acquired in a turn while the pile lasts; it is only filled "
        "again by Fire Gems that are sacrificed.",
        "Une Gemme de Feu coûte 2. On peut en acheter autant qu’on veut par tour tant qu’il en reste ; la "
        "pile ne se regarnit que des Gemmes de Feu sacrifiées.")),
    Rule("HR-82", MARKET, "enforced", Text(
        "Any number of cards may be acquired in a turn.",
        "On peut acheter autant de cartes qu’on veut pendant un tour.")),
    Rule("HR-83", MARKET, "enforced", Text(
        "A card without a printed cost (starting cards, class cards) can never be acquired.",
        "Une carte sans coût imprimé (cartes de départ, cartes de classe) ne peut jamais être achetée.")),
    Rule("HR-84", MARKET, "enforced", Text(
        "An effect that sends the next card acquired elsewhere (Bribe: the next action to the top of the "
        "deck; Rasmus: the next card to the top; Deception: the next card to the hand) waits until the "
        "end of the turn, and replaces the discard pile for the next acquisition that fits.",
        "Un effet qui change la destination du prochain achat (Pot-de-Vin : la prochaine Action sur le "
        "deck ; Rasmus : la prochaine carte sur le deck ; Fourberie : la prochaine carte en main) attend "
        "jusqu’à la fin du tour et remplace la Défausse pour le prochain achat qui convient.")),
    Rule("HR-85", MARKET, "enforced", Text(
        "An acquisition that does not fit goes to the discard pile and does not use the effect up. A Fire "
        "Gem is a card, but no action.",
        "Un achat qui ne convient pas va dans la Défausse et n’épuise pas l’effet. Une Gemme de Feu est "
        "une carte, mais pas une Action.")),
    Rule("HR-86", MARKET, "enforced", Text(
        "For the first acquisition that fits, the other destination is compulsory.",
        "Au premier achat qui convient, la nouvelle destination est obligatoire.")),
    Rule("HR-87", MARKET, "enforced", Text(
        "Each waiting effect serves one acquisition. If several fit, the player says which one is used; "
        "the others go on waiting.",
        "Chaque effet en attente sert à un seul achat. Si plusieurs conviennent, le joueur dit lequel il "
        "utilise ; les autres attendent encore.")),
    Rule("HR-88", MARKET, "enforced", Text(
        "A card acquired to the hand may be played in the same turn.",
        "Une carte achetée en main peut être jouée pendant le même tour.")),
    Rule("HR-89", MARKET, "enforced", Text(
        "A card acquired to the top of the deck is drawn by the next draw, in the same turn too.",
        "Une carte achetée sur le deck est la prochaine piochée, même pendant ce tour.")),
    Rule("HR-90", MARKET, "enforced", Text(
        "A discount of 1 on the next champion or action of this turn applies to the first acquisition "
        "that fits, down to 0 at the least, and is then used up.",
        "Une réduction de 1 sur le prochain Champion ou la prochaine Action du tour vaut pour le premier "
        "achat qui convient, sans descendre sous 0, puis elle est épuisée.")),
    Rule("HR-91", HEALTH, "enforced", Text(
        "Health gained is added at once. There is no maximum.",
        "La Santé gagnée s’ajoute aussitôt. Il n’y a pas de maximum.")),
    Rule("HR-92", HEALTH, "enforced", Text(
        "Cards are drawn one at a time from the top of one’s own deck into the hand.",
        "On pioche les cartes une par une, du dessus de son propre deck, dans sa main.")),
    Rule("HR-93", HEALTH, "enforced", Text(
        "When a card must be drawn from an empty deck, its owner’s discard pile is shuffled and becomes "
        "the deck, and the drawing goes on. Not before: an empty deck alone causes no shuffle.",
        "Quand il faut piocher et que le deck est vide, on mélange la Défausse de son propriétaire, qui "
        "devient le deck, et on continue à piocher. Pas avant : un deck vide ne suffit pas pour "
        "remélanger.")),
    Rule("HR-94", HEALTH, "enforced", Text(
        "If deck and discard pile are both empty, the remaining draws are skipped, without any penalty.",
        "Si le deck et la Défausse sont vides tous les deux, on ignore les pioches restantes, sans "
        "pénalité.")),
    Rule("HR-95", HEALTH, "enforced", Text(
        "There is no limit to the hand in the Main phase.",
        "Pendant la phase principale, la main n’a pas de limite.")),
    Rule("HR-96", HEALTH, "enforced", Text(
        "A card put on top of an empty deck is then the whole deck.",
        "Une carte posée sur un deck vide forme alors à elle seule le deck.")),
    Rule("HR-97", HEALTH, "enforced", Text(
        "Forced discard: the user chooses an opponent, who at once chooses a card of their own hand and "
        "puts it on their discard pile.",
        "Défausse forcée : l’utilisateur choisit un adversaire, qui choisit aussitôt une carte de sa "
        "propre main et la met dans sa Défausse.")),
    Rule("HR-98", HEALTH, "enforced", Text(
        "An opponent with no card in hand may be chosen; nothing happens.",
        "On peut choisir un adversaire sans carte en main ; il ne se passe rien.")),
    Rule("HR-99", HEALTH, "enforced", Text(
        "Several such effects in a turn are carried out one after the other, each with its own choice of "
        "opponent.",
        "Plusieurs effets de ce genre dans un tour se résolvent l’un après l’autre, chacun avec son "
        "propre choix d’adversaire.")),
    Rule("HR-100", HEALTH, "enforced", Text(
        "Elven Gift, and Grak when expended: the user may draw a card, and discards one only after "
        "drawing. Any card of the hand may be discarded, the drawn one too.",
        "Don Elfique, et Grak quand on l’active : l’utilisateur peut piocher une carte, et n’en défausse "
        "une que s’il a pioché. Il peut défausser n’importe quelle carte de sa main, y compris celle "
        "qu’il vient de piocher.")),
    Rule("HR-101", HEALTH, "enforced", Text(
        "Rampage: draw 0, 1 or 2 cards; then as many are discarded as were really drawn.",
        "Sauvagerie : piochez 0, 1 ou 2 cartes ; on en défausse ensuite autant qu’on en a vraiment pioché.")),
    Rule("HR-102", HEALTH, "enforced", Text(
        "Grak’s ally ability: draw a card if possible, then discard one if there is one in hand. Neither "
        "is optional.",
        "Capacité Allié de Grak : piochez une carte si possible, puis défaussez-en une si vous en avez en "
        "main. Ni l’un ni l’autre n’est facultatif.")),
    Rule("HR-103", HEALTH, "enforced", Text(
        "From the discard pile to the top of the deck: the user chooses the card. Smash and Grab takes "
        "any card, and may be declined; Varrick takes a champion, and must if there is one.",
        "De la Défausse au-dessus du deck : l’utilisateur choisit la carte. Casser et Piller prend "
        "n’importe quelle carte, et on peut y renoncer ; Varrick prend un Champion, obligatoirement s’il "
        "y en a un.")),
    Rule("HR-104", HEALTH, "enforced", Text(
        "An effect that prepares (Domination, Rally the Troops): choose one of your champions and turn it "
        "upright; it may be expended again this turn. On one that is already prepared it does nothing.",
        "Un effet qui mobilise (Domination, Ralliement des Troupes) : choisissez un de vos Champions et "
        "redressez-le ; il peut être activé de nouveau pendant ce tour. Sur un Champion déjà mobilisé, il "
        "n’a aucun effet.")),
    Rule("HR-105", PHASES, "enforced", Text(
        "Discard phase, in this order: unspent gold is lost; unspent combat is lost; all one’s actions "
        "and items in play go to the discard pile; the rest of the hand goes there; all one’s champions "
        "and the skill card are prepared.",
        "Phase de défausse, dans cet ordre : on perd l’Or non dépensé ; on perd le Combat non dépensé ; "
        "toutes ses Actions et tous ses Objets en jeu vont dans la Défausse ; le reste de la main les "
        "rejoint ; on mobilise tous ses Champions et sa carte de compétence.")),
    Rule("HR-106", PHASES, "enforced", Text(
        "Then everything ends that lasts “this turn”: waiting acquisitions, discounts, damage on all "
        "champions, and what may be used once a turn.",
        "Puis prend fin tout ce qui dure « ce tour » : achats en attente, réductions, dégâts sur tous les "
        "Champions, et ce qui ne sert qu’une fois par tour.")),
    Rule("HR-107", PHASES, "enforced", Text(
        "Draw phase: draw five cards. Then the next player’s turn begins.",
        "Phase de pioche : piochez cinq cartes. Puis commence le tour du joueur suivant.")),
    Rule("HR-108", PHASES, "enforced", Text(
        "The hand just drawn is kept secret during the other players’ turns, and can be hit by their "
        "discard effects.",
        "La main qu’on vient de piocher reste secrète pendant le tour des autres joueurs, et leurs effets "
        "de défausse peuvent la toucher.")),
    Rule("HR-109", END, "enforced", Text(
        "A player whose health is 0 or less is out at once; damage beyond 0 does nothing more.",
        "Un joueur dont la Santé tombe à 0 ou moins est éliminé aussitôt ; les dégâts au-delà de 0 n’ont "
        "pas d’autre effet.")),
    Rule("HR-110", END, "enforced", Text(
        "Losses that one instruction deals to several players happen together: who is out is seen after "
        "the instruction, before the next one.",
        "Les pertes qu’un même effet inflige à plusieurs joueurs ont lieu ensemble : on regarde qui est "
        "éliminé après cet effet, avant le suivant.")),
    Rule("HR-111", END, "enforced", Text(
        "All cards of a player who is out leave the game: deck, hand, discard pile and cards in play. The "
        "market, the sacrifice pile and the Fire Gems are not touched.",
        "Toutes les cartes d’un joueur éliminé quittent la partie : deck, main, Défausse et cartes en "
        "jeu. Le Marché, la pile de sacrifice et les Gemmes de Feu ne changent pas.")),
    Rule("HR-112", END, "enforced", Text(
        "The last player left wins. The game ends at that moment, in the middle of a turn if need be.",
        "Le dernier joueur en lice gagne. La partie s’arrête à ce moment, au besoin au milieu d’un tour.")),
    Rule("HR-113", END, "enforced", Text(
        "A player who is out on their own turn does nothing more; the next player left begins a turn.",
        "Un joueur éliminé pendant son propre tour ne fait plus rien ; le joueur suivant encore en lice "
        "commence son tour.")),
    Rule("HR-114", END, "enforced", Text(
        "If nobody is left, the game is a draw.",
        "S’il ne reste personne, la partie est nulle.")),
    Rule("HR-115", CLASSES, "enforced", Text(
        "A class pack replaces the starting deck and the 50 health. It has a hero card, a skill card, a "
        "class ability card and a deck of 10 cards.",
        "Un deck de classe remplace le deck de départ et les 50 points de Santé. Il comprend une carte de "
        "héros, une carte de compétence, une carte de capacité de classe et un deck de 10 cartes.")),
    Rule("HR-116", CLASSES, "enforced", Text(
        "Health: Cleric 55, Fighter 60, Ranger 58, Thief 52, Wizard 50.",
        "Santé : Clerc 55, Guerrier 60, Archer 58, Voleur 52, Sorcier 50.")),
    Rule("HR-117", CLASSES, "enforced", Text(
        "Opening hands, and the five cards of the later ones, are those of the format played.",
        "Les mains de départ et les cinq cartes des mains suivantes sont celles du format joué.")),
    Rule("HR-118", CLASSES, "enforced", Text(
        "Hero, skill and ability cards lie beside the play area. They are no champions, actions or items, "
        "have no faction and are never in the deck; they cannot be attacked, stunned or discarded, nor "
        "prepared by effects meant for champions.",
        "Les cartes de héros, de compétence et de capacité restent à côté de la zone de jeu. Ce ne sont "
        "ni des Champions, ni des Actions, ni des Objets ; elles n’ont pas de faction et ne sont jamais "
        "dans le deck. On ne peut ni les attaquer, ni les assommer, ni les défausser, ni les mobiliser "
        "par un effet destiné aux Champions.")),
    Rule("HR-119", CLASSES, "enforced", Text(
        "Skill: in the Main phase, expend the prepared skill card and pay 2 gold, then carry it out: once "
        "a turn. It is prepared in the Discard phase.",
        "Compétence : pendant la phase principale, activez la carte de compétence mobilisée et payez 2 "
        "Or, puis résolvez-la : une fois par tour. Elle est mobilisée pendant la phase de défausse.")),
    Rule("HR-120", CLASSES, "enforced", Text(
        "Class ability: in the Main phase, sacrifice the ability card, then carry it out: once a game, at "
        "no other cost.",
        "Capacité de classe : pendant la phase principale, sacrifiez la carte de capacité, puis "
        "résolvez-la : une fois par partie, sans autre coût.")),
    Rule("HR-121", CLASSES, "enforced", Text(
        "Cleric’s deck: six Gold, two Followers, Spiked Mace, Prayer Beads.",
        "Deck du Clerc : six Or, deux « Follower », « Spiked Mace », « Prayer Beads ».")),
    Rule("HR-122", CLASSES, "enforced", Text(
        "Fighter’s deck: six Gold, Ruby, Longsword, Shield Bearer, Throwing Axe.",
        "Deck du Guerrier : six Or, un Rubis, « Longsword », « Shield Bearer », « Throwing Axe ».")),
    Rule("HR-123", CLASSES, "enforced", Text(
        "Ranger’s deck: five Gold, Ruby, two Black Arrows, Horn of Calling, Hunting Bow.",
        "Deck de l’Archer : cinq Or, un Rubis, deux « Black Arrow », « Horn of Calling », « Hunting Bow ».")),
    Rule("HR-124", CLASSES, "enforced", Text(
        "Thief’s deck: five Gold, two Rubies, three Throwing Knives.",
        "Deck du Voleur : cinq Or, deux Rubis, trois « Throwing Knife ».")),
    Rule("HR-125", CLASSES, "enforced", Text(
        "Wizard’s deck: five Gold, Spell Components, Cat Familiar, two Ignites, Fire Staff.",
        "Deck du Sorcier : cinq Or, Composant de Sort, Familier Chat, deux Embraser, Bâton de Feu.")),
    Rule("HR-126", CLASSES, "enforced", Text(
        "Bless (Cleric’s skill): target player gains 3 health, and that player’s champions have +1 "
        "defense until the end of that player’s next turn.",
        "Bénir (compétence du Clerc) : le joueur ciblé gagne 3 Santé, et ses Champions ont +1 en défense "
        "jusqu’à la fin de son prochain tour.")),
    Rule("HR-127", CLASSES, "enforced", Text(
        "Resurrect (Cleric’s ability): put into play, prepared, a champion from your discard pile that "
        "was stunned since the end of your last turn.",
        "« Resurrect » (capacité du Clerc) : mettez en jeu, mobilisé, un Champion de votre Défausse qui a "
        "été assommé depuis la fin de votre dernier tour.")),
    Rule("HR-128", CLASSES, "enforced", Text(
        "Shoulder Bash (Fighter’s skill): gain 2 combat. Crushing Blow (Fighter’s ability): gain 8 combat.",
        "« Shoulder Bash » (compétence du Guerrier) : gagnez 2 Combat. « Crushing Blow » (capacité du "
        "Guerrier) : gagnez 8 Combat.")),
    Rule("HR-129", CLASSES, "enforced", Text(
        "Track (Ranger’s skill): look at the top three cards of your deck, put up to two of them into "
        "your discard pile and the others back on top in any order.",
        "« Track » (compétence de l’Archer) : regardez les trois premières cartes de votre deck, "
        "mettez-en jusqu’à deux dans votre Défausse et replacez les autres dessus, dans l’ordre de votre "
        "choix.")),
    Rule("HR-130", CLASSES, "enforced", Text(
        "Headshot (Ranger’s ability): draw a card; then you may stun target champion.",
        "« Headshot » (capacité de l’Archer) : piochez une carte ; vous pouvez ensuite assommer le "
        "Champion ciblé.")),
    Rule("HR-131", CLASSES, "enforced", Text(
        "Pick Pocket (Thief’s skill): gain 3 health; target opponent discards a card.",
        "« Pick Pocket » (compétence du Voleur) : gagnez 3 Santé ; l’adversaire ciblé défausse une carte.")),
    Rule("HR-132", CLASSES, "enforced", Text(
        "Heist (Thief’s ability): for the rest of this turn the Thief may acquire one card from one "
        "opponent’s discard pile by paying its printed cost. Not a card without a cost, and not in the "
        "Thief’s first or second turn.",
        "« Heist » (capacité du Voleur) : pour le reste du tour, le Voleur peut acheter une carte de la "
        "Défausse d’un adversaire en payant le coût imprimé. Pas une carte sans coût, et pas pendant son "
        "premier ni son deuxième tour.")),
    Rule("HR-133", CLASSES, "enforced", Text(
        "Channel (Wizard’s skill): lose 1 health, then draw a card.",
        "Transfert (compétence du Sorcier) : perdez 1 Santé, puis piochez une carte.")),
    Rule("HR-134", CLASSES, "enforced", Text(
        "Fireball (Wizard’s ability): deal 4 damage to target player and 4 to each of that player’s "
        "champions; guards do not prevent it.",
        "Boule de Feu (capacité du Sorcier) : infligez 4 dégâts au joueur ciblé et 4 à chacun de ses "
        "Champions ; les Gardes ne les empêchent pas.")),
    Rule("HR-135", CLASSES, "enforced", Text(
        "Follower: champion, defense 1, guard, expend: 1 combat. Shield Bearer: champion, defense 3, "
        "guard, no ability. Cat Familiar: champion, defense 2, expend: 1 combat, 1 gold or 1 health.",
        "« Follower » : Champion, défense 1, Garde, à activer : 1 Combat. « Shield Bearer » : Champion, "
        "défense 3, Garde, sans capacité. Familier Chat : Champion, défense 2, à activer : 1 Combat, 1 Or "
        "ou 1 Santé.")),
    Rule("HR-136", CLASSES, "enforced", Text(
        "Prayer Beads: 2 gold or 5 health; both if the player has two or more champions in play when "
        "playing it.",
        "« Prayer Beads » : 2 Or ou 5 Santé ; les deux si le joueur a au moins deux Champions en jeu au "
        "moment de le jouer.")),
    Rule("HR-137", CLASSES, "enforced", Text(
        "Throwing Axe: gain 2 combat; then draw a card if 7 or more combat was gained this turn, these 2 "
        "included.",
        "« Throwing Axe » : gagnez 2 Combat ; puis piochez une carte si vous avez gagné au moins 7 Combat "
        "pendant ce tour, ces 2 compris.")),
    Rule("HR-138", CLASSES, "enforced", Text(
        "Black Arrow: gain 1 combat; then draw a card if there is a bow in play, the Hunting Bow played "
        "earlier this turn.",
        "« Black Arrow » : gagnez 1 Combat ; puis piochez une carte si vous avez un arc en jeu, « Hunting "
        "Bow » joué plus tôt pendant ce tour.")),
    Rule("HR-139", CLASSES, "enforced", Text(
        "Horn of Calling: 1 gold, and the next champion acquired this turn costs 1 less. Spell "
        "Components: 1 gold, and the next action acquired this turn costs 1 less.",
        "« Horn of Calling » : 1 Or, et le prochain Champion acheté pendant ce tour coûte 1 de moins. "
        "Composant de Sort : 1 Or, et la prochaine Action achetée pendant ce tour coûte 1 de moins.")),
    Rule("HR-140", CLASSES, "enforced", Text(
        "Throwing Knife: gain 1 combat, and 2 more for each knife already played this turn.",
        "« Throwing Knife » : gagnez 1 Combat, et 2 de plus pour chaque couteau déjà joué pendant ce tour.")),
    Rule("HR-141", CLASSES, "enforced", Text(
        "Fire Staff: gain 1 combat; then draw a card if two or more actions are in play. The staff is an "
        "item and does not count.",
        "Bâton de Feu : gagnez 1 Combat ; puis piochez une carte si vous avez au moins deux Actions en "
        "jeu. Le bâton est un Objet et ne compte pas.")),
    Rule("HR-142", FORMATS, "enforced", Text(
        "Free for all, for two or more players: anyone may attack and target anyone, and the last one "
        "standing wins.",
        "Chacun pour soi, à deux joueurs ou plus : tout le monde peut attaquer et cibler tout le monde, "
        "et le dernier debout gagne.")),
    Rule("HR-143", FORMATS, "enforced", Text(
        "Hunter, for three or more: a player may attack and target only the player on the left, and only "
        "the champions of the players on the left and on the right.",
        "Chasseur, à trois ou plus : un joueur ne peut attaquer et cibler que le joueur à sa gauche, et "
        "les Champions de ses voisins de gauche et de droite.")),
    Rule("HR-144", FORMATS, "enforced", Text(
        "In Hunter, a neighbour’s guards protect that neighbour and their champions as always.",
        "En format Chasseur, les Gardes d’un voisin le protègent, lui et ses Champions, comme d’habitude.")),
    Rule("HR-145", FORMATS, "enforced", Text(
        "Hunter, First Blood: the game ends when a player is out; the player on their right wins, whoever "
        "did it.",
        "Chasseur, premier sang : la partie s’arrête dès qu’un joueur est éliminé ; son voisin de droite "
        "gagne, quel qu’en soit l’auteur.")),
    Rule("HR-146", FORMATS, "enforced", Text(
        "Hunter, Last One Standing: when a player is out, the player on their right gains 10 health and "
        "draws a card; the next player left becomes the new neighbour on the left, and the last one "
        "standing wins.",
        "Chasseur, dernier debout : quand un joueur est éliminé, son voisin de droite gagne 10 Santé et "
        "pioche une carte ; le joueur suivant encore en lice devient le nouveau voisin de gauche, et le "
        "dernier debout gagne.")),
    Rule("HR-147", FORMATS, "advice", Text(
        "Hydra, two teams of two: each team shares 75 health. Every player has their own deck, hand, "
        "discard pile, area in play and pools; a teammate’s cards are no partners for ally abilities.",
        "Hydre, deux équipes de deux : chaque équipe partage 75 points de Santé. Chaque joueur a ses "
        "propres deck, main, Défausse, zone de jeu et réserves ; les cartes d’un coéquipier ne sont pas "
        "partenaires pour les capacités Allié."),
        reason=Text(
            "This format is not played here (AMB-HR-25).",
            "Ce format ne se joue pas ici (AMB-HR-25).")),
    Rule("HR-148", FORMATS, "advice", Text(
        "Hydra: teammates take one turn together, through Main, Discard and Draw at the same time, each "
        "deciding alone. They may add up their gold to acquire a card and their combat to stun a champion.",
        "Hydre : les coéquipiers jouent un même tour, en passant ensemble les phases principale, de "
        "défausse et de pioche, chacun décidant pour soi. Ils peuvent additionner leur Or pour acheter "
        "une carte et leur Combat pour assommer un Champion."),
        reason=Text(
            "This format is not played here (AMB-HR-25).",
            "Ce format ne se joue pas ici (AMB-HR-25).")),
    Rule("HR-149", FORMATS, "advice", Text(
        "Hydra: both players of the starting team, drawn by lot, begin with 3 cards and the others with "
        "5. A team whose shared health is 0 or less is out, and the other team wins.",
        "Hydre : les deux joueurs de l’équipe qui commence, tirée au sort, reçoivent 3 cartes et les "
        "autres 5. Une équipe dont la Santé commune tombe à 0 ou moins est éliminée, et l’autre équipe "
        "gagne."),
        reason=Text(
            "This format is not played here (AMB-HR-25).",
            "Ce format ne se joue pas ici (AMB-HR-25).")),
)
# fmt: on
