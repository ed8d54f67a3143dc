"""The state of Hero: Immortal King: corridors, party, tokens, the fight that is on, and who sees what."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from pygames.engine.fields import NOBODY, OPEN, places, value, values, zone, zones
from pygames.engine.state import State
from pygames.games.immortal_king.card_file import box
from pygames.games.immortal_king.cards import (
    CORRIDORS,
    FINAL,
    GESTURES,
    Adventurer,
    Box,
    DungeonCard,
    Effect,
    Equipment,
    Power,
)
from pygames.games.immortal_king.fate import permanent, scale

Cards = tuple[int, ...]
Rolls = tuple[tuple[int, int], ...]  # the dice of a fight, each with its sides and its result
PARTY_SEAT, MASTER = 0, 1
COURAGE, MOST_COURAGE = 5, 10  # HIK-34, HIK-51
PLACES = CORRIDORS + 1  # the final monster's is the last
MIDDLE, OUTER = 1, (0, 2)  # corridors
NONE = -1  # no card, no place, no gesture


def party_sees(state: ImmortalKingState, seat: int | None, index: int = 0, at: int = 0) -> bool:
    """Whether a seat sees what the party alone knows: hidden equipment, a first gesture (HIK-29, HIK-96)."""
    return seat in (PARTY_SEAT, OPEN)


def master_sees(state: ImmortalKingState, seat: int | None, index: int = 0, at: int = 0) -> bool:
    """Whether a seat sees what only the dungeon master has looked at (HIK-44, AMB-HIK-56)."""
    return seat in (MASTER, OPEN)


def sees_front(state: ImmortalKingState, seat: int | None, index: int = 0, at: int = 0) -> bool:
    """Whether a seat sees the encounter of a corridor: all do, but one in ambush (HIK-55, AMB-HIK-56)."""
    return seat in (MASTER, OPEN) or not state.ambushed[index]


class Fight(NamedTuple):
    """How a fight went: against which card, with what dice (or gestures), and what came of it."""

    place: int
    card: str
    rolls: Rolls = ()
    multiplier: int = 1
    bonus: int = 0
    power: int = 0
    how: str = ""
    gestures: tuple[str, ...] = ()


class ImmortalKingState(State):
    """Everything on the table. A list has one entry a corridor unless said otherwise.

    Dungeon cards are numbered by their place in the box's dungeon, adventurers and equipment likewise.
    """

    # what is played
    box_source: str = value("", option=True)  # the name of a set, or the text of a file of one's own
    scenario: str = value("", option=True)  # solitaire: which, "own" the file's; empty with two players
    nemesis_too: bool = value(False, option=True)  # Nemesis +X strengthens Nemesis +X as well (AMB-HIK-22)

    # the dungeon
    dungeon_box: Cards = zone("dungeon")  # the cards until they are laid out
    # face down (HIK-31); the last card is the top
    piles: list[Cards] = zones("dungeon", CORRIDORS, seen_by=NOBODY, pile=True)
    tops: list[int] = places("dungeon", CORRIDORS, seen_by=master_sees)  # on a pile: looked at (HIK-44)
    fronts: list[int] = places("dungeon", CORRIDORS, seen_by=sees_front)  # the encounter before a pile
    ambushed: list[bool] = values(False, CORRIDORS)  # whether the encounter lies face down
    tenacity: list[bool] = values(False, PLACES)  # by place: whether a token lies on the card
    won: Cards = zone("dungeon")  # what the party has beaten, the oldest first
    spent: Cards = zone("dungeon")  # paid: out of the game (AMB-HIK-29)
    fear: int = value(0)
    slain: bool = value(False)  # the final monster is dead

    # the party
    party: Cards = value(())  # adventurers, in the box's order once the party is ready
    mana: Cards = value(())  # adventurers with a mana token
    courage: int = value(0)
    equipment_box: Cards = zone("equipment", seen_by=party_sees)  # what is not taken along
    hand: Cards = zone("equipment", seen_by=party_sees)  # lying face down
    open: Cards = zone("equipment")
    discard: Cards = zone("equipment")  # potions that were drunk

    # the turn and its fight
    turn: int = value(0)
    fighting: int = value(NONE)  # the place that is attacked, from the attack to the end of the turn
    gesture: int = value(NONE, seen_by=party_sees)  # what the adventurers' player has chosen in secret
    mana_then: int = value(0)  # how many mana tokens there were when the fight began (HIK-83)
    power_die: int = value(0)  # the dungeon's die for a power of 1d6, or 0
    rolls: Rolls = value(())  # of this fight; the last one counts
    multiplier: int = value(1)
    bonus: int = value(0)  # what powers and potions have added in this fight
    gifts: Cards = value(())  # adventurers whose gift re-rolled in this fight
    quiet: bool = value(False)  # the dungeon master wants no more questions in this fight
    # the last fight as a plain tuple (`last_fight`); empty until it ends
    last: tuple[Any, ...] = value(())

    # --- the cards ---

    @property
    def box(self) -> Box:
        """The cards that the game is played with."""
        return box(self.box_source)

    def adventurer(self, number: int) -> Adventurer:
        """The adventurer card of this number."""
        return box(self.box_source).adventurers[number]

    def equipment(self, number: int) -> Equipment:
        """The equipment card of this number."""
        return box(self.box_source).equipment[number]

    def card(self, place: int) -> DungeonCard:
        """The encounter at a place where there is one, or the final monster."""
        cards = box(self.box_source)
        return cards.final if place == FINAL else cards.dungeon[self.fronts[place]]

    def word(self, place: int) -> str:
        """The word for the card at a place."""
        return self.box.final.id if place == FINAL else self.box.words[self.fronts[place]]

    # --- who is there ---

    @property
    def solitaire(self) -> bool:
        """Whether nobody plays the dungeon master (HIK-101)."""
        return bool(self.scenario)

    @property
    def scale(self) -> tuple[str, ...]:
        """The steps of the destiny scale (HIK-108), none with two players."""
        return scale(self.scenario, self.box.scenario)

    def is_there(self, place: int) -> bool:
        """Whether a card lies at a place."""
        return place == FINAL or self.fronts[place] >= 0

    def face_up(self, place: int) -> bool:
        """Whether a card lies face up at a place."""
        return place == FINAL or (self.fronts[place] >= 0 and not self.ambushed[place])

    def in_sight(self) -> list[DungeonCard]:
        """The encounters that lie face up, corridor by corridor."""
        dungeon = box(self.box_source).dungeon
        found = []
        for front, hidden in zip(self.fronts, self.ambushed, strict=True):
            if front >= 0 and not hidden:
                found.append(dungeon[front])
        return found

    def pile_size(self, corridor: int) -> int:
        """How many cards lie behind the encounter of a corridor."""
        return len(self.piles[corridor]) + (self.tops[corridor] >= 0)

    def with_pile(self) -> list[int]:
        """The corridors where cards lie behind the encounter."""
        found = []
        for corridor, pile in enumerate(self.piles):
            if pile or self.tops[corridor] >= 0:
                found.append(corridor)
        return found

    def empty(self, corridor: int) -> bool:
        """Whether a corridor is clear: no encounter and no pile (AMB-HIK-03)."""
        return self.fronts[corridor] < 0 and not self.pile_size(corridor)

    @property
    def way_is_open(self) -> bool:
        """Whether the final monster may be attacked (HIK-38)."""
        return NONE in self.fronts and any(map(self.empty, range(CORRIDORS)))

    def by_gestures(self, place: int) -> bool:
        """Whether the encounter is fought by rock, paper, scissors (HIK-72)."""
        return not self.scenario and self.card(place).family == "greenskin"

    @property
    def in_fight(self) -> bool:
        """Whether a fight is on that is not decided yet."""
        return self.fighting >= 0 and not self.last

    @property
    def last_fight(self) -> Fight | None:
        """The fight that was decided last, until the next one begins."""
        return Fight(*self.last) if self.last else None

    # --- what nobody or not everybody sees ---

    def take_top(self, corridor: int) -> int:
        """Take the top card of a pile.

        Where the piles have no order (`unordered`), every card of any pile is as likely to be it, and one of
        another pile changes places with this pile's last.
        """
        piles = self.piles
        *below, top = piles[corridor]
        piles[corridor] = tuple(below)
        if not self.unordered:
            return top
        at = self.below(sum(map(len, piles)) + 1) - 1
        if at < 0:
            return top
        other = 0
        while at >= len(piles[other]):
            at -= len(piles[other])
            other += 1
        pile = piles[other]
        piles[other] = (*pile[:at], top, *pile[at + 1 :])
        return pile[at]

    def determinize(self, seat: int | None) -> None:
        """Deal all that `seat` cannot know anew, in place: each way to deal it is as likely.

        The piles get no order (`take_top`).
        """
        self._deal_dungeon(seat)
        if seat != PARTY_SEAT:
            unseen = sorted(self.hand + self.equipment_box)
            hand = [unseen.pop(self.below(len(unseen))) for _ in self.hand]
            self.hand, self.equipment_box = tuple(sorted(hand)), tuple(unseen)
            if self.gesture >= 0:
                self.gesture = self.below(len(GESTURES))
        self.unordered = True

    def _deal_dungeon(self, seat: int | None) -> None:
        piles, tops, fronts = self.piles, self.tops, self.fronts
        pool = [card for pile in piles for card in pile]
        looked, ambushes = [], []
        if seat != MASTER:
            looked = [corridor for corridor in range(CORRIDORS) if tops[corridor] >= 0]
            ambushes = [corridor for corridor in range(CORRIDORS) if self.ambushed[corridor]]
            pool += [tops[corridor] for corridor in looked] + [fronts[corridor] for corridor in ambushes]
        pool.sort()
        # first where only some cards fit: only a monster has a tenacity token, in ambush too (HIK-56)
        for corridor in ambushes:
            if self.tenacity[corridor]:
                fronts[corridor] = self.choice([card for card in pool if self.box.dungeon[card].monster])
                pool.remove(fronts[corridor])
        for corridor in ambushes:
            if not self.tenacity[corridor]:
                fronts[corridor] = pool.pop(self.below(len(pool)))
        for corridor in looked:
            tops[corridor] = pool.pop(self.below(len(pool)))
        end = 0
        for corridor, pile in enumerate(piles):
            start, end = end, end + len(pile)
            piles[corridor] = tuple(pool[start:end])

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
        fought = place == self.fighting and not self.last
        if base.adventurers:
            total += len(self.party)  # HIK-78
        if base.mana:
            total += self.mana_then if fought else len(self.mana)  # HIK-83, AMB-HIK-33
        if base.die:
            total += (fought and self.power_die) or 1  # HIK-77
        if self.tenacity[place]:
            total += 2 if "vicious" in card.abilities else 1  # HIK-57, HIK-82
        return total + self.auras(card) + self.fated(place, card)

    def auras(self, card: DungeonCard) -> int:
        """What face-up cards add to this one, itself too (HIK-80, HIK-85, HIK-87, AMB-HIK-21).

        The final monster is one of the family (AMB-HIK-23); face down nothing shines (AMB-HIK-20).
        """
        cards = box(self.box_source)
        shining = [cards.final] if cards.final.aura else []
        for front, hidden in zip(self.fronts, self.ambushed, strict=True):
            if front in cards.shining and not hidden:
                shining.append(cards.dungeon[front])
        total = 0
        for other in shining:
            if self.shone_on(card, other.aura):
                total += other.aura_amount
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
        for whom, amount in permanent(self.scale, self.fear):
            if (
                whom in (card.family, "all")
                or whom in card.tags
                or (whom == "final" and place == FINAL)  # AMB-HIK-62
                or (whom == "middle" and place == MIDDLE)  # AMB-HIK-41
                or (whom == "outer" and place in OUTER)  # AMB-HIK-42: in no corridor, no bonus
            ):
                total += amount
        return total

    # --- the party ---

    def lasting(self) -> Lasting:
        """What gifts and objects do all the time."""
        return lasting(self.box_source, self.party, self.open)

    def passive(self, place: int) -> int:
        """What gifts and objects add to a roll against the card at a place."""
        total = 0
        for effect in lasting(self.box_source, self.party, self.open).bonuses:
            total += self.bonus_of(effect, place)
        return total

    def bonus_of(self, effect: Effect, place: int) -> int:
        """What a bonus is worth against the card at a place."""
        if effect.against and not fits(self.card(place), effect.against):
            return 0
        if not effect.per:
            return effect.amount
        return effect.amount * sum([fits(card, effect.per) for card in self.in_sight()])

    @property
    def total(self) -> int:
        """The result of the fight as it stands: the die multiplied, then the bonuses (HIK-91, HIK-94)."""
        return self.total_with(self.bonus + self.passive(self.fighting))

    def total_with(self, bonus: int) -> int:
        """The result of the fight with this bonus: the die multiplied, then the bonus."""
        _, die = self.rolls[-1]
        return die * self.multiplier + bonus

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
        return _payment(self.box_source, self.won, cost) if cost else ()


def without(cards: Cards, number: int) -> Cards:
    """The row without this card, which lies in it."""
    at = cards.index(number)
    return cards[:at] + cards[at + 1 :]


def fits(card: DungeonCard, whom: str) -> bool:
    """Whether a card is of this family or colour, or a monster, or a trap (HIK-71)."""
    return whom in (card.family, card.colour) or (whom == "monster" and card.monster)


class Lasting(NamedTuple):
    """What gifts and objects do all the time (HIK-09, HIK-19)."""

    bonuses: tuple[Effect, ...]
    sides: int  # of the die with which a fight begins: 6 unless a card says otherwise (HIK-63)
    ward: bool  # against Pain


@lru_cache(maxsize=256)
def lasting(cards: str, party: Cards, open: Cards) -> Lasting:
    """What these adventurers' gifts and this equipment do, of a box."""
    found = box(cards)
    declared = [found.adventurers[number].gift for number in party]
    declared += [found.equipment[number].effect for number in open]
    effects = [part for effect in declared for part in effect.parts]
    return Lasting(
        bonuses=tuple(effect for effect in effects if effect.kind == "bonus"),
        sides=max((effect.sides for effect in effects if effect.kind == "die"), default=6),
        ward=any(effect.kind == "ward" for effect in effects),
    )


@lru_cache(maxsize=4096)
def _payment(cards: str, won: Cards, cost: tuple[str, ...]) -> Cards | None:
    dungeon = box(cards).dungeon
    paid: list[int] = []
    jokers = [card for card in won if "treasure" in dungeon[card].abilities]
    plain = [card for card in won if "treasure" not in dungeon[card].abilities]
    for colour in cost:
        found = next((card for card in plain if dungeon[card].colour == colour), NONE)
        if found >= 0:
            plain.remove(found)
        elif jokers:
            found = jokers.pop(0)
        else:
            return None
        paid.append(found)
    return tuple(paid)
