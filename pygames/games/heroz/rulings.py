"""What the HEROZ booklet leaves open, and how we play it.

Each ruling asks its question, gives our reading, then the reason for it.
"""

from __future__ import annotations

from pygames.engine.text import Text
from pygames.games.heroz.sections import (
    ACE,
    AIM,
    AURA,
    COMBAT,
    COMPLETE,
    DECK,
    END,
    EXAMPLE3,
    FORMATION,
    IN_LINE,
    INACTIVE,
    JACK,
    JOKER,
    KING,
    POINTS,
    QUEEN,
    S11,
    S12,
    S14,
    S21,
    S22,
    S23,
    S25,
    S26,
    S31,
    S32,
    S33,
    SACRIFICE,
    SETUP,
)
from pygames.words.rulebook import Ruling

# A formatter would give every argument its own line.
# fmt: off
RULINGS: tuple[Ruling, ...] = (
    Ruling("AMB-HZ-01", S26,
        Text(
            "Does damage equal to its value destroy a troop?",
            "Des dégâts égaux à sa valeur détruisent-ils une troupe ?"),
        Text(
            "Damage equal to its value destroys a troop. With the option of strict damage, it must "
            "exceed the value.",
            "Des dégâts égaux à sa valeur détruisent une troupe. Avec les dégâts stricts, ils doivent "
            "la dépasser."),
        Text(
            "The section on troops has a 5 die from 5 damage, while step 2.6 asks for more than the value. "
            "The worked figure is the clearer of the two, and the option plays the other text.",
            "La section des troupes fait mourir un 5 sous 5 dégâts, l’étape 2.6 en demande plus que la "
            "valeur. L’exemple chiffré est le plus net, et l’option joue l’autre texte."),
        option="strict_damage",
        about=("HZ-78",)),
    Ruling("AMB-HZ-02", S26,
        Text(
            "Does a troop withstand damage with its value or with its power?",
            "Une troupe résiste-t-elle aux dégâts par sa valeur ou par sa puissance ?"),
        Text(
            "A troop withstands damage with its value; bonuses and shields change only what it adds to the "
            "total. With the option of toughness by power, it withstands with all that it adds to the "
            "total at 2.5, sacrifice included, and 1 damage is the least that destroys.",
            "Une troupe résiste par sa valeur ; bonus et boucliers ne changent que ce qu’elle apporte au "
            "total. Avec la résistance par la puissance, elle résiste par tout ce qu’elle apporte au total "
            "en 2.5, sacrifice compris, et il faut au moins 1 dégât pour détruire."),
        Text(
            "Step 2.6 stresses the word value with capitals, so the 10/10 of a doubled 5 is taken as its "
            "share in the total, attacking or blocking. The option takes the 10/10 of the section on "
            "troops at its word.",
            "L’étape 2.6 met le mot valeur en capitales ; le 10/10 d’un 5 doublé est donc lu comme sa part "
            "dans le total, en attaque comme en blocage. L’option prend au mot le 10/10 de la section des "
            "troupes."),
        option="power_toughness",
        about=("HZ-78",)),
    Ruling("AMB-HZ-03", S25,
        Text(
            "How do troops count that are in several formations, or in none?",
            "Comment comptent les troupes prises dans plusieurs formations, ou dans aucune ?"),
        Text(
            "Each formation is totalled apart and the totals are added, so a troop in two formations counts "
            "in both. A troop in no formation adds its plain value.",
            "Chaque formation se calcule à part et les totaux s’ajoutent : une troupe prise dans deux "
            "formations compte dans les deux. Une troupe hors formation ajoute sa simple valeur."),
        Text(
            "Example 4 reaches 33 only by counting the shared troop twice.",
            "L’exemple 4 n’arrive à 33 qu’en comptant deux fois la troupe commune."),
        about=("HZ-75",)),
    Ruling("AMB-HZ-04", S25,
        Text(
            "Who chooses which troop of a pair is multiplied, and when?",
            "Qui choisit la troupe multipliée dans une paire, et quand ?"),
        Text(
            "The multiplied troops are worked out at step 2.5, after all shields, auras and sacrifices, as "
            "those that give their owner the highest total.",
            "Les troupes multipliées sont déterminées à l’étape 2.5, après tous les boucliers, auras et "
            "sacrifices, de façon à donner à leur joueur le plus fort total."),
        Text(
            "It is never worse for the owner, and it gives example 5c, where the bonus moves to the other "
            "troop after the shield.",
            "Ce n’est jamais moins bon pour ce joueur, et c’est ce que donne l’exemple 5c, où le bonus "
            "change de troupe après le bouclier."),
        about=("HZ-75", "HZ-33", "HZ-35")),
    Ruling("AMB-HZ-05", ACE,
        Text(
            "Does a shielded troop still count in formations?",
            "Une troupe sous bouclier compte-t-elle encore dans les formations ?"),
        Text(
            "A shielded troop keeps its suit and value and stays in its formations; it only adds 0.",
            "Une troupe sous bouclier garde son enseigne et sa valeur et reste dans ses formations ; elle "
            "apporte seulement 0."),
        Text(
            "In example 5 the formations hold in spite of the shield.",
            "Dans l’exemple 5, les formations tiennent malgré le bouclier."),
        about=("HZ-21",)),
    Ruling("AMB-HZ-06", ACE,
        Text("Which troops can an ace target?", "Quelles troupes un As peut-il viser ?"),
        Text(
            "An ace targets an active troop, of either side.",
            "Un As vise une troupe active, de l’un ou l’autre camp."),
        Text(
            "A face-down troop has no power to reduce as long as it stays inactive.",
            "Une troupe face cachée n’a pas de puissance à réduire tant qu’elle reste inactive."),
        about=("HZ-21",)),
    Ruling("AMB-HZ-07", JOKER,
        Text("May a joker be placed anywhere?", "Un Joker se pose-t-il n’importe où ?"),
        Text(
            "A joker follows the placement conditions: the first free row of a column.",
            "Un Joker suit les conditions de placement : la première ligne libre d’une colonne."),
        Text("A joker is a troop, though a special one.", "Un Joker est une troupe, quoique spéciale."),
        about=("HZ-22", "HZ-27")),
    Ruling("AMB-HZ-08", JOKER,
        Text("May a joker copy an enemy troop?", "Un Joker peut-il copier une troupe ennemie ?"),
        Text(
            "A joker copies a troop of its own player’s area only.",
            "Un Joker ne copie qu’une troupe de l’aire de son propre joueur."),
        Text(
            "Its column and its row belong to that area, and the condition for playing it speaks of that "
            "area too.",
            "Sa colonne et sa ligne appartiennent à cette aire, et la condition pour le jouer parle aussi "
            "de cette aire."),
        about=("HZ-23",)),
    Ruling("AMB-HZ-09", JOKER,
        Text(
            "Does a joker played during combat attack or block?",
            "Un Joker joué pendant le combat attaque-t-il ou bloque-t-il ?"),
        Text(
            "A joker takes part if it comes before the declaration: in the attacking column before 2.2 it "
            "attacks, in the attacked column before 2.3 it must block. Coming later, it does neither.",
            "Un Joker participe s’il arrive avant la déclaration : dans la colonne qui attaque avant 2.2, "
            "il attaque ; dans la colonne attaquée avant 2.3, il doit bloquer. Arrivé plus tard, il ne "
            "fait ni l’un ni l’autre."),
        Text(
            "Attackers and blockers are declared at 2.2 and 2.3 only, and then every active troop of the "
            "column is included.",
            "Attaquants et bloqueurs ne se déclarent qu’en 2.2 et 2.3, et toute troupe active de la "
            "colonne en est alors."),
        about=("HZ-22", "HZ-72")),
    Ruling("AMB-HZ-10", POINTS,
        Text("How many points is a victorious joker worth?", "Combien de points vaut un Joker victorieux ?"),
        Text(
            "A victorious joker scores the value it copied, and keeps that number among the victory points.",
            "Un Joker victorieux rapporte la valeur copiée, et garde ce nombre parmi les points de "
            "victoire."),
        Text("A joker holds on to all it has copied.", "Un Joker conserve tout ce qu’il a copié."),
        about=("HZ-50", "HZ-26")),
    Ruling("AMB-HZ-11", JOKER,
        Text(
            "Does a joker that goes to the discard or the deck keep its copy?",
            "Un Joker qui va à la défausse ou au paquet garde-t-il sa copie ?"),
        Text(
            "A joker that leaves play for the discard or the deck is a plain joker again.",
            "Un Joker qui quitte le jeu pour la défausse ou le paquet redevient un simple Joker."),
        Text(
            "The copy belongs to the troop in play, and the next time it is played it copies afresh.",
            "La copie est celle de la troupe en jeu, et il copie de nouveau quand on le rejoue."),
        about=("HZ-24",)),
    Ruling("AMB-HZ-12", JOKER,
        Text("Does a joker count as a troop everywhere?", "Un Joker compte-t-il partout comme une troupe ?"),
        Text(
            "A joker in play counts as a troop for resources, for the nine troops of “Complete” and for "
            "reinforcement.",
            "Un Joker en jeu compte comme troupe pour les ressources, pour les neuf troupes de "
            "« Complète » et pour le renfort."),
        Text("The booklet calls it a special troop.", "Le livret en fait une troupe spéciale."),
        about=("HZ-22", "HZ-41")),
    Ruling("AMB-HZ-13", S21,
        Text(
            "Do row formations act in every turn, for both players?",
            "Les formations de ligne agissent-elles à chaque tour, pour les deux joueurs ?"),
        Text(
            "Line formations act in every combat phase, for both players.",
            "Les formations de ligne agissent à chaque phase de combat, pour les deux joueurs."),
        Text(
            "Step 2.1 includes both players’ troops and does not depend on an attack.",
            "L’étape 2.1 inclut les troupes des deux joueurs et ne dépend pas d’une attaque."),
        about=("HZ-69",)),
    Ruling("AMB-HZ-14", IN_LINE,
        Text(
            "May a player decline the effect of a row formation?",
            "Peut-on renoncer à l’effet d’une formation de ligne ?"),
        Text(
            "The effect of a row formation must be carried out whenever it can; its owner chooses only the "
            "order and the cards.",
            "L’effet d’une formation de ligne est obligatoire dès qu’il est possible ; son joueur ne "
            "choisit que l’ordre et les cartes."),
        Text(
            "Formations work by themselves; nothing makes them a choice.",
            "Les formations agissent d’elles-mêmes ; rien n’en fait un choix.")),
    Ruling("AMB-HZ-15", IN_LINE,
        Text(
            "What of a row formation that appears in the middle of combat?",
            "Qu’en est-il d’une formation de ligne qui apparaît en plein combat ?"),
        Text(
            "A row formation made by a joker, an aura or an activated blocker takes effect when it appears.",
            "Une formation de ligne née d’un Joker, d’une aura ou d’un bloqueur activé prend effet dès "
            "qu’elle apparaît."),
        Text(
            "Step 2.3 says so for activated blockers, and the aura recomputes at once.",
            "L’étape 2.3 le dit pour les bloqueurs activés, et l’aura fait tout réévaluer aussitôt.")),
    Ruling("AMB-HZ-16", IN_LINE,
        Text(
            "Which formations of a row act again when the row changes in combat?",
            "Quelles formations d’une ligne agissent de nouveau quand la ligne change en plein combat ?"),
        Text(
            "A formation acts once per combat. Another one of the same row acts too when it appears: of "
            "other troops, of another suit or value, or of three where two had acted. The pair left of "
            "three that have acted does not.",
            "Une formation agit une fois par combat. Une autre de la même ligne agit aussi quand elle "
            "apparaît : d’autres troupes, une autre enseigne ou valeur, ou trois là où deux avaient agi. "
            "La paire qui reste de trois qui ont agi n’agit pas."),
        Text(
            "Step 2.3 sets off every new formation, and one that has been there is not new; a pair within "
            "three is no formation of its own. No circle can arise: a troop takes one aura only.",
            "L’étape 2.3 déclenche toute nouvelle formation, et celle qui était déjà là n’est pas "
            "nouvelle ; une paire prise dans trois cartes n’est pas une formation à part. Rien ne tourne "
            "en boucle : une troupe ne reçoit qu’une aura.")),
    Ruling("AMB-HZ-17", FORMATION,
        Text(
            "Do suits and values on the same cards both count?",
            "Enseignes et valeurs comptent-elles toutes deux sur les mêmes cartes ?"),
        Text(
            "Formations of suits and formations of values are looked for apart, and each one found counts.",
            "Formations d’enseignes et formations de valeurs se cherchent séparément, et chacune compte."),
        Text(
            "Example 4 adds a pair of values and a pair of suits that share a card.",
            "L’exemple 4 ajoute une paire de valeurs et une paire d’enseignes qui ont une carte en commun."),
        about=("HZ-31",)),
    Ruling("AMB-HZ-18", S25,
        Text(
            "What does a formation bring for troops that do not fight?",
            "Qu’apporte une formation pour les troupes qui ne se battent pas ?"),
        Text(
            "Only fighting troops count in the totals. A member that does not fight still makes the "
            "formation, but adds nothing to it.",
            "Seules les troupes en combat comptent dans les totaux. Un membre qui ne se bat pas forme "
            "encore la formation, mais n’y ajoute rien."),
        Text(
            "Step 2.5 adds up the power of the fighting troops.",
            "L’étape 2.5 additionne la puissance des troupes en combat."),
        about=("HZ-75",)),
    Ruling("AMB-HZ-19", COMPLETE,
        Text(
            "How does the ×10 of “Complete” combine with other bonuses?",
            "Comment le ×10 de « Complète » se combine-t-il aux autres bonus ?"),
        Text(
            "Ten times the value of one of the owner’s fighting troops is added like one more formation, "
            "and that troop’s plain value is not counted besides. The hero must still be in play at 2.5.",
            "Dix fois la valeur d’une des troupes en combat du joueur s’ajoute comme une formation de "
            "plus, et la simple valeur de cette troupe n’est pas comptée en plus. Le héros doit être "
            "encore en jeu en 2.5."),
        Text(
            "Bonuses are worked out apart and added, as in example 4. A sacrificed hero is no longer there "
            "to complete the formation.",
            "Les bonus se calculent à part et s’ajoutent, comme dans l’exemple 4. Un héros sacrifié n’est "
            "plus là pour compléter la formation."),
        about=("HZ-41",)),
    Ruling("AMB-HZ-20", SACRIFICE,
        Text(
            "What becomes of the card turned up for a sacrifice?",
            "Que devient la carte retournée pour un sacrifice ?"),
        Text(
            "The card turned up stays on top of the deck, face up.",
            "La carte retournée reste sur le paquet, face visible."),
        Text(
            "The booklet provides for a face-up card already lying there.",
            "Le livret prévoit le cas d’une carte visible qui s’y trouve déjà."),
        about=("HZ-42",)),
    Ruling("AMB-HZ-21", SACRIFICE,
        Text(
            "Is the bonus of a sacrifice multiplied, or cancelled by a shield?",
            "Le bonus du sacrifice est-il multiplié, ou annulé par un bouclier ?"),
        Text(
            "The bonus is added to the total after all multiplications, even when the troop carries a "
            "shield.",
            "Le bonus s’ajoute au total après toutes les multiplications, même si la troupe porte un "
            "bouclier."),
        Text(
            "It adds to the power; formations multiply the value, and a shield acts on the troop alone.",
            "Il s’ajoute à la puissance ; les formations multiplient la valeur, et le bouclier n’agit que "
            "sur la troupe."),
        about=("HZ-42",)),
    Ruling("AMB-HZ-22", SACRIFICE,
        Text(
            "What if the deck is empty at a sacrifice?",
            "Que faire si le paquet est vide lors d’un sacrifice ?"),
        Text(
            "The discard is turned over as the new deck, its top card is turned up for the sacrifice, and "
            "the player loses a turn, as AMB-HZ-43 says.",
            "La défausse retournée devient le paquet, sa première carte est retournée pour le sacrifice, "
            "et le joueur perd un tour, comme le dit AMB-HZ-43."),
        Text(
            "It is the rule of the empty deck; the hero has been paid for, so the sacrifice still gets its "
            "card.",
            "C’est la règle du paquet vide ; le héros est déjà payé, donc le sacrifice reçoit quand même "
            "sa carte."),
        about=("HZ-42", "HZ-53")),
    Ruling("AMB-HZ-23", AURA,
        Text("May an aura target a face-down troop?", "Une aura peut-elle viser une troupe face cachée ?"),
        Text("An aura targets an active enemy troop only.", "Une aura ne vise qu’une troupe ennemie active."),
        Text(
            "A face-down troop shows no value or suit to change.",
            "Une troupe face cachée ne montre ni valeur ni enseigne à changer."),
        about=("HZ-45",)),
    Ruling("AMB-HZ-24", AURA,
        Text(
            "How much damage destroys a troop under an aura?",
            "Combien de dégâts détruisent une troupe sous une aura ?"),
        Text(
            "A troop under an aura takes damage as a troop of value 1.",
            "Une troupe sous une aura subit les dégâts comme une troupe de valeur 1."),
        Text(
            "The aura lowers the value itself, and the value is what withstands damage.",
            "L’aura abaisse la valeur elle-même, et c’est la valeur qui résiste aux dégâts."),
        about=("HZ-45", "HZ-78")),
    Ruling("AMB-HZ-25", JOKER,
        Text(
            "How do auras and copies act on each other?",
            "Comment auras et copies agissent-elles l’une sur l’autre ?"),
        Text(
            "A joker keeps its copy whatever happens to the copied troop; if that troop was under an aura, "
            "it copied what it saw. An aura on the joker holds for this combat, then the copy comes back.",
            "Un Joker garde sa copie quoi qu’il arrive à la troupe copiée ; si elle était sous une aura, "
            "il a copié ce qu’il voyait. Une aura sur le Joker vaut pour ce combat, puis la copie revient."),
        Text(
            "The copy is made once and for all, and an aura treats a joker as any other troop.",
            "La copie se fait une fois pour toutes, et une aura traite un Joker comme toute autre troupe."),
        about=("HZ-26", "HZ-45")),
    Ruling("AMB-HZ-26", AURA,
        Text(
            "What card is discarded when a troop under an aura dies?",
            "Quelle carte est défaussée quand une troupe sous une aura meurt ?"),
        Text(
            "Its owner discards the card as printed, with its own value and suit.",
            "Son joueur défausse la carte telle quelle, avec sa valeur et son enseigne d’origine."),
        Text(
            "The aura changes the troop in combat, not the card.",
            "L’aura change la troupe au combat, pas la carte."),
        about=("HZ-47",)),
    Ruling("AMB-HZ-27", COMBAT,
        Text(
            "When is the last chance to play aces, jokers and hero bonuses?",
            "Quand peut-on jouer pour la dernière fois As, Jokers et bonus de héros ?"),
        Text(
            "The last chance is after the blockers are declared at 2.3; from 2.4 on, nothing more is played.",
            "La dernière occasion vient après la déclaration des bloqueurs en 2.3 ; à partir de 2.4, plus "
            "rien ne se joue."),
        Text(
            "The booklet lets them be played until 2.4, and 2.4 itself only sends play to one step or "
            "another.",
            "Le livret les permet jusqu’à 2.4, et 2.4 ne fait qu’orienter vers une étape ou une autre."),
        about=("HZ-68",)),
    Ruling("AMB-HZ-28", COMBAT,
        Text(
            "In what order do the players play aces, jokers and hero bonuses?",
            "Dans quel ordre les joueurs jouent-ils As, Jokers et bonus de héros ?"),
        Text(
            "After 2.1, after 2.2 and after 2.3, the player whose turn it is speaks first; the two "
            "alternate until both pass in a row.",
            "Après 2.1, après 2.2 et après 2.3, le joueur dont c’est le tour parle le premier ; les deux "
            "alternent jusqu’à ce qu’ils passent l’un après l’autre."),
        Text(
            "For formations and hero powers that player comes first too.",
            "Pour les formations et les pouvoirs des héros, ce joueur est aussi le premier."),
        about=("HZ-68",)),
    Ruling("AMB-HZ-29", S22,
        Text(
            "May a column without active troops attack?",
            "Une colonne sans troupe active peut-elle attaquer ?"),
        Text(
            "A column without active troops cannot be chosen to attack.",
            "On ne peut pas choisir pour attaquer une colonne sans troupe active."),
        Text("Nothing in it would attack.", "Rien n’y attaquerait."),
        about=("HZ-70",)),
    Ruling("AMB-HZ-30", S22,
        Text(
            "Which enemy column does a column face?",
            "À quelle colonne adverse une colonne fait-elle face ?"),
        Text(
            "Column 1 faces column 1, column 2 faces column 2 and column 3 faces column 3.",
            "La colonne 1 fait face à la colonne 1, la 2 à la 2 et la 3 à la 3."),
        Text(
            "The columns are numbered from the same side of the table for both players; any other numbering "
            "plays the same.",
            "Les colonnes sont numérotées depuis le même côté de la table pour les deux joueurs ; une "
            "autre numérotation jouerait pareil."),
        about=("HZ-70",)),
    Ruling("AMB-HZ-31", S23,
        Text(
            "Does a troop activated to block stay active?",
            "Une troupe activée pour bloquer reste-t-elle active ?"),
        Text(
            "A troop activated to block stays active after the combat.",
            "Une troupe activée pour bloquer reste active après le combat."),
        Text("Nothing turns it face down again.", "Rien ne la remet face cachée."),
        about=("HZ-73",)),
    Ruling("AMB-HZ-32", S26,
        Text(
            "May damage go to troops that do not fight?",
            "Les dégâts peuvent-ils aller à des troupes qui ne se battent pas ?"),
        Text(
            "Damage goes to the enemy’s fighting troops only.",
            "Les dégâts ne vont qu’aux troupes ennemies en combat."),
        Text(
            "Step 2.6 settles the fight between attackers and blockers.",
            "L’étape 2.6 règle le combat entre attaquants et bloqueurs."),
        about=("HZ-76",)),
    Ruling("AMB-HZ-33", S26,
        Text(
            "Does the side with the lower total deal damage?",
            "Le camp au total le plus faible inflige-t-il des dégâts ?"),
        Text(
            "The side with the lower total deals no damage.",
            "Le camp au total le plus faible n’inflige aucun dégât."),
        Text(
            "Only the winner’s power is turned into damage.",
            "Seule la puissance du vainqueur devient des dégâts."),
        about=("HZ-76",)),
    Ruling("AMB-HZ-34", S26,
        Text("What if both totals are 0?", "Que se passe-t-il si les deux totaux sont nuls ?"),
        Text(
            "When both totals are 0, nothing is destroyed.",
            "Quand les deux totaux sont nuls, rien n’est détruit."),
        Text(
            "The two sides are equal and have no damage to share out.",
            "Les deux camps sont à égalité et n’ont pas de dégâts à répartir."),
        about=("HZ-77",)),
    Ruling("AMB-HZ-35", S31,
        Text(
            "Do blocked attackers that survive score?",
            "Les attaquants bloqués qui survivent marquent-ils ?"),
        Text(
            "A blocked attacker scores nothing and cannot destroy the hero; if it survives, it retreats.",
            "Un attaquant bloqué ne marque rien et ne peut pas détruire le héros ; s’il survit, il se "
            "retire."),
        Text(
            "Step 3.1 concerns unblocked attacks only.",
            "L’étape 3.1 ne concerne que les attaques non bloquées."),
        about=("HZ-79",)),
    Ruling("AMB-HZ-36", S31,
        Text("Must an unblocked attacker be used?", "Faut-il employer un attaquant non bloqué ?"),
        Text(
            "The attacker may leave an unblocked troop unused; it then retreats.",
            "L’attaquant peut ne pas employer une troupe non bloquée ; elle se retire alors."),
        Text(
            "The booklet offers the two uses without imposing them.",
            "Le livret propose les deux emplois sans les imposer."),
        about=("HZ-79",)),
    Ruling("AMB-HZ-37", S31,
        Text(
            "Must all unblocked attackers be used the same way?",
            "Tous les attaquants non bloqués ont-ils le même emploi ?"),
        Text(
            "The attacker decides for each unblocked troop apart: one may destroy the hero while others "
            "score.",
            "L’attaquant décide pour chaque troupe non bloquée : l’une peut détruire le héros pendant que "
            "d’autres marquent."),
        Text(
            "The booklet speaks of one troop or several, and destroying the hero takes one troop.",
            "Le livret parle d’une ou de plusieurs troupes, et détruire le héros n’en demande qu’une."),
        about=("HZ-79",)),
    Ruling("AMB-HZ-38", S32,
        Text(
            "In what order do retreating troops go under the deck?",
            "Dans quel ordre les troupes en retraite passent-elles sous le paquet ?"),
        Text(
            "They go under the deck one after another, from row 1 to row 3, so that row 3 is the lowest.",
            "Elles passent sous le paquet l’une après l’autre, de la ligne 1 à la ligne 3, qui finit tout "
            "en dessous."),
        Text(
            "The booklet is silent, and a fixed order needs no question.",
            "Le livret n’en dit rien, et un ordre fixe évite une question."),
        about=("HZ-80",)),
    Ruling("AMB-HZ-39", S32,
        Text("Do blockers retreat too?", "Les bloqueurs se retirent-ils aussi ?"),
        Text("Blockers that survive stay in their places.", "Les bloqueurs survivants restent à leur place."),
        Text("Only troops that attacked retreat.", "Seules les troupes qui ont attaqué se retirent."),
        about=("HZ-80",)),
    Ruling("AMB-HZ-40", S33,
        Text(
            "Does a troop spent to destroy a hero count for reinforcement?",
            "Une troupe dépensée pour détruire un héros compte-t-elle pour le renfort ?"),
        Text(
            "Troops discarded in phase 3 do not count for reinforcement.",
            "Les troupes défaussées en phase 3 ne comptent pas pour le renfort."),
        Text(
            "Step 3.3 counts what was lost during the combat phase.",
            "L’étape 3.3 compte les pertes de la phase de combat."),
        about=("HZ-81",)),
    Ruling("AMB-HZ-41", S33,
        Text(
            "Who draws reinforcements first, and what if the deck runs out?",
            "Qui pioche ses renforts en premier, et que faire si le paquet s’épuise ?"),
        Text(
            "The player whose turn it is draws first. A player who meets an empty deck turns the discard "
            "over, stops drawing and loses a turn, as AMB-HZ-43 says.",
            "Le joueur dont c’est le tour pioche le premier. Celui dont le paquet est vide retourne sa "
            "défausse, cesse de piocher et perd un tour, comme le dit AMB-HZ-43."),
        Text(
            "That player comes first everywhere else, and the empty deck has its own rule.",
            "Ce joueur passe le premier partout ailleurs, et le paquet vide a sa propre règle."),
        about=("HZ-81", "HZ-53")),
    Ruling("AMB-HZ-42", DECK,
        Text(
            "Is the discard shuffled when it becomes the deck?",
            "Mélange-t-on la défausse quand elle devient le paquet ?"),
        Text(
            "The discard is turned over without shuffling, so its oldest card comes on top. By an option "
            "it is shuffled.",
            "La défausse est retournée sans être mélangée, et sa plus ancienne carte se retrouve dessus. "
            "Avec l’option correspondante, elle est mélangée."),
        Text(
            "The booklet only has it turned over; the option suits those who would rather not remember its "
            "order.",
            "Le livret la fait seulement retourner ; l’option convient à qui ne veut pas en retenir "
            "l’ordre."),
        option="shuffle_discard",
        about=("HZ-53",)),
    Ruling("AMB-HZ-43", DECK,
        Text("What is missed when a deck is found empty?", "Que perd-on quand un paquet se trouve vide ?"),
        Text(
            "At the draw of 1.1, the discard becomes the deck and the rest of the turn is passed, without a "
            "card. Anywhere later, drawing stops and that player’s next turn is passed. With the option, "
            "later in one’s own turn it is this turn that stops: no more formations, fight or conquest; "
            "only shields and auras end, and retreat and reinforcement follow. At 3.3 nothing is left to "
            "stop.",
            "À la pioche de 1.1, la défausse devient le paquet et le reste du tour est passé, sans carte. "
            "Plus tard, la pioche s’arrête et le prochain tour de ce joueur est passé. Avec l’option, plus "
            "tard dans son propre tour, c’est ce tour qui s’arrête : plus de formation, de combat ni de "
            "conquête ; boucliers et auras prennent fin, puis viennent la retraite et le renfort. En 3.3, il "
            "n’y a plus rien à arrêter."),
        Text(
            "The booklet passes the turn after turning the discard over, the next one in the opponent’s "
            "turn. Breaking off one’s own turn in mid-combat also robs the other player of a fight won, so "
            "it is the next turn here; the option takes the booklet at its word.",
            "Le livret fait passer le tour après avoir retourné la défausse, et le suivant pendant le tour "
            "adverse. Interrompre son propre tour en plein combat priverait aussi l’adversaire d’un combat "
            "gagné : ici, c’est donc le tour suivant ; l’option prend le livret au mot."),
        option="lose_turn_at_once",
        about=("HZ-53",)),
    Ruling("AMB-HZ-44", DECK,
        Text(
            "Is a face-up card on top of the deck drawn like any other?",
            "Une carte visible sur le paquet se pioche-t-elle comme une autre ?"),
        Text(
            "A face-up card on top of the deck is drawn as the next card; both players know it.",
            "Une carte visible sur le paquet est la prochaine qu’on pioche ; les deux joueurs la "
            "connaissent."),
        Text(
            "It is on the deck, so it is the first card of it.",
            "Elle est sur le paquet, elle en est donc la première carte.")),
    Ruling("AMB-HZ-45", SETUP,
        Text(
            "Where do the cards turned up for the start go when they do not tie?",
            "Où vont les cartes retournées pour commencer, s’il n’y a pas égalité ?"),
        Text(
            "The cards turned up go face down under their decks, as they do on a tie.",
            "Les cartes retournées passent sous leur paquet, face cachée, comme en cas d’égalité."),
        Text(
            "Otherwise each player would know a card of the other’s starting hand.",
            "Sinon, chacun connaîtrait une carte de la main de départ adverse."),
        about=("HZ-60", "HZ-61")),
    Ruling("AMB-HZ-46", S11,
        Text("Is there a limit to the hand?", "La main est-elle limitée ?"),
        Text(
            "There is no limit to the number of cards in hand.",
            "Le nombre de cartes en main n’est pas limité."),
        Text("The booklet sets none.", "Le livret n’en fixe pas."),
        about=("HZ-63",)),
    Ruling("AMB-HZ-47", S12,
        Text(
            "When does a newly placed troop become active?",
            "Quand une troupe qu’on vient de poser devient-elle active ?"),
        Text(
            "A newly placed troop stays face down until its owner’s next step 1.2, unless it is activated "
            "to block before.",
            "Une troupe qu’on vient de poser reste face cachée jusqu’à l’étape 1.2 suivante de son joueur, "
            "sauf si elle est activée avant pour bloquer."),
        Text(
            "Troops are placed at 1.3, after the activation of 1.2.",
            "Les troupes se posent en 1.3, après l’activation de 1.2."),
        about=("HZ-64", "HZ-65")),
    Ruling("AMB-HZ-48", S12,
        Text(
            "What happens at 1.2 when no troop is inactive?",
            "Que se passe-t-il en 1.2 quand aucune troupe n’est inactive ?"),
        Text(
            "When no troop is inactive, as on a first turn, nothing happens at 1.2.",
            "Quand aucune troupe n’est inactive, comme au premier tour, il ne se passe rien en 1.2."),
        Text("There is nothing to turn face up.", "Il n’y a rien à retourner."),
        about=("HZ-64",)),
    Ruling("AMB-HZ-49", S14,
        Text(
            "May the opponent’s hero use its power in my turn?",
            "Le héros adverse peut-il utiliser son pouvoir pendant mon tour ?"),
        Text(
            "Each hero in play may use its power once in every turn, in the opponent’s as well as in its "
            "owner’s.",
            "Chaque héros en jeu peut utiliser son pouvoir une fois à chaque tour, celui de l’adversaire "
            "comme celui de son joueur."),
        Text(
            "Step 1.4 sets off the powers for both players.",
            "L’étape 1.4 déclenche les pouvoirs pour les deux joueurs."),
        about=("HZ-67",)),
    Ruling("AMB-HZ-50", S14,
        Text("Must a hero’s power be used?", "Faut-il utiliser le pouvoir d’un héros ?"),
        Text("A hero’s power is optional.", "Le pouvoir d’un héros est facultatif."),
        Text(
            "The heroes’ powers are worded as something the player may do.",
            "Les pouvoirs des héros sont décrits comme une possibilité."),
        about=("HZ-67",)),
    Ruling("AMB-HZ-51", KING,
        Text(
            "Where may the King move a troop, and do the columns slide?",
            "Où le Roi peut-il déplacer une troupe, et les colonnes glissent-elles ?"),
        Text(
            "The King moves a troop to the first free row of any column of the same player, and the column "
            "left then slides. A move that would slide back to where it began is refused.",
            "Le Roi déplace une troupe vers la première ligne libre d’une colonne du même joueur, puis la "
            "colonne quittée glisse. Un déplacement qui ramènerait la troupe à son point de départ est "
            "refusé."),
        Text(
            "Placement and sliding hold for every troop, and a move has to move something.",
            "Placement et glissement valent pour toute troupe, et un déplacement doit déplacer quelque "
            "chose."),
        about=("HZ-19", "HZ-28")),
    Ruling("AMB-HZ-52", KING,
        Text(
            "May the King move an inactive or an enemy troop?",
            "Le Roi peut-il déplacer une troupe inactive ou ennemie ?"),
        Text(
            "The King may move any troop in play; a face-down troop stays face down.",
            "Le Roi peut déplacer toute troupe en jeu ; une troupe face cachée le reste."),
        Text("The power names no side and no state.", "Le pouvoir ne précise ni camp ni état."),
        about=("HZ-19",)),
    Ruling("AMB-HZ-53", QUEEN,
        Text(
            "What does a troop turned face down by a Queen do in this turn’s combat?",
            "Que fait au combat de ce tour une troupe désactivée par une Dame ?"),
        Text(
            "It does not attack and need not block; a defender may still activate it at 2.3.",
            "Elle n’attaque pas et n’est pas tenue de bloquer ; le défenseur peut encore l’activer en 2.3."),
        Text(
            "Powers are used before combat, and the hints advise it to avoid a block.",
            "Les pouvoirs servent avant le combat, et les astuces le conseillent pour éviter un blocage."),
        about=("HZ-17",)),
    Ruling("AMB-HZ-54", INACTIVE,
        Text(
            "Does the screen show a player their own face-down troops?",
            "L’écran montre-t-il à un joueur ses propres troupes face cachée ?"),
        Text(
            "Face-down troops are hidden from both players, their owner included. With the "
            "memory aid, each player sees their own.",
            "Les troupes face cachée sont cachées aux deux joueurs, leur propriétaire compris. Avec "
            "l’aide-mémoire, chacun voit les siennes."),
        Text(
            "Remembering them is part of the game, and a Jack may look at one’s own troops; the option is "
            "for those who prefer comfort.",
            "S’en souvenir fait partie du jeu, et un Valet peut regarder ses propres troupes ; l’option "
            "est là pour le confort."),
        option="memory_aid",
        about=("HZ-57",)),
    Ruling("AMB-HZ-55", POINTS,
        Text(
            "Do points count that were taken back later?",
            "Des points repris ensuite comptent-ils encore ?"),
        Text(
            "The points are always the sum of the cards now among the victory points; a card taken back no "
            "longer counts.",
            "Les points sont toujours la somme des cartes présentes parmi les points de victoire ; une "
            "carte reprise ne compte plus."),
        Text(
            "Points are cards, and they follow the cards.",
            "Les points sont des cartes, et ils suivent les cartes."),
        about=("HZ-50", "HZ-40")),
    Ruling("AMB-HZ-56", IN_LINE,
        Text(
            "What if a row formation has nothing to take?",
            "Et si une formation de ligne n’a rien à prendre ?"),
        Text(
            "If the hand, discard or victory points it would take from are empty, the formation has no "
            "effect.",
            "Si la main, la défausse ou les points de victoire visés sont vides, la formation est sans "
            "effet."),
        Text("There is no card to choose or to draw.", "Il n’y a pas de carte à choisir ni à tirer.")),
    Ruling("AMB-HZ-57", AIM,
        Text("What if both players reach 30 at once?", "Et si les deux joueurs atteignent 30 ensemble ?"),
        Text(
            "It cannot happen: only the player whose turn it is scores.",
            "Cela ne peut pas arriver : seul le joueur dont c’est le tour marque."),
        Text(
            "Points come from attacks, and a player attacks in their own turn only.",
            "Les points viennent des attaques, et l’on n’attaque qu’à son propre tour."),
        about=("HZ-03", "HZ-51")),
    Ruling("AMB-HZ-58", EXAMPLE3,
        Text("What does the whole column of example 3 make?", "Que vaut la colonne entière de l’exemple 3 ?"),
        Text(
            "The column makes 21: 12 for the pair of 2s and 9 for the 9 outside it.",
            "La colonne vaut 21 : 12 pour la paire de 2 et 9 pour le 9 resté en dehors."),
        Text(
            "The booklet gives the figure of the pair only; a fighting troop outside a formation still adds "
            "its value.",
            "Le livret ne chiffre que la paire ; une troupe en combat hors formation ajoute encore sa "
            "valeur."),
        about=("HZ-35", "HZ-75")),
    Ruling("AMB-HZ-59", SACRIFICE,
        Text(
            "What if several face-up cards lie on the deck at a sacrifice?",
            "Et si plusieurs cartes visibles sont sur le paquet lors d’un sacrifice ?"),
        Text(
            "All the face-up cards go face down under the deck, the top one first; then the next card is "
            "turned up.",
            "Toutes les cartes visibles passent sous le paquet, face cachée, celle du dessus d’abord ; on "
            "retourne ensuite la suivante."),
        Text(
            "The booklet puts away one such card, so that an unknown one is turned up; several call for the "
            "same.",
            "Le livret écarte une telle carte pour en retourner une inconnue ; plusieurs appellent le "
            "même geste."),
        about=("HZ-44",)),
    Ruling("AMB-HZ-60", DECK,
        Text(
            "What if the deck and the discard are both empty?",
            "Et si le paquet et la défausse sont vides tous les deux ?"),
        Text(
            "The player plays on without drawing and loses no turn.",
            "Le joueur continue sans piocher et ne perd aucun tour."),
        Text(
            "Nothing can be turned over, and the turn is the price of turning the discard over.",
            "Il n’y a rien à retourner, et le tour perdu est le prix de ce retournement."),
        about=("HZ-53",)),
    Ruling("AMB-HZ-61", END,
        Text("What if nobody ever reaches 30 points?", "Et si personne n’atteint jamais 30 points ?"),
        Text(
            "After 300 turns, both players’ together, the game is a draw. This rule is ours: the booklet "
            "has none.",
            "Après 300 tours, les deux joueurs confondus, la partie est nulle. Cette règle est de nous : "
            "le livret n’en a pas."),
        Text(
            "The booklet has no other end than 30 points, and a game must end. Played with some sense, "
            "games are over long before.",
            "Le livret ne connaît pas d’autre fin que les 30 points, et une partie doit finir. Jouée avec "
            "un peu de bon sens, elle se termine bien avant."),
        about=("HZ-83",)),
    Ruling("AMB-HZ-62", SETUP,
        Text("How does a player cut the deck here?", "Comment coupe-t-on le paquet ici ?"),
        Text(
            "The deck is cut at random, by the same generator that shuffles it.",
            "Le paquet est coupé au hasard, par le même générateur qui le mélange."),
        Text(
            "The cut guards against a crooked shuffle; chosen or not, it changes nothing else.",
            "La coupe protège d’un mélange truqué ; choisie ou non, elle ne change rien d’autre."),
        about=("HZ-59",)),
    Ruling("AMB-HZ-63", ACE,
        Text("May a troop carry several shields?", "Une troupe peut-elle porter plusieurs boucliers ?"),
        Text(
            "Several shields on one troop are allowed, but only the first one changes anything.",
            "Plusieurs boucliers sur une troupe sont permis, mais seul le premier change quelque chose."),
        Text(
            "The booklet limits auras to one per troop, but not shields; a power of 0 stays 0.",
            "Le livret limite les auras à une par troupe, pas les boucliers ; une puissance de 0 reste à "
            "0."),
        about=("HZ-21",)),
    Ruling("AMB-HZ-64", S26,
        Text("How is damage shared out?", "Comment les dégâts se répartissent-ils ?"),
        Text(
            "The winner names the troops to destroy one after another, as long as the damage left is "
            "enough, and may stop earlier. What is left over is lost.",
            "Le vainqueur désigne une à une les troupes à détruire, tant que les dégâts restants "
            "suffisent, et peut s’arrêter avant. Le reste est perdu."),
        Text(
            "Damage that does not destroy a troop leaves no trace.",
            "Des dégâts qui ne détruisent pas une troupe ne laissent aucune trace."),
        about=("HZ-76",)),
    Ruling("AMB-HZ-65", FORMATION,
        Text(
            "Do inactive troops count in formations?",
            "Les troupes inactives comptent-elles dans les formations ?"),
        Text(
            "Only active troops count, except in “Complete”. An inactive troop between two others parts "
            "them: they are no longer side by side.",
            "Seules les troupes actives comptent, sauf dans « Complète ». Une troupe inactive entre deux "
            "autres les sépare : elles ne sont plus côte à côte."),
        Text(
            "Step 2.1 gives the bonuses to active troops, and “Complete” alone also names inactive ones.",
            "L’étape 2.1 donne les bonus aux troupes actives, et « Complète » seule cite aussi les "
            "inactives."),
        about=("HZ-32", "HZ-69")),
    Ruling("AMB-HZ-66", S26,
        Text(
            "When are troops removed if the totals are equal?",
            "Quand retire-t-on les troupes si les totaux sont égaux ?"),
        Text(
            "Both sides share out their damage, the attacker first, and only then are troops removed.",
            "Les deux camps répartissent leurs dégâts, l’attaquant d’abord, et c’est seulement ensuite "
            "qu’on retire les troupes."),
        Text("The two sides strike at the same time.", "Les deux camps frappent en même temps."),
        about=("HZ-77",)),
    Ruling("AMB-HZ-67", JACK,
        Text(
            "Who sees the troop a Jack looks at, and for how long?",
            "Qui voit la troupe regardée par un Valet, et combien de temps ?"),
        Text(
            "The card is shown to the player who looks, to nobody else, and until that player’s next choice.",
            "La carte est montrée au joueur qui regarde, à lui seul, et jusqu’à son prochain choix."),
        Text(
            "Afterwards the troop is hidden again and has to be remembered.",
            "Ensuite la troupe est de nouveau cachée et il faut s’en souvenir."),
        about=("HZ-15",)),
    Ruling("AMB-HZ-68", S21,
        Text(
            "May an ace, a joker or a hero bonus be played before the formations of 2.1?",
            "Peut-on jouer un As, un Joker ou un bonus de héros avant les formations de 2.1 ?"),
        Text(
            "No: combat begins with 2.1, where all row formations act; then come the first aces, jokers "
            "and hero bonuses.",
            "Non : le combat commence par 2.1, où agissent toutes les formations de ligne ; viennent ensuite "
            "les premiers As, Jokers et bonus de héros."),
        Text(
            "They may be played all through the phase, and its first step is 2.1, whose bonuses apply by "
            "themselves at that moment. An aura has formations worked out again, so they are there "
            "before it.",
            "Ils se jouent durant toute la phase, et celle-ci s’ouvre par 2.1, dont les bonus s’appliquent "
            "d’eux-mêmes « à ce moment ». Une aura fait recalculer des formations : elles sont donc là avant "
            "elle."),
        about=("HZ-68", "HZ-69")),
)
# fmt: on
