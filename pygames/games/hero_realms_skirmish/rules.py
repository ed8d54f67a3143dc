"""The rules of Escarmouche, in our own words, and what they leave of the base rules.

The variant is by Sylvain Mir after Martin Montreuil (CC BY-NC-SA 4.0).
"""

from __future__ import annotations

from dataclasses import replace

from pygames.engine.text import Text
from pygames.games.hero_realms.rules import RULES as BASE
from pygames.games.hero_realms_skirmish.sections import (
    ABILITIES,
    AIM,
    ATTACK,
    BOSS,
    BOSS_ATTACK,
    BOSS_CARDS,
    BOSS_MARKET,
    BOSS_TURN,
    CARDS,
    CREDIT,
    EFFECTS,
    ENDING,
    PACKS,
    PLAYER,
    PRECISIONS,
    REINFORCEMENTS,
    SETUP,
)
from pygames.words.rulebook import Rule

# A formatter would give every argument its own line.
# fmt: off
OWN: tuple[Rule, ...] = (
    Rule("HRS-01", AIM, "enforced", Text(
        "One player fights a boss, which is one of the champions of the game. The aim is to bring the "
        "boss’s health down to 0.",
        "Un joueur affronte un Boss, qui est un des Champions du jeu. Le but est de réduire à 0 la Santé du "
        "Boss.")),
    Rule("HRS-02", BOSS, "enforced", Text(
        "There are four bosses: the Orc Grunt (level 1), Rayla (2), Borg (3) and Torgen (4).",
        "Il y a quatre Boss : le Grognard Orque (niveau 1), Rayla (2), Borg (3) et Torgen (4).")),
    Rule("HRS-03", BOSS, "enforced", Text(
        "Every boss has 50 health.",
        "Chaque Boss a 50 points de Santé.")),
    Rule("HRS-04", BOSS, "enforced", Text(
        "During the game the boss does not count as a champion.",
        "Pendant la partie, le Boss ne compte pas comme un Champion.")),
    Rule("HRS-05", PACKS, "enforced", Text(
        "The Orc Grunt’s behaviour pack: a Gold, a Shortsword, a Dagger.",
        "Paquet de comportement du Grognard Orque : un Or, une Épée Courte, une Dague.")),
    Rule("HRS-06", PACKS, "enforced", Text(
        "Rayla’s behaviour pack: a Gold, a Ruby, two Daggers.",
        "Paquet de comportement de Rayla : un Or, un Rubis, deux Dagues.")),
    Rule("HRS-07", PACKS, "enforced", Text(
        "Borg’s behaviour pack: a Gold, two Daggers.",
        "Paquet de comportement de Borg : un Or, deux Dagues.")),
    Rule("HRS-08", PACKS, "enforced", Text(
        "Torgen’s behaviour pack: a Ruby, three Daggers.",
        "Paquet de comportement de Torgen : un Rubis, trois Dagues.")),
    Rule("HRS-09", SETUP, "material", Text(
        "Take two health counters, one for the player and one for the boss.",
        "Prenez deux compteurs de Santé, un pour le joueur et un pour le Boss."),
        reason=Text(
            "The program counts both.",
            "Le programme compte les deux.")),
    Rule("HRS-10", SETUP, "enforced", Text(
        "The 16 Fire Gems are set aside: they count the turns.",
        "Les 16 Gemmes de Feu sont mises de côté : elles servent de compte-tours.")),
    Rule("HRS-11", SETUP, "enforced", Text(
        "The boss’s card lies in its zone, its behaviour pack beside it. All else is set up as always.",
        "La carte du Boss est dans sa zone, son paquet de comportement à côté. Le reste se met en place "
        "comme d’habitude.")),
    Rule("HRS-12", ENDING, "enforced", Text(
        "The player wins by bringing the boss’s health down to 0 before the Fire Gems are used up.",
        "Le joueur gagne s’il réduit à 0 la Santé du Boss avant que les Gemmes de Feu soient épuisées.")),
    Rule("HRS-13", ENDING, "enforced", Text(
        "When the pile of Fire Gems has run out and the boss is not beaten, the game is lost at once.",
        "Si la pile de Gemmes de Feu est épuisée et que le Boss n’est pas vaincu, la partie est "
        "immédiatement perdue.")),
    Rule("HRS-14", ENDING, "enforced", Text(
        "If the player has no health left, the game is lost at once.",
        "Si le joueur n’a plus de Santé, la partie est immédiatement perdue.")),
    Rule("HRS-15", PLAYER, "enforced", Text(
        "The player has the first turn; then boss and player take turns.",
        "Le joueur joue le premier tour ; puis le Boss et le joueur alternent.")),
    Rule("HRS-16", PLAYER, "enforced", Text(
        "The player’s turn begins with a phase of its own: choose a card of the behaviour pile and put "
        "it face up on the behaviour discard pile, over the last one.",
        "Le tour du joueur commence par une phase de plus : choisir une carte de la pioche de comportement "
        "et la poser face visible sur sa défausse, par-dessus la précédente.")),
    Rule("HRS-17", PLAYER, "enforced", Text(
        "This card says how the boss behaves until the player’s next turn.",
        "Cette carte définit le comportement du Boss jusqu’au prochain tour du joueur.")),
    Rule("HRS-18", PLAYER, "enforced", Text(
        "A behaviour card that was used cannot be chosen again until the pile is empty.",
        "Une carte de comportement déjà utilisée ne peut pas être choisie de nouveau avant que la pioche "
        "soit vide.")),
    Rule("HRS-19", PLAYER, "enforced", Text(
        "When the behaviour pile is empty, all of its cards are taken back, and the player chooses from "
        "the whole pack.",
        "Quand la pioche de comportement est vide, on reprend toutes ses cartes et le joueur choisit dans "
        "le paquet entier.")),
    Rule("HRS-20", PLAYER, "enforced", Text(
        "The Main, Discard and Draw phases follow as in the base game.",
        "Suivent la phase principale, la phase de défausse et la phase de pioche du jeu de base.")),
    Rule("HRS-21", ATTACK, "enforced", Text(
        "The player’s attacks can only be made on the boss itself.",
        "Les attaques du joueur ne peuvent cibler que le Boss lui-même.")),
    Rule("HRS-22", ATTACK, "enforced", Text(
        "Guards of the boss must be stunned first; the rest of the attack goes on to the boss.",
        "Il faut d’abord assommer les Gardes du Boss ; le reste de l’attaque peut alors viser le Boss.")),
    Rule("HRS-23", ATTACK, "enforced", Text(
        "With a Dagger or a Shortsword on top of the behaviour discard pile the boss must put a champion "
        "in the way that the attack can stun: it is stunned, and the rest goes to the boss.",
        "Si le dessus de la défausse de comportement est une Dague ou une Épée Courte, le Boss doit exposer "
        "un Champion que l’attaque peut assommer : il est assommé, et le reste vise le Boss.")),
    Rule("HRS-24", ATTACK, "enforced", Text(
        "If several could be stunned, the player chooses which one is.",
        "Si plusieurs peuvent l’être, c’est le joueur qui choisit lequel est assommé.")),
    Rule("HRS-25", ATTACK, "enforced", Text(
        "Only one champion can be stunned like that in a turn of the player; the rest goes to the boss.",
        "Un seul Champion peut être assommé ainsi pendant le tour du joueur ; le reste vise le Boss.")),
    Rule("HRS-26", ATTACK, "enforced", Text(
        "With a Gold or a Ruby on top what the guards leave of the attack goes straight to the boss, and no "
        "other champion is harmed.",
        "Si le dessus est un Or ou un Rubis, ce que les Gardes laissent de l’attaque vise directement le "
        "Boss, et aucun autre Champion ne subit de dégâts.")),
    Rule("HRS-27", ATTACK, "enforced", Text(
        "An attack on the boss must be more than its shield; the boss loses the difference.",
        "Une attaque contre le Boss doit dépasser son Bouclier ; il perd la différence.")),
    Rule("HRS-28", ATTACK, "enforced", Text(
        "The boss’s card is never discarded.",
        "La carte du Boss n’est jamais défaussée.")),
    Rule("HRS-29", BOSS_TURN, "enforced", Text(
        "Step 1: a Fire Gem of the turn counter is discarded. If there is none left, the player loses at "
        "once.",
        "Étape 1 : on défausse une Gemme de Feu du compte-tours. S’il n’y en a plus, le joueur perd "
        "immédiatement.")),
    Rule("HRS-30", BOSS_TURN, "enforced", Text(
        "Step 2: the secondary (ally) effects of the cards in the boss’s zone are applied.",
        "Étape 2 : on applique les effets secondaires (Allié) des cartes de la zone du Boss.")),
    Rule("HRS-31", BOSS_MARKET, "enforced", Text(
        "Step 3, with a Gold or a Ruby on top: if the market has a card of the boss’s faction, the boss "
        "takes it for nothing, and it is in its zone at once.",
        "Étape 3, si le dessus est un Or ou un Rubis : s’il y a au Marché une carte de la faction du Boss, "
        "il l’acquiert gratuitement, et elle arrive aussitôt dans sa zone.")),
    Rule("HRS-32", BOSS_MARKET, "enforced", Text(
        "Otherwise the boss has 2 gold and the value of that card for its purchases in this turn.",
        "Sinon, le Boss reçoit, pour ses achats de ce tour, 2 Or plus la valeur de cette carte.")),
    Rule("HRS-33", BOSS_MARKET, "enforced", Text(
        "Step 3, with an attack card on top: if the market has a champion of the boss’s faction or of a "
        "faction of its champions in play, the boss takes one that costs no more than its printed attack "
        "and the value of the top card together.",
        "Étape 3, si le dessus est une carte Attaque : s’il y a au Marché un Champion de la faction du Boss "
        "ou d’une faction de ses Champions en jeu, il en acquiert un dont le coût ne dépasse pas son score "
        "d’attaque plus la valeur de la carte du dessus.")),
    Rule("HRS-34", BOSS_MARKET, "enforced", Text(
        "Otherwise, if the market has a card of the boss’s faction, the boss takes one within the same "
        "limit.",
        "Sinon, s’il y a au Marché une carte de la faction du Boss, il en acquiert une dans la même "
        "limite.")),
    Rule("HRS-35", BOSS_MARKET, "enforced", Text(
        "Otherwise the most expensive card of the market is discarded; of several the player chooses one.",
        "Sinon, la carte la plus chère du Marché est défaussée ; à égalité, le joueur choisit.")),
    Rule("HRS-36", BOSS_CARDS, "enforced", Text(
        "Step 5: the boss’s cards act in this order: draw, heal, buy, attack.",
        "Étape 5 : les cartes du Boss agissent dans cet ordre : piocher, se soigner, acheter, attaquer.")),
    Rule("HRS-37", BOSS_CARDS, "enforced", Text(
        "To draw, the boss adds the top card of the market deck to its zone.",
        "Pour piocher, le Boss ajoute à sa zone la première carte du paquet Marché.")),
    Rule("HRS-38", BOSS_CARDS, "enforced", Text(
        "A champion so drawn that costs no more than the boss’s card stays in the zone.",
        "Un Champion ainsi pioché dont le coût ne dépasse pas celui du Boss reste dans sa zone.")),
    Rule("HRS-39", BOSS_CARDS, "enforced", Text(
        "The main action of any other card drawn is done at once, even if it would have to be expended; "
        "then the card is discarded.",
        "L’action principale de toute autre carte piochée est faite aussitôt, même si elle demande une "
        "activation ; puis la carte est défaussée.")),
    Rule("HRS-40", BOSS_CARDS, "enforced", Text(
        "The boss draws no more than one card in its turn, whatever its cards say.",
        "Le Boss ne pioche pas plus d’une carte pendant son tour, quels que soient les effets.")),
    Rule("HRS-41", BOSS_CARDS, "enforced", Text(
        "When buying, the boss takes cards of its faction first, and if possible one that costs just its "
        "gold.",
        "Pour ses achats, le Boss prend d’abord des cartes de sa faction et, si possible, une carte qui "
        "coûte exactement son Or.")),
    Rule("HRS-42", BOSS_CARDS, "enforced", Text(
        "Otherwise the boss takes the most expensive card it can pay, and goes on while there is gold "
        "for another.",
        "Sinon, il prend la carte la plus chère qu’il peut payer, et continue tant que son Or suffit.")),
    Rule("HRS-43", BOSS_CARDS, "enforced", Text(
        "If the boss has to choose, cards that give combat and champions come first, then those that "
        "give health, then those that give gold.",
        "S’il doit choisir, les cartes qui donnent du Combat et les Champions passent d’abord, puis celles "
        "qui donnent de la Santé, puis celles qui donnent de l’Or.")),
    Rule("HRS-44", BOSS_CARDS, "enforced", Text(
        "Cards that have just come give their secondary effect from the boss’s next turn on.",
        "Les cartes nouvellement acquises ne donnent leur effet secondaire qu’à partir du prochain tour.")),
    Rule("HRS-45", BOSS_ATTACK, "enforced", Text(
        "With a Gold or a Ruby on top the boss attacks with its whole combat, less the value of that card.",
        "Si le dessus est un Or ou un Rubis, le Boss attaque avec tout son Combat, moins la valeur de cette "
        "carte.")),
    Rule("HRS-46", BOSS_ATTACK, "enforced", Text(
        "With an attack card on top the boss attacks with its whole combat, its own attack in it, and "
        "the value of that card more.",
        "Si le dessus est une carte Attaque, le Boss attaque avec tout son Combat, son propre score "
        "compris, plus la valeur de cette carte.")),
    Rule("HRS-47", BOSS_ATTACK, "enforced", Text(
        "The player’s guards have to take the boss’s attack as in the base game.",
        "Les Gardes du joueur doivent subir l’attaque du Boss comme dans le jeu de base.")),
    Rule("HRS-48", BOSS_ATTACK, "enforced", Text(
        "The player may let champions that are no guards be stunned, as long as what is left of the "
        "attack is their shield or more; the shields are taken off, and the player loses the rest.",
        "Le joueur peut laisser assommer des Champions qui ne sont pas Gardes, tant que ce qui reste de "
        "l’attaque atteint leur Bouclier ; on déduit les Boucliers, et le joueur perd le reste.")),
    Rule("HRS-49", BOSS_ATTACK, "enforced", Text(
        "Otherwise the attack goes to the player.",
        "Sinon, l’attaque vise le joueur.")),
    Rule("HRS-50", BOSS_TURN, "enforced", Text(
        "Step 6: the boss’s action cards are discarded; its champions stay in its zone.",
        "Étape 6 : les cartes Action du Boss sont défaussées ; ses Champions restent dans sa zone.")),
    Rule("HRS-51", PRECISIONS, "enforced", Text(
        "Health may rise above what one began with.",
        "La Santé peut dépasser sa valeur de départ.")),
    Rule("HRS-52", PRECISIONS, "enforced", Text(
        "Where a card of the boss offers several actions, combat comes first, then health, then purchases.",
        "Si une carte du Boss laisse le choix entre plusieurs actions, le Combat passe d’abord, puis les "
        "soins, puis l’achat.")),
    Rule("HRS-53", EFFECTS, "enforced", Text(
        "The boss never sacrifices a card.",
        "Le Boss ne sacrifie jamais de carte.")),
    Rule("HRS-54", EFFECTS, "enforced", Text(
        "When the boss would stun a champion, one of the player’s champions is turned sideways instead; "
        "without one nothing happens.",
        "Quand le Boss devrait assommer un Champion, un des Champions du joueur est incliné à la place ; "
        "sans Champion, il ne se passe rien.")),
    Rule("HRS-55", EFFECTS, "enforced", Text(
        "When the player would stun a champion by an effect, a champion of the boss is turned sideways "
        "instead: in the boss’s next turn it has neither its main nor its secondary effect. Without one "
        "that is upright nothing happens.",
        "Quand le joueur devrait assommer un Champion par un effet, un Champion du Boss est incliné à la "
        "place : au prochain tour du Boss, il n’applique ni son effet principal ni son effet secondaire. "
        "Sans Champion redressé, il ne se passe rien.")),
    Rule("HRS-56", EFFECTS, "enforced", Text(
        "The boss does nothing that its cards say it “may” do.",
        "Le Boss n’effectue pas les actions que ses cartes lui laissent le choix de faire.")),
    Rule("HRS-57", EFFECTS, "enforced", Text(
        "When the boss has to discard, the player may choose a card of the boss’s zone that costs no "
        "more than the card with that effect.",
        "Quand le Boss doit défausser, le joueur peut choisir une carte de sa zone dont le coût ne dépasse "
        "pas celui de la carte qui porte l’effet.")),
    Rule("HRS-58", EFFECTS, "enforced", Text(
        "Several such effects in one turn may be added up for one card, or used one by one.",
        "Plusieurs effets de ce genre dans un même tour peuvent être additionnés pour une seule carte, ou "
        "utilisés séparément.")),
    Rule("HRS-59", EFFECTS, "enforced", Text(
        "If a card of the boss gives gold or something else, it is the gold with a Gold or a Ruby on top, "
        "otherwise the other.",
        "Si une carte du Boss donne de l’Or ou autre chose, c’est l’Or quand le dessus est un Or ou un "
        "Rubis, sinon l’autre effet.")),
    Rule("HRS-60", CARDS, "enforced", Text(
        "Varrick: if there is a champion in the sacrifice pile, the most expensive one takes Varrick’s "
        "place in the boss’s zone, and Varrick is discarded.",
        "Varrick : s’il y a un Champion dans la pile de sacrifice, le plus cher prend la place de Varrick "
        "dans la zone du Boss, et Varrick est défaussé.")),
    Rule("HRS-61", CARDS, "enforced", Text(
        "Smash and Grab: the boss puts into play at once the most expensive action of the sacrifice pile "
        "that costs no more than Smash and Grab; of several the player chooses one.",
        "Casser et Piller : le Boss met directement en jeu l’Action la plus chère de la pile de sacrifice "
        "dont le coût ne dépasse pas celui de Casser et Piller ; à égalité, le joueur choisit.")),
    Rule("HRS-62", REINFORCEMENTS, "enforced", Text(
        "Some cards of the turn counter lie face down. When the boss’s turn discards one, the boss "
        "receives a reinforcement.",
        "Certaines cartes du compte-tours sont retournées. Quand le tour du Boss en défausse une, le Boss "
        "reçoit un renfort.")),
    Rule("HRS-63", REINFORCEMENTS, "enforced", Text(
        "They are cards 8 and 12 for the Orc Grunt, none for Rayla, card 10 for Borg, card 12 for Torgen.",
        "Ce sont les cartes 8 et 12 pour le Grognard Orque, aucune pour Rayla, la 10 pour Borg, la 12 pour "
        "Torgen.")),
    Rule("HRS-64", REINFORCEMENTS, "enforced", Text(
        "Stunned champions of the boss go to a pile of their own beside the sacrifice pile.",
        "Les Champions assommés du Boss vont dans une pile à part, à côté de la pile de sacrifice.")),
    Rule("HRS-65", REINFORCEMENTS, "enforced", Text(
        "A Fire Gem that lies face up goes to the sacrifice pile in step 1.",
        "Une Gemme de Feu face visible va dans la pile de sacrifice à l’étape 1.")),
    Rule("HRS-66", REINFORCEMENTS, "enforced", Text(
        "When a reinforcement card is discarded, a champion drawn by lot from the pile of the boss’s "
        "stunned champions comes into its zone at once and for nothing; without one the most expensive "
        "champion of the market; without one of these, nobody.",
        "Quand une carte de renfort est défaussée, un Champion tiré au hasard dans la pile des Champions "
        "assommés du Boss arrive aussitôt et gratuitement dans sa zone ; à défaut, le Champion le plus cher "
        "du Marché ; à défaut, personne.")),
    Rule("HRS-67", REINFORCEMENTS, "enforced", Text(
        "A reinforcement card of the counter cannot be bought as a Fire Gem.",
        "Une carte de renfort du compte-tours ne peut pas être achetée comme Gemme de Feu.")),
    Rule("HRS-68", ABILITIES, "enforced", Text(
        "A boss’s ability holds as long as the behaviour card that it names is on top.",
        "La capacité d’un Boss s’applique tant que la carte de comportement qu’elle nomme est sur le "
        "dessus.")),
    Rule("HRS-69", ABILITIES, "enforced", Text(
        "Orc Grunt, Gold: the ally effects of the player’s cards do not apply.",
        "Grognard Orque, Or : aucun effet Allié des cartes du joueur n’est appliqué.")),
    Rule("HRS-70", ABILITIES, "enforced", Text(
        "Rayla, Gold: what the player’s cards heal in their turn is less by the boss’s gold for its "
        "turn, 2 and the value of the top card.",
        "Rayla, Or : les soins que reçoit le joueur pendant son tour sont diminués de l’Or dont le Boss "
        "dispose pour le sien, soit 2 plus la valeur de la carte du dessus.")),
    Rule("HRS-71", ABILITIES, "enforced", Text(
        "Borg, Gold: the boss may draw more than one card in its turn.",
        "Borg, Or : le Boss peut piocher plus d’une carte pendant son tour.")),
    Rule("HRS-72", ABILITIES, "enforced", Text(
        "Torgen, Gold: a player who discards a Dagger or a Shortsword loses as much health as its attack.",
        "Torgen, Or : un joueur qui défausse une Dague ou une Épée Courte perd autant de Santé que sa "
        "valeur d’attaque.")),
    Rule("HRS-73", PRECISIONS, "advice", Text(
        "Try to acquire the cards of the boss’s faction yourself, so that its secondary effects do not "
        "pile up.",
        "Essayez d’acquérir vous-même les cartes de la faction du Boss, pour qu’il ne cumule pas trop "
        "d’effets secondaires."),
        reason=Text(
            "A hint to the player, not a duty.",
            "Un conseil au joueur, pas une obligation.")),
    Rule("HRS-74", CREDIT, "material", Text(
        "Escarmouche is by Sylvain Mir (CC BY-NC-SA 4.0), after Martin Montreuil’s solo challenge.",
        "Escarmouche est de Sylvain Mir (CC BY-NC-SA 4.0), d’après le challenge solo de Martin Montreuil."),
        reason=Text(
            "A credit, not a rule of play. The rules are retold in our own words.",
            "Une mention d’auteur, pas une règle de jeu. Les règles sont reformulées.")),
)
# fmt: on

