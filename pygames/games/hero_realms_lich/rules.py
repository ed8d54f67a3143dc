"""The rules of the Lich's boss deck, in our own words, and what they leave of the base rules."""

from __future__ import annotations

from dataclasses import replace

from pygames.engine.text import Text
from pygames.games.hero_realms.rules import RULES as BASE
from pygames.games.hero_realms_lich.sections import (
    ADJACENT,
    BOSS,
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
from pygames.words.rulebook import Rule

# A formatter would give every argument its own line.
# fmt: off
OWN: tuple[Rule, ...] = (
    Rule("HRL-01", BOSS, "enforced", Text(
        "The base rules of Hero Realms hold wherever these rules say nothing.",
        "Les règles de base de Hero Realms s’appliquent partout où celles-ci ne disent rien.")),
    Rule("HRL-02", BOSS, "enforced", Text(
        "The boss player spends gold and combat and acquires cards of the market like any other player.",
        "Le joueur qui incarne le Boss dépense son Or et son Combat et achète des cartes du Marché comme "
        "tout autre joueur.")),
    Rule("HRL-03", BOSS, "enforced", Text(
        "The boss also has a starting deck and abilities of its own.",
        "Le Boss a en plus son propre deck de départ et ses propres capacités.")),
    Rule("HRL-04", START, "enforced", Text(
        "One boss player fights a party of one to five players.",
        "Un joueur Boss affronte un groupe d’un à cinq joueurs.")),
    Rule("HRL-05", START, "enforced", Text(
        "Every member of the party plays a class pack.",
        "Chaque membre du groupe joue un deck de classe.")),
    Rule("HRL-06", START, "enforced", Text(
        "The members of the party play one after the other, clockwise; then the boss plays; then the "
        "party again.",
        "Les membres du groupe jouent l’un après l’autre, dans le sens horaire ; puis c’est au Boss ; "
        "puis de nouveau au groupe.")),
    Rule("HRL-07", START, "enforced", Text(
        "The heroes may sit in any order.",
        "Les héros s’assoient dans l’ordre qu’ils veulent.")),
    Rule("HRL-08", START, "enforced", Text(
        "At the beginning each member of the party draws only 3 cards.",
        "Au début de la partie, chaque membre du groupe ne pioche que 3 cartes.")),
    Rule("HRL-09", START, "enforced", Text(
        "The boss begins with its usual hand, which is five cards for the Lich.",
        "Le Boss commence avec sa main normale, soit cinq cartes pour le Seigneur Liche.")),
    Rule("HRL-10", START, "enforced", Text(
        "At the end of each of their turns the members of the party draw up to the usual five cards.",
        "À la fin de chacun de leurs tours, les membres du groupe piochent jusqu’aux cinq cartes "
        "habituelles.")),
    Rule("HRL-11", ADJACENT, "enforced", Text(
        "Members of the party who sit directly to the left or right of each other are adjacent.",
        "Deux membres du groupe assis juste à gauche ou juste à droite l’un de l’autre sont adjacents.")),
    Rule("HRL-12", ADJACENT, "enforced", Text(
        "Of other players, a member of the party may target only the boss and those who are adjacent.",
        "Parmi les autres joueurs, un membre du groupe ne peut cibler que le Boss et ceux qui lui sont "
        "adjacents.")),
    Rule("HRL-13", ADJACENT, "enforced", Text(
        "A member who is not adjacent cannot be targeted.",
        "Un membre du groupe qui n’est pas adjacent ne peut pas être ciblé.")),
    Rule("HRL-14", GAINING, "enforced", Text(
        "Health that a member of the party gains goes to that member or to one adjacent player, as the "
        "member chooses.",
        "La Santé que gagne un membre du groupe va, à son choix, à lui-même ou à un joueur adjacent.")),
    Rule("HRL-15", GAINING, "enforced", Text(
        "Each gain goes whole to one player; it cannot be shared out.",
        "Chaque gain va en entier à un seul joueur ; on ne peut pas le répartir.")),
    Rule("HRL-16", GAINING, "enforced", Text(
        "A later gain in the same turn may go to the same player or to another one.",
        "Un gain suivant, dans le même tour, peut aller au même joueur ou à un autre.")),
    Rule("HRL-17", DEFEAT, "enforced", Text(
        "A member of the party whose health is down to 0 is not out of the game, but defeated.",
        "Un membre du groupe dont la Santé tombe à 0 n’est pas éliminé, mais vaincu.")),
    Rule("HRL-18", DEFEAT, "enforced", Text(
        "When a player is defeated, all their champions are stunned.",
        "Quand un joueur est vaincu, tous ses Champions sont assommés.")),
    Rule("HRL-19", DEFEAT, "enforced", Text(
        "Defeated players take no turns and do nothing; they may give advice.",
        "Les joueurs vaincus ne jouent pas de tour et ne font rien ; ils peuvent donner des conseils.")),
    Rule("HRL-20", DEFEAT, "enforced", Text(
        "Defeated players are passed over when it is a matter of who is adjacent: the nearest on either "
        "side of them become adjacent.",
        "Pour savoir qui est adjacent, on saute les joueurs vaincus : leurs voisins les plus proches, de "
        "part et d’autre, deviennent adjacents.")),
    Rule("HRL-21", DEFEAT, "enforced", Text(
        "After the boss’s turn, if a player is defeated, a member of the party is chosen who may borrow "
        "one card of the defeated player’s hand and add it to their own.",
        "Après le tour du Boss, si un joueur est vaincu, on choisit un membre du groupe, qui peut "
        "emprunter une carte de la main du joueur vaincu et l’ajouter à la sienne.")),
    Rule("HRL-22", DEFEAT, "enforced", Text(
        "This is repeated for every other defeated player.",
        "On recommence pour chaque autre joueur vaincu.")),
    Rule("HRL-23", DEFEAT, "enforced", Text(
        "A borrowed action or item goes to the defeated player’s discard pile at the end of the turn.",
        "Une Action ou un Objet emprunté va dans la Défausse du joueur vaincu à la fin du tour.")),
    Rule("HRL-24", DEFEAT, "enforced", Text(
        "A borrowed champion goes to the defeated player’s discard pile when it is stunned.",
        "Un Champion emprunté va dans la Défausse du joueur vaincu quand il est assommé.")),
    Rule("HRL-25", DEFEAT, "enforced", Text(
        "When the boss begins its turn, all defeated players discard their hands and draw new ones.",
        "Quand le Boss commence son tour, tous les joueurs vaincus défaussent leur main et en piochent une "
        "nouvelle.")),
    Rule("HRL-26", DEFEAT, "enforced", Text(
        "If all members of the party are defeated, the boss wins.",
        "Si tous les membres du groupe sont vaincus, le Boss gagne.")),
    Rule("HRL-27", DEFEAT, "enforced", Text(
        "If the boss is defeated, the party wins.",
        "Si le Boss est vaincu, le groupe gagne.")),
    Rule("HRL-28", VERSUS, "enforced", Text(
        "Two bosses may fight each other, even two of the same kind.",
        "Deux Boss peuvent s’affronter, même deux exemplaires du même Boss.")),
    Rule("HRL-29", VERSUS, "enforced", Text(
        "Each boss then counts as three players for every rule and every effect that counts players.",
        "Chaque Boss compte alors comme trois joueurs pour toute règle et tout effet qui compte les "
        "joueurs.")),
    Rule("HRL-30", VERSUS, "enforced", Text(
        "So the Lich has three Soul Jars.",
        "Le Seigneur Liche a donc trois Fioles d’Âme.")),
    Rule("HRL-31", VERSUS, "material", Text(
        "So the Dragon has a hand of seven cards, a starting deck of 14 cards and 150 health.",
        "Le Dragon a donc une main de sept cartes, un deck de départ de 14 cartes et 150 points de Santé."),
        reason=Text(
            "The Dragon cannot be played here: its cards are known, its rule sheet is not (AMB-HRL-29).",
            "Le Dragon ne se joue pas ici : ses cartes sont connues, sa feuille de règles ne l’est pas "
            "(AMB-HRL-29).")),
    Rule("HRL-32", VERSUS, "enforced", Text(
        "What deals 2 damage to each opponent deals 6 to a boss; each of that boss’s champions still "
        "takes what the card says for champions.",
        "Ce qui inflige 2 dégâts à chaque adversaire en inflige 6 à un Boss ; chaque Champion de ce Boss "
        "subit toujours ce que la carte dit pour les Champions.")),
    Rule("HRL-33", VERSUS, "enforced", Text(
        "A boss counts as three players only when boss fights boss.",
        "Un Boss ne compte comme trois joueurs que dans un affrontement de Boss contre Boss.")),
    Rule("HRL-34", VERSUS, "enforced", Text(
        "The boss who plays first begins with half a hand, rounded up.",
        "Le Boss qui joue en premier commence avec la moitié d’une main, arrondie au nombre supérieur.")),
    Rule("HRL-35", JARS, "enforced", Text(
        "At the beginning the six Soul Jars are shuffled, and as many as the party has members are drawn: "
        "they form a face-down pile. The others are not used.",
        "Au début de la partie, on mélange les six Fioles d’Âme et on en pioche autant que le groupe a de "
        "membres : elles forment une pioche face cachée. Les autres ne servent pas.")),
    Rule("HRL-61", JARS, "enforced", Text(
        "Against one, two, three, four or five members the Lich has as many Soul Jars.",
        "Contre un, deux, trois, quatre ou cinq membres, le Seigneur Liche a autant de Fioles d’Âme.")),
    Rule("HRL-36", JARS, "enforced", Text(
        "The top Soul Jar is turned up and laid beside the Lich; its number is the Lich’s health.",
        "On révèle la première Fiole d’Âme et on la place à côté du Seigneur Liche ; la Santé de celui-ci "
        "est la valeur qu’elle indique.")),
    Rule("HRL-37", JARS, "enforced", Text(
        "On its turn the Lich may use the power of the Soul Jar that lies open.",
        "Pendant son tour, le Seigneur Liche peut utiliser le pouvoir de la Fiole d’Âme révélée.")),
    Rule("HRL-38", JARS, "enforced", Text(
        "When the Lich’s health is down to 0, the Soul Jar is destroyed; if none is left in the pile, the "
        "party wins.",
        "Quand la Santé du Seigneur Liche tombe à 0, la Fiole d’Âme est détruite ; s’il n’en reste plus "
        "dans la pioche, le groupe gagne.")),
    Rule("HRL-39", JARS, "enforced", Text(
        "Otherwise the next Soul Jar is turned up, the Lich’s health becomes its number, and the game "
        "goes on.",
        "Sinon, on révèle la Fiole d’Âme suivante, la Santé du Seigneur Liche devient la valeur qu’elle "
        "indique, et la partie continue.")),
    Rule("HRL-40", GRIMOIRE, "enforced", Text(
        "At the beginning the ten minion cards are shuffled into a face-down pile, the grimoire.",
        "Au début de la partie, on mélange les dix cartes Serviteur en une pioche face cachée, le "
        "Grimoire.")),
    Rule("HRL-41", GRIMOIRE, "enforced", Text(
        "To summon, the Lich puts the top card of the grimoire into play beside it.",
        "Pour effectuer une invocation, le Seigneur Liche met en jeu à côté de lui la première carte du "
        "Grimoire.")),
    Rule("HRL-42", GRIMOIRE, "enforced", Text(
        "For the Lich’s opponents the minions are champions: what stuns a champion stuns them.",
        "Pour les adversaires du Seigneur Liche, les Serviteurs sont des Champions : ce qui assomme un "
        "Champion les assomme.")),
    Rule("HRL-43", GRIMOIRE, "enforced", Text(
        "For the Lich’s own effects they are not: Close Ranks, for instance, does not count them.",
        "Pour les effets du Seigneur Liche, ils n’en sont pas : Serrer les Rangs, par exemple, ne les "
        "compte pas.")),
    Rule("HRL-44", GRIMOIRE, "enforced", Text(
        "A minion that is stunned is shuffled into the grimoire.",
        "Un Serviteur assommé est mélangé dans le Grimoire.")),
    Rule("HRL-45", ESCAPE, "enforced", Text(
        "The Lich’s health is that of its Soul Jars: of the first at the beginning, of the next whenever "
        "one is turned up.",
        "La Santé du Seigneur Liche est celle de ses Fioles d’Âme : de la première au début, de la "
        "suivante chaque fois qu’une autre est révélée.")),
    Rule("HRL-46", ESCAPE, "enforced", Text(
        "When the Lich turns up its last Soul Jar, it has 30 health more than the jar says.",
        "Quand le Seigneur Liche révèle sa dernière Fiole d’Âme, il gagne 30 Santé de plus que la valeur "
        "indiquée.")),
    Rule("HRL-47", ESCAPE, "enforced", Text(
        "At the start of its turn, when it is on its last Soul Jar, the Lich summons once.",
        "Au début de son tour, s’il en est à sa dernière Fiole d’Âme, le Seigneur Liche effectue une "
        "invocation.")),
    Rule("HRL-62", ESCAPE, "enforced", Text(
        "Against a single hero the only Soul Jar is also the last: 30 health more from the beginning, and "
        "a summoning at the start of every turn of the Lich.",
        "Contre un seul héros, l’unique Fiole d’Âme est aussi la dernière : 30 Santé de plus dès le "
        "début, et une invocation au début de chaque tour du Seigneur Liche.")),
    Rule("HRL-48", INFAMY, "enforced", Text(
        "Members of the party may not end their turn while they have combat left.",
        "Un membre du groupe ne peut pas terminer son tour tant qu’il lui reste du Combat.")),
    Rule("HRL-49", INFAMY, "enforced", Text(
        "Members of the party may not end their turn before all their cards are played and all their ally "
        "abilities used, even if they would rather not destroy the Soul Jar.",
        "Un membre du groupe ne peut pas terminer son tour sans avoir joué toutes ses cartes et toutes ses "
        "capacités Allié, même s’il ne souhaite pas détruire la Fiole d’Âme.")),
    Rule("HRL-50", PREVENTION, "enforced", Text(
        "When an opponent’s effect makes the Lich discard a card, it may lose 4 health instead.",
        "Quand un effet adverse force le Seigneur Liche à défausser une carte, il peut perdre 4 Santé à la "
        "place.")),
    Rule("HRL-51", PREVENTION, "enforced", Text(
        "If the Lich then has less than 4 health, what is missing is taken from the next Soul Jar.",
        "Si le Seigneur Liche a alors moins de 4 Santé, ce qui manque est décompté de la Fiole d’Âme "
        "suivante.")),
    Rule("HRL-52", PREVENTION, "enforced", Text(
        "Guards do not protect from this loss.",
        "Les Gardes ne protègent pas de cette perte.")),
    Rule("HRL-53", PREVENTION, "material", Text(
        "Where a card is to be discarded at random, the Lich decides before the card is drawn by lot.",
        "Si la carte à défausser est prise au hasard, le Seigneur Liche décide avant qu’elle soit "
        "désignée."),
        reason=Text(
            "No card of the base game, of the class packs or of the Lich makes anybody discard at random.",
            "Aucune carte du jeu de base, des decks de classe ou du Seigneur Liche ne fait défausser au "
            "hasard.")),
    Rule("HRL-54", CHALLENGE, "enforced", Text(
        "On their own turn any member of the party may challenge the Lich, each player once a game.",
        "Pendant son tour, tout membre du groupe peut défier le Seigneur Liche, chaque joueur une fois par "
        "partie.")),
    Rule("HRL-55", CHALLENGE, "enforced", Text(
        "After a challenge the Lich can on its next turn neither target nor attack any other player, "
        "unless the challenger is defeated.",
        "Après un défi, le Seigneur Liche ne peut, à son prochain tour, cibler ni attaquer aucun autre "
        "joueur, à moins que celui qui a lancé le défi ne soit vaincu.")),
    Rule("HRL-56", CHALLENGE, "enforced", Text(
        "After a challenge, too, the Lich may target and attack the champions of all players.",
        "Même après un défi, le Seigneur Liche peut cibler et attaquer les Champions de tous les joueurs.")),
    Rule("HRL-57", CORRUPTION, "enforced", Text(
        "Whenever the Lich shuffles its deck, it counts the cards in its deck, in its hand and in play, "
        "without minions and the grimoire, Soul Jars and the like.",
        "Chaque fois que le Seigneur Liche mélange son deck, il compte les cartes de son deck, de sa main "
        "et celles qu’il a en jeu, sans les Serviteurs ni le Grimoire, les Fioles d’Âme, etc.")),
    Rule("HRL-58", CORRUPTION, "enforced", Text(
        "If the Lich counts 20 or more at a shuffle, the card Corruption is laid before it; from then on "
        "it may use the card on its turn.",
        "Si le Seigneur Liche compte 20 cartes ou plus en mélangeant, on place devant lui la carte "
        "Corruption ; il peut désormais l’utiliser pendant son tour.")),
    Rule("HRL-59", CORRUPTION, "enforced", Text(
        "If the Lich counts 30 or more at a shuffle, the card Corruption is turned to its Control side, "
        "which replaces the other; it stays prepared or expended.",
        "Si le Seigneur Liche compte 30 cartes ou plus en mélangeant, on retourne la carte Corruption sur "
        "sa face Contrôle, qui remplace l’autre ; elle reste mobilisée ou activée.")),
    Rule("HRL-60", CORRUPTION, "enforced", Text(
        "The Lich counts its cards only at a shuffle.",
        "Le Seigneur Liche ne compte ses cartes qu’au moment de mélanger.")),
)
# fmt: on

# The base rules that do not hold here, or not for everybody: each with the rules that take their place.
REPLACED = {
    "HR-07": "HRL-05 HRL-36",
    "HR-08": "HRL-03 HRL-05",
    "HR-13": "HRL-08 HRL-09 HRL-34",
    "HR-14": "HRL-08 HRL-09 HRL-34",
    "HR-109": "HRL-17 HRL-38",
    "HR-111": "HRL-18 HRL-25",
    "HR-112": "HRL-26 HRL-27",
    "HR-142": "HRL-12 HRL-55",
    "HR-143": "HRL-12 HRL-55",
    "HR-144": "HRL-12 HRL-55",
    "HR-145": "HRL-26 HRL-27",
    "HR-146": "HRL-26 HRL-27",
    "HR-147": "HRL-04",
    "HR-148": "HRL-06",
    "HR-149": "HRL-08 HRL-26",
}
# Those that hold but for what the booklet says besides.
EXCEPT = {
    "HR-18": "HRL-48 HRL-49",
    "HR-70": "HRL-24 HRL-44",
    "HR-91": "HRL-14",
    "HR-97": "HRL-50",
    "HR-105": "HRL-23",
}
CARRIED_OUT_HERE = {"HR-73"}  # no card of the base game has such an effect; the Lich's have


def _here(rule: Rule) -> Rule:
    """A rule of the base game as it stands in this one."""
    if rule.id in CARRIED_OUT_HERE:
        return replace(rule, kept="enforced", reason=None)
    if rule.id in EXCEPT:
        besides = ", ".join(EXCEPT[rule.id].split())
        text = Text(f"{rule.text.en} But see {besides}.", f"{rule.text.fr} Voir cependant {besides}.")
        return replace(rule, text=text)
    if rule.id not in REPLACED:
        return rule
    instead = REPLACED[rule.id].split()
    reason = Text(
        f"Against the Lich this takes its place: {', '.join(instead)}.",
        f"Contre le Seigneur Liche, ceci la remplace : {', '.join(instead)}.",
    )
    return replace(rule, kept="material", reason=reason)


RULES: tuple[Rule, ...] = (*OWN, *map(_here, BASE))
