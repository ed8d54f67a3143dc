"""The table of HEROZ: its zones, and the few ways in which cards move between them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Self

from pygames.core.action import plain
from pygames.core.chance import Chance
from pygames.core.game import OptionValue
from pygames.core.table import Table
from pygames.games.heroz.cards import DECK, JOKER, NAMES, RANK, SUIT
from pygames.games.heroz.places import PLACE

DOWN = 64  # added to a card in a column that lies face down
GOAL = 30  # victory points that win (HZ-03)


Cards = tuple[int, ...]

# What the players remember (hidden.py): a set of cards is a number with bit k set for card k. It follows
# from the play, so it is no part of the position that a record's checksum covers.
MEMORY = ("early", "fixed", "fresh", "kept", "late", "seen")


class HerozTable(Table):
    """Everything on the table. A list per player unless said otherwise; card numbers throughout.

    A column is numbered seat * 3 + column from 0; it lists its troops from line 1 onwards, so a gap
    closes by itself (HZ-28). Rows of cards are tuples: replaced, never changed, so copies share them.

    Of the fields of `MEMORY`, `fixed` is what both players know of a deck; the others are what the other
    player knows of this one's hidden cards. Bits of cards that are not hidden there mean nothing. The troops
    that lie face down unseen were all placed in one step 1.3, for 1.2 turns all face up that lay there.
    """

    __slots__ = (
        "active",  # the seat whose turn it is
        "asides",  # how many have passed in a row in the present window of combat
        "attack",  # the attacking column, 0 to 2, or -1
        "attackers",  # cards of the active player that attack
        "auras",  # (seat of the troop, troop, hero played on it)
        "blockers",  # cards of the other player that block
        "bonuses",  # (seat, troop, value added by a sacrifice)
        "columns",  # six rows; a card that lies face down is written card + DOWN
        "copies",  # seat * 2 + joker: the card whose suit and value it has copied, or -1
        "damage",  # damage still to be distributed
        "decks",  # the last card is the top
        "discards",  # the last card is the top
        "doomed",  # (seat, troop) to be destroyed when all damage is distributed
        "early",  # of the kept cards, those that were in the hand when its troops were placed
        "fallen",  # troops destroyed in this turn's combat (tilted in the discard)
        "fired",  # seat * 6 + line * 2 + (0 suit, 1 value): size of the line formation that has acted
        "fixed",  # cards whose place in the deck both players know
        "fresh",  # how many cards in the hand must be ones that were drawn unseen since troops were placed
        "glance",  # looker, owner, card that a Jack is showing; then those of the other Jack
        "hands",
        "heroes",  # the hero in play, or -1
        "kept",  # cards that are not in the unseen part of the deck
        "late",  # cards that came after the troops were placed, so are none of these
        "memory_aid",
        "opened",  # how many cards on top of the deck lie face up
        "seen",  # troops seen before they lay face down, or by a Jack since
        "shields",  # (seat of the troop, troop, owner of the ace, ace)
        "shuffle_discard",
        "skips",  # True when the player's next turn is passed
        "speaker",  # who speaks next in the present window of combat
        "step",  # the step of combat that the present window follows: 1, 2 or 3
        "strict_damage",
        "then",  # the script to go back to when formations have acted
        "turn",  # turns begun, from 1
        "won",  # (card, its value) in the zone of victory points
    )

    lists = frozenset(
        {
            "columns",
            "copies",
            "decks",
            "discards",
            "early",
            "fallen",
            "fired",
            "fixed",
            "fresh",
            "hands",
            "heroes",
            "kept",
            "late",
            "opened",
            "seen",
            "skips",
            "won",
        }
    )

    def __init__(self, seed: int, options: Mapping[str, OptionValue]) -> None:
        super().__init__(seed, "prepare")
        self.active = 0
        self.asides = 0
        self.attack = -1
        self.attackers: Cards = ()
        self.auras: tuple[tuple[int, int, int], ...] = ()
        self.blockers: Cards = ()
        self.bonuses: tuple[tuple[int, int, int], ...] = ()
        self.columns: list[Cards] = [(), (), (), (), (), ()]
        self.copies = [-1, -1, -1, -1]
        self.damage = 0
        self.decks: list[Cards] = [tuple(range(DECK)), tuple(range(DECK))]
        self.discards: list[Cards] = [(), ()]
        self.doomed: tuple[tuple[int, int], ...] = ()
        self.early = [0, 0]
        self.fallen: list[Cards] = [(), ()]
        self.fired = [0] * 12
        self.fixed = [0, 0]
        self.fresh = [0, 0]
        self.glance: Cards = ()
        self.hands: list[Cards] = [(), ()]
        self.heroes = [-1, -1]
        self.kept = [0, 0]
        self.late = [0, 0]
        self.memory_aid = bool(options["memory_aid"])
        self.opened = [0, 0]
        self.seen = [0, 0]
        self.shields: tuple[tuple[int, int, int, int], ...] = ()
        self.shuffle_discard = bool(options["shuffle_discard"])
        self.skips = [False, False]
        self.speaker = 0
        self.step = 0
        self.strict_damage = bool(options["strict_damage"])
        self.then = ""
        self.turn = 0
        self.won: list[tuple[tuple[int, int], ...]] = [(), ()]

    def copy(self) -> HerozTable:
        new = HerozTable.__new__(HerozTable)
        new.script = self.script
        new.result = self.result
        new.chance = Chance(self.chance.state)
        new.log = None
        new.asked = self.asked
        new.active = self.active
        new.asides = self.asides
        new.attack = self.attack
        new.attackers = self.attackers
        new.auras = self.auras
        new.blockers = self.blockers
        new.bonuses = self.bonuses
        new.columns = self.columns[:]
        new.copies = self.copies[:]
        new.damage = self.damage
        new.decks = self.decks[:]
        new.discards = self.discards[:]
        new.doomed = self.doomed
        new.early = self.early[:]
        new.fallen = self.fallen[:]
        new.fired = self.fired[:]
        new.fixed = self.fixed[:]
        new.fresh = self.fresh[:]
        new.glance = self.glance
        new.hands = self.hands[:]
        new.heroes = self.heroes[:]
        new.kept = self.kept[:]
        new.late = self.late[:]
        new.memory_aid = self.memory_aid
        new.opened = self.opened[:]
        new.seen = self.seen[:]
        new.shields = self.shields
        new.shuffle_discard = self.shuffle_discard
        new.skips = self.skips[:]
        new.speaker = self.speaker
        new.step = self.step
        new.strict_damage = self.strict_damage
        new.then = self.then
        new.turn = self.turn
        new.won = self.won[:]
        return new

    # --- plain data ---

    @classmethod
    def fields(cls) -> tuple[str, ...]:
        """The fields of the position."""
        return POSITION

    def data(self, *, memory: bool = False) -> dict[str, Any]:
        """The table as plain data; what the players remember only if asked for."""
        data = super().data()
        return data | {name: plain(getattr(self, name)) for name in MEMORY} if memory else data

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Self:
        """The table that `data` describes. Without a memory, all that is known is what is to be seen."""
        table = super().from_data(data)
        for name in MEMORY:
            setattr(table, name, list(data.get(name, (0, 0))))
        if "fixed" not in data:
            for owner, deck in enumerate(table.decks):
                table.fixed[owner] = bits(deck[len(deck) - table.opened[owner] :])
                down = [code - DOWN for column in columns_of(owner) for code in table.columns[column]]
                shown = [card for looker, of, card in table.glances() if of == owner != looker]
                # only a Queen turns a joker face down, before everybody's eyes
                table.seen[owner] = bits([*shown, *(card for card in down if card >= JOKER)])
        return table

    # --- troops in play ---

    def at(self, place: int) -> int:
        """What stands on a place: a card (+ DOWN when face down), or -1."""
        column = self.columns[place // 3]
        line = place % 3
        return column[line] if line < len(column) else -1

    def put_at(self, place: int, code: int) -> None:
        """Put a troop where one stands already."""
        column = self.columns[place // 3]
        line = place % 3
        self.columns[place // 3] = (*column[:line], code, *column[line + 1 :])

    def turn_down(self, place: int) -> None:
        """Turn a troop face down before everybody's eyes."""
        card = self.at(place)
        self.put_at(place, card + DOWN)
        self.seen[place // 9] |= 1 << card

    def turn_up(self, place: int) -> int:
        """Turn a troop face up; says which it is."""
        card = self.at(place) - DOWN
        self.put_at(place, card)
        self.seen[place // 9] &= ~(1 << card)
        return card

    def look(self, seat: int, place: int) -> int:
        """Show a face-down troop to a player alone (AMB-HZ-67); says which it is."""
        card = self.at(place) - DOWN
        owner = place // 9
        self.glance += (seat, owner, card)
        if owner != seat:
            self.seen[owner] |= 1 << card
        return card

    def place_of(self, seat: int, card: int) -> int:
        """The place of a troop in play, or -1."""
        for column in range(seat * 3, seat * 3 + 3):
            troops = self.columns[column]
            for line in range(len(troops)):
                if troops[line] & 63 == card:
                    return column * 3 + line
        return -1

    def face(self, seat: int, card: int) -> int:
        """The card whose suit and value a troop now has: under an aura an ace (value 1) of the
        hero's suit (HZ-45), for a joker the card copied (HZ-23), else itself."""
        for target, troop, hero in self.auras:
            if troop == card and target == seat:
                return SUIT[hero] * 13
        if card >= JOKER:
            return self.copies[seat * 2 + card - JOKER]
        return card

    def value(self, seat: int, card: int) -> int:
        """The value of a troop as it now is."""
        return RANK[self.face(seat, card)]

    def free_places(self, seat: int) -> list[int]:
        """The first unoccupied place of each column that has one (HZ-27)."""
        first = seat * 3
        places = []
        for column in (first, first + 1, first + 2):
            n = len(self.columns[column])
            if n < 3:
                places.append(column * 3 + n)
        return places

    def active_places(self, seat: int) -> list[int]:
        """The places of the player's active troops (HZ-54)."""
        first = seat * 3
        places = []
        for column in (first, first + 1, first + 2):
            place = column * 3
            for code in self.columns[column]:
                if code < DOWN:
                    places.append(place)
                place += 1
        return places

    def inactive_places(self, seat: int) -> list[int]:
        """The places of the player's inactive troops."""
        first = seat * 3
        return [
            column * 3 + line
            for column in (first, first + 1, first + 2)
            for line, code in enumerate(self.columns[column])
            if code >= DOWN
        ]

    def glances(self) -> list[Cards]:
        """What the Jacks are showing: (looker, owner, card) each (AMB-HZ-67)."""
        return [self.glance[at : at + 3] for at in range(0, len(self.glance), 3)]

    def cover(self, which: int, seat: int) -> None:
        """Show no longer what `seat` looked at (`which` is 0), or what it owns (1)."""
        if self.glance:
            self.glance = tuple(n for glance in self.glances() if glance[which] != seat for n in glance)

    def remove(self, seat: int, card: int) -> None:
        """Take a troop out of its place; those of higher lines slide down (HZ-28)."""
        place = self.place_of(seat, card)
        column = without(self.columns[place // 3], place % 3)
        line = place % 3
        self.columns[place // 3] = column
        if card >= JOKER:
            self.copies[seat * 2 + card - JOKER] = -1  # AMB-HZ-11
        if line < len(column):
            self.tell("slid", "HZ-28", column=PLACE.words[place][:2], n=len(column) - line)

    def points(self, seat: int) -> int:
        """Victory points: the sum of the values now in the zone (HZ-50, AMB-HZ-55)."""
        return sum(value for _, value in self.won[seat])

    # --- deck, hand and discard ---

    def discard(self, seat: int, card: int) -> None:
        """Put a card on top of its owner's discard (HZ-58)."""
        self.discards[seat] += (card,)

    def play_from_hand(self, seat: int, card: int) -> None:
        """Take a card out of a hand, for all to see."""
        hand = self.hands[seat]
        self.hands[seat] = without(hand, hand.index(card))
        if self.fresh[seat] and not (self.early[seat] | self.late[seat]) >> card & 1:
            self.fresh[seat] -= 1  # perhaps it was one of them

    def place_from_hand(self, seat: int, card: int, place: int) -> None:
        """Put a troop of a hand face down on a free place (HZ-65)."""
        hand = self.hands[seat]
        self.hands[seat] = without(hand, hand.index(card))
        self.columns[place // 3] += (card + DOWN,)
        # any troop of the hand may be the one
        self.early[seat] = self.kept[seat]
        self.late[seat] = 0
        self.fresh[seat] = 0

    def put_on_deck(self, seat: int, card: int) -> None:
        """Put a card face up on top of its owner's deck."""
        self.decks[seat] += (card,)
        self.fixed[seat] |= 1 << card
        self.opened[seat] += 1

    def put_under_deck(self, seat: int, card: int) -> None:
        """Put a card that all have seen face down under its owner's deck."""
        self.decks[seat] = (card, *self.decks[seat])
        self.fixed[seat] |= 1 << card

    def draw(self, seat: int, rule: str) -> bool:
        """Draw the top card of one's deck into one's hand; False when the deck was empty (HZ-53).

        A hand has no limit (AMB-HZ-46).
        """
        deck = self.decks[seat]
        if not deck:
            return False
        card = deck[-1]
        self.decks[seat] = deck[:-1]
        self.hands[seat] += (card,)
        bit = 1 << card
        if self.fixed[seat] & bit:
            self.fixed[seat] ^= bit
            self.early[seat] &= ~bit
            self.kept[seat] |= bit
            self.late[seat] |= bit
        elif not self.late[seat] & bit:
            self.fresh[seat] += 1
        if self.opened[seat]:
            # a card that lay face up is known to all (AMB-HZ-44)
            self.opened[seat] -= 1
            self.tell("drew", rule, reveals=True, seat=seat, card=NAMES[card])
        elif self.log is not None:
            self.tell("drew", rule, reveals=True, seat=seat, to=seat, secret={"card": NAMES[card]})
        return True

    def renew_deck(self, seat: int) -> bool:
        """The discard, turned over, becomes the deck (HZ-53); False when there is none (AMB-HZ-60)."""
        discard = self.discards[seat]
        if not discard:
            self.tell("nothing_left", "HZ-53 AMB-HZ-60", seat=seat)
            return False
        self.discards[seat] = ()
        deck = bits(discard)
        if self.shuffle_discard:
            self.decks[seat] = self.chance.shuffled(discard)
            # what is hidden and not among them is in the hand or face down
            self.kept[seat] = ALL & ~deck
            self.late[seat] |= deck
        else:
            self.decks[seat] = discard[::-1]  # the oldest card comes out on top (AMB-HZ-42)
            self.fixed[seat] = deck
        self.tell("turned_discard", "HZ-53 AMB-HZ-42", reveals=True, seat=seat, n=len(discard))
        return True

    def flip(self, seat: int) -> int:
        """Turn the top card of a deck face up, where it stays (AMB-HZ-20); says which it is."""
        card = self.decks[seat][-1]
        self.opened[seat] = 1
        self.fixed[seat] |= 1 << card
        return card


ALL = (1 << DECK) - 1
POSITION = tuple(name for name in HerozTable.__slots__ if name not in MEMORY)


def bits(cards: Iterable[int]) -> int:
    """The cards as a number: bit k for card k."""
    return sum(1 << card for card in cards)


def without(cards: Cards, at: int) -> Cards:
    """The row without the card at this index."""
    return cards[:at] + cards[at + 1 :]


def columns_of(seat: int) -> range:
    """The numbers of a player's columns."""
    return range(seat * 3, seat * 3 + 3)