# The base rules that do not hold here: each with the rules that take their place.
REPLACED = {
    "HR-10": "HRS-10",
    "HR-12": "HRS-15",
    "HR-14": "HRS-11",
    "HR-51": "HRS-65",
    "HR-57": "HRS-22",
    "HR-58": "HRS-22",
    "HR-64": "HRS-21",
    "HR-65": "HRS-27",
    "HR-66": "HRS-22 HRS-23",
    "HR-67": "HRS-22",
    "HR-68": "HRS-21",
    "HR-72": "HRS-55",
    "HR-74": "HRS-54 HRS-55",
    "HR-81": "HRS-10",
    "HR-109": "HRS-14",
    "HR-110": "HRS-14",
    "HR-111": "HRS-14",
    "HR-112": "HRS-12 HRS-13",
    "HR-113": "HRS-14",
    "HR-114": "HRS-13",
    **{f"HR-{n}": "HRS-01" for n in range(142, 147)},
}
# Those that hold but for what the booklet says besides.
EXCEPT = {
    "HR-16": "HRS-16",
    "HR-38": "HRS-69",
    "HR-91": "HRS-70",
    "HR-97": "HRS-57 HRS-72",
    "HR-115": "AMB-HRS-41",
    "HR-126": "AMB-HRS-42",
    "HR-130": "HRS-55",
    "HR-131": "HRS-57",
    "HR-132": "AMB-HRS-42",
    "HR-134": "AMB-HRS-42",
}


def _here(rule: Rule) -> Rule:
    """A rule of the base game as it stands in this one."""
    if rule.kept != "enforced":
        return rule
    if rule.id in EXCEPT:
        besides = ", ".join(EXCEPT[rule.id].split())
        text = Text(f"{rule.text.en} But see {besides}.", f"{rule.text.fr} Voir cependant {besides}.")
        return replace(rule, text=text)
    if rule.id not in REPLACED:
        return rule
    instead = ", ".join(REPLACED[rule.id].split())
    reason = Text(
        f"In Escarmouche this takes its place: {instead}.",
        f"Dans Escarmouche, ceci la remplace : {instead}.",
    )
    return replace(rule, kept="material", reason=reason)


RULES: tuple[Rule, ...] = (*OWN, *map(_here, BASE))
