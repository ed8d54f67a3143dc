"""The table of Hero: Immortal King: corridors, party, tokens, and the fight that is on."""

from __future__ import annotations

from collections.abc import Mapping

from pygames.core.chance import Chance
from pygames.core.game import OptionValue
from pygames.core.table import Table
from pygames.games.immortal_king.cards import (
    CORRIDORS,
    FINAL,
    Adventurer,
    Box,
    DungeonCard,
    Effect,
    Equipment,
    Power,
)
from pygames.games.immortal_king.fate import permanent
from pygames.games.immortal_king.reading import box

Cards = tuple[int, ...]
PARTY_SEAT, MASTER = 0, 1
COURAGE, MOST_COURAGE = 5, 10  # HIK-34, HIK-51
PLACES = CORRIDORS + 1  # the final monster's is the last


class ImmortalKingTable(Table):
    """Everything on the table. A list has one entry a corridor unless said otherwise.

    Dungeon cards are numbered by their place in the box's dungeon, adventurers and equipment likewise.
    """

    __slots__ = (
        "aim",  # what needs a target: ("ultimate", adventurer) or ("use", equipment); or empty
        "ambushed",  # whether the encounter lies face down
        "at",  # the place that the running step of `queue` is about
        "bonus",  # what powers and potions have added in this fight
        "cards",  # the box: the name of a set, or the text of a file of one's own
        "courage",
        "discard",  # equipment that was drunk
        "fear",
        "fighting",  # the place that is attacked, or -1
        "fronts",  # the encounter in front of each pile, or -1
        "gesture",  # what the adventurers' player has chosen in secret, or -1
        "gifts",  # adventurers whose gift re-rolled in this fight
        "hand",  # equipment lying face down
        "known",  # whether the dungeon master has looked at the top card of the pile
        "last",  # the last fight: place, card, rolls, multiplier, bonus, power, how, gestures; or empty
        "mana",  # adventurers with a mana token
        "mana_then",  # how many mana tokens there were when the fight began (HIK-83)
        "multiplier",
        "nemesis_too",  # Nemesis +X strengthens cards with Nemesis +X as well (AMB-HIK-22)
        "open",  # equipment lying face up
        "party",  # adventurers, in the box's order once the party is ready
        "piles",  # the last card is the top
        "power_die",  # the dungeon's die for a power of 1d6, or 0
        "queue",  # what is still to be done before `then`: (script, place)
        "quiet",  # the dungeon master wants no more questions in this fight
        "rolls",  # the dice of this fight: (sides, result), the last one counts
        "scenario",  # solitaire: which; empty with two players
        "slain",  # the final monster is dead
        "spent",  # dungeon cards paid: out of the game (AMB-HIK-29)
        "tenacity",  # by place, the final monster's too: whether a token lies on the card
        "then",  # the script after `queue`
        "turn",
        "won",  # dungeon cards that the adventurers' player has, the oldest first
    )

    lists = frozenset({"ambushed", "fronts", "known", "piles", "tenacity"})

    def __init__(self, seats: int, seed: int, options: Mapping[str, OptionValue]) -> None:
        super().__init__(seed, "party")
        self.aim: tuple[str, int] | tuple[()] = ()
        self.ambushed = [False] * CORRIDORS
        self.at = 0
        self.bonus = 0
        self.cards = str(options["cards"] or options["dungeon"])
        self.courage = 0
        self.discard: Cards = ()
        self.fear = 0
        self.fighting = -1
        self.fronts = [-1] * CORRIDORS
        self.gesture = -1
        self.gifts: Cards = ()
        self.hand: Cards = ()
        self.known = [False] * CORRIDORS
        self.last: tuple[object, ...] = ()
        self.mana: Cards = ()
        self.mana_then = 0
        self.multiplier = 1
        self.nemesis_too = bool(options["nemesis"])
        self.open: Cards = ()
        self.party: Cards = ()
        self.piles: list[Cards] = [()] * CORRIDORS
        self.power_die = 0
        self.queue: tuple[tuple[str, int], ...] = ()
        self.quiet = False
        self.rolls: tuple[tuple[int, int], ...] = ()
        self.scenario = str(options["scenario"]) if seats == 1 else ""
        self.slain = False
        self.spent: Cards = ()
        self.tenacity = [False] * PLACES
        self.then = ""
        self.turn = 0
        self.won: Cards = ()

    def copy(self) -> ImmortalKingTable:
        new = ImmortalKingTable.__new__(ImmortalKingTable)
        new.script = self.script
        new.result = self.result
        new.chance = Chance(self.chance.state)
        new.log = None
        new.asked = self.asked
        new.aim = self.aim
        new.ambushed = self.ambushed[:]
        new.at = self.at
        new.bonus = self.bonus
        new.cards = self.cards
        new.courage = self.courage
        new.discard = self.discard
        new.fear = self.fear
        new.fighting = self.fighting
        new.fronts = self.fronts[:]
        new.gesture = self.gesture
        new.gifts = self.gifts
        new.hand = self.hand
        new.known = self.known[:]
        new.last = self.last
        new.mana = self.mana
        new.mana_then = self.mana_then
        new.multiplier = self.multiplier
        new.nemesis_too = self.nemesis_too
        new.open = self.open
        new.party = self.party
        new.piles = self.piles[:]
        new.power_die = self.power_die
        new.queue = self.queue
        new.quiet = self.quiet
        new.rolls = self.rolls
        new.scenario = self.scenario
        new.slain = self.slain
        new.spent = self.spent
        new.tenacity = self.tenacity[:]
        new.then = self.then
        new.turn = self.turn
        new.won = self.won
        return new

    # --- the cards ---

    @property
    def box(self) -> Box:
        """The cards that the game is played with."""
        return box(self.cards)

    def adventurer(self, number: int) -> Adventurer:
        """The adventurer card of this number."""
        return self.box.adventurers[number]

    def equipment(self, number: int) -> Equipment:
        """The equipment card of this number."""
        return self.box.equipment[number]

    def card(self, place: int) -> DungeonCard:
        """The encounter at a place where there is one, or the final monster."""
        return self.box.final if place == FINAL else self.box.dungeon[self.fronts[place]]

    def word(self, place: int) -> str:
        """The word for the card at a place."""
        return self.box.final.id if place == FINAL else self.box.words[self.fronts[place]]

    # --- who is there ---

    @property
    def solitaire(self) -> bool:
        """Whether nobody plays the dungeon master (HIK-101)."""
        return bool(self.scenario)

    def is_there(self, place: int) -> bool:
        """Whether a card lies at a place."""
        return place == FINAL or self.fronts[place] >= 0

    def face_up(self, place: int) -> bool:
        """Whether a card lies face up at a place."""
        return place == FINAL or (self.fronts[place] >= 0 and not self.ambushed[place])

    def empty(self, corridor: int) -> bool:
        """Whether a corridor is clear: no encounter and no pile (AMB-HIK-03)."""
        return self.fronts[corridor] < 0 and not self.piles[corridor]

    @property
    def way_is_open(self) -> bool:
        """Whether the final monster may be attacked (HIK-38)."""
        return any(map(self.empty, range(CORRIDORS)))

    def by_gestures(self, place: int) -> bool:
        """Whether the encounter is fought by rock, paper, scissors (HIK-72)."""
        return not self.scenario and self.card(place).family == "greenskin"

    # --- numbers ---

    def base(self, card: DungeonCard) -> Power:
        """The printed power: of two, the one that the party's types call for (HIK-86)."""
        if card.nemesis and card.power2 is not None:
            for number in self.party:
                if card.nemesis in self.adventurer(number).keywords:
                    return card.power2
        return card.power

    def power(self, place: int) -> int:
        """The power of the card at a place, with all that changes it (HIK-40).

        A die counts as rolled, or as 1 before that (AMB-HIK-46).
        """
        card = self.card(place)
        base = self.base(card)
        total = base.number
        open_fight = place == self.fighting and not self.last
        if base.adventurers:
            total += len(self.party)  # HIK-78
        if base.mana:
            total += self.mana_then if open_fight else len(self.mana)  # HIK-83, AMB-HIK-33
        if base.die:
            total += (open_fight and self.power_die) or 1  # HIK-77
        if self.tenacity[place]:
            total += 2 if "vicious" in card.abilities else 1  # HIK-57, HIK-82
        return total + self.auras(card) + self.fated(place, card)

    def auras(self, card: DungeonCard) -> int:
        """What face-up cards add to this one, itself too (HIK-80, HIK-85, HIK-87, AMB-HIK-21).

        The final monster is one of the family (AMB-HIK-23); face down nothing shines (AMB-HIK-20).
        """
        total = 0
        dungeon = self.box.dungeon
        for corridor in range(CORRIDORS):
            front = self.fronts[corridor]
            if front >= 0 and not self.ambushed[corridor]:
                other = dungeon[front]
                if other.aura and self.shone_on(card, other.aura):
                    total += other.aura_amount
        final = self.box.final
        if final.aura and self.shone_on(card, final.aura):
            total += final.aura_amount
        return total

    def shone_on(self, card: DungeonCard, aura: str) -> bool:
        """Whether an aura concerns a card: its family, or Nemesis (AMB-HIK-22)."""
        if aura == "nemesis":
            return bool(card.nemesis) or (self.nemesis_too and card.aura == "nemesis")
        return card.family == aura

    def fated(self, place: int, card: DungeonCard) -> int:
        """What the destiny scale has added for good (HIK-108)."""
        if not self.scenario:
            return 0
        total = 0
        for whom, amount in permanent(self.scenario, self.fear):
            if (
                whom in (card.family, "all")
                or whom in card.tags
                or (whom == "final" and place == FINAL)  # AMB-HIK-62
                or (whom == "middle" and place == 1)  # AMB-HIK-41
                or (whom == "outer" and place in (0, 2))  # AMB-HIK-42: in no corridor, no bonus
            ):
                total += amount
        return total

    def weakest_first(self) -> list[int]:
        """The places of face-up monsters without a tenacity token, the weakest first (AMB-HIK-46)."""
        places = [p for p in range(PLACES) if self.face_up(p) and self.card(p).monster]
        return sorted((p for p in places if not self.tenacity[p]), key=self.power)

    # --- the party ---

    def passive(self, place: int) -> int:
        """What gifts and objects add to a roll against the card at a place (HIK-09, HIK-19)."""
        effects = [self.adventurer(number).gift for number in self.party]
        effects += [self.equipment(number).effect for number in self.open]
        return sum(self.bonus_of(effect, place) for effect in effects if effect.kind == "bonus")

    def bonus_of(self, effect: Effect, place: int) -> int:
        """What a bonus is worth against the card at a place."""
        if effect.against and not fits(self.card(place), effect.against):
            return 0
        if not effect.per:
            return effect.amount
        seen = [c for c in range(CORRIDORS) if self.face_up(c) and fits(self.card(c), effect.per)]
        return effect.amount * len(seen)

    def has(self, kind: str) -> bool:
        """Whether a gift or an object of this kind works for the party."""
        return any(self.adventurer(number).gift.kind == kind for number in self.party) or any(
            self.equipment(number).effect.kind == kind for number in self.open
        )

    @property
    def sides(self) -> int:
        """The sides of the die with which a fight begins: 6 unless a card says otherwise (HIK-63)."""
        effects = [self.adventurer(number).gift for number in self.party]
        effects += [self.equipment(number).effect for number in self.open]
        return max((effect.sides for effect in effects if effect.kind == "die"), default=6)

    @property
    def total(self) -> int:
        """The result of the fight as it stands: the die multiplied, then the bonuses (HIK-91, HIK-94)."""
        return self.rolls[-1][1] * self.multiplier + self.bonus + self.passive(self.fighting)

    def ultimate_cost(self) -> tuple[str, ...]:
        """What an ultimate power costs a party of this size (HIK-13, AMB-HIK-01)."""
        return self.box.ultimate[len(self.party) - 1]

    def payment(self, cost: tuple[str, ...]) -> Cards | None:
        """The won cards that pay a cost, or None when they do not suffice (HIK-16).

        A card pays one icon (AMB-HIK-27), a treasure one of any colour (HIK-88, AMB-HIK-28); plain cards go
        first, the oldest first (AMB-HIK-54).
        """
        if len(self.won) < len(cost):
            return None
        dungeon = self.box.dungeon
        paid: list[int] = []
        jokers = [card for card in self.won if "treasure" in dungeon[card].abilities]
        plain = [card for card in self.won if "treasure" not in dungeon[card].abilities]
        for colour in cost:
            found = next((card for card in plain if dungeon[card].colour == colour), -1)
            if found >= 0:
                plain.remove(found)
            elif jokers:
                found = jokers.pop(0)
            else:
                return None
            paid.append(found)
        return tuple(paid)


def fits(card: DungeonCard, whom: str) -> bool:
    """Whether a card is of this family or colour, or a monster, or a trap (HIK-71)."""
    return whom in (card.family, card.colour) or (whom == "monster" and card.monster)
