"""What the rules of Escarmouche leave open, and how we play it.

Each ruling asks its question, gives our reading, then the reason for it. The base game's rulings hold, too.
"""

from __future__ import annotations

from pygames.engine.text import Text
from pygames.games.hero_realms.rulings import RULINGS as BASE
from pygames.games.hero_realms_skirmish.sections import (
    ABILITIES,
    ATTACK,
    BOSS_ATTACK,
    BOSS_CARDS,
    BOSS_MARKET,
    BOSS_TURN,
    CARDS,
    EFFECTS,
    ENDING,
    PACKS,
    PLAYER,
    REINFORCEMENTS,
    SETUP,
)
from pygames.words.rulebook import Ruling

# A formatter would give every argument its own line.
# fmt: off
OWN: tuple[Ruling, ...] = (
    Ruling("AMB-HRS-01", ENDING,
        Text(
            "When exactly do the Fire Gems run out?",
            "Quand les Gemmes de Feu sont-elles épuisées ?"),
        Text(
            "With the last gem, which the boss’s sixteenth turn discards. By an option only in the "
            "seventeenth turn, which finds none to discard.",
            "Avec la dernière Gemme, que défausse le seizième tour du Boss. Une option attend le "
            "dix-septième, qui n’en trouve plus."),
        Text(
            "One wins before the pile is used up, and loses when it comes to zero; step 1 loses when the "
            "pile has no card left. All three hold as soon as the last gem is gone.",
            "On gagne avant que le paquet soit épuisé, on perd s’il arrive à zéro, et l’étape 1 fait perdre "
            "s’il n’y a plus de carte dans le paquet. Les trois phrases valent dès que la dernière Gemme "
            "est partie."),
        option="loss_at_last_gem",
        about=("HRS-13", "HRS-29")),
    Ruling("AMB-HRS-02", BOSS_MARKET,
        Text(
            "The examples with Borg name a Gold on top: is that meant?",
            "Les exemples avec Borg citent un Or sur le dessus : est-ce voulu ?"),
        Text(
            "No, we read a Dagger of value 1.",
            "Non, nous lisons une Dague de valeur 1."),
        Text(
            "A Gold belongs to the other half of the step; the number 4 + 1 stays the same.",
            "Un Or relève de l’autre moitié de l’étape ; le calcul 4 + 1 reste le même."),
        about=("HRS-33", "HRS-34")),
    Ruling("AMB-HRS-03", BOSS_TURN,
        Text(
            "The steps are numbered 1, 2, 3, 5, 6: is a step 4 missing?",
            "Les étapes sont numérotées 1, 2, 3, 5, 6 : manque-t-il une étape 4 ?"),
        Text(
            "There is none. The market is refilled at once, as always.",
            "Il n’y en a pas. Le Marché est complété aussitôt, comme toujours."),
        Text(
            "Nothing else is lacking in the turn.",
            "Rien d’autre ne manque dans le tour."),
        about=("HRS-30", "HRS-36")),
    Ruling("AMB-HRS-04", BOSS_MARKET,
        Text(
            "Which of several cards does the boss take for nothing?",
            "Laquelle de plusieurs cartes le Boss acquiert-il gratuitement ?"),
        Text(
            "A card that gives combat or a champion, then one that gives health, then one that gives "
            "gold; of these the most expensive; then the player chooses.",
            "D’abord une carte qui donne du Combat ou un Champion, puis de la Santé, puis de l’Or ; "
            "parmi elles la plus chère ; ensuite le joueur choisit."),
        Text(
            "That is how the boss chooses when it buys.",
            "C’est ainsi qu’il choisit quand il achète."),
        about=("HRS-31", "HRS-33", "HRS-34", "HRS-43")),
    Ruling("AMB-HRS-05", BOSS_MARKET,
        Text(
            "What if such a champion is there, but too expensive?",
            "Et si un tel Champion est là, mais trop cher ?"),
        Text(
            "Then the next sentence is tried, as if there were none.",
            "On passe à la phrase suivante, comme s’il n’y en avait pas."),
        Text(
            "The step is a chain of “otherwise”; the boss would do nothing.",
            "L’étape est une suite de « sinon » ; le Boss ne ferait rien."),
        about=("HRS-33", "HRS-34", "HRS-35")),
    Ruling("AMB-HRS-06", BOSS_MARKET,
        Text(
            "What is the boss’s attack score?",
            "Qu’est-ce que le score d’attaque du Boss ?"),
        Text(
            "The combat printed on its card.",
            "Le Combat imprimé sur sa carte."),
        Text(
            "The example with Borg counts 4.",
            "L’exemple de Borg compte 4."),
        about=("HRS-33", "HRS-34")),
    Ruling("AMB-HRS-07", BOSS_MARKET,
        Text(
            "From where is the most expensive card discarded, and where does it go?",
            "D’où est défaussée la carte la plus chère, et où va-t-elle ?"),
        Text(
            "From the market to the sacrifice pile.",
            "Du Marché vers la pile de sacrifice."),
        Text(
            "The step is about the market.",
            "L’étape concerne le Marché."),
        about=("HRS-35",)),
    Ruling("AMB-HRS-08", ATTACK,
        Text(
            "The boss “must choose” a champion, and the player chooses: who does?",
            "Le Boss « doit choisir » un Champion, et le joueur choisit : qui décide ?"),
        Text(
            "The player, if several can be stunned.",
            "Le joueur, si plusieurs peuvent être assommés."),
        Text(
            "The second sentence is the more precise one.",
            "La seconde phrase est la plus précise."),
        about=("HRS-24", "HRS-23")),
    Ruling("AMB-HRS-09", ATTACK,
        Text(
            "Does one more champion fall after the guards, with an attack card on top?",
            "Après les Gardes, un Champion de plus tombe-t-il si le dessus est une carte Attaque ?"),
        Text(
            "Yes: the guards first, then one champion, then the boss.",
            "Oui : d’abord les Gardes, puis un Champion, puis le Boss."),
        Text(
            "The paragraphs stand in this order.",
            "Les paragraphes se suivent dans cet ordre."),
        about=("HRS-23", "HRS-22")),
    Ruling("AMB-HRS-10", ATTACK,
        Text(
            "Does the shield count once a turn, or for each attack?",
            "Le Bouclier compte-t-il une fois par tour ou à chaque attaque ?"),
        Text(
            "For each attack. An attack may be made with any part of the combat, but not with so little "
            "that a guard stops all of it.",
            "À chaque attaque. On peut attaquer avec une partie de son Combat, mais pas avec si peu "
            "qu’un Garde arrête tout."),
        Text(
            "The booklet takes the shield off the points of the attack.",
            "Le livret déduit le Bouclier des points de l’attaque."),
        about=("HRS-27", "HRS-22")),
    Ruling("AMB-HRS-11", ATTACK,
        Text(
            "What does an attack do that just equals the shield?",
            "Que fait une attaque égale au Bouclier ?"),
        Text(
            "Nothing.",
            "Rien."),
        Text(
            "It must be more.",
            "Elle doit lui être supérieure."),
        about=("HRS-27",)),
    Ruling("AMB-HRS-12", BOSS_CARDS,
        Text(
            "Do the boss’s own main and ally abilities work?",
            "Les capacités principale et Allié de la carte du Boss fonctionnent-elles ?"),
        Text(
            "Yes, in every turn of the boss; its attack is in its combat.",
            "Oui, à chaque tour du Boss ; son attaque fait partie de son Combat."),
        Text(
            "The examples count Borg’s 4.",
            "Les exemples comptent les 4 de Borg."),
        about=("HRS-36", "HRS-46")),
    Ruling("AMB-HRS-13", BOSS_TURN,
        Text(
            "What are secondary effects, and which cards make partners?",
            "Que sont les effets secondaires, et quelles cartes sont partenaires ?"),
        Text(
            "Ally abilities, with another card of the faction in the boss’s zone; the boss’s card "
            "counts. Sacrifice abilities are never used.",
            "Les capacités Allié, s’il y a une autre carte de la faction dans la zone du Boss ; la carte "
            "du Boss compte. Les capacités à sacrifier ne servent jamais."),
        Text(
            "The boss never sacrifices.",
            "Le Boss ne sacrifie jamais."),
        about=("HRS-30", "HRS-53")),
    Ruling("AMB-HRS-14", BOSS_CARDS,
        Text(
            "Does the boss buy with an attack card on top, too?",
            "Le Boss achète-t-il aussi quand le dessus est une carte Attaque ?"),
        Text(
            "Yes, with the gold that its cards give.",
            "Oui, avec l’Or que donnent ses cartes."),
        Text(
            "It goes on until its gold is spent.",
            "Il continue jusqu’à épuisement de son Or."),
        about=("HRS-42",)),
    Ruling("AMB-HRS-15", BOSS_CARDS,
        Text(
            "Does the boss keep gold for its next turn?",
            "Le Boss garde-t-il son Or pour le tour suivant ?"),
        Text(
            "No.",
            "Non."),
        Text(
            "The gold is for the turn.",
            "L’Or est donné pour le tour."),
        about=("HRS-32", "HRS-42")),
    Ruling("AMB-HRS-16", BOSS_ATTACK,
        Text(
            "What if less than nothing is left of the attack?",
            "Et si l’attaque tombe sous zéro ?"),
        Text(
            "Then there is no attack.",
            "Il n’y a pas d’attaque."),
        Text(
            "An attack of less than 0 means nothing.",
            "Une attaque négative n’a pas de sens."),
        about=("HRS-45",)),
    Ruling("AMB-HRS-17", SETUP,
        Text(
            "Can the player buy Fire Gems?",
            "Le joueur peut-il acheter des Gemmes de Feu ?"),
        Text(
            "No, they are set aside. By an option the top one of the counter may be bought, which "
            "shortens the game.",
            "Non, elles sont mises de côté. Une option permet d’acheter celle du dessus du compte-tours, "
            "ce qui raccourcit la partie."),
        Text(
            "They are set aside as the counter; but the variant forbids buying the turned ones only.",
            "Elles sont mises de côté comme compte-tours ; mais la variante n’interdit d’acheter que les "
            "cartes retournées."),
        option="gems_for_sale",
        about=("HRS-10", "HRS-67")),
    Ruling("AMB-HRS-18", REINFORCEMENTS,
        Text(
            "Card 8 of the counter: counted from where?",
            "La carte 8 du compte-tours : comptée d’où ?"),
        Text(
            "From the top: it is that of the eighth turn.",
            "Du dessus : c’est celle du huitième tour."),
        Text(
            "The booklet names both.",
            "Le livret donne les deux."),
        about=("HRS-63",)),
    Ruling("AMB-HRS-19", REINFORCEMENTS,
        Text(
            "Does Rayla get no reinforcement at all?",
            "Rayla ne reçoit-elle aucun renfort ?"),
        Text(
            "None.",
            "Aucun."),
        Text(
            "So it stands there.",
            "C’est écrit ainsi."),
        about=("HRS-63",)),
    Ruling("AMB-HRS-20", ABILITIES,
        Text(
            "Is a Ruby a “Gold card” for Rayla’s and Torgen’s abilities?",
            "Un Rubis est-il une « carte Or » pour les capacités de Rayla et de Torgen ?"),
        Text(
            "Yes, for all bosses.",
            "Oui, pour tous les Boss."),
        Text(
            "Rayla’s example has a Ruby, and Torgen’s pack has no Gold.",
            "L’exemple de Rayla cite un Rubis, et le paquet de Torgen n’a pas d’Or."),
        about=("HRS-68", "HRS-70", "HRS-72")),
    Ruling("AMB-HRS-21", EFFECTS,
        Text(
            "Is a champion of the boss turned sideways instead of being stunned?",
            "Un Champion du Boss est-il incliné au lieu d’être assommé ?"),
        Text(
            "Yes, it stays in the zone.",
            "Oui, il reste dans la zone."),
        Text(
            "So the booklet says.",
            "C’est ce que dit le livret."),
        about=("HRS-55",)),
    Ruling("AMB-HRS-22", EFFECTS,
        Text(
            "Where does a card go that the boss discards?",
            "Où va une carte que le Boss défausse ?"),
        Text(
            "To the sacrifice pile; a champion to the pile of stunned champions where there is one.",
            "Dans la pile de sacrifice ; un Champion dans la pile des Champions assommés, si elle "
            "existe."),
        Text(
            "The boss has no discard pile of its own.",
            "Le Boss n’a pas de Défausse."),
        about=("HRS-57", "HRS-64")),
    Ruling("AMB-HRS-23", EFFECTS,
        Text(
            "May the boss’s card be chosen?",
            "Peut-on choisir la carte du Boss ?"),
        Text(
            "No.",
            "Non."),
        Text(
            "It is never discarded.",
            "Elle n’est jamais défaussée."),
        about=("HRS-57", "HRS-28")),
    Ruling("AMB-HRS-24", CARDS,
        Text(
            "What lies in the sacrifice pile?",
            "Que contient la pile de sacrifice ?"),
        Text(
            "All that was sacrificed, and all that the boss has discarded, in one pile.",
            "Tout ce qui a été sacrifié et tout ce que le Boss a défaussé, dans une seule pile."),
        Text(
            "Varrick and Smash and Grab look there for the boss’s cards.",
            "Varrick et Casser et Piller y cherchent les cartes du Boss."),
        about=("HRS-60", "HRS-61")),
    Ruling("AMB-HRS-25", BOSS_CARDS,
        Text(
            "Where does a drawn card go that does not stay?",
            "Où va une carte piochée qui ne reste pas ?"),
        Text(
            "To the sacrifice pile.",
            "Dans la pile de sacrifice."),
        Text(
            "The boss has no deck.",
            "Le Boss n’a pas de deck."),
        about=("HRS-39", "HRS-50")),
    Ruling("AMB-HRS-26", EFFECTS,
        Text(
            "Which effect counts where none of two is gold?",
            "Quel effet choisir si aucun des deux n’est de l’Or ?"),
        Text(
            "Combat before health.",
            "Le Combat avant la Santé."),
        Text(
            "That is the order for choices.",
            "C’est l’ordre des choix."),
        about=("HRS-52", "HRS-59")),
    Ruling("AMB-HRS-27", BOSS_CARDS,
        Text(
            "What if the market deck is empty?",
            "Et si la pioche du Marché est vide ?"),
        Text(
            "The boss draws nothing.",
            "Le Boss ne pioche rien."),
        Text(
            "There is nothing to draw.",
            "Il n’y a rien à piocher."),
        about=("HRS-37",)),
    Ruling("AMB-HRS-28", PACKS,
        Text(
            "From where do the behaviour cards come?",
            "D’où viennent les cartes de comportement ?"),
        Text(
            "From the starting decks that nobody plays: the player’s ten cards are complete.",
            "Des decks de départ que personne ne joue : les dix cartes du joueur sont au complet."),
        Text(
            "The box has starting decks for four.",
            "La boîte contient quatre decks de départ."),
        about=("HRS-05", "HRS-11")),
    Ruling("AMB-HRS-29", SETUP,
        Text(
            "How many cards does the player begin with?",
            "Avec combien de cartes le joueur commence-t-il ?"),
        Text(
            "Three, as the first of two. By an option five.",
            "Trois, comme le premier de deux joueurs. Une option en donne cinq."),
        Text(
            "The rest of the setup is the normal one.",
            "Le reste de la mise en place est celui du jeu normal."),
        option="first_hand",
        about=("HRS-11", "HRS-15")),
    Ruling("AMB-HRS-30", SETUP,
        Text(
            "How much health does the player begin with?",
            "Avec combien de Santé le joueur commence-t-il ?"),
        Text(
            "50.",
            "50."),
        Text(
            "That is what the plain deck has.",
            "C’est celle du deck de base."),
        about=("HRS-11",)),
    Ruling("AMB-HRS-31", BOSS_CARDS,
        Text(
            "Draw, heal, buy, attack; or combat, health, purchase: which order?",
            "Piocher, se soigner, acheter, attaquer ; ou Combat, soins, achat : quel ordre ?"),
        Text(
            "The first is the order in which cards act, the second what counts where a card offers a "
            "choice.",
            "Le premier est l’ordre des actions, le second sert quand une carte laisse un choix."),
        Text(
            "So both hold.",
            "Ainsi les deux s’appliquent."),
        about=("HRS-36", "HRS-52")),
    Ruling("AMB-HRS-32", BOSS_MARKET,
        Text(
            "May the boss leave a card that it “can” acquire?",
            "Le Boss peut-il renoncer à une carte qu’il « peut » acquérir ?"),
        Text(
            "No.",
            "Non."),
        Text(
            "It has no will of its own.",
            "Il n’a pas de volonté propre."),
        about=("HRS-31", "HRS-33")),
    Ruling("AMB-HRS-33", BOSS_MARKET,
        Text(
            "Does a card that has just come act in this turn?",
            "Une carte tout juste arrivée agit-elle pendant ce tour ?"),
        Text(
            "Yes, by its whole main effect, action or champion, however it has come. One that comes "
            "while the boss draws draws at once, and does the rest in its order; one that comes while it "
            "buys does all of it at once.",
            "Oui, par tout son effet principal, Action ou Champion, de quelque façon qu’elle soit venue. "
            "Arrivée pendant que le Boss pioche, elle pioche aussitôt et fait le reste dans l’ordre ; "
            "arrivée pendant ses achats, elle fait tout aussitôt."),
        Text(
            "Step 5 is for the cards of the zone, and it is in the zone at once. What the booklet makes "
            "wait for the next turn is the secondary effect alone. An action bought would otherwise be "
            "discarded unused.",
            "L’étape 5 vaut pour les cartes de la zone, et elle y est aussitôt. Le livret ne fait attendre "
            "le prochain tour qu’à l’effet secondaire. Une Action achetée serait sinon défaussée sans "
            "avoir servi."),
        about=("HRS-44", "HRS-31", "HRS-42")),
    Ruling("AMB-HRS-34", BOSS_MARKET,
        Text(
            "Does the boss pay for what it takes with an attack card on top?",
            "Le Boss paie-t-il ce qu’il acquiert quand le dessus est une carte Attaque ?"),
        Text(
            "No.",
            "Non."),
        Text(
            "The limit stands there in the place of a price.",
            "La limite tient lieu de prix."),
        about=("HRS-33", "HRS-34")),
    Ruling("AMB-HRS-35", BOSS_ATTACK,
        Text(
            "When does the boss make the player discard and turn champions sideways?",
            "Quand le Boss fait-il défausser le joueur et incline-t-il ses Champions ?"),
        Text(
            "Right before its attack; by an ally ability in step 2, by a card drawn or bought when that "
            "acts. A champion turned sideways is no guard, and stands up again at the end of the player’s "
            "turn; the player says which one it is.",
            "Juste avant son attaque ; par une capacité Allié, à l’étape 2 ; par une carte piochée ou "
            "achetée, quand elle agit. Un Champion incliné ne garde plus et se redresse à la fin du tour du "
            "joueur ; c’est le joueur qui le choisit."),
        Text(
            "These effects belong to its attack. For the rest the base rules hold.",
            "Ces effets relèvent de l’attaque. Pour le reste, les règles de base s’appliquent."),
        about=("HRS-54", "HRS-36")),
    Ruling("AMB-HRS-36", CARDS,
        Text(
            "When do Varrick and Smash and Grab act?",
            "Quand Varrick et Casser et Piller agissent-ils ?"),
        Text(
            "First in step 5, with the drawing; drawn or bought then, as they come. What they bring acts in "
            "this turn, and only cards of the market are brought. Smash and Grab does it although its card "
            "says “may”.",
            "Au début de l’étape 5, avec la pioche ; piochés ou achetés ensuite, dès leur arrivée. Ce qu’ils "
            "apportent agit pendant ce tour, et ce ne sont que des cartes du Marché. Casser et Piller le "
            "fait bien que la carte dise « vous pouvez »."),
        Text(
            "They bring a card into the zone; the booklet says what the boss does with these two.",
            "Ils apportent une carte dans la zone ; le livret dit ce que le Boss fait de ces deux-là."),
        about=("HRS-60", "HRS-61")),
    Ruling("AMB-HRS-37", ABILITIES,
        Text(
            "Is each healing reduced by Rayla, or all of the turn together?",
            "Rayla diminue-t-elle chaque soin, ou l’ensemble du tour ?"),
        Text(
            "All of the turn together: the first points are lost.",
            "L’ensemble du tour : les premiers points sont perdus."),
        Text(
            "The booklet speaks of what can be received in the turn.",
            "Le livret parle de ce qui peut être reçu pendant le tour."),
        about=("HRS-70",)),
    Ruling("AMB-HRS-38", EFFECTS,
        Text(
            "What does the boss do where a card draws and then discards?",
            "Que fait le Boss d’une carte qui fait piocher puis défausser ?"),
        Text(
            "It draws. There is nothing to discard.",
            "Il pioche. Il n’y a rien à défausser."),
        Text(
            "It has no hand. What waits for the next purchase means nothing to it either: it has no "
            "deck.",
            "Il n’a pas de main. Ce qui attend le prochain achat ne signifie rien pour lui non plus : il "
            "n’a pas de deck."),
        about=("HRS-36", "HRS-56")),
    Ruling("AMB-HRS-39", EFFECTS,
        Text(
            "Which champion of the boss may be turned sideways, and until when?",
            "Quel Champion du Boss peut-on incliner, et jusqu’à quand ?"),
        Text(
            "Any that is upright, whether or not it stands behind a guard. It stands up at the end of the "
            "boss’s next turn and guards nobody till then.",
            "N’importe lequel, s’il est redressé, qu’un Garde soit là ou non. Il se redresse à la fin du "
            "prochain tour du Boss et ne garde pas jusque-là."),
        Text(
            "“One of the boss’s champions”, says the booklet, and asks only that one is active; where "
            "guards come first, with an attack, it says so. For the rest the base rules hold.",
            "« Un des champions du Boss », dit le livret, qui demande seulement un Champion actif ; quand "
            "les Gardes passent d’abord, pour une attaque, il le dit. Pour le reste, les règles de base "
            "s’appliquent."),
        about=("HRS-55",)),
    Ruling("AMB-HRS-40", EFFECTS,
        Text(
            "When is “the boss discards” used?",
            "Quand utilise-t-on « le Boss défausse » ?"),
        Text(
            "At any moment of the player’s Main phase after the effect. Of several effects the cheapest "
            "that suffice are used up.",
            "À tout moment de la phase principale après l’effet. De plusieurs effets, on emploie les "
            "moins chers qui suffisent."),
        Text(
            "So they can be added up or used one by one.",
            "Ainsi on peut les additionner ou les utiliser séparément."),
        about=("HRS-58", "HRS-57")),
    Ruling("AMB-HRS-41", SETUP,
        Text(
            "May the player have a class pack?",
            "Le joueur peut-il prendre un deck de classe ?"),
        Text(
            "By an option of ours; as the booklet says it is the plain deck.",
            "Par une option que nous ajoutons ; selon le livret, c’est le deck de base."),
        Text(
            "The booklet says nothing of class packs.",
            "Le livret ne parle pas des decks de classe."),
        option="class_pack",
        about=("HRS-11", "HR-115")),
    Ruling("AMB-HRS-42", EFFECTS,
        Text(
            "What do the cards of a class pack do against the boss?",
            "Que font les cartes d’un deck de classe contre le Boss ?"),
        Text(
            "“Target player” is the boss where the effect harms, else the player. Fireball’s damage is no "
            "attack: the shield does not stop it, and it stuns the boss’s champions that it is enough for. "
            "Pick Pocket counts as costing the 2 gold paid for it. Heist acquires a market card of the "
            "sacrifice pile.",
            "Le « joueur ciblé » est le Boss si l’effet nuit, sinon le joueur. Les dégâts de Boule de Feu ne "
            "sont pas une attaque : le Bouclier ne les arrête pas, et ils assomment les Champions du Boss "
            "auxquels ils suffisent. « Pick Pocket » compte pour les 2 Or payés. « Heist » achète une carte "
            "du Marché qui est dans la pile de sacrifice."),
        Text(
            "The boss is the only opponent, and what it discards lies in the sacrifice pile.",
            "Le Boss est le seul adversaire, et ce qu’il défausse est dans la pile de sacrifice."),
        about=("HR-134", "HR-126", "HR-131", "HR-132")),
    Ruling("AMB-HRS-43", ABILITIES,
        Text(
            "Which discards hurt against Torgen?",
            "Quelles défausses blessent contre Torgen ?"),
        Text(
            "Those that a card makes the player do. The Discard phase does not count.",
            "Celles qu’une carte impose au joueur. La phase de défausse ne compte pas."),
        Text(
            "The example is of a discard that Torgen forces; played cards are laid aside in every turn.",
            "L’exemple est une défausse imposée par Torgen ; les cartes jouées partent à chaque tour."),
        about=("HRS-72",)),
    Ruling("AMB-HRS-44", SETUP,
        Text(
            "May one play with paper cards, and let the page play the boss?",
            "Peut-on jouer avec ses propres cartes et laisser la page jouer le Boss ?"),
        Text(
            "By an option of ours. The page then deals nothing: it asks which card was turned up wherever "
            "the market deck is drawn from, and which champion was drawn by lot. The boss’s turn is the "
            "same.",
            "Par une option que nous ajoutons. La page ne distribue alors rien : chaque fois qu’on pioche "
            "dans le paquet Marché, elle demande quelle carte a été révélée ; elle demande aussi quel "
            "Champion a été tiré au hasard. Le tour du Boss est le même."),
        Text(
            "The variant is made for the cards of the box.",
            "La variante est faite pour les cartes de la boîte."),
        option="cards",
        about=("HRS-11", "HRS-37", "HRS-66")),
    Ruling("AMB-HRS-45", PLAYER,
        Text(
            "With paper cards, what does the player report?",
            "Avec ses propres cartes, qu’est-ce que le joueur annonce ?"),
        Text(
            "The cards acquired and sacrificed, the champions that come into play, the attacks, the health "
            "gained and lost, and the cards that turn a champion of the boss sideways or make it discard. "
            "Gold, combat and the hand are the player’s to count. When the boss makes the player discard, "
            "the page says how many cards; only Torgen’s ability asks which.",
            "Les cartes achetées et sacrifiées, les Champions mis en jeu, les attaques, la Santé gagnée ou "
            "perdue, et les cartes qui inclinent un Champion du Boss ou le font défausser. Le joueur compte "
            "lui-même son Or et son Combat, et tient sa main. Quand le Boss le fait défausser, la page dit "
            "combien de cartes ; seule la capacité de Torgen demande lesquelles."),
        Text(
            "The boss’s turn depends on nothing else.",
            "Le tour du Boss ne dépend de rien d’autre."),
        about=("HRS-20", "HRS-55", "HRS-57")),
    Ruling("AMB-HRS-46", ATTACK,
        Text(
            "With a coin on top no champion is harmed: not even a guard?",
            "Avec un Or ou un Rubis, aucun Champion ne subit de dégâts : pas même un Garde ?"),
        Text(
            "Guards that are upright have to be stunned first, whatever is on top. What is left goes "
            "straight to the boss, and no other champion is harmed.",
            "Les Gardes redressés doivent d’abord être assommés, quelle que soit la carte du dessus. Le "
            "reste vise directement le Boss, et aucun autre Champion ne subit de dégâts."),
        Text(
            "The sentence on guards stands first and names no card on top. “Otherwise” answers the "
            "sentence on attack cards, which is about one champion more.",
            "La phrase sur les Gardes vient en premier et ne nomme pas de carte du dessus. Le « sinon » "
            "répond à celle des cartes Attaque, qui porte sur un Champion de plus."),
        about=("HRS-26", "HRS-22")),
    Ruling("AMB-HRS-47", BOSS_ATTACK,
        Text(
            "Which of the player’s guards takes an attack that is not enough for all?",
            "Lequel des Gardes du joueur subit une attaque qui ne suffit pas pour tous ?"),
        Text(
            "One that it can stun; of several the player says which.",
            "Un Garde qu’elle peut assommer ; s’il y en a plusieurs, le joueur dit lequel."),
        Text(
            "In the base game the attacker chooses. The boss has no will of its own, and wherever it "
            "has to choose between equals the booklet lets the player say.",
            "Dans le jeu de base, l’attaquant choisit. Le Boss n’a pas de volonté propre, et chaque fois "
            "qu’il doit choisir sans critère, le livret laisse dire le joueur."),
        about=("HRS-47", "HRS-24", "HRS-35")),
    Ruling("AMB-HRS-48", BOSS_TURN,
        Text(
            "Is a champion that is drawn in step 2 a partner in this step?",
            "Un Champion pioché à l’étape 2 est-il partenaire pendant cette étape ?"),
        Text(
            "No: the partners are those that are in the zone when the step begins, a reinforcement among "
            "them. The abilities follow in the order in which the cards have come; what one counts, it "
            "counts at its turn.",
            "Non : les partenaires sont les cartes qui sont dans la zone au début de l’étape, renfort "
            "compris. Les capacités suivent l’ordre d’arrivée des cartes ; celle qui compte des cartes "
            "les compte à son tour."),
        Text(
            "The step applies the effects of the cards in the zone, all of one moment; a card that has "
            "just come brings no secondary effect before the next turn, its own or another’s.",
            "L’étape applique les effets des cartes de la zone, à un même moment ; une carte qui vient "
            "d’arriver n’apporte pas d’effet secondaire avant le prochain tour, ni le sien ni celui d’une "
            "autre."),
        about=("HRS-30", "HRS-44")),
)
# fmt: on

# Rulings of the base game on formats and opponents that are not here, and on what is otherwise
# here: where a Fire Gem goes (HRS-65), what combat is spent on (AMB-HRS-10), how the game ends (HRS-13),
# and that health has no maximum (HRS-51).
ELSEWHERE = {
    "AMB-HR-01",
    "AMB-HR-02",
    "AMB-HR-08",
    "AMB-HR-12",
    "AMB-HR-21",
    "AMB-HR-22",
    "AMB-HR-25",
    "AMB-HR-27",
    "AMB-HR-29",
    "AMB-HR-34",
    "AMB-HR-37",
    "AMB-HR-38",
    "AMB-HR-40",
    "AMB-HR-41",
    "AMB-HR-42",
}

RULINGS: tuple[Ruling, ...] = (*OWN, *[ruling for ruling in BASE if ruling.id not in ELSEWHERE])
